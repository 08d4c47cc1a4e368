import type { AnimalKind, Look } from './rig/looks.ts';

/** So far from the middle of the head its sides are, where ears are covered. */
const SIDES: Record<AnimalKind, number> = {
  mouse: 61,
  bear: 67,
  bird: 64,
  tortoise: 55,
  otter: 65,
  fox: 63,
  frog: 72,
  hedgehog: 59,
  bat: 57,
  heron: 46,
  sprig: 64,
};
const HUMAN_SIDE = 47;
const ROBOT_SIDE = 58;
const EARS_Y = 4;

function sideOf(look: Look): number {
  switch (look.rig) {
    case 'animal':
      return SIDES[look.kind];
    case 'human':
      return HUMAN_SIDE;
    case 'robot':
      return ROBOT_SIDE;
  }
}

/** The picture of a thing that is worn has its cups so far apart and so high, in a frame of so much. */
const CUPS = { x: 46, y: -23 };
const FRAME = { x: -60, y: -100, width: 120, height: 120 };

/** Something over both ears, in the units of the head. */
export function Worn({ look, picture }: { look: Look; picture: string }) {
  return (
    <g transform={`translate(0 ${EARS_Y - CUPS.y}) scale(${(sideOf(look) / CUPS.x).toFixed(2)} 1)`}>
      <image href={picture} {...FRAME} preserveAspectRatio="none" />
    </g>
  );
}
