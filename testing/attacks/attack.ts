import type { Answer } from './http.ts';
import type { World } from './world.ts';

/**
 * One attack. Its name says what would have happened; it answers what was gained, or null where nothing was. An attack
 * that breaks off has not shown anything, and counts as one that succeeded.
 */
export type Attack = { name: string; attempt: (world: World) => Promise<string | null> };

export function attack(name: string, attempt: Attack['attempt']): Attack {
  return { name, attempt };
}

/** What came of a call that had to be refused. A failure of the server is no refusal. */
export function refused(answer: Answer, ...statuses: number[]): string | null {
  const { status } = answer;
  const isRefused = statuses.length === 0 ? status >= 400 && status < 500 : statuses.includes(status);
  return isRefused ? null : `answered ${status} ${answer.text.slice(0, 200)}`;
}

/** The first of several gains. */
export function firstOf(gains: readonly (string | null)[]): string | null {
  return gains.find((gain) => gain !== null) ?? null;
}

export function unless(isSafe: boolean, gain: string): string | null {
  return isSafe ? null : gain;
}

/** The same call has to work without what makes it an attack: else it was refused for something else. */
export function mustWork(answer: Answer): void {
  if (answer.status >= 300) throw new Error(`the call itself does not work: ${answer.status} ${answer.text}`);
}
