import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { OwnDeletion } from '../../contract.ts';

/** Of accounts: who can have somebody's students from now on, at the students' own school. `$1` is who leaves. */
const heirOf = (school: string): string => `(
  select runs.account_id from groups run join group_members runs on runs.group_id = run.id and runs.role in ('owner', 'admin')
    join accounts heir on heir.id = runs.account_id and heir.status = 'verified' and heir.id <> $1
      and heir.school_id = ${school}
  where run.kind = 'school' and run.school_id = ${school}
  order by runs.role = 'owner' desc, runs.created_at, runs.account_id limit 1)`;

/** Of a child `s` at home: another adult of the family. */
const OTHER_ADULT = `(
  select other.id from accounts other where other.family_id = s.family_id and other.id <> $1 and other.status = 'verified'
  order by other.id limit 1)`;

const IS_AT_HOME = `s.school_id is null and not s.is_sandbox
  and (s.owner_id = $1 or s.family_id = (select me.family_id from accounts me where me.id = $1))`;

const IS_TO_GO = "exists (select from child_deletions d where d.student_id = s.id and d.state = 'waiting')";

const counts = {
  children: z.number(),
  going: z.number(),
  students: z.number(),
  handed_on: z.number(),
  orders: z.number(),
};

const findObstacles = statement(
  counts,
  `
    select home.children, home.going, school.students, school.handed_on,
      (select count(*) from orders o where o.account_id = $1 and o.status in ('open', 'received')) as orders
    from (
      select count(*) filter (where not ${IS_TO_GO}) as children, count(*) filter (where ${IS_TO_GO}) as going
      from students s where ${IS_AT_HOME} and ${OTHER_ADULT} is null) home,
    (select coalesce(sum(of.students) filter (where of.heir is null), 0)::bigint as students,
        coalesce(sum(of.students) filter (where of.heir is not null), 0)::bigint as handed_on
      from (select one.students, ${heirOf('one.school_id')} as heir from (
        select s.school_id, count(*) as students from students s
        where s.owner_id = $1 and s.school_id is not null group by s.school_id) one) of) school`,
);

export type Counts = Row<typeof counts>;

/** Children whose own deletion waits stand in nobody's way when it is asked for, only on the day. */
export async function countDependants(tx: Tx, accountId: number): Promise<Counts> {
  const [found] = await findObstacles(tx, accountId);
  return found ?? { children: 0, going: 0, students: 0, handed_on: 0, orders: 0 };
}

const findSchoolStudents = statement(
  { to: z.number(), ids: z.array(z.number()) },
  `
    select ${heirOf('s.school_id')} as to, array_agg(s.id order by s.id) as ids from students s
    where s.owner_id = $1 and s.school_id is not null group by s.school_id having ${heirOf('s.school_id')} is not null`,
);
const findHomeChildren = statement(
  { to: z.number(), ids: z.array(z.number()) },
  `
    select one.to, array_agg(one.id order by one.id) as ids from (
      select s.id, ${OTHER_ADULT} as to from students s where s.owner_id = $1 and s.school_id is null and not s.is_sandbox
    ) one where one.to is not null group by one.to`,
);

/** Who has whom from now on. */
export async function heirsOf(tx: Tx, accountId: number): Promise<{ to: number; ids: number[] }[]> {
  return [...(await findSchoolStudents(tx, accountId)), ...(await findHomeChildren(tx, accountId))];
}

const findEnds = statement(
  {
    alone: z.array(z.string()),
    licenses: z.number(),
    linked: z.number(),
    follow_ups: z.number(),
    invited: z.number(),
  },
  `
    select array(
        select g.name from group_members m join groups g on g.id = m.group_id
        where m.account_id = $1 and m.role in ('owner', 'admin') and not exists (
          select from group_members o join accounts a on a.id = o.account_id
          where o.group_id = g.id and o.account_id <> $1 and o.role in ('owner', 'admin') and a.status = 'verified')
        order by g.name) as alone,
      (select coalesce(sum(l.remaining), 0)::bigint from license_lots l
        where l.account_id = $1 and l.plan <> 'free-trial' and coalesce(l.ends_on >= $2::date, true)) as licenses,
      (select count(*) from family_links k where k.account_id = $1) as linked,
      (select count(*) from follow_ups f where f.owner_id = $1 and f.closed_at is null) as follow_ups,
      (select count(*) from accounts i where i.invited_by = $1 and i.status = 'not-activated') as invited`,
);

/** What ends with the account, and is told before anybody asks. */
export async function endsWith(
  tx: Tx,
  accountId: number,
  today: string,
): Promise<Omit<OwnDeletion['ends'], 'students'>> {
  const [found] = await findEnds(tx, accountId, today);
  return found ?? { alone: [], licenses: 0, linked: 0, follow_ups: 0, invited: 0 };
}

const findNextOwners = statement(
  { group_id: z.number(), account_id: z.number() },
  `
    select distinct on (mine.group_id) mine.group_id, heir.account_id
    from group_members mine join group_members heir on heir.group_id = mine.group_id and heir.role = 'admin'
      join accounts a on a.id = heir.account_id and a.status = 'verified'
    where mine.account_id = $1 and mine.role = 'owner' and heir.account_id <> $1
    order by mine.group_id, heir.created_at, heir.account_id`,
);

/** Of each group that somebody owns: the admin who has been there longest. */
export function nextOwners(tx: Tx, accountId: number): Promise<{ group_id: number; account_id: number }[]> {
  return findNextOwners(tx, accountId);
}
