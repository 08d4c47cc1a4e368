import { atLeast, atMost, printed } from '../../../bench/report.ts';
import type { Outcome } from './load.ts';

/** What an outcome is told as; where nobody should notice anything, nothing may be away either. */
export function tellOutcome(name: string, outcome: Outcome, mayBeAway = false): void {
  atLeast(`${name}-right`, outcome.right, 100);
  atMost(`${name}-wrong`, outcome.wrong.length, 0);
  if (mayBeAway) printed(`${name}-unavailable`, String(outcome.unavailable));
  else atMost(`${name}-unavailable`, outcome.unavailable, 0);
  printed(`${name}-slowest`, `${outcome.slowestSeconds.toFixed(1)}s`);
  if (outcome.play !== null) {
    atMost(`${name}-play-lost`, outcome.play.lost, 0);
    atMost(`${name}-play-doubled`, outcome.play.doubled, 0);
  }
  for (const what of new Set(outcome.wrong.slice(0, 5))) console.error(`  ${what}`);
}
