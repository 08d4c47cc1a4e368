import type { Message } from '#platform/contract/message.ts';
import type { Tone } from '../style/tone.tsx';

/** More messages than this never stand at once. */
const SNACKBARS_MAX = 3;

export type SnackbarAction = { i18n: string; run: () => void };

export type SnackbarGiven = Message & {
  type: Tone;
  /** Stays until it is dismissed. */
  persistent?: boolean;
  action?: SnackbarAction;
};

export type Snackbar = SnackbarGiven & { id: number };

/**
 * The newest always shows. A fourth takes the place of the oldest that would go by itself; when all of them stay,
 * of the oldest. The same sentence is not shown twice: it comes again as the newest.
 */
export function withSnackbar(shown: readonly Snackbar[], next: Snackbar): Snackbar[] {
  const others = shown.filter((snackbar) => !saysTheSame(snackbar, next));
  while (others.length >= SNACKBARS_MAX) {
    const passing = others.findIndex((snackbar) => !snackbar.persistent);
    others.splice(Math.max(passing, 0), 1);
  }
  return [...others, next];
}

export function withoutSnackbar(shown: readonly Snackbar[], id: number): Snackbar[] {
  return shown.filter((snackbar) => snackbar.id !== id);
}

/** The one that is read now; the others wait behind it, so that they cover nothing. What went wrong comes first. */
export function frontOf(shown: readonly Snackbar[]): Snackbar | undefined {
  return shown.findLast(({ type }) => isUrgent(type)) ?? shown.at(-1);
}

/** Errors and warnings interrupt a screen reader, the others wait their turn. */
export function isUrgent(type: Tone): boolean {
  return type === 'error' || type === 'warning';
}

function saysTheSame(one: Snackbar, other: Snackbar): boolean {
  return (
    one.type === other.type &&
    one.i18n === other.i18n &&
    JSON.stringify([one.values ?? {}, one.also ?? []]) ===
      JSON.stringify([other.values ?? {}, other.also ?? []])
  );
}
