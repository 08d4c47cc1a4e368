import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Bind, bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { ask, type Row } from '#platform/server/database/statement.ts';
import { isCounselorSql } from '#product/access/rules/scopes.ts';
import { studentZone } from '#product/accounts/server/time-zones/zones.ts';
import { answeringSql, answersForSql } from '#product/follow-ups/server/answering.ts';
import { sighting, sightingsSql } from '#product/observations/server/missions.ts';
import { WAS_OBSERVED } from '#product/observations/server/observed.ts';
import { CHECK_INS, SKIPPED } from '#product/play/rules/results/events.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { momentSql, resultEvent } from '#product/play/server/events/told.ts';
import { MEASUREMENT_JSON, measurementRow } from '#product/play/server/measurements.ts';
import { asksCheckIn } from '#product/play/server/player.ts';
import { finishedSql, PROGRESS_JSON, progressRow } from '#product/play/server/progress.ts';
import { READS } from '#product/reports/rules/reads.ts';
import { counsels, inFamilyReach, inReportReach, readsOneSql } from '#product/reports/server/reading.ts';
import { dayAtSchool, trialsFor } from '#product/rosters/server/students/license-state.ts';
import { mine, ruledBy } from '#product/rosters/server/students/reach.ts';
import { TEACHER } from '#product/rosters/server/students/teacher.ts';
import { daysOffShape, daysOffSql } from '#product/schools/server/days-off.ts';
import { tellsMomentsSql } from '#product/schools/server/features/story-moments.ts';
import { MOST_HISTORY, TOLD_DEEDS } from '../../rules/student/history.ts';
import { NOTE_READERS } from '../../rules/student/notes.ts';
import { PLAY_DAYS } from '../../rules/student/play-days.ts';
import { LAST_CHOICES } from './find-moments.ts';

