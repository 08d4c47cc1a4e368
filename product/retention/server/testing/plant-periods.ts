import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { plantChild } from '#product/child-data/server/testing/plant.ts';
import type { TestKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildDistrict, buildStudent } from '#testing/api/people.ts';

/** A row of every table that is kept for a time only, all of the same moment: what has an end of its own, of a day later. */
export async function plantPeriods(kindred: TestKindred): Promise<void> {
  const { db, appKey } = kindred;
  const at = kindred.now();
  const end = new Date(at.getTime() + 86_400_000);
  const planted = await plantChild(kindred, 'Wombat');
  const { id: child, teacher, parent, school, staff } = planted;
  const { id: district } = await buildDistrict(db);
  await buildAccount(db, { status: 'not-activated', created_at: at, updated_at: at });
  await buildStudent(db, appKey, { owner_id: teacher.id, is_sandbox: true, created_at: at });
  const plant = (...rows: readonly RawBuilder<unknown>[]) => runAll(kindred, rows);
  await plant(
    sql`update uploads set created_at = ${at}, file_sealed = 'sealed', reading = '{"a": 1}'`,
    sql`insert into district_uploads (status, district_id, actor_scope, file_name, file_sha256, file_sealed, created_at)
      values ('linking', ${district}, 'uber', 'roster.zip', 'sha', 'sealed', ${at})`,
    sql`insert into sessions (token_hash, account_id, created_at, active_at, expires_at, browser)
      values ('wombat-session', ${teacher.id}, ${at}, ${at}, ${end}, 'Firefox')`,
    sql`insert into forgotten_sessions values ('wombat-forgotten', ${end})`,
    sql`insert into factor_tickets (token_hash, purpose, account_id, expires_at)
      values ('wombat-ticket', 'second-step', ${teacher.id}, ${end})`,
    sql`insert into used_sign_ons (state_hash, expires_at) values ('wombat-state', ${end})`,
    sql`insert into known_devices (token_hash, account_id, used_at) values ('wombat-device', ${teacher.id}, ${at})`,
    sql`insert into links (kind, account_id, code_hash, new_username, created_at, expires_at)
      values ('username-change', ${teacher.id}, 'wombat-link', 'new@wombat.test', ${at}, ${end})`,
    sql`insert into address_claims (account_id, source, role, first_name, last_name, joins_teams, created_at)
      values (${parent.id}, 'invite', 'educator', 'Wombat', 'Wombat', false, ${at})`,
    sql`insert into code_apps (account_id, secret_sealed, created_at) values (${teacher.id}, 'secret', ${at})`,
    sql`insert into former_addresses values ('wombat-address', ${at})`,
  );
  for (const status of ['queued', 'sent', 'failed']) {
    await plant(sql`insert into mails (operation_id, kind, recipient, letter_sealed, status, last_error, created_at)
      values (${`wombat-${status}`}, 'other', 'to@wombat.test', 'sealed', ${status}, 'refused', ${at})`);
  }
  await plant(
    sql`insert into sidebar_tasks (uuid, account_id, type, done, total, updated_at)
      values (${randomUUID()}, ${teacher.id}, 'bulk-upload', 1, 1, ${at})`,
    sql`insert into dashboard_notifications (account_id, kind, at, operation_id)
      values (${teacher.id}, 'welcome', ${at}, 'wombat')`,
    sql`insert into events (channel, type, at) values (${randomUUID()}, 'wombat', ${at})`,
    sql`insert into throttles values ('wombat-key', 1, ${at}, ${at})`,
    sql`insert into client_events (at, kind, site, path) values (${at}, 'not-found', 'dashboard', '/wombat')`,
    sql`insert into class_tiles (account_id, turned_on_at) values (${teacher.id}, ${at})`,
    sql`insert into class_devices (account_id, number, token_hash, opened_at, used_at, ends_at)
      values (${teacher.id}, 1, 'wombat-class', ${at}, ${at}, ${end})`,
    sql`insert into class_cards values ('wombat-card', ${teacher.id}, ${at}, ${end})`,
    sql`insert into responder_absences (school_id, account_id, first_day, last_day)
      values (${school.id}, ${teacher.id}, ${at}, ${at})`,
    sql`insert into school_days_off (school_id, first_day, last_day, words) values (${school.id}, ${at}, ${at}, 'Fair')`,
    sql`with kept as (insert into report_downloads (uuid, account_id, program, kind, part, language, format, brand,
        total, created_at, ends_at)
      values (${randomUUID()}, ${teacher.id}, 'zoou', 'assessment', 'family', 'en', 'pdf', 'kindred', 1, ${at}, ${end})
      returning id)
      insert into report_download_parts (download_id, place, student_id, state, content_sealed)
      select id, 1, ${child}::bigint, 'made', 'sealed' from kept`,
    sql`with kept as (insert into child_exports (uuid, account_id, kind, language, brand, total, created_at, ends_at)
      values (${randomUUID()}, ${teacher.id}, 'child', 'en', 'kindred', 1, ${at}, ${end}) returning id)
      insert into child_export_parts (export_id, place, student_id, state, content_sealed)
      select id, 1, ${child}::bigint, 'made', 'sealed' from kept`,
    sql`with kept as (insert into own_exports (uuid, account_id, language, brand, total, created_at, ends_at)
      values (${randomUUID()}, ${teacher.id}, 'en', 'kindred', 1, ${at}, ${end}) returning id)
      insert into own_export_parts (export_id, place, state, content_sealed)
      select id, 1, 'made', 'sealed' from kept`,
    sql`insert into mailbox (received_at, recipient, raw) values (${at}, 'to@wombat.test', 'letter')`,
    sql`insert into payment_simulator (id, kind, content, created_at) values ('wombat', 'session', '{"a": 1}', ${at})`,
    sql`insert into identity_simulator values ('wombat', 'clever', 'code', '{"a": 1}', ${at})`,
    sql`with lesson as (insert into lessons (code, in_library, library_hash, type, usage, skills, level, grades, prep,
        challenges, minutes, title, overview, materials, featured_month, practice, family, safety, cover)
      values ('e-wombat-1', true, 'hash', 'activity', '{}', '{}', 'elementary', '1', 'none', '{}', 5, 'Wombat', '', '',
        1, '', false, false, '') returning id)
      insert into lesson_reviews (lesson_id, reader, read_by, marked_by, at)
      select id, 'counselor', 'Wombat', ${staff.id}::bigint, ${at}::timestamptz from lesson`,
  );
  await plantMoney(kindred, teacher.id);
}

