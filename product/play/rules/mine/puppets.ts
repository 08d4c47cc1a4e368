import type { ProgramId } from '#brands/brand.ts';
import type { Feeling } from '#brands/feelings.ts';
import type { Pose } from '#brands/poses.ts';
import type { Direction, LastingEffect } from '../directions/directions.ts';
import { type PropName, sheetOf } from '../directions/props.ts';
import { EMPTY_STAGE, type Stage, stageAfterLine } from '../stage/stage.ts';
import { CASTS, type CastId } from '../story/cast.ts';
import type { Place } from '../story/places.ts';

/** What there is to play with. Every scene that is done opens the next at once, whatever was answered. */
export const TOYS = ['friends', 'faces', 'moves', 'things', 'weather', 'places'] as const;
export type Toy = (typeof TOYS)[number];

/** Whoever was given a toy has things to play with at once. */
export function toysAfter(scenesDone: number, keepsakes: readonly string[] = []): readonly Toy[] {
  const open = TOYS.slice(0, Math.max(0, scenesDone));
  const hasThing = keepsakes.some((keepsake) => propOfToy(keepsake) !== null);
  return TOYS.filter((toy) => open.includes(toy) || (toy === 'things' && hasThing));
}

/** What a check gives is a thing of its stage to play with: `toy-drum` is the drum. */
export const CHECK_TOYS = [
  'basket',
  'blue-mug',
  'bun',
  'cake',
  'card-game',
  'drum',
  'green-notebook',
  'headphones',
  'honey-pot',
  'kite',
  'lantern',
  'laptop',
  'microphone',
  'paint-pot',
  'paper-cloud',
  'plaque',
  'pumpkin',
  'rope',
  'scarf',
  'snapshot',
  'spinning-top',
  'stone',
  'tub-boat',
  'umbrella',
] as const satisfies readonly PropName[];

export type PuppetThing = (typeof CHECK_TOYS)[number] | (typeof PUPPET_THINGS)[ProgramId][number];

export function propOfToy(keepsake: string): PuppetThing | null {
  return CHECK_TOYS.find((prop) => keepsake === `toy-${prop}`) ?? null;
}

/** The things on the shelf of the stage: first those that were given, then, with enough scenes, some of the world. */
export function thingsOf(
  program: ProgramId,
  scenesDone: number,
  keepsakes: readonly string[],
): readonly PuppetThing[] {
  const given = keepsakes.map(propOfToy).filter((prop) => prop !== null);
  const ofWorld = toysAfter(scenesDone).includes('things') ? PUPPET_THINGS[program] : [];
  return [...new Set([...given, ...ofWorld])];
}

/** Everybody who can come onto the stage. */
export type Puppet = CastId | 'you';

export const puppetsOf = (program: ProgramId): Puppet[] => ['you', ...CASTS[program]];

export const PUPPET_FACES = [
  'happy',
  'excited',
  'calm',
  'surprised',
  'worried',
  'sad',
  'mad',
  'proud',
] as const satisfies readonly Feeling[];
export const PUPPET_MOVES = [
  'stand',
  'wave',
  'cheer',
  'sit',
  'hide',
  'comfort',
  'point',
  'shrug',
] as const satisfies readonly Pose[];
export const PUPPET_WEATHER = [
  'rain',
  'snow',
  'wind',
  'dusk',
  'lamps',
] as const satisfies readonly LastingEffect[];

/** A few of each world, that do something when they are pressed. */
export const PUPPET_THINGS = {
  academy: ['tower', 'bell', 'pop-pod', 'bucket', 'toy-train'],
  zoou: ['kite', 'lantern', 'drum', 'harvest-pumpkin', 'marble-run'],
  ssgrin: ['red-button', 'lever', 'lamp', 'soup-pot', 'crate'],
  hoh: ['umbrella', 'cake', 'phone', 'laptop', 'microphone'],
  sim: ['ball', 'board-game', 'cup', 'timer', 'lunch-tray'],
} as const satisfies Record<ProgramId, readonly PropName[]>;

export const PUPPET_PLACES = {
  academy: ['puddle-lane', 'meadow', 'coat-room'],
  zoou: ['canopy-square', 'kite-hill', 'river-ferry', 'lantern-house'],
  ssgrin: ['station-deck', 'control-room', 'galley', 'winch-bay'],
  hoh: ['gallery', 'courtyard', 'studio', 'steps'],
  sim: ['classroom', 'playground', 'cafeteria', 'library'],
} as const satisfies Record<ProgramId, readonly Place[]>;

/** Where puppets stand, and between them things: nobody is in another's way. */
const STANDS = [5, 3.2, 6.8, 1.5, 8.5];
const BETWEEN = [4.1, 5.9, 2.4, 7.6, 1];
const STEP = 0.9;
const [LEFTMOST, RIGHTMOST] = [1, 9];