const studentRow = {
  first_name: z.string(),
  last_name: z.string(),
  grade: z.number(),
  teacher: z.string(),
  school: z.nullable(z.string()),
  student_id: z.nullable(z.string()),
  username: z.string(),
  active_program: z.nullable(z.enum(PROGRAM_IDS)),
  archived: z.boolean(),
  archived_on: z.nullable(z.string()),
  archived_by: z.nullable(z.string()),
  time_zone: z.string(),
  reads: z.enum(READS),
  near: z.boolean(),
  answers: z.boolean(),
  reached: z.boolean(),
  linked: z.boolean(),
  ruled: z.boolean(),
  shares_feelings: z.boolean(),
  tells_moments: z.boolean(),
  is_counselor: z.boolean(),
  asked: z.boolean(),
  days_off: daysOffShape,
  last_on: z.nullable(z.string()),
  told: z.array(z.object({ on_day: z.string(), feeling: z.enum([...CHECK_INS, SKIPPED]) })),
  played: z.array(
    z.object({ on_day: z.string(), area: z.enum([...PROGRAM_IDS, 'cdc']), seconds: z.number() }),
  ),
  progress: z.array(z.object(progressRow)),
  finished: z.array(z.object({ scene: z.string(), at: z.string() })),
  measured: z.array(z.object(measurementRow)),
  choices: z.array(resultEvent),
  sightings: z.array(sighting),
  licenses: z.array(z.object({ program: z.enum(PROGRAM_IDS), ends_on: z.string() })),
  trial_ends_on: z.nullable(z.string()),
  owner: z.string(),
  people: z.array(
    z.object({
      name: z.string(),
      part: z.enum(['shared', 'family', 'linked', 'answers']),
      at: z.nullable(z.string()),
    }),
  ),
  notes: z.array(
    z.object({
      id: z.number(),
      text: z.string(),
      skill: z.nullable(z.enum(SKILLS)),
      readers: z.enum(NOTE_READERS),
      author_id: z.nullable(z.number()),
      author: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  comics: z.number(),
  was_observed: z.nullable(z.boolean()),
  deeds: z.array(z.object({ kind: z.enum(TOLD_DEEDS), at: z.string(), by: z.nullable(z.string()) })),
};
export type FoundStudent = Row<typeof studentRow>;

/** Some days more than are shown: which of them they are is decided by the school's clock. */
const sinceDays = (days: number, now: string): string =>
  `(${now}::timestamptz - interval '${days + 1} days')::date`;

const SIX_WEEKS = 42;
const MOST_NOTES = 50;
/** Titles of a week and of the history. */
const MOST_FINISHED = 20;

const list = (select: string): string => `to_json(array(${select}))`;

/** Feelings only where the child was told of this reader, and of a child who is the reader's to look after. */
const toldTo = (actor: Actor, bind: Bind, now: string): string =>
  list(`select json_build_object('on_day', c.on_day, 'feeling', c.feeling) from check_ins c
    where c.student_id = s.id and c.on_day >= ${sinceDays(SIX_WEEKS, now)}
      and ${bind(actor.id)}::bigint = any(c.told_to) order by c.at`);

const played = (now: string): string =>
  list(`select json_build_object('on_day', d.on_day, 'area', d.area, 'seconds', d.seconds) from play_days d
    where d.student_id = s.id and d.on_day >= ${sinceDays(PLAY_DAYS, now)}`);

const PROGRESS = list(
  `select ${PROGRESS_JSON} from program_progress p where p.student_id = s.id order by p.last_played_at desc nulls last`,
);

/** The first time a scene of the current epoch came to its end. */
const FINISHED = list(`select json_build_object('scene', f.scene, 'at', f.at) from (
      select e.scene, ${momentSql('min(e.at)')} as at from (${finishedSql('s.id', { current: true })}) e
      group by e.scene order by at desc limit ${MOST_FINISHED}
    ) f`);

const MEASURED = list(`select ${MEASUREMENT_JSON} from measurements m where m.student_id = s.id`);

const LICENSES = list(`select json_build_object('program', l.program, 'ends_on', l.ends_on) from (
      select u.program, max(u.ends_on) as ends_on from license_uses u
      where u.student_id = s.id and u.returned_at is null group by u.program order by max(u.ends_on) desc
    ) l`);

const PEOPLE = list(`select json_build_object('name', p.name, 'part', p.part, 'at', p.at) from (
      select ${spokenNameSql('a')} as name, 'shared' as part, sh.created_at as at, 1 as place
      from student_shares sh join accounts a on a.id = sh.account_id
      where sh.student_id = s.id and a.status <> 'deactivated'
      union all
      select ${spokenNameSql('a')}, 'family', null, 2 from accounts a
      where a.family_id = s.family_id and a.id <> s.owner_id and a.status <> 'deactivated'
      union all
      select ${spokenNameSql('a')}, 'linked', li.created_at, 3 from family_links li join accounts a on a.id = li.account_id
      where li.student_id = s.id and li.school_id = s.school_id and a.status <> 'deactivated'
      union all
      select ${spokenNameSql('a')}, 'answers', null, 4 from accounts a
      where ${answeringSql('a', 's')} and a.id <> s.owner_id
        and not exists (select from student_shares sh where sh.student_id = s.id and sh.account_id = a.id)
    ) p order by p.place, p.at, p.name`);

const NOTES =
  list(`select json_build_object('id', n.id, 'text', n.text, 'skill', n.skill, 'readers', n.readers,
      'author_id', n.author_id, 'author', ${spokenNameSql('a')}, 'at', n.created_at)
    from student_notes n left join accounts a on a.id = n.author_id
    where n.student_id = s.id order by n.created_at desc, n.id desc limit ${MOST_NOTES}`);

const deeds = (bind: Bind): string =>
  list(`select json_build_object('kind', substr(v.action, 9), 'at', v.at, 'by', ${spokenNameSql('a')})
    from audit v left join accounts a on a.id = v.actor_id
    where v.subject_type = 'student' and v.subject_id = s.id and v.action = any(${bind(TOLD_DEEDS.map((deed) => `student.${deed}`))}::text[])
    order by v.at desc, v.id desc limit ${MOST_HISTORY}`);

/** Whose deed it was, however long the history has become since; null where it was nobody's, or who did it is gone. */
const ARCHIVED_BY = `(select ${spokenNameSql('a')} from audit v join accounts a on a.id = v.actor_id
      where s.archived_at is not null and v.subject_type = 'student' and v.subject_id = s.id
        and v.action = 'student.archive' and v.at >= s.archived_at - interval '1 minute'
      order by v.at desc, v.id desc limit 1)`;

/** Who answers for a child reads what it told them, on its page as well. */
const answersFor = (actor: Actor, bind: Bind): string =>
  `(${answersForSql(`${bind(actor.id)}::bigint`)} and not s.is_sandbox)`;

/** What there is to show of it. */
type Shown = {
  /** Feelings and notes: not while staff act as the reader. */
  inPerson: boolean;
  /** What only the school's people read. */
  ofSchool: boolean;
  /** What was measured, for who may read how the child does. */
  skills: boolean;
  /** What it chose lately, for the same. */
  moments: boolean;
};

/**
 * One student of the actor's reach with all that the page is made of, in one statement: every part of it looks into an
 * index by the student. Who is out of reach is not there as far as the actor is concerned.
 */
export async function getFoundStudent(
  tx: Tx,
  actor: Actor,
  id: number,
  now: Date,
  { inPerson, ofSchool, skills, moments }: Shown,
): Promise<FoundStudent> {
  const { values, bind } = bindings();
  const at = bind(now);
  const isParent = actor.scope === 'parent';
  // Who is not of the own family is a school's child, of which a linked adult reads the family's page.
  const linked = isParent ? 's.school_id is not null' : 'false';
  // Who the reader is to the child is asked once: to plan it takes longer than to answer it.
  const near = isParent ? 'true' : '(who.mine or who.counsels)';
  const who = `select ${isParent ? 'true' : `(${mine(actor, bind)})`} as mine, ${counsels(actor, bind)} as counsels,
      ${isParent ? 'false' : answersFor(actor, bind)} as answers,
      ${isParent ? inFamilyReach(actor, bind) : inReportReach(actor, bind)} as reached`;
  // What is not shown is not asked for: a value without a place would be one too many.
  const when = (isShown: boolean, select: () => string): string => (isShown ? select() : "'[]'::json");
  const ifFelt = (select: string): string =>
    `case when (${near} or who.answers) and (not ${linked} or sc.family_feelings) then ${select} else '[]'::json end`;
  const ifNear = (select: string): string => `case when ${near} then ${select} else '[]'::json end`;
  const ifRead = (select: string): string =>
    `case when told.reads <> 'counts' then ${select} else '[]'::json end`;
  const reads = readsOneSql(actor, bind, 'who.counsels');
  const text = `
    select s.first_name, s.last_name, s.grade, ${TEACHER} as teacher, sc.name as school, s.student_id, s.username,
      s.active_program, s.archived_at is not null as archived,
      (s.archived_at at time zone ${studentZone()})::date as archived_on, ${ARCHIVED_BY} as archived_by,
      ${studentZone()} as time_zone,
      ${near} as near, who.answers, ${isParent ? 'true' : 'who.reached'} as reached,
      ${linked} as linked, ${ofSchool ? `coalesce(${ruledBy(actor, bind)}, false)` : 'false'} as ruled,
      coalesce(sc.family_feelings, false) as shares_feelings, ${tellsMomentsSql('s.school_id')} as tells_moments,
      told.reads,
      exists (select from accounts self where self.id = ${bind(actor.id)}::bigint and ${isCounselorSql('self')})
        as is_counselor,
      ${asksCheckIn('s')} as asked, ${daysOffSql('s.school_id')} as days_off,
      (select (kept.last_played_at at time zone ${studentZone()})::date
        from play_summaries kept where kept.student_id = s.id) as last_on,
      ${when(inPerson, () => ifFelt(toldTo(actor, bind, at)))} as told,
      (select count(*)::int from play_comics c where c.student_id = s.id) as comics,
      ${ofSchool ? WAS_OBSERVED : 'null::boolean'} as was_observed,
      ${played(at)} as played, ${PROGRESS} as progress, ${FINISHED} as finished,
      ${when(skills, () => ifRead(MEASURED))} as measured, ${when(moments, () => ifRead(list(LAST_CHOICES)))} as choices,
      ${when(inPerson && ofSchool, () => ifNear(list(sightingsSql(`${bind(actor.id)}::bigint`))))} as sightings,
      case when ${linked} then '[]'::json else ${LICENSES} end as licenses,
      case when not ${linked} and s.license_ends_on is null
        then (select max(l.ends_on) from ${trialsFor(dayAtSchool(`${at}::timestamptz`))}) end as trial_ends_on,
      ${spokenNameSql('o')} as owner, ${when(ofSchool, () => PEOPLE)} as people,
      ${when(inPerson && ofSchool, () => ifNear(NOTES))} as notes, ${when(ofSchool, () => deeds(bind))} as deeds
    from students s join accounts o on o.id = s.owner_id left join schools sc on sc.id = s.school_id
      cross join lateral (${who} offset 0) who cross join lateral (select ${reads} as reads offset 0) told
    where s.id = ${bind(id)}::bigint and (who.reached or who.counsels or who.answers)`;
  const [student] = await ask(tx, studentRow, { text, values });
  if (student === undefined) throw Refusal.of('not-found');
  return student;
}
