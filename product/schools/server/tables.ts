import type { Actor } from '#platform/contract/policy.ts';
import type { Bind } from '#platform/server/database/bindings.ts';
import { listedNameSql } from '#platform/server/database/name-sql.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { everyWord } from '#platform/server/tables/conditions.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import {
  activityTable,
  districtsTable,
  educatorActivityTable,
  groupsTable,
  schoolsTable,
} from '../contract.ts';
import { administeredAccounts, administeredSchools } from './reach/reach.ts';

/** The policy lets only staff come this far, and staff see everything. */
const everything = (): string => 'true';

/** Counted for the rows of a page only: nothing sorts or filters by these. Of the students there are counters. */
const districts: TableSource<typeof districtsTable> = {
  from: 'districts d',
  id: 'd.id',
  scope: everything,
  columns: {
    name: 'd.name',
    prefix: 'd.prefix',
    state: 'd.state',
    schools_count: '(select count(*) from schools c where c.district_id = d.id)',
    educators_count: `(select count(*) from accounts c join schools cs on cs.id = c.school_id
      where cs.district_id = d.id and c.scope = 'educator' and c.status <> 'deactivated')`,
    students_count: `(select coalesce(sum(c.students), 0)::bigint from schools cs
      join school_counters c on c.school_id = cs.id where cs.district_id = d.id)`,
    created_at: 'd.created_at',
  },
};

const schools: TableSource<typeof schoolsTable> = {
  from: 'schools s',
  id: 's.id',
  scope: everything,
  joins: { district: 'left join districts d on d.id = s.district_id' },
  columns: {
    name: 's.name',
    prefix: 's.prefix',
    district: { sql: 'd.name', join: 'district' },
    state: 's.state',
    time_zone: 's.time_zone',
    educators_count: `(select count(*) from accounts c
      where c.school_id = s.id and c.scope = 'educator' and c.status <> 'deactivated')`,
    students_count:
      '(select coalesce(sum(c.students), 0)::bigint from school_counters c where c.school_id = s.id)',
    created_at: 's.created_at',
  },
  filters: { district_id: 's.district_id' },
};

/** Summed for the rows of a page only. What expired unused is no longer there. */
function licenses(sum: string, plan: 'individual' | 'site'): string {
  return `(select coalesce(sum(l.${sum}), 0)::bigint from license_lots l
    where l.group_id = g.id and l.plan = '${plan}')`;
}

const groups: TableSource<typeof groupsTable> = {
  from: 'groups g',
  id: 'g.id',
  scope: everything,
  joins: {
    owner: `left join group_members om on om.group_id = g.id and om.role = 'owner'
      left join accounts o on o.id = om.account_id`,
    place: `left join schools ps on ps.id = g.school_id
      left join districts pd on pd.id = g.district_id`,
  },
  columns: {
    name: 'g.name',
    kind: 'g.kind',
    place: { sql: 'coalesce(ps.name, pd.name)', join: 'place' },
    owner: { sql: listedNameSql('o'), join: 'owner' },
    admins_count: "(select count(*) from group_members c where c.group_id = g.id and c.role = 'admin')",
    members_count: "(select count(*) from group_members c where c.group_id = g.id and c.role = 'member')",
    pool_on: 'g.pool_on',
    individual_quantity: licenses('quantity - l.expired', 'individual'),
    individual_used: licenses('used', 'individual'),
    site_quantity: licenses('quantity - l.expired', 'site'),
    site_used: licenses('used', 'site'),
    created_at: 'g.created_at',
  },
  sorts: {
    owner: [
      { sql: 'o.last_name', join: 'owner' },
      { sql: 'o.first_name', join: 'owner' },
    ],
  },
  filters: {
    owner: { where: everyWord(listedNameSql('o')), join: 'owner' },
    school_id: 'g.school_id',
    district_id: 'g.district_id',
    educator_id: (value, bind) =>
      value.kind === 'id'
        ? `g.id in (select c.group_id from group_members c where c.account_id = ${bind(value.id)})`
        : 'false',
  },
};

const person = (alias: string, column: string): string =>
  `left join accounts ${alias} on ${alias}.id = v.${column}`;

const activity = {
  from: 'activity v',
  id: 'v.id',
  joins: {
    actor: person('actor', 'actor_id'),
    staff: person('staff', 'acting_as_by'),
    educator: person('educator', 'educator_id'),
    other: person('other', 'other_educator_id'),
    school: 'left join schools s on s.id = v.school_id',
  },
  columns: {
    at: 'v.at',
    type: 'v.type',
    actor: { sql: listedNameSql('actor'), join: 'actor' },
    educator: { sql: listedNameSql('educator'), join: 'educator' },
    other_educator: { sql: listedNameSql('other'), join: 'other' },
    school: { sql: 's.name', join: 'school' },
    students_count: 'v.students_count',
  },
  filters: {
    school_id: 'v.school_id',
    actor: { where: everyWord(listedNameSql('actor')), join: 'actor' },
    educator: { where: everyWord(listedNameSql('educator')), join: 'educator' },
    other_educator: { where: everyWord(listedNameSql('other')), join: 'other' },
  },
} as const;

/**
 * What happened at the schools, or to the people, of the groups the actor runs. Their ids are gathered first, as
 * arrays: then each part is a look into an index, and nobody else's history is walked through.
 */
function administeredActivity(actor: Actor, bind: Bind): string {
  const own = `${bind(actor.id)}::bigint`;
  return `v.school_id = any(array(${administeredSchools(own)}))
    or v.educator_id = any(array(${administeredAccounts(own)}))
    or v.other_educator_id = any(array(${administeredAccounts(own)}))`;
}

export function schoolTableRoutes(serve: Serve): void {
  tableRoutes(serve, districtsTable, districts);
  tableRoutes(serve, schoolsTable, schools);
  tableRoutes(serve, groupsTable, groups);
  tableRoutes(serve, activityTable, {
    ...activity,
    scope: everything,
    columns: { ...activity.columns, acting_staff: { sql: listedNameSql('staff'), join: 'staff' } },
    filters: {
      ...activity.filters,
      acting_staff: { where: everyWord(listedNameSql('staff')), join: 'staff' },
    },
  });
  tableRoutes(serve, educatorActivityTable, { ...activity, scope: administeredActivity });
}
