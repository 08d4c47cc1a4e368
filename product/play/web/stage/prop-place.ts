import { PROP_FRAMES, sheetOf } from '../../rules/directions/props.ts';
import type { Prop, Stage } from '../../rules/stage/stage.ts';
import { FEET, xOf } from './camera.ts';

/** A part of the world, in its units. */
export type WorldBox = { x: number; y: number; width: number; height: number };

/** Figures and things are drawn a little larger than life; what is in a hand leaves the face to be seen. */
export const LARGER = 1.12;
const IN_HAND = 0.94;

/** Where the ground below a thing is: it stands, hangs, or is held by its middle. */
export function footOf(prop: Prop, hand: { x: number; y: number } | null): { x: number; y: number } {
  const { size, lift } = sheetOf(prop.name);
  const top = prop.on === null ? 0 : sheetOf(prop.on).top * LARGER;
  if (hand === null) return { x: xOf(prop.at), y: FEET + 10 - lift - top };
  const frame = PROP_FRAMES[size];
  return { x: hand.x, y: hand.y - (frame.y + frame.height / 2) * IN_HAND };
}

/** Its picture, relative to its foot. */
export function pictureBox(prop: Prop, isHeld: boolean): WorldBox {
  const { x, y, width, height } = PROP_FRAMES[sheetOf(prop.name).size];
  const scale = isHeld ? IN_HAND : LARGER;
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}

/** Pictures have air around what they show. */
const AIR = 0.14;
const HANDS = 96;

/** Where a thing of the stage is to be seen, in whose hand it may be; null where there is none of that name. */
export function boxOfProp(
  stage: Stage,
  name: string | null,
  inHand: { x: number; y: number } | null = null,
): WorldBox | null {
  const prop = stage.props.find((one) => one.name === name);
  if (prop === undefined) return null;
  const holder = stage.actors.find(({ who }) => who === prop.by);
  // Before whoever holds it: a button is larger than a hand.
  const hand = holder === undefined ? null : (inHand ?? { x: xOf(holder.at), y: FEET - HANDS });
  const foot = footOf(prop, hand);
  const { x, y, width, height } = pictureBox(prop, hand !== null);
  return {
    x: foot.x + x + width * AIR,
    y: foot.y + y + height * AIR,
    width: width * (1 - 2 * AIR),
    height: height * (1 - 2 * AIR),
  };
}

const FIGURE = { width: 190, height: 270 };

/** Where somebody stands. */
export function boxOfActor(stage: Stage, who: string): WorldBox | null {
  const actor = stage.actors.find((one) => one.who === who);
  if (actor === undefined) return null;
  return { x: xOf(actor.at) - FIGURE.width / 2, y: FEET - FIGURE.height, ...FIGURE };
}
