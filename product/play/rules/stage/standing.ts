import type { Stage } from './stage.ts';

/** Where one may go and stand, by how close that is to the others. */
type Closeness = 'far' | 'aside' | 'near' | 'among';

/** A spot and the mark of the stage where one stands then. */
export type Spot = { spot: string; at: number; closeness: Closeness };

const CLOSENESS: Readonly<Record<string, Closeness>> = {
  gate: 'far',
  'by-the-gate': 'far',
  hatch: 'far',
  'across-the-yard': 'far',
  'across-the-courtyard': 'far',
  'next-to-the-trash-cans': 'far',
  'back-by-the-water-fountain': 'far',
  'across-the-room': 'far',
  'by-the-ladder': 'far',
  'over-by-the-bikes': 'far',
  'far-back': 'far',
  'out-in-the-hall': 'far',
  railing: 'aside',
  'window-table': 'aside',
  'quiet-step': 'aside',
  ladder: 'near',
  workbench: 'near',
  'beside-the-run': 'near',
  'beside-the-bench': 'near',
  'the-next-door': 'near',
  'by-the-free-chair': 'near',
  'beside-tomasz': 'near',
  'in-front-a-step-away': 'near',
  'a-step-away': 'near',
  'at-the-free-side': 'near',
  'beside-the-branch': 'near',
  'next-to-the-drum': 'near',
  slide: 'among',
  'between-the-bowls': 'among',
  'between-the-otters': 'among',
  'by-the-pots': 'among',
  'nose-to-nose': 'among',
  'right-behind-a-player': 'among',
  'in-the-middle': 'among',
  'under-the-strings': 'among',
  'close-behind': 'among',
  'behind-the-dealer': 'among',
  'face-to-face-with-rafferty': 'among',
  'right-behind-the-bench': 'among',
};

const ORDER: readonly Closeness[] = ['far', 'aside', 'near', 'among'];

const YOU = 'you';
const [LEFTMOST, RIGHTMOST] = [1, 9];
/** Beside somebody, in marks, and further off. */
const BESIDE = 1.1;
const FAR = 4;
const INTO = 0.5;

/** A spot that nobody has placed yet takes the first place that is free. */
export function spotsOf(spots: readonly string[], stage: Pick<Stage, 'actors'>): Spot[] {
  const taken = new Set(spots.map((spot) => CLOSENESS[spot]));
  const free = ORDER.filter((closeness) => !taken.has(closeness));
  return spots.map((spot) => {
    const closeness = CLOSENESS[spot] ?? free.shift() ?? 'aside';
    return { spot, closeness, at: markOf(closeness, stage) };
  });
}

type Way = { side: 1 | -1; middle: number; ahead: Stage['actors'] };

/** Which way one goes from where one is. Whoever stands behind the child came along: it is the others one walks up to. */
function wayOf(actors: Stage['actors']): Way {
  const others = actors.filter(({ who }) => who !== YOU);
  const middle =
    others.length === 0 ? RIGHTMOST : others.reduce((sum, { at }) => sum + at, 0) / others.length;
  const mine = actors.find(({ who }) => who === YOU)?.at ?? LEFTMOST;
  const side = mine <= middle ? 1 : -1;
  const ahead = others
    .filter(({ at }) => (at - mine) * side > 0)
    .toSorted((one, other) => (one.at - other.at) * side);
  return { side, middle, ahead };
}

/** Whom one can walk up to, the nearest first. */
export function aheadOf({ actors }: Pick<Stage, 'actors'>): string[] {
  return wayOf(actors).ahead.map(({ who }) => who);
}

/** The others stand where they stand: how close one comes is measured from the nearest of them, on one's own side. */
function markOf(closeness: Closeness, { actors }: Pick<Stage, 'actors'>): number {
  const { side, middle, ahead } = wayOf(actors);
  const nearest = ahead[0]?.at ?? middle;
  const edge = side > 0 ? LEFTMOST : RIGHTMOST;
  const room = Math.abs(nearest - edge);
  const near = nearest - side * Math.min(BESIDE, room * 0.4);
  const far = side > 0 ? Math.max(edge, nearest - FAR) : Math.min(edge, nearest + FAR);
  const marks = { far, aside: (far + near) / 2, near, among: nearest + side * INTO };
  return marks[closeness];
}
