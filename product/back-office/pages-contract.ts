import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, longText } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { uber } from '#product/access/rules/policies.ts';
import { ROLES } from '#product/access/rules/scopes.ts';
import { EVALUATION_GOALS } from '#product/accounts/rules/people/account-request.ts';
import { ACCOUNT_SOURCES, ACCOUNT_STATUSES } from '#product/accounts/rules/people/status.ts';
import { HISTORY_TYPES } from '#product/licensing/rules/history.ts';
import { PLANS } from '#product/licensing/rules/plans.ts';
import { HELD } from '#product/licensing/rules/shown.ts';
import { ATTENTIONS } from '#product/purchasing/attention-contract.ts';
import { GROUP_KINDS } from '#product/schools/rules/groups.ts';
import { CURSOR, TIMELINE_KINDS, TOLD } from './rules/timeline.ts';

/** A person's and a school's page, for staff. Of children they have a name and a license; the rest is not for staff. */
const link = z.object({ id: z.number(), name: z.string() });
const moment = z.nullable(z.string());

const note = z.object({
  id: z.number(),
  text: z.string(),
  /** Null where the author's account is gone. */
  author: z.nullable(z.string()),
  own: z.boolean(),
  at: z.string(),
});
export type StaffNote = z.infer<typeof note>;

/** Where licenses lie that can be drawn on, each once. */
const pool = z.object({
  held: z.enum(HELD),
  plan: z.enum(PLANS),
  /** Of the group whose pool it is. */
  name: z.nullable(z.string()),
  left: z.number(),
  total: z.number(),
  ends_on: z.nullable(z.string()),
});
export type StaffPool = z.infer<typeof pool>;

/** What waits for staff. */
const decision = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('payment'),
    /** Its row among the payments to look at. */
    id: z.number(),
    attention: z.enum(ATTENTIONS),
    number: z.string(),
    at: z.string(),
  }),
  z.object({ kind: z.literal('purchase-order'), id: z.number(), number: z.string() }),
  z.object({ kind: z.literal('quote'), id: z.number(), number: z.string() }),
  z.object({ kind: z.literal('letters-failed'), count: z.number() }),
  z.object({ kind: z.literal('turned-away'), count: z.number() }),
  z.object({ kind: z.literal('unverified'), count: z.number() }),
  z.object({ kind: z.literal('upload'), id: z.number(), name: z.string() }),
]);
export type Decision = z.infer<typeof decision>;

const play = z.object({
  children: z.number(),
  can_play: z.number(),
  /** In the last 30 days. */
  played: z.number(),
  seconds: z.number(),
});

const personPage = z.object({
  id: z.number(),
  scope: z.enum(['educator', 'parent']),
  role: z.nullable(z.enum(ROLES)),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  status: z.enum(ACCOUNT_STATUSES),
  high_priority: z.boolean(),
  is_group_admin: z.boolean(),
  is_team_admin: z.boolean(),
  source: z.enum(ACCOUNT_SOURCES),
  goal: z.nullable(z.enum(EVALUATION_GOALS)),
  created_at: z.string(),
  verified_at: moment,
  reached_out_at: moment,
  free_trial_ends_on: z.nullable(z.string()),
  sign_on: z.array(z.enum(['clever', 'classlink'])),
  school: z.nullable(link),
  /** Until staff have linked one. */
  school_typed: z.nullable(z.string()),
  district: z.nullable(link),
  family: z.nullable(link),
  /** The others of the family. */
  relatives: z.array(link),
  groups: z.array(
    z.object({ id: z.number(), name: z.string(), kind: z.enum(GROUP_KINDS), role: z.string() }),
  ),
  invited_by: z.nullable(link),
  invited: z.number(),
  facts: z.extend(play, { own_used: z.number(), own_total: z.number(), last_seen_at: moment }),
  /** Of the active ones, by name: as many as are shown. */
  child_ids: z.array(z.number()),
  pools: z.array(pool),
  decisions: z.array(decision),
  notes: z.array(note),
});
export type PersonPage = z.infer<typeof personPage>;

