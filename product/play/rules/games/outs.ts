import type { Play } from '../story/plays.ts';

/** What measured games come to: acts are counted, never milliseconds. */

const SLIPS = 2;

/** Taps are counted, not milliseconds. */
export function waitOut(taps: number): string {
  if (taps === 0) return 'waited';
  return taps <= SLIPS ? 'slip' : 'rushed';
}

/**
 * Only going at a stop is a slip: a child who needs longer for a go has lost nothing. Who never tried to go held nothing
 * back, either.
 */
export function goNoGoOut(tried: boolean, wrongGoes: number): string {
  if (!tried) return 'still';
  if (wrongGoes === 0) return 'steady';
  return wrongGoes <= SLIPS ? 'slip' : 'rushed';
}

/** A word that was never said takes back one that was. */
export function listenOut(items: number, heard: number, decoysTaken: number): string {
  return `r${Math.min(items, Math.max(0, heard - decoysTaken))}`;
}

/** `placed` is the bin of each item, in the order of the items. */
export function sortOut(play: Play & { kind: 'sort' }, placed: readonly string[]): string {
  const { bins, fits } = play;
  const wrong = fits.filter((bin, item) => placed[item] !== bin).length;
  if (fits.length > 0 && wrong === 0) return 'fair';
  // Of two bins one has more as soon as a single thing is elsewhere.
  if (bins.length === 2 && wrong === 1) return 'uneven';
  const most = Math.max(0, ...bins.map((bin) => placed.filter((other) => other === bin).length));
  const even = Math.ceil(placed.length / bins.length);
  if (most > Math.max(even, placed.length / 2)) return 'hog';
  return fits.length === 0 && most <= even ? 'fair' : 'uneven';
}
