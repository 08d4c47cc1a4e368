import { FEELINGS } from '#brands/feelings.ts';

/** The mini-games of play.md. `breathe` and `echo` have no outcome: doing them is all there is. */
export type Play =
  | { kind: 'wait'; secs: number }
  | { kind: 'gonogo'; rounds: number; go: readonly string[]; stop: readonly string[] }
  | { kind: 'listen'; items: number; words: readonly string[]; decoys: readonly string[] }
  | { kind: 'sort'; bins: readonly string[]; items: readonly string[]; fits: readonly string[] }
  | { kind: 'faces'; of: string | null }
  | { kind: 'map'; spots: readonly string[] }
  | { kind: 'breathe'; rounds: number }
  | { kind: 'echo' };
type PlayKind = Play['kind'];

const SETTINGS: Record<PlayKind, readonly string[]> = {
  wait: ['secs'],
  gonogo: ['rounds', 'go', 'stop'],
  listen: ['items', 'words', 'decoys'],
  sort: ['bins', 'items', 'fits'],
  faces: ['of'],
  map: ['spots'],
  breathe: ['rounds'],
  echo: [],
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
  switch (kind) {
    case 'wait':
      return count('secs', 5) > 0 ? { kind, secs: count('secs', 5) } : null;
    case 'gonogo':
      return count('rounds', 8) > 0
        ? { kind, rounds: count('rounds', 8), go: list('go'), stop: list('stop') }
        : null;
    case 'listen': {
      // Either `items=3 words=…` or the words themselves as items.
      const numbered = list('items').every((item) => /^\d+$/.test(item));
      const words = numbered ? list('words') : list('items');
      const items = numbered ? count('items', words.length) : words.length;
      const fits = items > 0 && (words.length === 0 || words.length === items);
      return fits ? { kind, items, words, decoys: list('decoys') } : null;
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
  }
}

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
  if (fits.length > 0 && fits.every((bin, item) => placed[item] === bin)) return 'fair';
  const most = Math.max(0, ...bins.map((bin) => placed.filter((other) => other === bin).length));
  const even = Math.ceil(placed.length / bins.length);
  if (most > Math.max(even, placed.length / 2)) return 'hog';
  return fits.length === 0 && most <= even ? 'fair' : 'uneven';
}
