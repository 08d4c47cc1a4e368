import { inShot, markOf, type Stage } from '../../rules/stage/stage.ts';

/** The world of a stage, in its own units: pictures of places are so large. */
export const WORLD = { width: 1280, height: 720 };
/** Where everybody stands. */
export const FEET = 604;
const MARK_WIDTH = 130;
const MIDDLE = 5;

export function xOf(mark: number): number {
  return WORLD.width / 2 + (mark - MIDDLE) * MARK_WIDTH;
}

export function markAt(x: number): number {
  return MIDDLE + (x - WORLD.width / 2) / MARK_WIDTH;
}

/** How the world lies behind a window: pixels, and pixels a unit. */
export type View = { x: number; y: number; scale: number };

/** A window onto the stage; words lie over what is below `room`. */
export type Box = { width: number; height: number; room: number };

/** A figure with a little air. */
const FIGURE_WIDTH = 250;
const BODY_WIDTH = 190;
const FIGURE_HEIGHT = 330;
/** Feet stand so many pixels above the words. */
const ABOVE_WORDS = 20;
/** Upright windows show so much of the width at least. */
const NARROWEST = 500;
/** Where less of the width is seen than this, a close-up goes half as near. */
const NARROW = 760;
/** What is played with, with a little air. */
const THING_WIDTH = 220;
/** What a game lays beside that, a hand or a sand glass, with a little air. */
const BESIDE_WIDTH = 110;
/** What of the height should be in sight above the words. */
const IN_SIGHT = 640;

const ZOOM = { wide: 1, two: 1.15, close: 1.45 } as const;
/** A close-up is of a face: so far above the ground. */
const FACE = 170;
/** So high is the bar over the picture, in pixels: a face that is looked at is below it. */
const BAR = 44;
/** So far down, in pixels, is a face that is looked at. */
const faceAt = (room: number): number => Math.max(room * 0.5, 130);
/** Heads reach so high, and what is said above them so much further, in pixels: the bar over it included. */
export const HEAD_TOP = 290;
const SAID = 116;

/** What a game adds to the picture: something held up at a mark, and words above a head. */
export type Shown = { heldUpAt?: number | null; isSaying?: boolean };

/**
 * The same picture in every window, cut differently: a wide one shows the whole of it, an upright one whoever acts. Feet stand
 * just above the words, heads are in sight, and the sky never ends. What a game holds up is seen with the thing that is played
 * with, and what it says does not lie on a face.
 */
export function viewOf(stage: Stage, box: Box, { heldUpAt = null, isSaying = false }: Shown = {}): View {
  const { width, height, room } = box;
  const isUpright = width < height;
  const sight = isUpright
    ? Math.min(room / IN_SIGHT, width / NARROWEST)
    : Math.min((room + 2 * ABOVE_WORDS) / IN_SIGHT, (room * 0.74) / 300);
  const base = Math.max(width / WORLD.width, sight, (room - ABOVE_WORDS) / FEET);
  const isNarrow = width / base < NARROW;
  const shown = inShot(stage.camera);
  const spots = spotsOf(stage, width / base);
  const [left, right] = [Math.min(...spots), Math.max(...spots)];
  const isOfFaces = shown.some((name) => stage.actors.some(({ who }) => who === name));
  const fits = spots.length === 0 ? base : width / (right - left + FIGURE_WIDTH);
  const tallest = isOfFaces
    ? Math.min((room - ABOVE_WORDS) / (FIGURE_HEIGHT * 0.7), (faceAt(room) - BAR) / (HEAD_TOP - FACE))
    : (room - ABOVE_WORDS) / FIGURE_HEIGHT;
  const zoom = isNarrow ? 1 + (ZOOM[stage.camera.shot] - 1) / 2 : ZOOM[stage.camera.shot];
  const scale = Math.max(base, Math.min(base * zoom, fits, tallest));
  const visible = width / scale;
  const isShotWhole = spots.length > 0 && right - left + BODY_WIDTH <= visible;
  const followed = isNarrow && spots.length === 0 ? spotOf(stage, stage.now.follows ?? '') : [];
  const away = Math.max(0, (visible - THING_WIDTH) / 2);
  const [played] = followed.map((at) => at + clamp(heldUpAt === null ? 0 : xOf(heldUpAt) - at, -away, away));
  const isOfThing = heldUpAt === null && stage.props.some(({ name }) => name === stage.now.follows);
  const spare = isOfThing ? Math.max(0, away - BESIDE_WIDTH) : 0;
  const middle = isShotWhole
    ? around(stage, left, right, visible)
    : played === undefined
      ? middleOf(stage, visible)
      : beside(stage, played, spare, visible);
  const isNear = isOfFaces && scale > base;
  const onWords = room - ABOVE_WORDS;
  // Where words leave no room for all of somebody, it is the face that is shown, and not the feet.
  const isLow = onWords < HEAD_TOP * scale;
  const standsAt = isNear
    ? faceAt(room) + FACE * scale
    : Math.max(onWords, isLow ? FIGURE_HEIGHT * scale : 0, isSaying ? SAID + HEAD_TOP * scale : 0);
  return {
    scale,
    x: clamp(width / 2 - middle * scale, width - WORLD.width * scale, 0),
    y: Math.min(0, standsAt - FEET * scale),
  };
}

