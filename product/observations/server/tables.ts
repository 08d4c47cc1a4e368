import type { Actor } from '#platform/contract/policy.ts';
import { listedNameSql, spokenNameSql } from '#platform/server/database/name-sql.ts';
import { condition, everyWord } from '#platform/server/tables/conditions.ts';
import { listedNameColumn } from '#platform/server/tables/name-columns.ts';
import type { Asker, FilterExpression, Filters, TableSource } from '#platform/server/tables/source.ts';
import { studentZone } from '#product/accounts/server/time-zones/zones.ts';
import { consentsSql } from '#product/consents/server/asking.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';
import { archived, joins, nameInRoster, sortsInReach } from '#product/rosters/server/students/list-parts.ts';
import { TEACHER } from '#product/rosters/server/students/teacher.ts';
import { DAYS_TOGETHER } from '../rules/standing.ts';
import type { selCheckInsTable } from '../tables-contract.ts';
import { observedBy, readsAllSql, sinceSql } from './near-sql.ts';

const isChosen = (filters: Filters, name: string, value: string): boolean => {
  const filter = filters[name];
  return filter?.kind === 'choices' && filter.values.includes(value);
};

/** Whose the list shows: the reader's own, and for a counselor also what colleagues have finished. */
function readable(filters: Filters, me: string): string {
  const own = `o.observer_id = ${me}`;
  return isChosen(filters, 'reach', 'mine') ? own : `(${own} or o.is_whole and ${readsAllSql(me)})`;
}

/**
 * Of one child and term: what is shown, and how the reader stands. The same as `standingOf` of the rules;
 * `sel-check-ins.test.ts` holds them together.
 */
function standingJoin(row: string, as: string, filters: Filters, { actor, now }: Asker): string {
  const me = `${actor.id}::bigint`;
  const at = `timestamptz '${now.toISOString()}'`;
  const asked = isChosen(filters, 'term', 'previous')
    ? 'school_term(school_term(d.today) - 1)'
    : 'school_term(d.today)';
  return `left join lateral (
      select t.term, shown.*, own.observer_id is not null as is_own,
        case when own.is_whole then 'done' when own.observer_id is not null then 'begun'
          when t.term <> school_term(d.today) or not ${consentsSql('observations', 'st')} then null
          when d.today < d.ready_on then 'waiting' else 'due' end as standing,
        case when t.term = school_term(d.today) then d.ready_on end as ready_on,
        (select count(*)::integer from observations o where o.student_id = st.id and o.term = t.term and o.is_whole
          and o.observer_id is distinct from ${me} and ${readable(filters, me)}) as others
      from students st left join schools place on place.id = st.school_id
      cross join lateral (
        select (${at} at time zone ${studentZone('st', 'place')})::date as today,
          (${sinceSql('st', me)} at time zone ${studentZone('st', 'place')})::date + ${DAYS_TOGETHER} as ready_on
      ) d
      cross join lateral (select ${asked} as term) t
      left join observations own on own.student_id = st.id and own.observer_id = ${me} and own.term = t.term
      left join lateral (
        select o.ic, o.com, o.coop, o.ini, o.emp, o.er, o.on_day, o.observer_id from observations o
        where o.student_id = st.id and o.term = t.term and ${readable(filters, me)}
        order by (o.observer_id = ${me}) desc nulls last, o.at desc limit 1
      ) shown on true
      where st.id = ${row}.id
    ) ${as} on true left join accounts ${as}_by on ${as}_by.id = ${as}.observer_id`;
}

const late = (sql: string) => ({ sql, late: 'stands' }) as const;
const seen = (skill: Skill) => late(`stands.${skill}`);

/** Of a group of adults that the actor belongs to: the students of its people. */
const inGroup: FilterExpression = (value, bind, actor: Actor) =>
  value.kind === 'id'
    ? `s.owner_id in (select theirs.account_id from group_members theirs
        join group_members own on own.group_id = theirs.group_id and own.account_id = ${bind(actor.id)}::bigint
        where theirs.group_id = ${bind(value.id)}::bigint)`
    : 'true';

const everybody: FilterExpression = () => 'true';

export const selCheckInsSource: TableSource<typeof selCheckInsTable> = {
  from: 'students s',
  id: 's.id',
  scope: observedBy,
  joins: { ...joins, sorted: (filters, asker) => standingJoin('s', 'sorted', filters, asker) },
  late: { stands: (row, filters, asker) => standingJoin(row, 'stands', filters, asker) },
  columns: {
    name: listedNameColumn('s'),
    first_name: 's.first_name',
    last_name: 's.last_name',
    grade: 's.grade',
    teacher: { sql: TEACHER, join: 'owner' },
    educator: { sql: listedNameSql('o'), join: 'owner' },
    school: { sql: 'sc.name', join: 'school' },
    standing: late('stands.standing'),
    skill_ic: seen('ic'),
    skill_com: seen('com'),
    skill_coop: seen('coop'),
    skill_ini: seen('ini'),
    skill_emp: seen('emp'),
    skill_er: seen('er'),
    seen_by: late(spokenNameSql('stands_by')),
    seen_on: late('stands.on_day'),
    season: late("case extract(month from stands.term) when 7 then 'fall' else 'spring' end"),
    school_year: late(`case extract(month from stands.term) when 7
      then to_char(stands.term, 'YYYY') || '–' || to_char(stands.term + interval '1 year', 'YY')
      else to_char(stands.term - interval '1 year', 'YYYY') || '–' || to_char(stands.term, 'YY') end`),
    others: late('stands.others'),
    ready_on: late('stands.ready_on'),
  },
  sorts: {
    name: sortsInReach.name,
    grade: sortsInReach.grade,
    seen_on: [{ sql: "coalesce(sorted.on_day, date '-infinity')", join: 'sorted' }],
  },
  filters: {
    archived,
    name: nameInRoster,
    teacher: { where: everyWord(`s.teacher || ' ' || ${spokenNameSql('o')}`), join: 'owner' },
    school_id: 's.school_id',
    educator_id: 's.owner_id',
    group_id: inGroup,
    // These say what is looked at of each child, and leave nobody out.
    reach: everybody,
    term: everybody,
    standing: {
      where: (value, bind) => condition('sorted.standing', value, 'choice', bind),
      join: 'sorted',
    },
    seen_on: { where: (value, bind) => condition('sorted.on_day', value, 'day', bind), join: 'sorted' },
  },
};
