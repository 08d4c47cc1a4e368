import { DEFAULT_TIME_ZONE } from '#platform/contract/days.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { condition, everyWord } from '#platform/server/tables/conditions.ts';
import { listedNameColumn } from '#platform/server/tables/name-columns.ts';
import type { Asker, TableSource } from '#platform/server/tables/source.ts';
import { archived, joins, nameInRoster, sortsInReach } from '#product/rosters/server/students/list-parts.ts';
import { TEACHER } from '#product/rosters/server/students/teacher.ts';
import { ledSchools } from '#product/schools/server/reach/reach.ts';
import type { Activity } from '../rules/activities.ts';
import type { consentRegister } from '../tables-contract.ts';

const named = (activity: Activity): string => activity.replace('-', '_');
const said = (activity: Activity): string => `said_${named(activity)}`;

/** Of students `s`: the child's own word and the school's standing, both by their keys. */
const standsOf = (activity: Activity): string => `
    left join child_activities own_${named(activity)}
      on own_${named(activity)}.student_id = s.id and own_${named(activity)}.activity = '${activity}'
    left join school_activities at_${named(activity)}
      on at_${named(activity)}.school_id = s.school_id and at_${named(activity)}.activity = '${activity}'`;

/** The same as `childStanding` of the rules, which the tests of the register hold it to. */
const standingSql = (activity: Activity): string => `case
      when not own_${named(activity)}.is_on and own_${named(activity)}.of_family then 'family-no'
      when not own_${named(activity)}.is_on then 'child-no'
      else coalesce(at_${named(activity)}.standing, '${activity === 'norms' ? 'not-agreed' : 'covered'}') end`;

const ofFamily = `coalesce(c.told_by, ${spokenNameSql('a')})`;

/** The newest decision about a child `row`, else its school's of this year or before: about one activity, or any. */
function decisionJoin(row: string, as: string, activity: Activity | null, { now }: Asker): string {
  const at = `timestamptz '${now.toISOString()}'`;
  const about = activity === null ? '' : `and c.activity = '${activity}'`;
  const year = `extract(year from (${at} at time zone coalesce(place.time_zone, '${DEFAULT_TIME_ZONE}')) - interval '6 months')`;
  return `left join lateral (
      select found.* from (
        (select 1 as place, ${ofFamily} as by, c.decided_at as at, c.text_version as text
          from child_consents c left join accounts a on a.id = c.decided_by
          where c.student_id = ${row}.id ${about} order by c.id desc limit 1)
        union all
        (select 2, ${spokenNameSql('a')}, c.decided_at, c.text_version
          from students st join schools place on place.id = st.school_id
            join school_consents c on c.school_id = place.id left join accounts a on a.id = c.decided_by
          where st.id = ${row}.id and c.school_year <= ${year} ${about} order by c.school_year desc, c.id desc limit 1)
      ) found order by place limit 1
    ) ${as} on true`;
}

const stands = (activity: Activity) => ({ sql: standingSql(activity), join: named(activity) }) as const;
const by = (activity: Activity) => ({ sql: `${said(activity)}.by`, late: said(activity) }) as const;
const at = (activity: Activity) => ({ sql: `${said(activity)}.at`, late: said(activity) }) as const;
const text = (activity: Activity) => ({ sql: `${said(activity)}.text`, late: said(activity) }) as const;
const decisionOf = (activity: Activity) => (row: string, _: unknown, asker: Asker) =>
  decisionJoin(row, said(activity), activity, asker);

export const consentRegisterSource: TableSource<typeof consentRegister> = {
  from: 'students s',
  id: 's.id',
  scope: (actor, bind) =>
    `(s.school_id = any(array(${ledSchools(`${bind(actor.id)}::bigint`)})) and not s.is_sandbox)`,
  joins: {
    ...joins,
    play: standsOf('play'),
    check_ins: standsOf('check-ins'),
    follow_up: standsOf('follow-up'),
    observations: standsOf('observations'),
    norms: standsOf('norms'),
  },
  late: {
    said: (row, _, asker) => decisionJoin(row, 'said', null, asker),
    said_play: decisionOf('play'),
    said_check_ins: decisionOf('check-ins'),
    said_follow_up: decisionOf('follow-up'),
    said_observations: decisionOf('observations'),
    said_norms: decisionOf('norms'),
  },
  columns: {
    name: listedNameColumn('s'),
    first_name: 's.first_name',
    last_name: 's.last_name',
    grade: 's.grade',
    teacher: { sql: TEACHER, join: 'owner' },
    school: { sql: 'sc.name', join: 'school' },
    play: stands('play'),
    check_ins: stands('check-ins'),
    follow_up: stands('follow-up'),
    observations: stands('observations'),
    norms: stands('norms'),
    decided_by: { sql: 'said.by', late: 'said' },
    decided_at: { sql: 'said.at', late: 'said' },
    text: { sql: 'said.text', late: 'said' },
    play_by: by('play'),
    play_at: at('play'),
    play_text: text('play'),
    check_ins_by: by('check-ins'),
    check_ins_at: at('check-ins'),
    check_ins_text: text('check-ins'),
    follow_up_by: by('follow-up'),
    follow_up_at: at('follow-up'),
    follow_up_text: text('follow-up'),
    observations_by: by('observations'),
    observations_at: at('observations'),
    observations_text: text('observations'),
    norms_by: by('norms'),
    norms_at: at('norms'),
    norms_text: text('norms'),
  },
  sorts: { name: sortsInReach.name, grade: sortsInReach.grade },
  filters: {
    archived,
    name: nameInRoster,
    teacher: { where: everyWord(`s.teacher || ' ' || ${spokenNameSql('o')}`), join: 'owner' },
    school_id: 's.school_id',
    educator_id: 's.owner_id',
    said_no: {
      where: (value, bind) =>
        condition(
          'exists (select from child_activities no where no.student_id = s.id and not no.is_on)',
          value,
          'yes-no',
          bind,
        ),
      join: 'owner',
    },
  },
};