/** Where the shot is of. A close-up of a thing takes in whoever speaks of it, if there is room for both. */
function spotsOf(stage: Stage, visible: number): number[] {
  const { camera, speaker, actors } = stage;
  const spots = inShot(camera).flatMap((name) => spotOf(stage, name));
  const [spot] = spots;
  if (camera.shot !== 'close' || spot === undefined || actors.some(({ who }) => who === camera.on))
    return spots;
  const speaks = speaker === null ? [] : spotOf(stage, speaker);
  return [spot, ...speaks.filter((other) => Math.abs(other - spot) + BODY_WIDTH <= visible)];
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/**
 * The middle of all who fit into a window: whoever matters most first, then others as there is room for them, and of the rest
 * as little as may be is cut off.
 */
function middleOf(stage: Stage, visible: number): number {
  const [first, ...others] = wanted(stage);
  if (first === undefined) return WORLD.width / 2;
  let [left, right] = [first, first];
  for (const spot of others) {
    const [further, opposite] = [Math.min(left, spot), Math.max(right, spot)];
    if (opposite - further + BODY_WIDTH <= visible) [left, right] = [further, opposite];
  }
  return around(stage, left, right, visible);
}

/** All from left to right is seen, and of whoever stands besides as little as may be is cut off. */
function around(stage: Stage, left: number, right: number, visible: number): number {
  const reach = (visible - BODY_WIDTH) / 2;
  const spots = stage.actors.map(({ at }) => xOf(at));
  return wholeFigures(spots, visible, {
    middle: (left + right) / 2,
    from: right - reach,
    to: left + reach,
  });
}

/** What is played with is seen with what lies beside it, and as much of the child as there is room for. */
function beside(stage: Stage, thing: number, spare: number, visible: number): number {
  const [child] = spotOf(stage, 'you');
  const reach = (visible - BODY_WIDTH) / 2;
  const wanted = child === undefined ? thing : clamp(thing, child - reach, child + reach);
  return clamp(wanted, thing - spare, thing + spare);
}

type Looking = { middle: number; from: number; to: number };

/** Near the middle, where as little as may be of anybody is cut off by an edge: half a friend is worse than none. */
function wholeFigures(spots: readonly number[], visible: number, { middle, from, to }: Looking): number {
  const half = (visible - BODY_WIDTH) / 2;
  const edges = spots.flatMap((spot) => [
    spot - half - BODY_WIDTH,
    spot - half,
    spot + half,
    spot + half + BODY_WIDTH,
  ]);
  const cutAt = (edge: number, spot: number): number => Math.max(0, BODY_WIDTH / 2 - Math.abs(spot - edge));
  const cut = (at: number): number =>
    spots.reduce((sum, spot) => sum + cutAt(at - visible / 2, spot) + cutAt(at + visible / 2, spot), 0);
  const inWorld = (at: number): number => clamp(at, visible / 2, WORLD.width - visible / 2);
  const tried = [middle, ...edges].map((at) => inWorld(clamp(at, from, to)));
  const cost = (at: number): number => cut(at) + Math.abs(at - middle) / 10;
  return tried.toSorted((one, other) => cost(one) - cost(other))[0] ?? middle;
}

/**
 * Where a window looks, what matters most first: whoever speaks, whom the words are about, what happens, the child, and then
 * whoever stands nearest to that.
 */
function wanted(stage: Stage): number[] {
  const { speaker, now, actors } = stage;
  const inShotFirst = (names: readonly string[]): string[] => {
    const shown = inShot(stage.camera);
    return [...names.filter((name) => shown.includes(name)), ...shown, ...names];
  };
  const matter = inShotFirst([
    ...(now.follows === null ? [] : [now.follows]),
    ...(speaker === null ? [] : [speaker]),
    ...now.about,
    ...now.acted.map(({ prop }) => prop),
    ...now.entering.map(({ who }) => who),
    ...now.moving.map(({ who }) => who),
    'you',
  ]).flatMap((name) => spotOf(stage, name));
  const [near = WORLD.width / 2] = matter;
  const rest = actors
    .map(({ at }) => xOf(at))
    .toSorted((one, other) => Math.abs(one - near) - Math.abs(other - near));
  return [...matter, ...rest];
}

/** Where somebody or something is; who is just leaving is where they stood. */
function spotOf(stage: Stage, name: string): number[] {
  const mark = markOf(stage, name) ?? stage.now.leaving.find(({ actor }) => actor.who === name)?.actor.at;
  return mark === undefined ? [] : [xOf(mark)];
}
