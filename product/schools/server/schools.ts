import * as z from 'zod/mini';
import { type FieldErrors, type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type * as calls from '../contract.ts';
import { type State, usualTimeZone } from '../rules/states.ts';
import { isSame, lockOrganisations, refuseWhileUsed } from './organisations.ts';

type School = {
  name: string;
  prefix: string;
  state: string;
  district_id: number | null;
  time_zone: string;
  check_ins?: boolean;
};
type Sent = {
  name: string;
  prefix: string;
  state: State;
  district_id?: number | null | undefined;
  time_zone?: string | undefined;
  check_ins?: boolean | undefined;
};

export async function addSchool(context: Context<typeof calls.addSchool>): Promise<NotificationReply> {
  const { input, tx, now } = context;
  const school = asSchool(input);
  const id = await insertSchool(tx, school, now);
  context.about({ type: 'school', id, details: { district_id: school.district_id } });
  return notify('schools.schools.added', { name: school.name });
}

/** The same from the forms of others, with the state's usual time zone. */
export function insertNewSchool(
  tx: Tx,
  school: Omit<Sent, 'time_zone' | 'check_ins'>,
  now: Date,
): Promise<number> {
  return insertSchool(tx, asSchool(school), now);
}

/** Adds a school, or refuses with what is wrong about its fields. */
async function insertSchool(tx: Tx, school: School, now: Date): Promise<number> {
  await lockOrganisations(tx);
  await checkSchool(tx, school);
  const { id } = await tx
    .insertInto('schools')
    .values({ ...school, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function editSchool(context: Context<typeof calls.editSchool>): Promise<NotificationReply> {
  const { tx, now } = context;
  const { id, ...input } = context.input;
  const school = asSchool(input);
  context.about({ type: 'school', id, details: { district_id: school.district_id } });
  await lockOrganisations(tx);
  const before = await getSchool(tx, id);
  if (isSame(before, school)) return nothingChanged(context);
  // Who runs a district reads of its schools.
  if (before.district_id !== school.district_id) context.requireProof();
  await checkSchool(tx, school, id);
  await tx
    .updateTable('schools')
    .set({ ...school, updated_at: now })
    .where('id', '=', id)
    .execute();
  return notify('schools.schools.edited', { name: school.name });
}

export async function deleteSchool({
  input: { id },
  tx,
  about,
}: Context<typeof calls.deleteSchool>): Promise<NotificationReply> {
  about({ type: 'school', id });
  const [found] = await lockSchool(tx, id);
  if (found === undefined) throw Refusal.of('not-found');
  const [counts = {}] = await countDependents(tx, id);
  refuseWhileUsed(counts, {
    educators: 'schools.schools.has-educators',
    students: 'schools.schools.has-students',
    groups: 'schools.schools.has-groups',
  });
  await tx.deleteFrom('schools').where('id', '=', id).execute();
  return notify('schools.schools.deleted', { name: found.name });
}

export async function getSchool(tx: Tx, id: number, { lock = false } = {}): Promise<Required<School>> {
  const found = await tx
    .selectFrom('schools')
    .select(['name', 'prefix', 'state', 'district_id', 'time_zone', 'check_ins'])
    .where('id', '=', id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (found === undefined) throw Refusal.of('not-found');
  return found;
}

function asSchool({ district_id = null, time_zone, check_ins, ...sent }: Sent): School {
  const school = { ...sent, district_id, time_zone: time_zone ?? usualTimeZone(sent.state) };
  return check_ins === undefined ? school : { ...school, check_ins };
}

const findTwins = statement(
  { name: z.boolean(), prefix: z.boolean() },
  `
    select coalesce(bool_or(coalesce(district_id, 0) = $2 and lower(name) = lower($3)), false) as name,
      coalesce(bool_or(prefix <> '' and lower(prefix) = lower($4)), false) as prefix
    from schools where state = $1 and id <> $5`,
);
// Against the district's deletion in the same moment.
const keepDistrict = statement(
  { state: z.string() },
  'select state from districts where id = $1 for key share',
);

/** The name is unique in the district, or in the state for a school without one; the prefix in the state. */
async function checkSchool(tx: Tx, school: School, id = 0): Promise<void> {
  const { name, prefix, state, district_id: districtId } = school;
  const errors: FieldErrors = {};
  if (districtId !== null) {
    const [district] = await keepDistrict(tx, districtId);
    if (district === undefined) errors.district_id = { i18n: 'validation.exists' };
    else if (district.state !== state) errors.district_id = { i18n: 'validation.district-in-other-state' };
  }
  const [taken] = await findTwins(tx, state, districtId ?? 0, name, prefix, id);
  if (taken?.name) {
    errors.name = {
      i18n: districtId === null ? 'validation.unique-in-state' : 'validation.unique-in-district',
    };
  }
  if (taken?.prefix) errors.prefix = { i18n: 'validation.unique-in-state' };
  if (Object.keys(errors).length > 0) throw Refusal.fields(errors);
}

const lockSchool = statement({ name: z.string() }, 'select name from schools where id = $1 for update');

const countDependents = statement(
  { educators: z.number(), students: z.number(), groups: z.number() },
  `
    select (select count(*) from accounts where school_id = $1) as educators,
      (select count(*) from students where school_id = $1) as students,
      (select count(*) from groups where school_id = $1) as groups`,
);
