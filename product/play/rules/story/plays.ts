import { FEELINGS } from '#brands/feelings.ts';
import { isProp, type PropName } from '../directions/props.ts';
import { isPiece, type Piece } from './pieces.ts';

/**
 * The mini-games. They are played where the scene is: `thing` is what lies there, the others are those who stand there.
 * `breathe` and `echo` have no outcome: doing them is all there is.
 */
export type Play =
  /** `clock`: who walks up while the child waits. `act`: how it begins. */
  | { kind: 'wait'; secs: number; thing: PropName | null; clock: string | null; act: 'near' | 'hold' }
  | {
      kind: 'gonogo';
      rounds: number;
      go: readonly string[];
      stop: readonly string[];
      thing: PropName | null;
    }
  /** `by`: who told the words, or the thing they came out of, where it is not who speaks the line. */
  | {
      kind: 'listen';
      items: number;
      words: readonly string[];
      decoys: readonly string[];
      by: string | null;
    }
  | { kind: 'sort'; bins: readonly string[]; items: readonly string[]; fits: readonly string[] }
  | { kind: 'faces'; of: string | null }
  | { kind: 'map'; spots: readonly string[] }
  | { kind: 'breathe'; rounds: number }
  | { kind: 'echo' }
  /** Pulling in turns with somebody who tires halfway. */
  | { kind: 'row'; with: string; pulls: number; thing: PropName | null }
  /** Somebody tells what goes on what, from below; `more` lies about as well. */
  | { kind: 'build'; by: string; steps: readonly Piece[]; more: readonly Piece[] }
  | { kind: 'tiptoe'; past: string; steps: number }
  | { kind: 'follow'; of: string; rounds: number }
  /** `needs`: how many each of them needs, where the story told it. */
  | { kind: 'share'; among: readonly string[]; of: PropName; count: number; needs: readonly number[] };
type PlayKind = Play['kind'];

const SETTINGS: Record<PlayKind, readonly string[]> = {
  wait: ['secs', 'thing', 'clock', 'act'],
  gonogo: ['rounds', 'go', 'stop', 'thing'],
  listen: ['items', 'words', 'decoys', 'by'],
  sort: ['bins', 'items', 'fits'],
  faces: ['of'],
  map: ['spots'],
  breathe: ['rounds'],
  echo: [],
  row: ['with', 'pulls', 'thing'],
  build: ['by', 'steps', 'more'],
  tiptoe: ['past', 'steps'],
  follow: ['of', 'rounds'],
  share: ['among', 'of', 'count', 'needs'],
};

export const PLAY_KINDS = Object.keys(SETTINGS);

function isPlayKind(word: string): word is PlayKind {
  return Object.hasOwn(SETTINGS, word);
}

/** Reads `sort bins=juno,oke items=rope,planks`; null for what no renderer could play. */
export function parsePlay(written: string): Play | null {
  const [kind = '', ...rest] = written.trim().split(/\s+/);
  if (!isPlayKind(kind)) return null;
  const settings = new Map<string, string[]>();
  for (const setting of rest) {
    const [, name = '', value = ''] = /^([a-z]+)=(.+)$/.exec(setting) ?? [];
    if (!SETTINGS[kind].includes(name)) return null;
    settings.set(
      name,
      value.split(',').filter((word) => word !== ''),
    );
  }
  return playOf(kind, settings);
}

function playOf(kind: PlayKind, settings: ReadonlyMap<string, string[]>): Play | null {
  const list = (name: string): string[] => settings.get(name) ?? [];
  const count = (name: string, otherwise: number): number => {
    const written = list(name)[0];
    return written === undefined ? otherwise : /^[1-9]\d?$/.test(written) ? Number(written) : 0;
  };
  const [one] = list('thing');
  const thing = one !== undefined && isProp(one) ? one : null;
  // Nobody drew it.
  if (one !== undefined && thing === null) return null;
  switch (kind) {
    case 'wait': {
      const secs = count('secs', 5);
      const [act = 'near'] = list('act');
      if (secs === 0 || (act !== 'near' && act !== 'hold')) return null;
      return { kind, secs, thing, clock: list('clock')[0] ?? null, act };
    }
    case 'gonogo':
      return count('rounds', 8) > 0
        ? { kind, rounds: count('rounds', 8), go: list('go'), stop: list('stop'), thing }
        : null;
    case 'listen': {
      // Either `items=3 words=…` or the words themselves as items.
      const numbered = list('items').every((item) => /^\d+$/.test(item));
      const words = numbered ? list('words') : list('items');
      const items = numbered ? count('items', words.length) : words.length;
      const fits = items > 0 && (words.length === 0 || words.length === items);
      return fits ? { kind, items, words, decoys: list('decoys'), by: list('by')[0] ?? null } : null;
    }
    case 'sort': {
      // Whom an item fits stands behind a colon, or in `fits=` in the same order.
      const pairs = list('items').map((item) => item.split(':'));
      const bins = list('bins');
      const items = pairs.map(([item = '']) => item);
      const behind = pairs.flatMap(([, bin]) => (bin === undefined ? [] : [bin]));
      const fits = behind.length > 0 ? behind : list('fits');
      const sound =
        bins.length > 1 &&
        (fits.length === 0 || (fits.length === items.length && fits.every((bin) => bins.includes(bin))));
      return sound ? { kind, bins, items, fits } : null;
    }
    case 'map':
      return list('spots').length > 1 ? { kind, spots: list('spots') } : null;
    case 'breathe':
      return count('rounds', 3) > 0 ? { kind, rounds: count('rounds', 3) } : null;
    case 'faces':
      return { kind, of: list('of')[0] ?? null };
    case 'echo':
      return { kind };
    case 'row':
    case 'build':
    case 'tiptoe':
    case 'follow':
    case 'share':
      return verbOf(kind, list, count, thing);
  }
}

