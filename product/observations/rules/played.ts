import * as z from 'zod/mini';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { SAID, type Said } from '#product/play/rules/measurement/levels.ts';
import { sayable } from '#product/play/rules/measurement/sayable.ts';
import type { ReportKind } from '#product/play/rules/results/progress.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';

const said = z.enum(SAID);
/** What play says of a child's six skills, to stand beside what an adult saw: never in one figure with it. */
export const playedSkills = z.object({
  program: z.enum(PROGRAM_IDS),
  last_on: z.string(),
  skills: z.object({ ic: said, com: said, coop: said, ini: said, emp: said, er: said }),
});
export type PlayedSkills = z.infer<typeof playedSkills>;

type Measured = {
  program: ProgramId;
  report: ReportKind;
  iteration: number;
  scenes: number;
  last_on: string;
  skills: Readonly<Record<Skill, { said: Said } | undefined>>;
};

/** The newest report of the child's program that speaks of levels; practice never stands in its place. */
export function playedOf(measured: readonly Measured[], program: ProgramId | null): PlayedSkills | null {
  const newest = measured
    .filter((row) => row.program === program)
    .filter((row) => sayable(row.program, row.report, { scenes: row.scenes, houses: [] }).levels === 'level')
    .sort((a, b) => a.iteration - b.iteration)
    .at(-1);
  if (newest === undefined) return null;
  const of = (skill: Skill): Said => newest.skills[skill]?.said ?? 'not-enough';
  return {
    program: newest.program,
    last_on: newest.last_on,
    skills: {
      ic: of('ic'),
      com: of('com'),
      coop: of('coop'),
      ini: of('ini'),
      emp: of('emp'),
      er: of('er'),
    },
  };
}
