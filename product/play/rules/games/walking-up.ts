/** Beside the thing, not upon it. */
const ARM = 1.6;
/** Figures that stand closer are in each other. */
const ROOM = 0.9;

/** How far somebody comes who walks up to a thing: beside it, or as near as whoever stands there leaves room. */
export function upTo(thing: number, from: number, others: readonly number[]): number {
  const side = from > thing ? 1 : -1;
  const between = others.map((at) => (at - thing) * side).filter((away) => away <= (from - thing) * side);
  const nearest = Math.max(ARM, ...between.map((away) => away + ROOM));
  return thing + side * Math.min(nearest, (from - thing) * side);
}
