import type { ProgramId } from '#brands/brand.ts';
import type { Feeling } from '#brands/feelings.ts';
import type { Pose } from '#brands/poses.ts';
import { PROPS_OF, type PropName } from '../directions/props.ts';
import { CASTS, type CastId } from '../story/cast.ts';
import type { Place } from '../story/places.ts';

/** As many pictures as are easily made and read; what a story has told may be longer. */
export const MOST_PANELS = 6;
export const MOST_STORY_PANELS = 10;
export const MOST_FIGURES = 2;
export const MOST_STICKERS = 6;
/** More than a child makes in a year; each is small. */
export const MOST_COMICS = 40;

/** Of a child, whose ids are remembered: what was sent of one arrives long before so many more are thrown away. */
export const MOST_THROWN = 5 * MOST_COMICS;

/** Of a comic, that were sent and not answered: so many a browser remembers. */
export const MOST_VERSIONS = 20;

/** Letters of each: what fits into a picture and can be read on paper. */
export const LENGTHS = { title: 40, says: 80, caption: 100 } as const;

/** More than this above one picture leaves its figures no room, printed six to a sheet. A Chinese sign is as wide as two letters. */
const MOST_LETTERS = 130;

export function isWordy(words: readonly string[]): boolean {
  const letters = words.join('').replaceAll(/[\u2e80-\uffef]/g, 'ww').length;
  return letters > MOST_LETTERS;
}

export const SKIES = ['rain', 'snow', 'dusk', 'lamps', 'sparkle'] as const;
export type Sky = (typeof SKIES)[number];

/** How large a sticker is, from a hand's size up to as large as somebody. */
export const STICKER_SIZES = [1, 2, 3] as const;
type StickerSize = (typeof STICKER_SIZES)[number];

export type Hero = CastId | 'you';
export type ComicFigure = { who: Hero; pose: Pose; face: Feeling; says: string };

/** In hundredths of the picture, from its upper left corner to the middle of the sticker. */
export type Sticker = { kind: 'thing' | 'keepsake'; name: string; x: number; y: number; size: StickerSize };

export type MadePanel = {
  place: Place;
  sky: Sky | null;
  caption: string;
  /** One, or two who stand to the left and the right. */
  figures: ComicFigure[];
  stickers: Sticker[];
};

export type Comic = {
  id: string;
  title: string;
  /** Whose world it is: its places, friends and things, and how `you` looks who has not chosen. */
  program: ProgramId;
  /** The story that it was made of; null: made from nothing. */
  story: string | null;
  panels: MadePanel[];
};

const OF_SEVERAL: readonly Place[] = [
  'classroom',
  'playground',
  'library',
  'cafeteria',
  'hallway',
  'music-room',
  'quiet-corner',
];

/** The own places of a world first; those of several worlds belong to every one. */
const OWN_PLACES: Record<ProgramId, readonly Place[]> = {
  academy: ['puddle-lane', 'meadow', 'coat-room'],
  zoou: [
    'canopy-square',
    'kite-hill',
    'river-ferry',
    'cart-line',
    'brake-house',
    'echo-house',
    'rope-house',
    'door-house',
    'lantern-house',
    'tide-house',
  ],
  ssgrin: ['station-deck', 'control-room', 'galley', 'winch-bay', 'radio-room', 'bunk-room'],
  hoh: ['gallery', 'courtyard', 'studio', 'steps'],
  sim: [],
};

export function placesOf(program: ProgramId): Place[] {
  return [...OWN_PLACES[program], ...OF_SEVERAL];
}

export const heroesOf = (program: ProgramId): Hero[] => ['you', ...CASTS[program]];

/** What looks well by itself: large scenery is left to the places. */
const TOO_LARGE: readonly PropName[] = [
  'ferry',
  'guild-door',
  'post-desk',
  'smile-banner',
  'balloon-patch',
  'winch',
  'marigold',
  'hammock',
  'guest-table',
  'paper-cloud',
  'glider',
  'table',
  'plaque',
];

export function thingsOf(program: ProgramId): PropName[] {
  return PROPS_OF[program].filter((prop) => !TOO_LARGE.includes(prop));
}

const FIRST_PLACES: Record<ProgramId, Place> = {
  academy: 'puddle-lane',
  zoou: 'canopy-square',
  ssgrin: 'station-deck',
  hoh: 'gallery',
  sim: 'classroom',
};

/** One picture with the child in it. */
export function blankPanel(program: ProgramId): MadePanel {
  return {
    place: FIRST_PLACES[program],
    sky: null,
    caption: '',
    figures: [{ who: 'you', pose: 'stand', face: 'happy', says: '' }],
    stickers: [],
  };
}

export function blankComic(id: string, program: ProgramId): Comic {
  return { id, title: '', program, story: null, panels: [blankPanel(program)] };
}

/** A keepsake is the child's own: what no story gave is left out, whatever was sent. */
export function withOwnKeepsakes<Panel extends { stickers: readonly Sticker[] }>(
  panels: readonly Panel[],
  keepsakes: readonly string[],
): Panel[] {
  return panels.map((panel) => ({
    ...panel,
    stickers: panel.stickers.filter(({ kind, name }) => kind === 'thing' || keepsakes.includes(name)),
  }));
}
