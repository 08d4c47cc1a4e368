import type { ProgramId } from '#brands/brand.ts';
import type { SceneEntry } from '../story/programs.ts';
import { type Done, mapOf, type PlannedState } from './progress.ts';
import { completed } from './scoring.ts';

/** How far a student is in a program, for lists, maps and reports. */
export type ResultRows = {
  done: Done[];
  keepsakes: string[];
  checksDone: number;
  othersDone: number;
  /** In percent, of the scenes on the map. */
  completed: number;
};

export function resultRows(
  all: readonly SceneEntry[],
  program: ProgramId,
  state: PlannedState,
  done: Done[],
): ResultRows {
  const map = mapOf(all, program, state, done);
  const over = map.filter(({ status }) => status === 'done').map(({ scene }) => scene);
  const checksDone = over.filter(({ kind }) => kind === 'check').length;
  return {
    done,
    keepsakes: keepsakesOf(all, done),
    checksDone,
    othersDone: over.length - checksDone,
    completed: Math.round(100 * completed(over.length, map.length)),
  };
}

function keepsakesOf(all: readonly SceneEntry[], done: readonly Done[]): string[] {
  const won = done.flatMap(({ scene }) => all.find(({ id }) => id === scene)?.keepsakes ?? []);
  return [...new Set(won)];
}
