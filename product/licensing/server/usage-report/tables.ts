import type { Actor } from '#platform/contract/policy.ts';
import type { Bind } from '#platform/server/database/bindings.ts';
import { listedNameSql, spokenNameSql } from '#platform/server/database/name-sql.ts';
import { wordsIn } from '#platform/server/tables/conditions.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { FIRST_SCHOOL_YEAR, LAST_SCHOOL_YEAR } from '#product/schools/rules/school-years.ts';
import { administeredAccounts } from '#product/schools/server/reach/reach.ts';
import type { siteAccessTable, siteLotsTable, siteUsageTable } from '../../site-contract.ts';
import { ownedBy, ownerJoin, ownerName, sortedInReach } from '../tables/sql.ts';
import { accessGiven, siteEducators, siteHolders, siteLots, siteMembers, siteUsers } from './reach.ts';

const me = (actor: Actor, bind: Bind): string => `${bind(actor.id)}::bigint`;

export const siteLotsSource: TableSource<typeof siteLotsTable> = {
  from: 'license_lots l',
  id: 'l.id',
  scope: (actor, bind) => `l.id = any(array(${siteLots(me(actor, bind))}))`,
  joins: { owner: ownerJoin('l') },
  columns: {
    owner: { sql: ownerName('oa', 'og'), join: 'owner' },
    quantity: 'l.quantity - l.expired',
    used: 'l.used',
    remaining: 'l.remaining',
    starts_on: 'l.starts_on',
    ends_on: 'l.ends_on',
    shared_out: 'l.id <> l.root_id',
    purchase_order_number: 'l.purchase_order_number',
    created_at: 'l.created_at',
  },
  sorts: { created_at: [sortedInReach('l.created_at')] },
  filters: { owner: ownedBy('l') },
};

const educator = {
  joins: { school: 'left join schools sc on sc.id = a.school_id' },
  columns: {
    name: listedNameSql('a'),
    school: { sql: 'sc.name', join: 'school' },
  },
  sorts: { name: ['a.last_name', 'a.first_name'] },
  filters: { name: wordsIn('a.search') },
} as const;

/** The newest access given to the educator of the row. */
const given = (what: string) => (actor: Actor, bind: Bind) =>
  `select ${what} from site_access access left join accounts giver on giver.id = access.granted_by
    where access.educator_id = a.id and ${accessGiven(me(actor, bind))}
    order by access.created_at desc, access.id desc limit 1`;

export const siteAccessSource: TableSource<typeof siteAccessTable> = {
  ...educator,
  from: 'accounts a',
  id: 'a.id',
  scope: (actor, bind) =>
    `a.scope = 'educator' and a.status <> 'deactivated' and a.id = any(array(${siteEducators(me(actor, bind))}))`,
  columns: {
    ...educator.columns,
    username: 'a.username',
    way: (actor, bind) => {
      const own = me(actor, bind);
      return `case when a.id = any(array(${siteHolders(own)})) then 'holder'
        when a.id = any(array(${siteMembers(own)})) then 'member' else 'granted' end`;
    },
    granted_by: given(spokenNameSql('giver')),
    granted_at: given('access.created_at'),
  },
};

/** The school year of a day is the calendar year half a year before. */
const yearOf = (date: string): string => `extract(year from ${date} - interval '6 months')`;

/** From the first year in which one of the lots runs to the last. */
function yearsOf(actor: string): string {
  const lots = `from license_lots ran where ran.id = any(array(${siteLots(actor)}))`;
  return `y.year between (select min(${yearOf('ran.starts_on')}) ${lots})
    and (select max(${yearOf('coalesce(ran.ends_on, ran.starts_on)')}) ${lots})`;
}

/** Licenses of students of the row's educator that were valid in the school year, mostly the row's own. */
const usesOf = (what: string, more: string, year: string): string =>
  `select ${what} from students st join license_uses u on u.student_id = st.id
    where st.owner_id = a.id and u.returned_at is null and ${more}
      and u.starts_on < make_date(${year} + 1, 7, 1) and u.ends_on >= make_date(${year}, 7, 1)`;

/** Those of the site licenses that the actor runs. */
const used =
  (what: string, year = 'y.year') =>
  (actor: Actor, bind: Bind) =>
    usesOf(what, `u.lot_id = any(array(${siteLots(me(actor, bind))}))`, year);

/** All others: of another pool, the educator's own, a trial. Told of whom the actor looks after. */
const elsewhere =
  (what: string, year = 'y.year') =>
  (actor: Actor, bind: Bind) => {
    const own = me(actor, bind);
    return usesOf(
      what,
      `a.id = any(array(${administeredAccounts(own)})) and u.lot_id <> all(array(${siteLots(own)}))`,
      year,
    );
  };

const USED = 'count(*)';
const THIS_YEAR = `(${yearOf('current_date')})::integer`;
/** The same numbers for lists that have no school year: of this one. */
export const siteUsedThisYear = used(USED, THIS_YEAR);
export const elsewhereUsedThisYear = elsewhere(USED, THIS_YEAR);

const LAST_USE = 'max(greatest(u.assigned_at, u.first_played_at))';

/** Children with a license for the program, of whichever: the site licenses', and all others that are told. */
const playing = (program: string) => (actor: Actor, bind: Bind) => {
  const own = me(actor, bind);
  return usesOf(
    'count(distinct st.id)',
    `u.program = '${program}' and (u.lot_id = any(array(${siteLots(own)}))
      or a.id = any(array(${administeredAccounts(own)})))`,
    'y.year',
  );
};

export const siteUsageSource: TableSource<typeof siteUsageTable> = {
  ...educator,
  from: `accounts a cross join generate_series(${FIRST_SCHOOL_YEAR}, ${LAST_SCHOOL_YEAR}) y (year)`,
  id: '(a.id * 10000 + y.year)',
  scope: (actor, bind) => {
    const own = me(actor, bind);
    return `a.scope = 'educator' and a.id = any(array(${siteUsers(own)})) and ${yearsOf(own)}`;
  },
  columns: {
    ...educator.columns,
    // A family's children are the family's.
    students: `(select count(*) from students st
      where st.owner_id = a.id and st.archived_at is null and st.school_id is not null)`,
    used: used(USED),
    elsewhere: elsewhere(USED),
    academy: playing('academy'),
    zoou: playing('zoou'),
    ssgrin: playing('ssgrin'),
    hoh: playing('hoh'),
    sim: playing('sim'),
    // Sessions are forgotten some time after they end; what happened to licenses is not.
    last_activity_at: (actor, bind) => `select greatest(
      (select max(session.active_at) from sessions session where session.account_id = a.id),
      (${used(LAST_USE)(actor, bind)}), (${elsewhere(LAST_USE)(actor, bind)}))`,
  },
  filters: { ...educator.filters, school_year: 'y.year' },
};
