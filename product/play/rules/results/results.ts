import type { ProgramId } from '#brands/brand.ts';
import type { SceneEntry } from '../story/programs.ts';
import { SKILLS, type Skill } from '../story/skills.ts';
import type { FirstAnswer, ProgramResults } from './fold.ts';
import { type Done, mapOf, type ProgramState } from './progress.ts';
import { completed, skillResult, successRate } from './scoring.ts';

/** What was said of a skill: in an iteration of the assessment, or (iteration 0) in everything else. */
type SkillRow = {
  iteration: number;
  skill: Skill;
  observations: number;
  points: number;
  best: number;
  performance: number | null;
};

/** What is kept of a program's results, for lists, maps and reports. */
export type ResultRows = {
  done: Done[];
  badges: string[];
  checksDone: number;
  othersDone: number;
  /** In percent: of the scenes on the map, and of the asks answered at their best. */
  completed: number;
  successRate: number | null;
  skills: SkillRow[];
};

const percent = (share: number): number => Math.round(share * 100);

export function resultRows(
  all: readonly SceneEntry[],
  program: ProgramId,
  state: ProgramState,
  { answers, done }: ProgramResults,
): ResultRows {
  const map = mapOf(all, program, state, done);
  const over = map.filter(({ status }) => status === 'done').map(({ scene }) => scene);
  const checksDone = over.filter(({ kind }) => kind === 'check').length;
  const rate = successRate(answers.filter((answer) => [0, state.iteration].includes(groupOf(answer))));
  return {
    done,
    badges: badgesOf(all, done),
    checksDone,
    othersDone: over.length - checksDone,
    completed: percent(completed(over.length, map.length)),
    successRate: rate === null ? null : percent(rate),
    skills: skillRows(answers),
  };
}

/** A check speaks for its own iteration, everything else for none. */
function groupOf({ kind, iteration }: FirstAnswer): number {
  return kind === 'check' ? iteration : 0;
}

function skillRows(answers: readonly FirstAnswer[]): SkillRow[] {
  const groups = [...new Set(answers.map(groupOf))].sort();
  return groups.flatMap((iteration) => {
    const own = answers.filter((answer) => groupOf(answer) === iteration);
    return SKILLS.map((skill) => {
      const { observations, points, best, performance } = skillResult(own, skill);
      return { iteration, skill, observations, points, best, performance };
    }).filter(({ observations }) => observations > 0);
  });
}

function badgesOf(all: readonly SceneEntry[], done: readonly Done[]): string[] {
  const won = done.flatMap(({ scene }) => all.find(({ id }) => id === scene)?.badges ?? []);
  return [...new Set(won)];
}
