/** Where one may go and stand, by how close that is to the others. */
type Closeness = 'far' | 'aside' | 'near' | 'among';

/** A spot on the picture, in hundredths of its width and height. */
export type Spot = { spot: string; x: number; y: number; closeness: Closeness };

const CLOSENESS: Readonly<Record<string, Closeness>> = {
  gate: 'far',
  'by-the-gate': 'far',
  hatch: 'far',
  'across-the-yard': 'far',
  'across-the-courtyard': 'far',
  'next-to-the-trash-cans': 'far',
  'back-by-the-water-fountain': 'far',
  railing: 'aside',
  ladder: 'near',
  workbench: 'near',
  'beside-the-run': 'near',
  'beside-the-bench': 'near',
  'the-next-door': 'near',
  'by-the-free-chair': 'near',
  'beside-tomasz': 'near',
  'in-front-a-step-away': 'near',
  slide: 'among',
  'in-the-middle': 'among',
  'under-the-strings': 'among',
  'close-behind': 'among',
  'behind-the-dealer': 'among',
  'face-to-face-with-rafferty': 'among',
  'right-behind-the-bench': 'among',
};

const ORDER: readonly Closeness[] = ['far', 'aside', 'near', 'among'];
const PLACES: Record<Closeness, readonly [x: number, y: number]> = {
  far: [18, 44],
  aside: [33, 70],
  near: [50, 56],
  among: [82, 66],
};

/** A spot that nobody has placed yet takes the first place that is free. */
export function spotsOf(spots: readonly string[]): Spot[] {
  const taken = new Set(spots.map((spot) => CLOSENESS[spot]));
  const free = ORDER.filter((closeness) => !taken.has(closeness));
  return spots.map((spot) => {
    const closeness = CLOSENESS[spot] ?? free.shift() ?? 'aside';
    const [x, y] = PLACES[closeness];
    return { spot, closeness, x, y };
  });
}
