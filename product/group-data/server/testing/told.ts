import type { ProgramId } from '#brands/brand.ts';
import { bandsIn, type Said } from '#product/play/rules/measurement/levels.ts';
import { BANDS } from '#product/play/rules/results/scoring.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { skill as figures } from '#product/reports/rules/testing/sample-facts.ts';
import { buildStanding, doneIn, scenesLike } from '#product/reports/server/testing/standing.ts';
import type { TestKindred } from '#testing/api/kindred.ts';

type Program = Exclude<ProgramId, 'sim'>;

const SILENT: readonly Said[] = ['not-enough', 'too-fast', 'looks-like-guessing'];
/** Where each level usually is. */
const AT = [10, 42, 82] as const;

function levelOf(said: Said): 0 | 1 | 2 | null {
  if (SILENT.includes(said)) return null;
  const [band = 'improving'] = bandsIn(said);
  const at = BANDS.indexOf(band);
  return at === 0 ? 0 : at === 1 ? 1 : 2;
}

type More = {
  program?: Program;
  iteration?: number;
  form?: 'a' | 'b';
  lastOn?: string;
  scenes?: number;
  /** Where the estimates are, for growth. */
  at?: number;
};

/** A child who has finished a check, of whose skills this is said. */
export async function buildTold(
  kindred: TestKindred,
  student_id: number,
  said: Partial<Record<Skill, Said>>,
  more: More = {},
): Promise<void> {
  const { program = 'zoou', iteration = 1, form = 'a', lastOn = '2026-09-10', scenes = 6 } = more;
  const words = SKILLS.map((skill) => said[skill] ?? 'in-the-middle');
  const isMixed = words.includes('emerging-as-mixed-as-guessing');
  const skills = SKILLS.map((skill, at) => {
    const word = words[at] ?? 'not-enough';
    const level = levelOf(word);
    const mean = level === null ? null : (more.at ?? AT[level]);
    const { notYet, triedAgain, ...rest } = figures(word, mean);
    return [skill, { ...rest, not_yet: notYet, tried_again: triedAgain }] as const;
  });
  const { db } = kindred;
  await db.deleteFrom('program_progress').where('student_id', '=', student_id).execute();
  const checks =
    program === 'academy' ? scenesLike(/^academy/) : scenesLike(new RegExp(`^${program}-check-a`));
  await buildStanding(kindred, student_id, program, doneIn(checks.slice(0, scenes), iteration), iteration);
  await db
    .insertInto('measurements')
    .values({
      student_id,
      program,
      report: program === 'academy' ? 'progress' : 'assessment',
      iteration,
      model: 2,
      epoch: 1,
      scenes,
      form,
      languages: ['en'],
      read_aloud: 'off',
      asks: 60,
      best: 36,
      by_guessing: 33,
      left_out: 0,
      rushed_scenes: [],
      favorite_spot: false,
      as_mixed_as_guessing: isMixed,
      edition: '0abc',
      first_on: '2026-09-01',
      last_on: lastOn,
      levels: words.map((word) => (scenes < 6 ? null : levelOf(word))),
      clear: words.map((word) => (scenes < 6 || levelOf(word) === null ? null : bandsIn(word).length === 1)),
      skills: JSON.stringify(Object.fromEntries(skills)),
      updated_at: kindred.now(),
    })
    .execute();
}
