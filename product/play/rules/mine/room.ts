/** More than all stories together give. */
export const MOST_THINGS = 100;

type Placed = { keepsake: string };

/** What may stand in a room: what the child has, each once, where it was put last. */
export function inTheRoom<Thing extends Placed>(
  things: readonly Thing[],
  keepsakes: readonly string[],
): Thing[] {
  const last = new Map(things.map((thing) => [thing.keepsake, thing]));
  return [...last.values()].filter(({ keepsake }) => keepsakes.includes(keepsake));
}

/** How large the room is: it grows with what there is to put into it. */
export const ROOM_SIZES = ['small', 'large', 'larger', 'largest'] as const;
export type RoomSize = (typeof ROOM_SIZES)[number];

const LARGE_FROM = 3;
const LARGER_FROM = 7;
const LARGEST_FROM = 12;

export function roomSize(keepsakes: number): RoomSize {
  if (keepsakes >= LARGEST_FROM) return 'largest';
  if (keepsakes >= LARGER_FROM) return 'larger';
  return keepsakes >= LARGE_FROM ? 'large' : 'small';
}
