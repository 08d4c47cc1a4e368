type Spot = readonly [x: number, y: number];

const START: Spot = [96, 596];
/** Each bend: two points that pull the way, and where it ends. The maps are 1280 by 720. */
const BENDS: readonly (readonly [Spot, Spot, Spot])[] = [
  [
    [300, 540],
    [500, 640],
    [700, 596],
  ],
  [
    [840, 565],
    [960, 596],
    [1070, 580],
  ],
  [
    [1240, 552],
    [1240, 426],
    [1070, 408],
  ],
  [
    [900, 388],
    [760, 446],
    [600, 408],
  ],
  [
    [460, 376],
    [330, 416],
    [210, 398],
  ],
  [
    [40, 374],
    [40, 246],
    [210, 222],
  ],
  [
    [380, 196],
    [520, 264],
    [700, 222],
  ],
  [
    [860, 186],
    [1000, 232],
    [1184, 186],
  ],
];

/** The way through every world map, as an SVG path. */
export const TRAIL = `M${START.join(' ')}${BENDS.map((bend) => `C${bend.flat().join(' ')}`).join('')}`;

function onBend(from: Spot, [first, second, to]: readonly [Spot, Spot, Spot], share: number): Spot {
  const rest = 1 - share;
  const at = (axis: 0 | 1): number =>
    rest ** 3 * from[axis] +
    3 * rest ** 2 * share * first[axis] +
    3 * rest * share ** 2 * second[axis] +
    share ** 3 * to[axis];
  return [at(0), at(1)];
}

const STEPS = 24;
const LINE: readonly Spot[] = [
  START,
  ...BENDS.flatMap((bend, index) => {
    const from = BENDS[index - 1]?.[2] ?? START;
    return Array.from({ length: STEPS }, (_, step) => onBend(from, bend, (step + 1) / STEPS));
  }),
];

/** `count` stops at even distances along the trail, the first at its start and the last at its end. */
export function trailStops(count: number): { x: number; y: number }[] {
  const lengths = LINE.map(([x, y], index) => {
    const [fromX, fromY] = LINE[index - 1] ?? [x, y];
    return Math.hypot(x - fromX, y - fromY);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: count }, (_, index) => {
    let left = count === 1 ? 0 : (whole * index) / (count - 1);
    const next = lengths.findIndex((length) => {
      left -= length;
      return left < 1e-6;
    });
    const at = next < 0 ? LINE.length - 1 : next;
    const [x, y] = LINE[at] ?? START;
    const [fromX, fromY] = LINE[at - 1] ?? [x, y];
    const back = lengths[at] ? Math.min(0, left) / lengths[at] : 0;
    return { x: Math.round(x + (x - fromX) * back), y: Math.round(y + (y - fromY) * back) };
  });
}
