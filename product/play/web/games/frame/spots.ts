import { sheetOf } from '../../../rules/directions/props.ts';
import type { Stage } from '../../../rules/stage/stage.ts';
import { FEET, HEAD_TOP, markAt, WORLD, xOf } from '../../stage/camera.ts';
import { boxOfActor, boxOfProp, type WorldBox } from '../../stage/prop-place.ts';

/** The middle of the ground, where nothing else is named. */
const MIDDLE: WorldBox = { x: WORLD.width / 2 - 110, y: FEET - 220, width: 220, height: 220 };

/** Where what is played with is: the thing, or the child's own hands. */
export function boxOfThing(
  stage: Stage,
  thing: string | null,
  hand: { x: number; y: number } | null = null,
): WorldBox {
  return boxOfProp(stage, thing, hand) ?? boxOfActor(stage, 'you') ?? MIDDLE;
}

/** On the ground at a mark. */
export function boxAt(mark: number): WorldBox {
  return { ...MIDDLE, x: xOf(mark) - MIDDLE.width / 2 };
}

const EDGE = 40;
const GAP = 12;
const HALF_A_FACE = 55;
/** Higher up a low window ends. */
export const HIGHEST = 225;

/** Something small beside a box, above heads or lower, where it is less crowded, and not where something is already. */
export function besides(
  stage: Stage,
  box: WorldBox,
  { width, height, not = null }: { width: number; height: number; not?: WorldBox | null },
): WorldBox {
  const [left, right] = [box.x - GAP - width, box.x + box.width + GAP];
  const others = stage.props
    .filter(({ by, name }) => by === null && !sheetOf(name).behind)
    .map(({ at }) => xOf(at))
    .filter((at) => at < box.x || at > box.x + box.width);
  const crowd = (x: number): number =>
    Math.min(
      ...[...stage.actors.map(({ at }) => xOf(at)), ...others].map((at) => Math.abs(at - (x + width / 2))),
      WORLD.width,
    );
  const aboveHeads = FEET - HEAD_TOP - height;
  const y = Math.max(aboveHeads, box.y + box.height - height - 20);
  const isTaken = (x: number): boolean =>
    not !== null && x < not.x + not.width && not.x < x + width && not.y < y + height;
  const fits = (x: number): boolean => x >= EDGE && x + width <= WORLD.width - EDGE && !isTaken(x);
  const x = fits(right) && (!fits(left) || crowd(right) >= crowd(left)) ? right : Math.max(EDGE, left);
  // What is high up is looked at with the air above all heads.
  const isOnFace = box.y < HIGHEST && crowd(x) < width / 2 + HALF_A_FACE;
  return { x, y: isOnFace ? aboveHeads : y, width, height };
}

/** A hand on the ground beside a thing, lower than every face. */
const HAND = 104;
/** From the middle of the hand to that of somebody it does not lie on. */
const HAND_ROOM = HAND / 2 + HALF_A_FACE;

/** On the child's side of it, if nobody else stands there; else on the other side, or right before the child. */
export function handBeside(stage: Stage, box: WorldBox): WorldBox {
  const hand = { ...besides(stage, box, { width: HAND, height: HAND }), y: FEET - HAND };
  const child = stage.actors.find(({ who }) => who === 'you');
  if (child === undefined) return hand;
  const isLeft = xOf(child.at) < box.x + box.width / 2;
  const sides = [box.x - GAP - HAND, box.x + box.width + GAP];
  const others = stage.actors.filter((actor) => actor !== child);
  const isFree = (x: number): boolean =>
    x >= EDGE &&
    x + HAND <= WORLD.width - EDGE &&
    others.every(({ at }) => Math.abs(xOf(at) - (x + HAND / 2)) >= HAND_ROOM);
  const x = (isLeft ? sides : sides.toReversed()).find(isFree) ?? xOf(child.at) - HAND / 2;
  return { ...hand, x };
}

/** Nobody's head reaches higher. */
const OVER_HEADS = 90;
/** From the middle of what is held up to that of a face it does not lie on, in marks. */
const FACE_ROOM = 1.3;

/**
 * Something held up near a box: above every head, and where no face is below it, since a low window begins among the
 * heads. What hangs is not hidden either.
 */
export function heldUp(stage: Stage, box: WorldBox, width: number, height: number): WorldBox {
  const middle = markAt(box.x + box.width / 2);
  const isHung = box.y < HIGHEST;
  const beside = isHung ? markAt(xOf(middle) + (box.width + width) / 2) - middle : 0;
  const room = (mark: number): number =>
    Math.min(FACE_ROOM, ...stage.actors.map(({ at }) => Math.abs(at - mark)));
  const marks = MARKS.filter((mark) => Math.abs(mark - middle) >= beside);
  const [mark = middle] = [...(isHung ? [] : [middle]), ...marks].toSorted(
    (a, b) => room(b) - room(a) || Math.abs(a - middle) - Math.abs(b - middle),
  );
  const y = isHung ? OVER_HEADS : Math.min(OVER_HEADS, box.y - height);
  return { x: xOf(mark) - width / 2, y, width, height };
}

const MARKS = Array.from({ length: 31 }, (_, index) => 1.5 + index * 0.25).filter((mark) => mark <= 8.5);

/** The mark near somebody where there is most room. */
export function freeMark(stage: Stage, near: number, within: number): number {
  const standing = stage.props.filter(({ by, name }) => by === null && sheetOf(name).lift === 0);
  const taken = [...stage.actors, ...standing].map(({ at }) => at);
  const room = (mark: number): number => Math.min(9, ...taken.map((at) => Math.abs(at - mark)));
  const marks = MARKS.filter((mark) => Math.abs(mark - near) <= within);
  return marks.toSorted((a, b) => room(b) - room(a))[0] ?? near;
}
