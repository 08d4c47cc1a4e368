import type { Activity } from '../rules/activities.ts';

/** Of a child's own decisions; `no` is the family's, or the school's for this child alone. */
const ownNo = (activity: Activity, student: string): string =>
  `exists (select from child_activities said where said.student_id = ${student}.id
    and said.activity = '${activity}' and not said.is_on)`;

/**
 * Whether something is done with a student, a row `student` with its school: what every later slice asks, one look into
 * an index for the child and one for its school. Nothing said is a yes; of norms it is a no, see `countsForNormsSql`.
 */
export const consentsSql = (activity: Exclude<Activity, 'norms'>, student: string): string =>
  `(not ${ownNo(activity, student)} and not exists (select from school_activities at
    where at.school_id = ${student}.school_id and at.activity = '${activity}' and not at.is_on))`;

/** Whether a student counts when norms and questions are counted: only where the school agreed, or the family at home. */
export const countsForNormsSql = (student: string): string =>
  `(case when ${student}.awaits_school then false
    when ${student}.school_id is null then exists (select from child_activities said
      where said.student_id = ${student}.id and said.activity = 'norms' and said.is_on)
    else not ${ownNo('norms', student)} and exists (select from school_activities at
      where at.school_id = ${student}.school_id and at.activity = 'norms' and at.is_on) end)`;

/** Since when a student does not play here any more; null where it does. */
export const noPlaySinceSql = (student: string): string =>
  `(select min(since) from (
      select said.since from child_activities said
      where said.student_id = ${student}.id and said.activity = 'play' and not said.is_on
      union all
      select at.since from school_activities at
      where at.school_id = ${student}.school_id and at.activity = 'play' and not at.is_on
    ) stopped)`;