const schoolPage = z.object({
  id: z.number(),
  name: z.string(),
  prefix: z.string(),
  state: z.string(),
  time_zone: z.string(),
  check_ins: z.boolean(),
  created_at: z.string(),
  district: z.nullable(link),
  sign_on: z.array(z.enum(['clever', 'classlink'])),
  groups: z.array(
    z.object({ id: z.number(), name: z.string(), kind: z.enum(GROUP_KINDS), owner: z.nullable(link) }),
  ),
  facts: z.extend(play, {
    /** Accounts that are not deactivated, whatever they do there. */
    educators: z.number(),
    /** Who has children on the list. */
    teachers: z.number(),
    /** Of site licenses, whoever holds them; and of individual ones in the hands of its educators. */
    site_used: z.number(),
    site_total: z.number(),
    individual_used: z.number(),
    individual_total: z.number(),
  }),
  pools: z.array(pool),
  decisions: z.array(decision),
  notes: z.array(note),
});
export type SchoolPage = z.infer<typeof schoolPage>;

const byId = z.strictObject({ id: id() });

export const readPerson = endpoint({
  method: 'GET',
  path: '/uber/people/:id',
  summary:
    'An educator or a parent as staff see them: what waits for a decision, figures, where they belong, pools, notes. Of children their number alone.',
  access: uber,
  input: byId,
  output: z.object({ data: personPage }),
  audit: 'person.read',
});

export const readSchool = endpoint({
  method: 'GET',
  path: '/uber/schools/:id',
  summary: 'A school as staff see it: what waits for a decision, figures, groups, pools, notes.',
  access: uber,
  input: byId,
  output: z.object({ data: schoolPage }),
  audit: 'school.read',
});

/** Fills the sentence of the licensing histories. */
const line = z.object({
  type: z.enum(HISTORY_TYPES),
  owner: z.nullable(z.string()),
  to: z.nullable(z.string()),
  quantity: z.nullable(z.number()),
  plan: z.nullable(z.string()),
  program: z.nullable(z.string()),
  price: z.nullable(z.string()),
  purchase_order_number: z.nullable(z.string()),
  reference: z.nullable(z.string()),
});

export const told = z.object({
  key: z.string(),
  at: z.string(),
  kind: z.enum(TIMELINE_KINDS),
  what: z.enum(TOLD),
  /** Who did it, where that was somebody else. */
  by: z.nullable(z.string()),
  /** A reason, a source, a kind of letter, somebody's name. */
  detail: z.nullable(z.string()),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  line: z.nullable(line),
});
export type ToldEntry = z.infer<typeof told>;

function timelineCall(base: string, whose: string) {
  return endpoint({
    method: 'GET',
    path: `${base}/:id/timeline`,
    summary: `What happened to ${whose}, the newest first; \`_before\` is \`older\` of the page before.`,
    access: uber,
    input: z.strictObject({
      id: id(),
      _kind: z.optional(z.enum(TIMELINE_KINDS, { error: 'validation.in' })),
      _before: z.optional(z.string().check(z.regex(CURSOR, 'validation.in'))),
    }),
    output: z.object({ data: z.array(told), older: z.nullable(z.string()) }),
  });
}
export const personTimeline = timelineCall('/uber/people', 'an educator or a parent');
export const schoolTimeline = timelineCall('/uber/schools', 'a school');
export type TimelineCall = typeof personTimeline;

const NOTE_LENGTH = 500;

function noteCalls(base: string, whose: string) {
  return {
    write: endpoint({
      method: 'POST',
      path: `${base}/:id/notes`,
      summary: `Write down something about ${whose}, for staff. It is part of what they are given when they ask what we know of them.`,
      access: uber,
      input: z.strictObject({ id: id(), text: longText({ max: NOTE_LENGTH }) }),
      output: notificationReply,
      audit: 'staff-note.write',
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${base}/:id/notes/:note_id`,
      summary: 'Delete a note that one has written.',
      access: uber,
      input: z.strictObject({ id: id(), note_id: id() }),
      output: notificationReply,
      audit: 'staff-note.delete',
    }),
  };
}
export const personNotes = noteCalls('/uber/people', 'a person');
export const schoolNotes = noteCalls('/uber/schools', 'a school');
