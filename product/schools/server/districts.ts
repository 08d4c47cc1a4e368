import * as z from 'zod/mini';
import { type FieldErrors, type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type * as calls from '../contract.ts';
import { isSame, lockOrganisations, refuseWhileUsed } from './organisations.ts';

type District = { name: string; prefix: string; state: string };

export async function addDistrict(context: Context<typeof calls.addDistrict>): Promise<NotificationReply> {
  const { input, tx, now } = context;
  const id = await insertDistrict(tx, input, now);
  context.about({ type: 'district', id });
  return notify('schools.districts.added', { name: input.name });
}

/** Adds a district, or refuses with what is wrong about its fields; the form may have another word for its name. */
export async function insertDistrict(
  tx: Tx,
  district: District,
  now: Date,
  nameField = 'name',
): Promise<number> {
  await lockOrganisations(tx);
  await checkDistrict(tx, district, 0, nameField);
  const { id } = await tx
    .insertInto('districts')
    .values({ ...district, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function editDistrict(context: Context<typeof calls.editDistrict>): Promise<NotificationReply> {
  const { tx, now } = context;
  const { id, ...input } = context.input;
  context.about({ type: 'district', id });
  await lockOrganisations(tx);
  const before = await getDistrict(tx, id);
  if (isSame(before, input)) return nothingChanged(context);
  await checkDistrict(tx, input, id);
  if (before.state !== input.state) await moveSchools(tx, { id, state: input.state, now });
  await tx
    .updateTable('districts')
    .set({ ...input, updated_at: now })
    .where('id', '=', id)
    .execute();
  return notify('schools.districts.edited', { name: input.name });
}

export async function deleteDistrict({
  input: { id },
  tx,
  about,
}: Context<typeof calls.deleteDistrict>): Promise<NotificationReply> {
  about({ type: 'district', id });
  const [found] = await lockDistrict(tx, id);
  if (found === undefined) throw Refusal.of('not-found');
  const [counts = {}] = await countDependents(tx, id);
  refuseWhileUsed(counts, {
    schools: 'schools.districts.has-schools',
    groups: 'schools.districts.has-groups',
  });
  await tx.deleteFrom('districts').where('id', '=', id).execute();
  return notify('schools.districts.deleted', { name: found.name });
}

export async function getDistrict(tx: Tx, id: number, { lock = false } = {}): Promise<District> {
  const found = await tx
    .selectFrom('districts')
    .select(['name', 'prefix', 'state'])
    .where('id', '=', id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (found === undefined) throw Refusal.of('not-found');
  return found;
}

const findTwins = statement(
  { name: z.boolean(), prefix: z.boolean() },
  `
    select coalesce(bool_or(lower(name) = lower($2)), false) as name,
      coalesce(bool_or(prefix <> '' and lower(prefix) = lower($3)), false) as prefix
    from districts where state = $1 and id <> $4`,
);

/** Name and prefix are unique in the state. */
async function checkDistrict(
  tx: Tx,
  { name, prefix, state }: District,
  id = 0,
  nameField = 'name',
): Promise<void> {
  const [taken] = await findTwins(tx, state, name, prefix, id);
  const errors: FieldErrors = {};
  if (taken?.name) errors[nameField] = { i18n: 'validation.unique-in-state' };
  if (taken?.prefix) errors.prefix = { i18n: 'validation.unique-in-state' };
  if (Object.keys(errors).length > 0) throw Refusal.fields(errors);
}

const findTakenPrefix = statement(
  { prefix: z.string() },
  `
    select own.prefix from schools own
    join schools other on other.state = $2 and lower(other.prefix) = lower(own.prefix) and other.id <> own.id
    where own.district_id = $1 and own.prefix <> '' limit 1`,
);

/** A district lies in one state, with all its schools. Their names are unique in the district and stay so. */
async function moveSchools(tx: Tx, to: { id: number; state: string; now: Date }): Promise<void> {
  const [taken] = await findTakenPrefix(tx, to.id, to.state);
  if (taken !== undefined) throw Refusal.because('schools.districts.school-prefix-taken', taken);
  await tx
    .updateTable('schools')
    .set({ state: to.state, updated_at: to.now })
    .where('district_id', '=', to.id)
    .execute();
}

/** Whoever adds a school to it in this moment waits, and then finds it gone. */
const lockDistrict = statement({ name: z.string() }, 'select name from districts where id = $1 for update');

const countDependents = statement(
  { schools: z.number(), groups: z.number() },
  `
    select (select count(*) from schools where district_id = $1) as schools,
      (select count(*) from groups where district_id = $1) as groups`,
);
