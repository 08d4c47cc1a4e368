import type { ProgramId } from '#brands/brand.ts';
import { type Done, FIRST_STATE } from '#product/play/rules/results/progress.ts';
import { resultRows } from '#product/play/rules/results/results.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import type { TestKindred } from '#testing/api/kindred.ts';
import { everySkill, MIXED } from '../../rules/testing/sample-facts.ts';

const { entries } = TEST_SCENES;

/** Scenes of the tests that begin so. */
export const scenesLike = (pattern: RegExp): string[] =>
  entries.map(({ id }) => id).filter((id) => pattern.test(id));

export const doneIn = (ids: readonly string[], iteration = 1): Done[] =>
  ids.map((scene) => ({ scene, iteration }));

export const CHECKS = scenesLike(/^zoou-check-a/);

/** Who begins with A takes B next. */
const FORMS_OF_CHECKS = ['a', 'b', 'a'] as const;

/** Keeps that a child is so far, as counting play would. */
export async function buildStanding(
  { db, now }: TestKindred,
  student_id: number,
  program: ProgramId,
  done: Done[],
  iteration = 1,
): Promise<void> {
  const rows = resultRows(entries, program, { ...FIRST_STATE, iteration, forms: [...FORMS_OF_CHECKS] }, done);
  await db
    .insertInto('program_progress')
    .values({
      student_id,
      program,
      iteration,
      done: JSON.stringify(rows.done),
      checks_done: rows.checksDone,
      others_done: rows.othersDone,
      completed: rows.completed,
      last_played_at: now(),
      updated_at: now(),
    })
    .execute();
}

type Report = 'progress' | 'assessment' | 'skill-builder' | 'activity';

/** Keeps what play says: by far not the same of all skills. */
export async function buildMeasurement(
  { db, now }: TestKindred,
  student_id: number,
  program: 'academy' | 'zoou' | 'ssgrin' | 'hoh',
  report: Report,
  more: {
    iteration?: number;
    rushed?: string[];
    form?: 'a' | 'b';
    edition?: string;
    lastOn?: string;
    /** Where all skills are. */
    at?: number;
  } = {},
): Promise<void> {
  const told = more.at === undefined ? MIXED : everySkill('improving', more.at);
  const skills = Object.entries(told).map(([skill, { notYet, triedAgain, ...figures }]) => [
    skill,
    { ...figures, not_yet: notYet, tried_again: triedAgain },
  ]);
  await db
    .insertInto('measurements')
    .values({
      student_id,
      program,
      report,
      iteration: more.iteration ?? 1,
      model: 2,
      epoch: 1,
      scenes: 6,
      form: report === 'assessment' ? (more.form ?? 'a') : null,
      languages: ['en'],
      read_aloud: 'off',
      asks: 60,
      best: 36,
      by_guessing: 33,
      left_out: 0,
      rushed_scenes: more.rushed ?? [],
      favorite_spot: false,
      as_mixed_as_guessing: false,
      edition: more.edition ?? '0abc',
      first_on: more.lastOn ?? '2026-09-01',
      last_on: more.lastOn ?? '2026-09-10',
      levels: [0, 1, 2, 0, 2, 1],
      clear: [true, false, false, true, true, false],
      skills: JSON.stringify(Object.fromEntries(skills)),
      updated_at: now(),
    })
    .execute();
}

/** A child who has finished the first check of Zoo U. */
export async function buildChecked(kindred: TestKindred, student_id: number): Promise<void> {
  await buildStanding(kindred, student_id, 'zoou', doneIn(CHECKS));
  await buildMeasurement(kindred, student_id, 'zoou', 'assessment');
}
