import type { Tables } from '#database/tables.ts';
import type { Collection } from '#product/child-data/server/export/collect.ts';
import type { Source } from '#product/child-data/server/export/sources.ts';
import type { OwnPart } from '../../rules/parts.ts';
import { OWN_WORDS } from '../../rules/words.ts';

const ofAccount = (part: OwnPart, order: string, more: readonly string[] = []): Source => ({
  part,
  where: 't.account_id = $1',
  order,
  with: more,
});

const ofOrder = (order: string, more: readonly string[] = []): Source => ({
  part: 'purchases',
  where: 't.order_id in (select o.id from orders o where o.account_id = $1)',
  order,
  with: more,
});

/** How each table leads to an adult. A test holds that every table which names an account is here or below. */
const SOURCES: Collection['sources'] = {
  accounts: {
    part: 'account',
    where: 't.id = $1',
    order: 't.id',
    with: ['scope', 'status', 'created_at', 'activated_at', 'verified_at', 'free_trial_ends_on'],
  },
  families: {
    part: 'account',
    where: 't.id = (select a.family_id from accounts a where a.id = $1)',
    order: 't.id',
  },
  account_requests: ofAccount('account', 't.account_id', ['created_at']),
  group_members: ofAccount('account', 't.group_id', ['role', 'created_at']),
  staff_notes: ofAccount('account', 't.id'),
  sessions: ofAccount('sign-in', 't.created_at, t.id', ['created_at', 'signed_in_by']),
  passkeys: ofAccount('sign-in', 't.created_at, t.id'),
  code_apps: ofAccount('sign-in', 't.account_id'),
  recovery_codes: ofAccount('sign-in', 't.created_at, t.code_hash', ['created_at']),
  news_wishes: ofAccount('letters', 't.account_id', ['wanted', 'asked_at']),
  notification_preferences: ofAccount('letters', 't.account_id'),
  follow_up_letters: ofAccount('letters', 't.account_id'),
  responder_absences: ofAccount('letters', 't.first_day, t.id'),
  mails: {
    part: 'letters',
    where: 't.recipient = (select a.username from accounts a where a.id = $1)',
    order: 't.created_at, t.id',
    with: ['kind', 'created_at', 'sent_at'],
  },
  saved_lessons: ofAccount('work', 't.at, t.lesson_id', ['lesson_id']),
  lesson_plans: ofAccount('work', 't.week, t.lesson_id', ['lesson_id']),
  lessons_taught: ofAccount('work', 't.on_day, t.lesson_id', ['lesson_id']),
  lessons_taught_groups: ofAccount('work', 't.on_day, t.lesson_id, t.small_group_id', [
    'lesson_id',
    'small_group_id',
  ]),
  quotes: ofAccount('purchases', 't.created_at, t.id', ['number', 'total_cents', 'created_at']),
  orders: ofAccount('purchases', 't.created_at, t.id', ['number', 'status', 'total_cents', 'created_at']),
  payments: ofOrder('t.created_at, t.id', ['status', 'amount_cents', 'paid_at']),
  order_payments: ofOrder('t.created_at, t.id', ['amount_cents', 'paid_on']),
  order_refunds: ofOrder('t.created_at, t.id', ['amount_cents', 'created_at']),
  audit: {
    part: 'records',
    where: "t.subject_type = 'account' and t.subject_id = $1",
    order: 't.at, t.id',
    with: ['at', 'actor_scope'],
  },
  acting_sessions: ofAccount('records', 't.started_at, t.id'),
};

export const OWN_DATA: Collection = { words: OWN_WORDS, sources: SOURCES };

/** Names an account, and tells nothing of the person that is not told above; each with the reason. */
export const LEFT_OUT: Readonly<Partial<Record<keyof Tables, string>>> = {
  account_deletions: 'says that the account is to be deleted, which the page about it shows',
  activity: 'says again what the records of access say',
  address_claims: 'is asked of the owner of the address, who is not proven to be the reader',
  child_consents: 'is the record of a child',
  child_deletions: 'is the record of a child',
  child_exports: 'is a list of files that are gone after two days',
  class_tiles: 'is how a class comes in',
  dashboard_notifications: 'is what home tells',
  district_uploads: 'is a file of a school',
  ecommerce_history: 'says again what quotes, orders and licenses say',
  factor_tickets: 'is good for some minutes',
  family_consents: 'is a code of which a hash is kept',
  family_invites: 'is a code of which a hash is kept',
  family_links: "says which children of a school the reader follows; each child's page does",
  follow_up_settings: 'is how a school answers',
  follow_up_steps: 'is the record of a child',
  follow_ups: 'is the record of a child',
  gifts: 'says again what the histories of licenses say',
  known_devices: 'is a code of a browser, of which a hash is kept',
  lesson_features: 'is a choice of our staff',
  lesson_reviews: 'is a list of our staff',
  license_lots: 'is a business record that names nobody; the histories of licenses show it',
  license_operations: 'is a business record that names nobody',
  links: 'is a code of which a hash is kept',
  notices: 'is a text of our staff',
  observations: 'is the record of a child',
  mission_sightings: 'is the record of a child',
  own_exports: 'is the export itself',
  packet_links: 'is a code of which a hash is kept',
  payment_events: 'is a business record that names nobody',
  play_weeks: 'is a figure of a school',
  reading_agreements: 'is a decision of a school',
  report_downloads: 'is a list of files that are gone after two days',
  report_links: 'is a code of which a hash is kept',
  school_consents: 'is a decision of a school',
  school_features: 'is a choice of our staff',
  sidebar_tasks: 'is what the sidebar tells',
  site_access: 'is a business record that names nobody',
  small_groups: 'is the record of children',
  student_notes: 'is the record of a child',
  student_shares: 'is the record of a child',
  students: 'is the record of a child: each has an export of its own',
  undo_steps: 'is good for some minutes',
  unlicensed_logins: 'is the record of a child',
  uploads: 'is a file of a school',
};
