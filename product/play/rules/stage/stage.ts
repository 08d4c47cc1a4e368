import type { Feeling } from '#brands/feelings.ts';
import type { Pose } from '#brands/poses.ts';
import type { Direction, LastingEffect, PassingEffect, Shot, Side } from '../directions/directions.ts';
import type { Gesture } from '../directions/poses.ts';
import { isWorn, type PropName, sheetOf } from '../directions/props.ts';
import { isExtra, wordsOf } from '../story/cast.ts';
import type { Place } from '../story/places.ts';
import type { Line } from '../story/tags.ts';
import { turned } from './turning.ts';

/**
 * The stage as a function of the lines told so far. The player, the proof, the comic and a child who comes back in the middle
 * all ask it; movement is only how a page gets from one stage to the next.
 */
export type Stage = {
  place: Place | null;
  actors: readonly Actor[];
  props: readonly Prop[];
  effects: readonly LastingEffect[];
  camera: Shot;
  /** Whoever speaks, and is seen. */
  speaker: string | null;
  /** What happens with the last line alone. */
  now: {
    entering: readonly { who: string; from: Side; slowly: boolean }[];
    leaving: readonly { actor: Actor; to: Side; slowly: boolean }[];
    /** Who walks to another mark. */
    moving: readonly { who: string; slowly: boolean }[];
    /** A thing that did something: it is drawn as it is then, and shows how it came to that. */
    acted: readonly { prop: PropName; verb: string }[];
    effects: readonly PassingEffect[];
    /** Whom of those on stage the words name, as they come, then who does something by a pose: small windows look at them. */
    about: readonly string[];
    /** Whom or what is played with: small windows look nowhere else. */
    follows: string | null;
  };
};

/** Marks run from 1 to 9 over the stage. `pose` null: as the face has it. `turn`: to which side the arm of a pose goes. */
export type Actor = {
  who: string;
  at: number;
  face: Feeling;
  pose: Pose | null;
  turn: Side;
  gesture: Gesture | null;
};

/** `by`: in whose hand it is, or who wears it (`isWorn`). `on`: on what it stands. */
export type Prop = { name: PropName; at: number; state: string; by: string | null; on: PropName | null };

const WIDE: Shot = { shot: 'wide' };
/** Nothing happens. */
export const STILL: Stage['now'] = {
  entering: [],
  leaving: [],
  moving: [],
  acted: [],
  effects: [],
  about: [],
  follows: null,
};

export const EMPTY_STAGE: Stage = {
  place: null,
  actors: [],
  props: [],
  effects: [],
  camera: WIDE,
  speaker: null,
  now: STILL,
};

/** All that the stage is told by. Without a text nobody is named. */
export type StagedLine = Pick<Line, 'face' | 'place' | 'stage'> & { who: string; source?: string };

export type StageFaultKind = 'absent' | 'here-already' | 'off-stage' | 'prop' | 'unplaced' | 'camera';

/** The same stage and one line more. What cannot be done is noted, and left. */
export function stageAfterLine(
  before: Stage,
  line: StagedLine,
  note: (kind: StageFaultKind, detail: string) => void = () => undefined,
): Stage {
  const { list = [], voice = false } = line.stage ?? {};
  const isElsewhere = line.place !== null && line.place !== before.place;
  // Who names a place and has somebody enter says who is there: the same on every way that leads to the line.
  const isSetAnew = line.place !== null && list.some((direction) => direction.do === 'enter');
  const scene = openingOf(isElsewhere || isSetAnew ? { ...EMPTY_STAGE, place: line.place } : before);
  // Whoever leaves does so with the face of this line.
  const feels = list.filter((direction) => direction.do === 'feel');
  for (const direction of feels) if (scene.actors.has(direction.who)) follow(scene, direction, note);
  for (const direction of list) if (direction.do !== 'feel') follow(scene, direction, note);
  // And whoever has just come has it, too.
  for (const direction of feels) {
    const hasLeft = scene.leaving.some(({ actor }) => actor.who === direction.who);
    if (!hasLeft) follow(scene, direction, note);
  }
  for (const direction of list) if (direction.do === 'pose') turnTo(scene, direction, line.who);
  const speaker = line.who === 'narrator' || voice ? null : line.who;
  const speaking = speaker === null ? undefined : scene.actors.get(speaker);
  // Whoever goes may speak on the way.
  const goes = scene.leaving.some(({ actor }) => actor.who === speaker);
  if (speaker !== null && speaking === undefined && !goes) note('off-stage', `${speaker} speaks`);
  if (speaking !== undefined && line.face !== null)
    scene.actors.set(speaking.who, { ...speaking, face: line.face });
  for (const whom of inShot(scene.camera)) {
    const isThere = scene.actors.has(whom) || [...scene.props.values()].some(({ name }) => name === whom);
    if (!isThere && list.some((direction) => direction.do === 'camera')) note('camera', whom);
  }
  return {
    place: scene.place,
    actors: [...scene.actors.values()],
    props: [...scene.props.values()],
    effects: [...scene.effects],
    camera: scene.camera,
    speaker: speaking === undefined ? null : speaking.who,
    now: {
      // Whoever stood there before does not come in again.
      entering: scene.entering.filter(
        ({ who }) => isElsewhere || !before.actors.some((actor) => actor.who === who),
      ),
      leaving: scene.leaving,
      moving: scene.moving,
      acted: scene.acted,
      effects: scene.passing,
      about: aboutWhom(scene, line),
      follows: null,
    },
  };
}