const FEWEST_PULLS = 4;
const ROUNDS_TO_FOLLOW = 3;

/** What is done and not chosen, see stage.md. */
function verbOf(
  kind: Extract<PlayKind, 'row' | 'build' | 'tiptoe' | 'follow' | 'share'>,
  list: (name: string) => string[],
  count: (name: string, otherwise: number) => number,
  thing: PropName | null,
): Play | null {
  const who = (name: string): string | null => list(name)[0] ?? null;
  switch (kind) {
    case 'row': {
      const [partner, pulls] = [who('with'), count('pulls', 6)];
      return partner === null || pulls < FEWEST_PULLS ? null : { kind, with: partner, pulls, thing };
    }
    case 'build': {
      const [by, steps, more] = [who('by'), list('steps').filter(isPiece), list('more').filter(isPiece)];
      const isWhole = steps.length === list('steps').length && more.length === list('more').length;
      const isEnough = steps.length >= 3 && steps.length <= 4 && more.length > 0;
      const isTwice = new Set([...steps, ...more]).size < steps.length + more.length;
      return by === null || !isWhole || !isEnough || isTwice ? null : { kind, by, steps, more };
    }
    case 'tiptoe': {
      const [past, steps] = [who('past'), count('steps', 5)];
      return past === null || steps < 3 ? null : { kind, past, steps };
    }
    case 'follow': {
      const [of, rounds] = [who('of'), count('rounds', ROUNDS_TO_FOLLOW)];
      return of === null || rounds === 0 ? null : { kind, of, rounds };
    }
    case 'share': {
      const [among, of, all] = [list('among'), who('of') ?? '', count('count', 0)];
      const needs = list('needs').map(Number);
      const isTold = needs.length === 0 || (needs.length === among.length && sumOf(needs) === all);
      return among.length > 1 && isProp(of) && all >= among.length && isTold
        ? { kind, among, of, count: all, needs }
        : null;
    }
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** How a written-together word of a setting is shown, and by what it is found in the translation. */
export function shownWord(word: string): string {
  return word.replaceAll('-', ' ');
}

/** The words of a mini-game that a child reads; members of the cast and feelings are drawn. */
export function shownWords(play: Play, cast: readonly string[]): string[] {
  const drawn: readonly string[] = [...cast, ...FEELINGS, 'you'];
  return [...new Set(namedIn(play))].filter((word) => !drawn.includes(word)).map(shownWord);
}

function namedIn(play: Play): readonly string[] {
  switch (play.kind) {
    case 'gonogo':
      return [...play.go, ...play.stop];
    case 'listen':
      return [...play.words, ...play.decoys];
    case 'sort':
      return [...play.bins, ...play.items];
    case 'map':
      return play.spots;
    case 'wait':
    case 'faces':
    case 'breathe':
    case 'echo':
    case 'row':
    case 'build':
    case 'tiptoe':
    case 'follow':
    case 'share':
      return [];
  }
}

/** Who takes part, by their names: they have to be there. */
export function playersIn(play: Play): readonly string[] {
  switch (play.kind) {
    case 'wait':
      return play.clock === null ? [] : [play.clock];
    case 'listen':
      return play.by === null ? [] : [play.by];
    case 'row':
      return [play.with];
    case 'build':
      return [play.by];
    case 'tiptoe':
      return [play.past];
    case 'share':
      return play.among;
    // Whoever is followed is heard and not seen, bins may be jars, and faces have their own fault.
    case 'follow':
    case 'sort':
    case 'faces':
    case 'gonogo':
    case 'map':
    case 'breathe':
    case 'echo':
      return [];
  }
}

/**
 * What the game can end with, best first. A scene need not tell all of them apart: a result that it does not name
 * becomes the nearest one it does.
 */
export function outsOf(play: Play): readonly string[] {
  switch (play.kind) {
    case 'wait':
      return ['waited', 'slip', 'rushed'];
    case 'gonogo':
      return ['steady', 'still', 'slip', 'rushed'];
    case 'sort':
      return ['fair', 'uneven', 'hog'];
    case 'listen':
      return Array.from({ length: play.items + 1 }, (_, missed) => `r${play.items - missed}`);
    case 'faces':
      return FEELINGS;
    case 'map':
      return play.spots;
    case 'row':
      return ['together', 'catching-up', 'own-way'];
    case 'build':
      return ['as-told', 'nearly', 'other'];
    case 'tiptoe':
      return ['quiet', 'stirred', 'woke'];
    case 'follow':
      return Array.from({ length: play.rounds + 1 }, (_, missed) => `r${play.rounds - missed}`);
    case 'share':
      return play.needs.length > 0 ? ['by-need', 'even', 'hog'] : ['even', 'hog'];
    case 'breathe':
    case 'echo':
      return [];
  }
}

/** In these the child takes an outcome itself; in the others the result is measured, from best to worst. */
export function isChosenByHand(play: Play): boolean {
  return play.kind === 'faces' || play.kind === 'map';
}

/** Whether the game decides which option is taken. */
export function decides(play: Play): boolean {
  return outsOf(play).length > 0;
}

/** The outcome itself where the scene names it, else the nearest worse one, else the nearest better one. */
export function offeredOut(play: Play, out: string, offered: readonly string[]): string | null {
  const ladder = outsOf(play);
  const at = ladder.indexOf(out);
  if (at < 0) return null;
  const nearest = [...ladder.slice(at), ...ladder.slice(0, at).reverse()];
  return nearest.find((other) => offered.includes(other)) ?? null;
}
