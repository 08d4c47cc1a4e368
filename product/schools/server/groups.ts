import * as z from 'zod/mini';
import { type FieldErrors, type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type * as calls from '../contract.ts';
import {
  GROUP_KINDS,
  type GroupKind,
  type GroupTie,
  type GroupValues,
  groupProblems,
  mayBecome,
  mayConvert,
  tieOf,
} from '../rules/groups.ts';
import {
  dismissPeople,
  findStrangers,
  type GroupPerson,
  lockPeople,
  peopleOf,
  setPeople,
} from './group-people.ts';
import { isSame, lockOrganisations } from './organisations.ts';
import type { SchoolPorts } from './reach/ports.ts';

type Group = GroupTie & { name: string; kind: GroupKind; pool_on: boolean };

export async function addGroup(
  context: Context<typeof calls.addGroup>,
  ports: SchoolPorts,
): Promise<NotificationReply> {
  const { input, tx, now } = context;
  const group: Group = { name: input.name, kind: input.kind, pool_on: input.pool_on, ...tieOf(input) };
  const people = asPeople(input);
  await lockOrganisations(tx);
  await check(tx, { ...input, ...group }, people);
  const { id } = await tx
    .insertInto('groups')
    .values({ ...group, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setPeople(tx, { groupId: id, people, now }, ports);
  context.about({ type: 'group', id, details: { kind: group.kind, people: people.length } });
  return notify('schools.groups.added', { name: group.name });
}

export async function editGroup(
  context: Context<typeof calls.editGroup>,
  ports: SchoolPorts,
): Promise<NotificationReply> {
  const { tx, now } = context;
  const { id, ...input } = context.input;
  const group: Group = { name: input.name, kind: input.kind, pool_on: input.pool_on, ...tieOf(input) };
  const people = asPeople(input);
  await lockOrganisations(tx);
  const before = await lockGroup(tx, id);
  if (!mayBecome(before.kind, group.kind)) throw Refusal.field('kind', 'validation.in');
  await check(tx, { ...input, ...group }, people, id);
  const moved = await setPeople(tx, { groupId: id, people, now }, ports);
  context.about({ type: 'group', id, details: { kind: group.kind, pool_on: group.pool_on, ...moved } });
  if (isSame(before, group) && moved.joined + moved.changed + moved.left === 0)
    return nothingChanged(context);
  await tx
    .updateTable('groups')
    .set({ ...group, updated_at: now })
    .where('id', '=', id)
    .execute();
  return notify('schools.groups.edited', { name: group.name });
}

export async function convertGroup(context: Context<typeof calls.convertGroup>): Promise<NotificationReply> {
  const { tx, now } = context;
  const { id, district_id: districtId } = context.input;
  context.about({ type: 'group', id, details: { district_id: districtId } });
  await lockOrganisations(tx);
  const { name, kind } = await lockGroup(tx, id);
  if (!mayConvert(kind)) throw Refusal.because('schools.groups.only-teams', { name });
  const [place] = await keepDistrict(tx, districtId);
  if (place === undefined) throw Refusal.field('district_id', 'validation.exists');
  const [twin] = await findTwin(tx, 'district', name, id);
  if (twin !== undefined) throw Refusal.because('schools.groups.name-taken', { name });
  await tx
    .updateTable('groups')
    .set({ kind: 'district', district_id: districtId, school_id: null, updated_at: now })
    .where('id', '=', id)
    .execute();
  return notify('schools.groups.converted', { name, district: place.name });
}

export async function deleteGroup(
  { input: { id }, tx, about }: Context<typeof calls.deleteGroup>,
  ports: SchoolPorts,
): Promise<NotificationReply> {
  const { name, kind } = await lockGroup(tx, id, 'delete');
  const [lot] = await findLot(tx, id);
  if (lot !== undefined) throw Refusal.because('schools.groups.has-licenses', { name });
  await lockPeople(tx, id, []);
  about({ type: 'group', id, details: { kind, shares_ended: await dismissPeople(tx, id, ports) } });
  await tx.deleteFrom('groups').where('id', '=', id).execute();
  return notify('schools.groups.deleted', { name });
}

/** Also one that is used up: the books keep whose it was. Nobody gives a locked group another. */
const findLot = statement({ id: z.number() }, 'select id from license_lots where group_id = $1 limit 1');

export async function describeGroup({ input: { id }, tx, isEditing }: Context<typeof calls.groupForm>) {
  if (isEditing) await lockGroup(tx, id);
  const [group] = await readGroup(tx, id);
  if (group === undefined) throw Refusal.of('not-found');
  const people = await peopleOf(tx, id);
  const { name, kind, pool_on, school_id, school, district_id, district } = group;
  return {
    type: 'form' as const,
    data: {
      name,
      kind,
      pool_on,
      school: school_id === null ? null : { id: school_id, label: school ?? '', hint: null },
      district: district_id === null ? null : { id: district_id, label: district ?? '', hint: null },
      owner: people.owner,
      accounts: people.others,
    },
  };
}

function asPeople({ owner_id: owner, accounts }: Pick<GroupValues, 'owner_id' | 'accounts'>): GroupPerson[] {
  return [{ id: owner, role: 'owner' }, ...accounts];
}

const findTwin = statement(
  { id: z.number() },
  'select id from groups where kind = $1 and lower(name) = lower($2) and id <> $3 limit 1',
);
// Against the deletion of what the group stands for in the same moment.
const keepSchool = statement({ name: z.string() }, 'select name from schools where id = $1 for key share');
const keepDistrict = statement(
  { name: z.string() },
  'select name from districts where id = $1 for key share',
);

async function check(
  tx: Tx,
  group: GroupValues & Group,
  people: readonly GroupPerson[],
  id = 0,
): Promise<void> {
  const errors: FieldErrors = groupProblems(group);
  const { school_id: schoolId, district_id: districtId } = group;
  if (schoolId !== null && (await keepSchool(tx, schoolId)).length === 0) {
    errors.school_id = { i18n: 'validation.exists' };
  }
  if (districtId !== null && (await keepDistrict(tx, districtId)).length === 0) {
    errors.district_id = { i18n: 'validation.exists' };
  }
  const [twin] = await findTwin(tx, group.kind, group.name, id);
  if (twin !== undefined) errors.name = { i18n: 'validation.unique' };
  await lockPeople(tx, id, people);
  for (const stranger of await findStrangers(tx, people, id)) {
    errors[stranger === group.owner_id ? 'owner_id' : 'accounts'] ??= { i18n: 'validation.exists' };
  }
  if (Object.keys(errors).length > 0) throw Refusal.fields(errors);
}

/** The group before its people. Unless it goes, others may write rows that merely name it. */
async function lockGroup(tx: Tx, id: number, to: 'edit' | 'delete' = 'edit'): Promise<Group> {
  const query = tx
    .selectFrom('groups')
    .select(['name', 'kind', 'pool_on', 'school_id', 'district_id'])
    .where('id', '=', id);
  const found = await (to === 'edit' ? query.forNoKeyUpdate() : query.forUpdate()).executeTakeFirst();
  if (found === undefined) throw Refusal.of('not-found');
  return found;
}

const readGroup = statement(
  {
    school_id: z.nullable(z.number()),
    district_id: z.nullable(z.number()),
    name: z.string(),
    kind: z.enum(GROUP_KINDS),
    pool_on: z.boolean(),
    school: z.nullable(z.string()),
    district: z.nullable(z.string()),
  },
  `
    select g.name, g.kind, g.pool_on, g.school_id, s.name as school, g.district_id, d.name as district
    from groups g
    left join schools s on s.id = g.school_id
    left join districts d on d.id = g.district_id
    where g.id = $1`,
);
