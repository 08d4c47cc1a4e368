import { type Day, mondayOf } from '#platform/contract/days.ts';
import { listedNameSql, spokenNameSql } from '#platform/server/database/name-sql.ts';
import { everyWord } from '#platform/server/tables/conditions.ts';
import { listedNameColumn } from '#platform/server/tables/name-columns.ts';
import type { Asker, FilterExpression, Filters, TableSource } from '#platform/server/tables/source.ts';
import { lookedUpStudentZone, studentZone } from '#product/accounts/server/time-zones/zones.ts';
import {
  archived,
  inGroup,
  joins,
  nameInRoster,
  sortsInReach,
} from '#product/rosters/server/students/list-parts.ts';
import { mine } from '#product/rosters/server/students/reach.ts';
import { TEACHER } from '#product/rosters/server/students/teacher.ts';
import { daysOffSql } from '#product/schools/server/days-off.ts';
import { HARD } from '../rules/said.ts';
import { childWeek, DAYS_BEFORE, WEEKDAYS, weekFacts } from '../rules/week.ts';
import type { checkInsTable } from '../tables-contract.ts';
import type { CheckInPorts } from './ports.ts';
import { isCovered, readsFeelings, toldTo } from './reading.ts';

type Rule = NonNullable<TableSource['rule']>;

/** Any day of a week names it. Null: the one that it is at each child's school. */
function askedWeek({ _week: week }: Filters): Day | null {
  return week?.kind === 'day' ? mondayOf(week.day) : null;
}

/** A day that was read as one, or the clock's own: no text of a request is in it. */
function mondaySql(filters: Filters, { now }: Asker, zone: string): string {
  const week = askedWeek(filters);
  if (week !== null) return `date '${week}'`;
  return `date_trunc('week', timestamptz '${now.toISOString()}' at time zone ${zone})::date`;
}

const CHILD_ZONE = studentZone('st', 'at');

/** For the rows of a page: what the reader may know of each child's week. Every part looks into an index by the child. */
const weekJoin =
  ({ followedUp }: CheckInPorts) =>
  (row: string, filters: Filters, asker: Asker): string => {
    const heard = toldTo(asker.actor);
    const followed = isCovered(asker.actor) ? 'false' : followedUp('own.id', `${asker.actor.id}::bigint`);
    return `left join lateral (
      select json_build_object('time_zone', own.zone, 'monday', own.monday, 'listed_on', own.listed_on,
        'archived', own.archived, 'followed_up', ${followed}, 'days_off', ${daysOffSql('own.school_id')},
        'told_others', coalesce((
          select not (${heard}) from check_ins c where c.student_id = own.id and c.on_day <= own.monday + 6
          order by c.on_day desc limit 1
        ), false),
        'last_on', (
          select c.on_day from check_ins c where c.student_id = own.id and c.on_day <= own.monday + 6 and ${heard}
          order by c.on_day desc limit 1
        ),
        'told', array(
          select json_build_object('on_day', c.on_day, 'feeling', c.feeling) from check_ins c
          where c.student_id = own.id and c.on_day between own.monday - ${DAYS_BEFORE} and own.monday + 6 and ${heard}
          order by c.at
        )) as facts
      from (
        select st.id, st.school_id, ${CHILD_ZONE} as zone, ${mondaySql(filters, asker, CHILD_ZONE)} as monday,
          (st.created_at at time zone ${CHILD_ZONE})::date as listed_on, st.archived_at is not null as archived
        from students st left join schools at on at.id = st.school_id where st.id = ${row}.id
      ) own
    ) week on true`;
  };

/** For who is sorted by it: on how many days of the week a child told a hard feeling, and whether it said anything. */
function hardJoin(filters: Filters, asker: Asker): string {
  const monday = mondaySql(filters, asker, lookedUpStudentZone());
  return `left join lateral (
      select count(distinct c.on_day) filter (where c.feeling in (${HARD.map((one) => `'${one}'`).join(', ')})) as hard,
        count(*) as answers
      from check_ins c
      where c.student_id = s.id and c.on_day between ${monday} and ${monday} + 6 and ${toldTo(asker.actor)}
    ) week_hard on true`;
}

/** What is said of a child's week; nothing while staff act as the reader. */
const say: Rule['say'] = (facts, { actor, now }) => {
  const read = weekFacts.parse(facts);
  const { days, notice } = childWeek(read, now);
  const covered = isCovered(actor);
  return {
    week: read.monday,
    ...Object.fromEntries(WEEKDAYS.map((name, at) => [name, covered ? null : (days[at]?.shown ?? null)])),
    notice: covered ? null : (notice?.kind ?? null),
    notice_days: covered ? null : (notice?.count ?? null),
    notice_of: covered ? null : (notice?.of ?? null),
  };
};

const byRule = { rule: true } as const;

/** The own and shared ones, without those whom one answers for. */
const ofReach: FilterExpression = (value, bind, actor) =>
  value.kind === 'choices' && value.values.includes('all') ? 'true' : `(${mine(actor, bind)})`;

const source: Omit<TableSource<typeof checkInsTable>, 'scope' | 'late'> = {
  from: 'students s',
  id: 's.id',
  joins: { ...joins, week_hard: hardJoin },
  rule: { facts: { sql: 'week.facts', late: 'week' }, say },
  columns: {
    name: listedNameColumn('s'),
    first_name: 's.first_name',
    last_name: 's.last_name',
    grade: 's.grade',
    teacher: { sql: TEACHER, join: 'owner' },
    educator: { sql: listedNameSql('o'), join: 'owner' },
    school: { sql: 'sc.name', join: 'school' },
    mon: byRule,
    tue: byRule,
    wed: byRule,
    thu: byRule,
    fri: byRule,
    sat: byRule,
    sun: byRule,
    notice: byRule,
    notice_days: byRule,
    notice_of: byRule,
    week: byRule,
  },
  sorts: {
    name: sortsInReach.name,
    grade: sortsInReach.grade,
    // The hardest week first, those who said nothing last, equals by name.
    notice: [
      { sql: '(-week_hard.hard)', join: 'week_hard' },
      { sql: '(week_hard.answers = 0)', join: 'week_hard', steady: true },
      { sql: "(s.last_name || '')", steady: true },
      { sql: 's.first_name', steady: true },
    ],
  },
  filters: {
    archived,
    name: nameInRoster,
    teacher: { where: everyWord(`s.teacher || ' ' || ${spokenNameSql('o')}`), join: 'owner' },
    school_id: 's.school_id',
    educator_id: 's.owner_id',
    group_id: inGroup,
    reach: ofReach,
    // Says what is looked at of each child, and leaves nobody out.
    _week: () => 'true',
  },
};

export const checkInsSource = (ports: CheckInPorts): TableSource<typeof checkInsTable> => ({
  ...source,
  late: { week: weekJoin(ports) },
  scope: readsFeelings(ports),
});