export function stageAfter(lines: readonly StagedLine[], place: Place | null = null): Stage {
  return lines.reduce((stage, line) => stageAfterLine(stage, line), { ...EMPTY_STAGE, place });
}

/** Whom or what a shot is of; nobody: of everything. */
export function inShot(camera: Shot): string[] {
  switch (camera.shot) {
    case 'wide':
      return [];
    case 'close':
      return [camera.on];
    case 'two':
      return [camera.on, camera.and];
  }
}

/** The mark of somebody, or of a thing: what is in a hand is where its holder is. Null for who is not there. */
export function markOf({ actors, props }: Pick<Stage, 'actors' | 'props'>, name: string): number | null {
  const prop = props.find((one) => one.name === name);
  const actor = actors.find(({ who }) => who === name) ?? actors.find(({ who }) => who === prop?.by);
  return actor?.at ?? prop?.at ?? null;
}

/** A stage while it is being changed. */
type Scene = {
  place: Place | null;
  actors: Map<string, Actor>;
  props: Map<PropName, Prop>;
  effects: Set<LastingEffect>;
  camera: Shot;
  entering: { who: string; from: Side; slowly: boolean }[];
  leaving: { actor: Actor; to: Side; slowly: boolean }[];
  moving: { who: string; slowly: boolean }[];
  acted: { prop: PropName; verb: string }[];
  passing: PassingEffect[];
};

function openingOf({ place, actors, props, effects, camera }: Stage): Scene {
  return {
    place,
    actors: new Map(actors.map((actor) => [actor.who, { ...actor, gesture: null }])),
    props: new Map(props.map((prop) => [prop.name, prop])),
    effects: new Set(effects),
    camera,
    entering: [],
    leaving: [],
    moving: [],
    acted: [],
    passing: [],
  };
}

const MIDDLE = 5;
const nearestSide = (at: number): Side => (at < MIDDLE ? 'left' : 'right');

type Note = (kind: StageFaultKind, detail: string) => void;

function follow(scene: Scene, direction: Direction, note: Note): void {
  switch (direction.do) {
    case 'enter': {
      const { who, from, at, slowly } = direction;
      if (scene.actors.has(who)) note('here-already', who);
      scene.actors.set(who, { who, at, face: 'okay', pose: null, turn: 'right', gesture: null });
      scene.entering.push({ who, from: from ?? nearestSide(at), slowly });
      return;
    }
    case 'exit': {
      // Whoever comes by on one way only is sent off where the ways meet.
      if (isExtra(direction.who) && !scene.actors.has(direction.who)) return;
      const actor = present(scene, direction.who, 'exit', note);
      if (actor === null) return;
      scene.leaving.push({ actor, to: direction.to ?? nearestSide(actor.at), slowly: direction.slowly });
      scene.actors.delete(actor.who);
      // What is in the hand goes along.
      for (const prop of heldBy(scene, actor.who)) scene.props.delete(prop.name);
      return;
    }
    case 'move':
      change(scene, direction.who, 'move', note, { at: direction.at });
      scene.moving.push({ who: direction.who, slowly: direction.slowly });
      return;
    case 'pose':
      change(scene, direction.who, 'pose', note, { pose: direction.pose });
      if (scene.actors.has(direction.who)) takeInHand(scene, direction.who, direction.holds, note);
      return;
    case 'gesture':
      change(scene, direction.who, direction.gesture, note, { gesture: direction.gesture });
      return;
    case 'feel':
      change(scene, direction.who, 'feel', note, { face: direction.face });
      return;
    case 'prop':
      tellProp(scene, direction, note);
      return;
    case 'last':
      if (direction.on) scene.effects.add(direction.effect);
      else scene.effects.delete(direction.effect);
      return;
    case 'pass':
      scene.passing.push(direction.effect);
      return;
    case 'camera':
      scene.camera = direction.to;
      return;
  }
}

/** A narrator's `you` is the child; anybody else's may be anybody. */
function aboutWhom(scene: Scene, { who: teller, source = '', stage }: StagedLine): string[] {
  const words = wordsOf(source);
  const isNamed = (word: string, who: string): boolean =>
    word === who || (who === 'you' && teller === 'narrator' && word === 'your');
  const here = [...scene.actors.keys(), ...scene.leaving.map(({ actor }) => actor.who)].filter(
    (who) => who !== 'you' || teller === 'narrator',
  );
  const named = words.flatMap((word) => here.filter((who) => isNamed(word, who)));
  const acting = (stage?.list ?? []).flatMap((direction) => {
    if (direction.do === 'gesture') return [direction.who];
    // Whoever is told to stand is done with what they did.
    return direction.do === 'pose' && direction.pose !== 'stand' ? [direction.who] : [];
  });
  return [...new Set([...named, ...acting])];
}

