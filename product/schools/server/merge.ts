import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type * as calls from '../contract.ts';
import { mergedPrefix, mergeFault } from '../rules/merge.ts';
import { lockOrganisations } from './organisations.ts';
import type { SchoolPorts } from './reach/ports.ts';

/**
 * Whatever names a school, and moves along when it becomes one with another. A test holds this against the database,
 * so that a later table is not forgotten. The counters of students follow the students, levels are counted at night.
 */
export const NAMES_A_SCHOOL = [
  'accounts.school_id',
  'accounts.school_before_conversion',
  'account_requests.school_id',
  'address_claims.school_id',
  'activity.school_id',
  'family_links.school_id',
  'follow_ups.school_id',
  'groups.school_id',
  'sign_on_tenants.school_id',
  'staff_notes.school_id',
  'students.school_id',
  'uploads.school_id',
] as const;
export const COUNTED_ANEW = [
  'school_counters.school_id',
  'school_levels.school_id',
  'play_weeks.school_id',
] as const;
/**
 * What one school agreed to is not agreed to for the students of the other: its admin may do so anew, and what each family
 * said stays with its child. Who answers there,
 * and when, is what the other school says; and what staff have switched off is what they have switched off there.
 */
export const ENDS_WITH_THE_SCHOOL = [
  'reading_agreements.school_id',
  'follow_up_settings.school_id',
  'responder_absences.school_id',
  'school_days_off.school_id',
  'school_features.school_id',
  'school_consents.school_id',
  'school_activities.school_id',
  'consent_requests.school_id',
] as const;

type Preview = OutputOf<typeof calls.mergePreview>['data'];

const findPlaces = statement(
  {
    id: z.number(),
    name: z.string(),
    prefix: z.string(),
    state: z.string(),
    district: z.nullable(z.string()),
  },
  `
    select s.id, s.name, s.prefix, s.state, d.name as district
    from schools s left join districts d on d.id = s.district_id where s.id = any($1::bigint[])`,
);
const countThere = statement(
  {
    educators: z.number(),
    students: z.number(),
    groups: z.number(),
    uploads: z.number(),
    requests: z.number(),
  },
  `
    select (select count(*) from accounts where school_id = $1 and scope = 'educator') as educators,
      (select count(*) from students where school_id = $1) as students,
      (select count(*) from groups where school_id = $1) as groups,
      (select count(*) from uploads where school_id = $1) as uploads,
      (select count(*) from account_requests where school_id = $1) as requests`,
);
const NUMBERS_SHOWN = 20;
const findTwice = statement(
  { number: z.string(), total: z.number() },
  `
    select moving.student_id as number, count(*) over () as total
    from students moving join students there on there.school_id = $2 and there.student_id = moving.student_id
    where moving.school_id = $1 order by moving.student_id limit ${NUMBERS_SHOWN}`,
);
const countBusy = statement(
  { count: z.number() },
  `
    select count(*) as count from uploads where school_id in ($1, $2) and status in ('applying', 'undoing')`,
);

const countTiedTwice = statement(
  { count: z.number() },
  `
    select count(*) as count from sign_on_tenants moving
    join sign_on_tenants there on there.provider = moving.provider and there.school_id = $2
    where moving.school_id = $1`,
);

/** What merging one school into another would move, and what stands against it. Staff only. */
export async function previewMerge(tx: Tx, fromId: number, intoId: number): Promise<Preview> {
  const places = await findPlaces(tx, [fromId, intoId]);
  const [from, into] = [places.find(({ id }) => id === fromId), places.find(({ id }) => id === intoId)];
  if (from === undefined) throw Refusal.of('not-found');
  if (into === undefined) throw Refusal.field('into_id', 'validation.exists');
  if (from.id === into.id) throw Refusal.field('into_id', 'validation.different');
  const [counts] = await countThere(tx, fromId);
  const numbers = await findTwice(tx, fromId, intoId);
  const [busy] = await countBusy(tx, fromId, intoId);
  const [tied] = await countTiedTwice(tx, fromId, intoId);
  if (counts === undefined || busy === undefined || tied === undefined) {
    throw new Error('counting always answers');
  }
  return {
    from,
    into,
    counts,
    prefix: mergedPrefix(from, into),
    taken_numbers: numbers.map(({ number }) => number),
    taken_total: numbers[0]?.total ?? 0,
    uploads_busy: busy.count,
    tied_twice: tied.count,
  };
}

/** Accounts before schools, schools before students: as everywhere. Who adds a student waits for the account. */
const lockPeople = statement(`
    select id from accounts where school_id in ($1, $2) or school_before_conversion in ($1, $2)
    order by id for no key update`);
const lockSchools = statement('select id from schools where id in ($1, $2) order by id for update');
const lockStudents = statement('select id from students where school_id in ($1, $2) order by id for update');
const takePrefix = statement('update schools set prefix = $2, updated_at = $3 where id = $1');
const removeSchool = statement('delete from schools where id = $1');
const moves = NAMES_A_SCHOOL.map((name) => {
  const [table, column] = name.split('.');
  return statement(`update ${table} set ${column} = $2 where ${column} = $1`);
});

/** Two rows of what is one school become one. What is its own at the other, name and time zone, ends with it. */
export async function mergeSchools(
  context: Context<typeof calls.mergeSchools>,
  ports: SchoolPorts,
): Promise<NotificationReply> {
  const { tx, now } = context;
  const { id, into_id: intoId } = context.input;
  await lockOrganisations(tx);
  await lockPeople(tx, id, intoId);
  await lockSchools(tx, id, intoId);
  await lockStudents(tx, id, intoId);
  const preview = await previewMerge(tx, id, intoId);
  const { from, into, counts } = preview;
  const fault = mergeFault(preview);
  if (fault !== null)
    throw Refusal.because(`schools.merge.${fault.key}`, { ...fault.values, into: into.name });
  // Its students would be asked and counted again, without anybody having said so.
  if (await ports.saysNo(tx, id))
    throw Refusal.because('schools.merge.says-no', { from: from.name, into: into.name });
  await ports.tellUploadsApart(tx, id, intoId);
  for (const move of moves) await move(tx, id, intoId);
  await removeSchool(tx, id);
  await ports.endSharesWithoutAgreement(tx, intoId);
  // Free only now that the other school is gone.
  if (preview.prefix !== into.prefix) await takePrefix(tx, intoId, preview.prefix, now);
  context.about({
    type: 'school',
    id: intoId,
    details: { merged: id, educators: counts.educators, students: counts.students, groups: counts.groups },
  });
  return notify('schools.merge.done', { from: from.name, into: into.name });
}
