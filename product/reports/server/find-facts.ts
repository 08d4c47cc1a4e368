import * as z from 'zod/mini';
import { LOCALES, type Locale, type ProgramId } from '#brands/brand.ts';
import { addDays, type Day, dayIn } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask, type Row, statement } from '#platform/server/database/statement.ts';
import { studentZone } from '#product/accounts/server/time-zones/zones.ts';
import { FAMILY_LANGUAGES } from '#product/family-links/server/language.ts';
import { type Percentile, percentileIn } from '#product/play/rules/measurement/norms.ts';
import {
  type ReportKind,
  scenesOf,
  type UnlockRefusal,
  unlockRefusal,
} from '#product/play/rules/results/progress.ts';
import { FEWEST_NORMS } from '#product/play/rules/results/scoring.ts';
import type { SceneEntry } from '#product/play/rules/story/programs.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { titleIn } from '#product/play/rules/story/titles.ts';
import { type MeasurementRow, measurementsOf } from '#product/play/server/measurements.ts';
import { formLinksOf, type KeptCell, normsFor } from '#product/play/server/norms/norms.ts';
import { progressOf } from '#product/play/server/progress.ts';
import { joins } from '#product/rosters/server/students/list-parts.ts';
import { TEACHER } from '#product/rosters/server/students/teacher.ts';
import { tellsMomentsSql } from '#product/schools/server/features/story-moments.ts';
import { type Availability, availabilityOf, type Standing } from '../rules/availability.ts';
import type { Measured, MeasuredSkill, ReportFacts, ReportNorms } from '../rules/facts.ts';
import { READS } from '../rules/reads.ts';
import type { FindQuotes } from './find-quotes.ts';
import { reachesOne, readsOneSql } from './reading.ts';

const studentRow = {
  first_name: z.string(),
  last_name: z.string(),
  grade: z.number(),
  teacher: z.string(),
  school: z.nullable(z.string()),
  time_zone: z.string(),
  reads: z.enum(READS),
  archived: z.boolean(),
  /** Whether the child's district lets its choices be told in the words of the story. */
  tells_moments: z.boolean(),
  /** What the adults of the family read, each their own; empty where nobody knows. */
  family_languages: z.array(z.enum(LOCALES)),
};
type ReadStudent = Row<typeof studentRow>;
/** Without a word on moments nothing is quoted. */
type AboutStudent = Omit<ReadStudent, 'archived' | 'family_languages' | 'tells_moments'> & {
  tells_moments?: boolean;
};

const notFound = (): Refusal => Refusal.of('not-found', 'error.report-not-found');

/** A student of whom the actor may open something. Who is out of reach has no report as far as the actor is concerned. */
export async function getReadStudent(tx: Tx, actor: Actor, id: number): Promise<ReadStudent> {
  const { values, bind } = bindings();
  const text = `
    select s.first_name, s.last_name, s.grade, ${TEACHER} as teacher, sc.name as school, ${studentZone()} as time_zone,
      ${readsOneSql(actor, bind)} as reads, ${FAMILY_LANGUAGES} as family_languages,
      ${tellsMomentsSql('s.school_id')} as tells_moments, s.archived_at is not null as archived
    from students s ${joins.owner} ${joins.school}
    where s.id = ${bind(id)}::bigint and ${reachesOne(actor, bind)}`;
  const [student] = await ask(tx, studentRow, { text, values });
  if (student === undefined) throw notFound();
  if (student.reads === 'counts') throw Refusal.of('forbidden');
  return student;
}

export type AskedReport = {
  id: number;
  program: ProgramId;
  kind: ReportKind;
  iteration: number | null;
  language: Locale;
};

/** Refuses a report that there is none of, and one that is not there yet, which says how far it is. */
function getAvailability(
  entries: readonly SceneEntry[],
  asked: AskedReport,
  standing: Standing,
): Availability {
  const { program, kind, iteration } = asked;
  const found = availabilityOf(entries, program, kind, standing, iteration);
  if (found === null) throw notFound();
  const { isAvailable, done, required } = found;
  if (!isAvailable) throw Refusal.because('error.report-not-available', { done, required });
  return found;
}

const findPlay = statement(
  { seconds: z.number(), calm: z.number(), days: z.number() },
  `
    select coalesce(sum(seconds), 0)::integer as seconds,
      coalesce(sum(seconds) filter (where area = 'cdc'), 0)::integer as calm,
      count(distinct on_day)::integer as days
    from play_days where student_id = $1 and on_day > $2`,
);

const SHOWN_DAYS = 30;
const NO_QUOTES: FindQuotes = () => Promise.resolve({});

/** What is kept of one student, as a report needs it. */
export type KeptFacts = {
  /** In the report's program. */
  standing: Standing;
  /** Since so many days; the report's first day is not in it. */
  playSince: (day: Day) => { seconds: number; calm: number; days: number };
  rows: readonly MeasurementRow[];
};

/** And why no other check can be unlocked, as far as play goes. */
type Found = { facts: ReportFacts; iterations: number[]; unlockFault: UnlockRefusal | null };