/** Once everybody is where this line has them. */
function turnTo(scene: Scene, direction: Extract<Direction, { do: 'pose' }>, speaker: string): void {
  const actor = scene.actors.get(direction.who);
  if (actor === undefined) return;
  const others = [...scene.actors.values()].filter(({ who }) => who !== actor.who);
  const things = [...scene.props.values()]
    .filter(({ by }) => by !== actor.who)
    .map(({ name, at, by }) => ({ name, at: scene.actors.get(by ?? '')?.at ?? at }));
  const turning = { ...actor, holds: direction.holds !== null };
  const turn = direction.turn ?? turned(turning, { ...scene, others, things, speaker });
  scene.actors.set(actor.who, { ...actor, turn });
}

function present(scene: Scene, who: string, verb: string, note: Note): Actor | null {
  const actor = scene.actors.get(who);
  if (actor === undefined) note('absent', `${verb} ${who}, who is not on stage`);
  return actor ?? null;
}

function change(scene: Scene, who: string, verb: string, note: Note, what: Partial<Actor>): void {
  const actor = present(scene, who, verb, note);
  if (actor !== null) scene.actors.set(who, { ...actor, ...what });
}

function heldBy(scene: Scene, who: string): Prop[] {
  return [...scene.props.values()].filter(({ by }) => by === who);
}

/** A pose says what is in the hands: this thing, or nothing. */
function takeInHand(scene: Scene, who: string, held: PropName | null, note: Note): void {
  for (const prop of heldBy(scene, who))
    if (prop.name !== held && !isWorn(prop)) scene.props.delete(prop.name);
  if (held === null) return;
  const { hand } = sheetOf(held);
  if (!hand) note('prop', `${held} cannot be held`);
  const { at } = scene.actors.get(who) ?? { at: MIDDLE };
  const state = stateInHand(held, scene.props.get(held));
  scene.props.set(held, { name: held, at, state, by: who, on: null });
}

/** What was worn is taken off first. */
function stateInHand(name: PropName, known: Prop | undefined): string {
  return known === undefined || isWorn(known) ? sheetOf(name).first : known.state;
}

/** What every thing can be told; the rest stands on its sheet. */
const HAND_VERBS = ['take', 'give', 'drop'];
/** Of these it is told whose it is then. */
const HANDING = ['take', 'give', 'wear'];

function tellProp(scene: Scene, direction: Extract<Direction, { do: 'prop' }>, note: Note): void {
  const { verb, prop: name, at, on, who } = direction;
  const { first, verbs, hand } = sheetOf(name);
  // Whoever puts something on may have brought it along.
  const brought = verb === 'wear' ? { name, at: MIDDLE, state: first, by: null, on: null } : undefined;
  const known = scene.props.get(name) ?? brought;
  const under = on === null ? null : scene.props.get(on);
  if (on !== null && (verb !== 'put' || sheetOf(on).top === 0)) note('prop', `${verb} ${name} on ${on}`);
  if (under === undefined) note('unplaced', `${verb} ${name} on ${on}`);
  const standsAt = at ?? under?.at ?? known?.at ?? MIDDLE;
  if (verb === 'put') {
    scene.props.set(name, { name, at: standsAt, state: first, by: null, on: under?.name ?? null });
    scene.acted.push({ prop: name, verb });
    return;
  }
  const isKnownVerb = verb === 'gone' || Object.hasOwn(verbs, verb) || (hand && HAND_VERBS.includes(verb));
  if (!isKnownVerb) note('prop', `${name} cannot ${verb}`);
  if (known === undefined) {
    note('unplaced', `${verb} ${name}`);
    return;
  }
  if (verb === 'gone') {
    scene.props.delete(name);
    // What stood on it stands on the ground.
    for (const prop of scene.props.values())
      if (prop.on === name) scene.props.set(prop.name, { ...prop, on: null });
  } else {
    const isHanded = HANDING.includes(verb);
    const to = isHanded ? (who ?? '') : known.by;
    const holder = to === null ? null : scene.actors.get(to);
    if (isHanded && holder === undefined) note('absent', `${verb} ${name} ${who ?? 'nobody'}`);
    const by = verb === 'drop' || holder === undefined ? null : (holder?.who ?? null);
    const state = verbs[verb] ?? (verb === 'drop' ? first : stateInHand(name, known));
    const where = by === null ? (at ?? scene.actors.get(known.by ?? '')?.at ?? standsAt) : standsAt;
    const stays = by === null && verb !== 'drop' && (at === null || at === known.at);
    scene.props.set(name, { name, at: where, state, by, on: stays ? known.on : null });
  }
  scene.acted.push({ prop: name, verb });
}
