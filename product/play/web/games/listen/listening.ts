import { listenOut } from '../../../rules/games/outs.ts';
import type { Play } from '../../../rules/story/plays.ts';
import { seededOrder } from '../../../rules/story/seeded.ts';

/**
 * Each word is said and shown once, for as long as the child likes; then the child picks what it remembers. Nothing
 * runs out.
 */
export type Listening = {
  phase: 'ready' | 'hearing' | 'picking';
  /** Which word is being said. */
  at: number;
  picked: readonly string[];
};

export type ListeningMove = { type: 'next' } | { type: 'pick'; word: string };

type Listen = Extract<Play, { kind: 'listen' }>;

export const NOT_YET_LISTENING: Listening = { phase: 'ready', at: 0, picked: [] };

/** What was said among what was not, always in the same order. */
export function choicesOf({ words, decoys }: Listen): string[] {
  const all = [...new Set([...words, ...decoys])].map((id) => ({ id }));
  return seededOrder(all, words.join('/')).map(({ id }) => id);
}

export function listen(play: Listen, now: Listening, move: ListeningMove): Listening {
  switch (move.type) {
    case 'next':
      return next(play, now);
    case 'pick':
      return now.phase === 'picking' ? { ...now, picked: toggled(play, now.picked, move.word) } : now;
  }
}

function next(play: Listen, now: Listening): Listening {
  if (now.phase === 'picking') return now;
  const at = now.phase === 'ready' ? 0 : now.at + 1;
  return at < play.words.length ? { ...now, phase: 'hearing', at } : { ...now, phase: 'picking' };
}

/** No more than were said; one that was picked can be put back. */
function toggled({ items }: Listen, picked: readonly string[], word: string): readonly string[] {
  if (picked.includes(word)) return picked.filter((other) => other !== word);
  return picked.length < items ? [...picked, word] : picked;
}

export function listeningOut({ items, words }: Listen, picked: readonly string[]): string {
  const heard = picked.filter((word) => words.includes(word)).length;
  return listenOut(items, heard, picked.length - heard);
}