/** What a child does with them. */
export type Deed =
  | { do: 'call'; who: Puppet }
  | { do: 'send'; who: Puppet }
  | { do: 'step'; who: Puppet; by: 1 | -1 }
  | { do: 'feel'; who: Puppet; face: Feeling }
  | { do: 'move'; who: Puppet; pose: Pose }
  | { do: 'thing'; prop: PropName }
  | { do: 'away'; prop: PropName }
  | { do: 'weather'; effect: LastingEffect }
  | { do: 'go'; place: Place };

export function puppetStage(program: ProgramId): Stage {
  return directed({ ...EMPTY_STAGE, place: PUPPET_PLACES[program][0] }, [
    { do: 'enter', who: 'you', from: null, at: STANDS[0] ?? 5, slowly: false },
  ]);
}

/** The stage after it. What cannot be done leaves it as it is. */
export function afterDeed(stage: Stage, deed: Deed): Stage {
  if (deed.do === 'go') return { ...directed(stage, []), place: deed.place };
  const next = directionOf(stage, deed);
  return next === null ? stage : directed(stage, [next]);
}

function directionOf(stage: Stage, deed: Exclude<Deed, { do: 'go' }>): Direction | null {
  const actor = 'who' in deed ? stage.actors.find(({ who }) => who === deed.who) : undefined;
  switch (deed.do) {
    case 'call': {
      const at = freeOf(
        STANDS,
        stage.actors.map((one) => one.at),
      );
      if (actor !== undefined || at === null) return null;
      return { do: 'enter', who: deed.who, from: at < 5 ? 'left' : 'right', at, slowly: false };
    }
    case 'thing':
      return actedOn(stage, deed.prop);
    case 'away': {
      const isThere = stage.props.some(({ name }) => name === deed.prop);
      return isThere ? { do: 'prop', verb: 'gone', prop: deed.prop, at: null, on: null, who: null } : null;
    }
    case 'weather':
      return { do: 'last', effect: deed.effect, on: !stage.effects.includes(deed.effect) };
    case 'send':
    case 'step':
    case 'feel':
    case 'move':
      return actor === undefined ? null : done(stage, deed, actor.at);
  }
}

type OfPuppet = Extract<Deed, { do: 'send' | 'step' | 'feel' | 'move' }>;

function done(stage: Stage, deed: OfPuppet, from: number): Direction | null {
  const { who } = deed;
  switch (deed.do) {
    case 'send':
      return { do: 'exit', who, to: from < 5 ? 'left' : 'right', slowly: false };
    case 'feel':
      return { do: 'feel', who, face: deed.face };
    case 'move':
      return { do: 'pose', who, pose: deed.pose, holds: null, turn: null };
    case 'step': {
      const at = stepTo(
        from,
        deed.by,
        stage.actors.filter((one) => one.who !== who).map((one) => one.at),
      );
      return at === null ? null : { do: 'move', who, at, slowly: false };
    }
  }
}

/** Past whoever stands in the way, to where there is room again. */
function stepTo(from: number, by: 1 | -1, others: readonly number[]): number | null {
  for (let at = from + by * STEP; at >= LEFTMOST && at <= RIGHTMOST; at += by * STEP) {
    if (others.every((other) => Math.abs(other - at) >= STEP)) return Math.round(at * 10) / 10;
  }
  return null;
}

function freeOf(marks: readonly number[], taken: readonly number[]): number | null {
  return marks.find((mark) => taken.every((one) => Math.abs(one - mark) >= STEP)) ?? null;
}

/** Put onto the stage; then each press shows the next thing that it can do. */
function actedOn(stage: Stage, prop: PropName): Direction | null {
  const there = stage.props.find(({ name }) => name === prop);
  if (there === undefined) {
    const at = freeOf(
      BETWEEN,
      stage.props.map((one) => one.at),
    );
    return at === null ? null : { do: 'prop', verb: 'put', prop, at, on: null, who: null };
  }
  const { first, verbs } = sheetOf(prop);
  const states = [...new Set([first, ...Object.values(verbs)])];
  const wanted = states[(states.indexOf(there.state) + 1) % states.length];
  const verb = Object.keys(verbs).find((one) => verbs[one] === wanted);
  // Not everything has a way back: then it is put there anew.
  return {
    do: 'prop',
    verb: verb ?? 'put',
    prop,
    at: verb === undefined ? there.at : null,
    on: null,
    who: null,
  };
}

function directed(stage: Stage, list: readonly Direction[]): Stage {
  return stageAfterLine(stage, { who: 'narrator', face: null, place: null, stage: { list, voice: false } });
}
