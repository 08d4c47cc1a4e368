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
/** So much of the width, and a window looks at all who are there instead of at one. */
const NARROW = 760;
/** What of the height should be in sight above the words. */
const IN_SIGHT = 640;

const ZOOM = { wide: 1, two: 1.15, close: 1.45 } as const;
/** A close-up is of a face: so far above the ground. */
const FACE = 170;

/**
 * The same picture in every window, cut differently: a wide one shows the whole of it, an upright one whoever acts. Feet stand
 * just above the words, heads are in sight, and the sky never ends.
 */
export function viewOf(stage: Stage, box: Box): View {
  const { width, height, room } = box;
  const isUpright = width < height;
  const sight = isUpright
    ? Math.min(room / IN_SIGHT, width / NARROWEST)
    : Math.min((room + 2 * ABOVE_WORDS) / IN_SIGHT, (room * 0.74) / 300);
  const base = Math.max(width / WORLD.width, sight, (room - ABOVE_WORDS) / FEET);
  const isNarrow = width / base < NARROW;
  const shown = inShot(stage.camera);
  const spots = focusOf(stage, shown, isNarrow);
  const [left, right] = [Math.min(...spots), Math.max(...spots)];
  const isOfFaces = shown.some((name) => stage.actors.some(({ who }) => who === name));
  const fits = spots.length === 0 ? base : width / (right - left + FIGURE_WIDTH);
  const tallest = (room - ABOVE_WORDS) / (isOfFaces ? FIGURE_HEIGHT * 0.7 : FIGURE_HEIGHT);
  const zoom = isNarrow ? 1 + (ZOOM[stage.camera.shot] - 1) / 2 : ZOOM[stage.camera.shot];
  const scale = Math.max(base, Math.min(base * zoom, fits, tallest));
  const middle = spots.length === 0 ? middleOfAll(stage, width / scale) : (left + right) / 2;
  const isNear = isOfFaces && scale > base;
  const standsAt = isNear ? Math.max(room * 0.5, 130) + FACE * scale : room - ABOVE_WORDS;
  return {
    scale,
    x: clamp(width / 2 - middle * scale, width - WORLD.width * scale, 0),
    y: Math.min(0, standsAt - FEET * scale),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/**
 * A window that is not quite as wide as the world looks at the middle of all who are there. Where they stand further apart
 * than that, whoever acts is not cut off, else the child itself, and of others as little as may be.
 */
function middleOfAll(stage: Stage, visible: number): number {
  const spots = stage.actors.map(({ at }) => xOf(at));
  if (spots.length === 0) return WORLD.width / 2;
  const [left, right] = [Math.min(...spots), Math.max(...spots)];
  const middle = (left + right) / 2;
  if (right - left + FIGURE_WIDTH <= visible) return middle;
  const [near = middle] = [...actingIn(stage), ...spotOf(stage, 'you')];
  const reach = (visible - FIGURE_WIDTH) / 2;
  return wholeFigures(spots, visible, { middle, from: near - reach, to: near + reach });
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

/** Whom the window follows: whoever is in the shot, else (where not all fit) whoever acts. */
function focusOf(stage: Stage, shown: readonly string[], isNarrow: boolean): number[] {
  const inSight = shown.flatMap((name) => spotOf(stage, name));
  if (inSight.length > 0 || !isNarrow) return inSight;
  const acting = actingIn(stage);
  if (acting.length > 0) return acting.slice(0, 1);
  return stage.actors.slice(0, 1).map(({ at: mark }) => xOf(mark));
}

function spotOf(stage: Stage, name: string): number[] {
  const mark = markOf(stage, name);
  return mark === null ? [] : [xOf(mark)];
}

/** Where something happens, who speaks first. */
function actingIn(stage: Stage): number[] {
  const { speaker, now } = stage;
  return [
    ...(speaker === null ? [] : [speaker]),
    ...now.acted.map(({ prop }) => prop),
    ...now.entering.map(({ who }) => who),
    ...now.moving.map(({ who }) => who),
  ].flatMap((name) => spotOf(stage, name));
}