export async function findFacts(
  tx: Tx,
  entries: readonly SceneEntry[],
  student: AboutStudent,
  asked: AskedReport,
  now: Date,
  findQuotes: FindQuotes = NO_QUOTES,
): Promise<Found> {
  const { id, program } = asked;
  const standing = (await progressOf(tx, id, [program]))(program);
  // Refuses before anything else is asked.
  getAvailability(entries, asked, standing);
  const since = addDays(dayIn(student.time_zone, now), -SHOWN_DAYS);
  const [play = NO_PLAY] = await findPlay(tx, id, since);
  const rows = await measurementsOf(tx, [id], program);
  return factsFrom(tx, entries, student, asked, { standing, playSince: () => play, rows }, now, findQuotes);
}

const NO_PLAY = { seconds: 0, calm: 0, days: 0 };

/** The same where what is kept was found together with the student: then only norms are asked for. */
export async function factsFrom(
  tx: Tx,
  entries: readonly SceneEntry[],
  student: AboutStudent,
  asked: AskedReport,
  kept: KeptFacts,
  now: Date,
  findQuotes: FindQuotes = NO_QUOTES,
): Promise<Found> {
  const { id, program, kind, language } = asked;
  const { standing } = kept;
  const { done, required, iteration, iterations, scenes, houses } = getAvailability(entries, asked, standing);
  const today = dayIn(student.time_zone, now);
  const play = kept.playSince(addDays(today, -SHOWN_DAYS));
  const rows = kept.rows.filter((row) => row.program === program && row.report === kind);
  const measured = rows.find((row) => row.iteration === iteration);
  const earlier = rows.find((row) => row.iteration === iteration - 1);
  const titleOf = (scene: string): string => titleIn(entries, scene, language);
  const facts: ReportFacts = {
    student: { firstName: student.first_name, lastName: student.last_name, grade: student.grade },
    teacher: student.teacher,
    school: student.school,
    program,
    kind,
    iteration,
    today,
    done,
    required,
    titles: scenes.map(titleOf),
    houses,
    ahead: aheadOf(entries, program, standing, language),
    play: { seconds: play.seconds, calmSeconds: play.calm, days: play.days },
    measured: measured === undefined ? null : measuredOf(measured),
    earlier: earlier === undefined ? null : measuredOf(earlier),
    links: earlier === undefined ? [] : await formLinksOf(tx, program),
    norms: measured === undefined ? null : normsIn(measured, await normsFor(tx, measured, student.grade)),
    rushed: (measured?.rushed_scenes ?? []).map(titleOf),
    quotes: student.tells_moments
      ? await findQuotes(tx, { studentId: id, program, standing, iteration, scenes, language })
      : {},
  };
  const unlockFault = unlockRefusal(entries, program, program, standing, standing.done);
  return { facts, iterations, unlockFault };
}

/** Of each skill the first scene that is no check and not played yet. */
function aheadOf(
  entries: readonly SceneEntry[],
  program: ProgramId,
  standing: Standing,
  language: Locale,
): ReportFacts['ahead'] {
  const ahead: Partial<Record<Skill, string>> = {};
  for (const { id, kind, skill } of scenesOf(entries, program, standing)) {
    const isOpen = kind !== 'check' && !standing.done.some(({ scene }) => scene === id);
    if (isOpen && ahead[skill] === undefined) ahead[skill] = titleIn(entries, id, language);
  }
  return ahead;
}

/** Where each skill stands among the children of its cell. */
function normsIn(row: MeasurementRow, cell: KeptCell | null): ReportNorms | null {
  if (cell === null) return null;
  const of = (skill: Skill): Percentile => {
    const { mean, error, performance } = row.skills[skill];
    const own = mean === null || error === null || performance === null ? null : { mean, error };
    return percentileIn(own, cell.skills?.[skill] ?? null, cell.children);
  };
  const [ic, com, coop, ini, emp, er] = SKILLS;
  return {
    students: cell.children,
    required: FEWEST_NORMS,
    skills: { ic: of(ic), com: of(com), coop: of(coop), ini: of(ini), emp: of(emp), er: of(er) },
  };
}

export function measuredOf(row: MeasurementRow): Measured {
  const { form, languages, asks, best, edition } = row;
  return {
    form,
    languages,
    readAloud: row.read_aloud,
    asks,
    best,
    byGuessing: row.by_guessing,
    leftOut: row.left_out,
    edition,
    firstOn: row.first_on,
    lastOn: row.last_on,
    skills: skillsOf(row),
  };
}

function skillsOf({ skills }: MeasurementRow): Measured['skills'] {
  const of = (skill: Skill): MeasuredSkill => {
    const { not_yet: notYet, tried_again: triedAgain, ...figures } = skills[skill];
    return { ...figures, notYet, triedAgain };
  };
  const [ic, com, coop, ini, emp, er] = SKILLS;
  return { ic: of(ic), com: of(com), coop: of(coop), ini: of(ini), emp: of(emp), er: of(er) };
}
