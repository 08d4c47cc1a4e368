import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { GROUP_ROLES, type ListedRole } from '../rules/groups.ts';
import type { SchoolPorts } from './reach/ports.ts';

const groupPersonRow = { id: z.number(), role: z.enum(GROUP_ROLES) };
export type GroupPerson = Row<typeof groupPersonRow>;
type NamedPerson = { id: number; label: string; hint: string };

const readPeople = statement(
  {
    id: z.number(),
    label: z.string(),
    hint: z.string(),
    role: z.enum(GROUP_ROLES),
  },
  `
    select a.id, ${spokenNameSql('a')} as label, a.username as hint, m.role
    from group_members m join accounts a on a.id = m.account_id
    where m.group_id = $1 order by m.role, a.last_name, a.first_name, a.id`,
);

/** A group's people by name: the owner, then admins and members. */
export async function peopleOf(
  tx: Tx,
  groupId: number,
): Promise<{ owner: NamedPerson | null; others: (NamedPerson & { role: ListedRole })[] }> {
  let owner: NamedPerson | null = null;
  const others: (NamedPerson & { role: ListedRole })[] = [];
  for (const { role, ...person } of await readPeople(tx, groupId)) {
    if (role === 'owner') owner = person;
    else others.push({ ...person, role });
  }
  return { owner, others };
}

const lock = statement(`
    select a.id from accounts a
    where a.id = any($1::bigint[]) or a.id in (select m.account_id from group_members m where m.group_id = $2)
    order by a.id for no key update`);

/** Until the change is over nobody in the group, now or then, is deactivated or gets a student shared. */
export async function lockPeople(tx: Tx, groupId: number, people: readonly GroupPerson[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  await lock(tx, ids, groupId);
}

const readStrangers = statement(
  { id: z.number() },
  `
    select asked.id from unnest($1::bigint[], $2::text[]) as asked (id, role)
    where not exists (
      select from accounts a where a.id = asked.id and a.scope = 'educator'
        and (a.status <> 'deactivated' or exists (
          select from group_members m where m.group_id = $3 and m.account_id = a.id
            and (m.role = 'owner' or asked.role <> 'owner'))))`,
);

/**
 * Who cannot be in a group: no educators, or deactivated; though who has been in it since before may stay, only not as
 * its new owner.
 */
export async function findStrangers(
  tx: Tx,
  people: readonly GroupPerson[],
  groupId: number,
): Promise<number[]> {
  const ids = people.map(({ id }) => id);
  const roles = people.map(({ role }) => role);
  return (await readStrangers(tx, ids, roles, groupId)).map(({ id }) => id);
}

const readRoles = statement(
  groupPersonRow,
  'select account_id as id, role from group_members where group_id = $1 for update',
);
const removeOthers = statement(
  'delete from group_members where group_id = $1 and account_id <> all($2::bigint[])',
);
// There is never a second owner, not even within the statement below.
const stepDown = statement(`
    update group_members set role = 'member' where group_id = $1 and role = 'owner' and account_id <> $2`);
const takeIn = statement(`
    insert into group_members (group_id, account_id, role, created_at)
    select $1, person.id, person.role, $4 from unnest($2::bigint[], $3::text[]) as person (id, role)
    on conflict (group_id, account_id) do update set role = excluded.role`);

export type Moved = { joined: number; changed: number; left: number; shares_ended: number };

/** Makes these the group's people. Who stays keeps the day of joining. */
export async function setPeople(
  tx: Tx,
  group: { groupId: number; people: readonly GroupPerson[]; now: Date },
  ports: SchoolPorts,
): Promise<Moved> {
  const { groupId, people, now } = group;
  const before = new Map((await readRoles(tx, groupId)).map(({ id, role }) => [id, role]));
  const ids = people.map(({ id }) => id);
  const left = [...before.keys()].filter((id) => !ids.includes(id));
  const moved = {
    joined: ids.filter((id) => !before.has(id)).length,
    changed: people.filter(({ id, role }) => before.has(id) && before.get(id) !== role).length,
    left: left.length,
    shares_ended: 0,
  };
  if (moved.joined + moved.changed + moved.left === 0) return moved;
  const roles = people.map(({ role }) => role);
  await removeOthers(tx, groupId, ids);
  await stepDown(tx, groupId, people.find(({ role }) => role === 'owner')?.id ?? 0);
  await takeIn(tx, groupId, ids, roles, now);
  return { ...moved, shares_ended: await ports.endSharesOfGroup(tx, { before: [...before.keys()], left }) };
}

/** Before the group itself goes: its people leave it, all at once. */
export async function dismissPeople(tx: Tx, groupId: number, ports: SchoolPorts): Promise<number> {
  const ids = (await readRoles(tx, groupId)).map(({ id }) => id);
  await removeOthers(tx, groupId, []);
  return ports.endSharesOfGroup(tx, { before: ids, left: ids });
}
