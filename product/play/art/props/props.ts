import { isProp, PROP_FRAMES, type PropName, sheetOf } from '../../rules/directions/props.ts';
import { ACADEMY_PROPS } from './academy.ts';
import { HOH_PROPS } from './hoh.ts';
import { SIM_PROPS } from './sim.ts';
import { SSGRIN_PROPS } from './ssgrin.ts';
import { ZOOU_IN_HAND } from './zoou-in-hand.ts';
import { ZOOU_STANDING } from './zoou-standing.ts';

/** What is drawn of a thing, by its states (`rules/directions/props.ts` says which it has). */
type Drawn = Readonly<Record<string, string>>;

export const PROP_DRAWINGS: Partial<Record<PropName, Drawn>> = {
  ...ACADEMY_PROPS,
  ...ZOOU_IN_HAND,
  ...ZOOU_STANDING,
  ...SSGRIN_PROPS,
  ...HOH_PROPS,
  ...SIM_PROPS,
};

/** A file a thing and state: `prop-tower-fallen`. */
export function drawProps(): { name: string; svg: string }[] {
  return Object.entries(PROP_DRAWINGS).flatMap(([prop, states]) =>
    Object.entries(states).map(([state, shapes]) => ({
      name: `prop-${prop}-${state}`,
      svg: isProp(prop) ? framed(prop, shapes) : '',
    })),
  );
}

function framed(prop: PropName, shapes: string): string {
  const { x, y, width, height } = PROP_FRAMES[sheetOf(prop).size];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`;
}