async function plantMoney(kindred: TestKindred, buyer: number): Promise<void> {
  const at = kindred.now();
  const billing = sql`'Wombat School', 'Wombat', 'bill@wombat.test', 'Wombat Street', 'wombat note'`;
  const rows = [
    sql`insert into quotes (number, kind, status, account_id, plan, quantity, unit_price_cents, total_cents, starts_on,
        organisation, billing_name, billing_email, billing_address, note, valid_until, created_at, updated_at)
      values ('KQ-WOMBAT', 'primary', 'sent', ${buyer}, 'individual', 1, 1200, 1200, ${at}, ${billing}, ${at}, ${at}, ${at})`,
    sql`insert into packet_links (token_hash, quote_id, account_id, created_at, ends_at)
      select 'wombat-packet', id, account_id, created_at, created_at + interval '1 day' from quotes`,
    sql`insert into orders (number, kind, status, account_id, plan, quantity, unit_price_cents, total_cents, starts_on,
        organisation, billing_name, billing_email, billing_address, note, decline_reason, sold_as, created_at, updated_at)
      values ('KO-WOMBAT', 'card', 'canceled', ${buyer}, 'individual', 1, 1200, 1200, ${at}, ${billing}, 'wombat reason',
        'primary', ${at}, ${at})`,
    sql`insert into order_payments (order_id, amount_cents, paid_on, reference, created_at)
      select id, 1200, ${at}::date, 'wombat check', ${at}::timestamptz from orders`,
    sql`insert into order_refunds (order_id, operation_id, amount_cents, reason, status, created_at)
      select id, 'wombat', 1200, 'wombat refund', 'done', ${at}::timestamptz from orders`,
    sql`insert into order_files (order_id, name, content_type, content_sealed, created_at)
      select id, 'wombat.pdf', 'application/pdf', 'sealed', ${at}::timestamptz from orders`,
    sql`insert into payments (order_id, session_id, status, secret_hash, amount_cents, card_brand, card_last4,
        receipt_url, parent_first_name, parent_last_name, parent_email, created_at, expires_at)
      select orders.id, how, how, 'secret', 1200, 'visa', '4242', 'https://receipt.test', 'Wombat', 'Wombat',
        'wombat@home.test', ${at}::timestamptz, ${at}::timestamptz
      from orders cross join unnest(array['paid', 'failed']) how`,
  ];
  await runAll(kindred, rows);
}

async function runAll({ db }: TestKindred, rows: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const row of rows) await row.execute(db);
}
