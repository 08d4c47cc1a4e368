import type { Actor } from '#platform/contract/policy.ts';
import type { Shortcut } from './source.ts';

/** So many people are remembered; beyond, all are forgotten, and each tries the shortcut once more. */
const MOST_REMEMBERED = 10_000;

/**
 * Of whom a shortcut did not hold: they are asked for the long way at once. Only what is quicker hangs on it, never what is
 * answered, so each process may remember its own.
 */
const detours = new WeakMap<Shortcut, Set<number>>();

export function isWorthTrying(shortcut: Shortcut, actor: Actor): boolean {
  return shortcut.suits(actor) && detours.get(shortcut)?.has(actor.id) !== true;
}

export function noteDetour(shortcut: Shortcut, { id }: Actor): void {
  const known = detours.get(shortcut) ?? new Set();
  if (known.size >= MOST_REMEMBERED) known.clear();
  detours.set(shortcut, known.add(id));
}
