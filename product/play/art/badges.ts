import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { mitten, rope, wideTower } from './hand-drawn.ts';
import { frame, layers, type Picture, part } from './icons.ts';

/** 64 by 64, each program's own; the middle is pale, so that any icon shows on it. */
const SHAPES: Record<ProgramId, string> = {
  // A sticker with petals.
  academy: petals('#f08a5d', 27, 9) + petals('#f9b384', 25.5, 8.5) + middle('#fff6e3'),
  // A leaf of the canopy.
  zoou:
    '<path d="M31 63l2-12" stroke="#3f7d44" stroke-width="5" stroke-linecap="round"/>' +
    '<path d="M32 1C54 8 63 25 58 41C54 54 42 58 32 58S10 54 6 41C1 25 10 8 32 1Z" fill="#3f7d44"/>' +
    '<path d="M32 5C51 11 59 26 54.5 40C51 51 41 54.5 32 54.5S13 51 9.5 40C5 26 13 11 32 5Z" fill="#79b35c"/>' +
    middle('#f7fbe6'),
  // A patch in the shape of a cloud, with its seam.
  ssgrin:
    cloud('#4f86c6', 3) +
    cloud('#9cc7ee', 0) +
    middle('#f4faff') +
    '<circle cx="32" cy="32" r="22.8" fill="none" stroke="#fff" stroke-width="1.5" stroke-dasharray="3 2.5"/>',
  // An enamel pin.
  hoh:
    '<circle cx="32" cy="32" r="31" fill="#8a5a2b"/><circle cx="32" cy="32" r="29" fill="#f2c14e"/>' +
    '<circle cx="32" cy="32" r="25.5" fill="#7d4f8f"/>' +
    middle('#fbf3fb'),
  // A medal on its ribbon.
  sim:
    '<path d="M16 34L8 62L19 57L27 63L30 40Z" fill="#d9604f"/><path d="M48 34L56 62L45 57L37 63L34 40Z" fill="#b94a3c"/>' +
    '<circle cx="32" cy="32" r="27" fill="#e0a13d"/><circle cx="32" cy="32" r="24.5" fill="#f7cf73"/>' +
    middle('#fffaf0'),
};

function middle(color: string): string {
  return `<circle cx="32" cy="32" r="21" fill="${color}"/>`;
}

function cloud(color: string, edge: number): string {
  const puffs = [
    [32, 28, 24],
    [17, 42, 14],
    [47, 42, 14],
    [32, 43, 17],
  ] as const;
  return puffs
    .map(([x, y, size]) => `<circle cx="${x}" cy="${y}" r="${size + edge}" fill="${color}"/>`)
    .join('');
}

function petals(color: string, reach: number, size: number): string {
  return Array.from({ length: 12 }, (_, nth) => {
    const angle = (nth * Math.PI) / 6;
    const [x, y] = [32 + Math.cos(angle) * (reach - size + 4), 32 + Math.sin(angle) * (reach - size + 4)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size}" fill="${color}"/>`;
  }).join('');
}

/** What each scene gives at its end (`# badge`). */
export const BADGES: Record<ProgramId, Record<string, Picture>> = {
  academy: {
    'boat-crew': 'bathtub',
    'hello-maker': 'waving-hand',
    'pod-watcher': 'sunflower',
    'tower-builder': [wideTower],
    'turn-taker': 'spoon',
    'warm-heart': [mitten, part('white-heart', 16, 13, 0.34)],
  },
  zoou: {
    'bell-ringer': 'bell',
    'clear-caller': 'postal-horn',
    'door-opener': 'door',
    'fair-weaver': 'yarn',
    'friendly-knock': 'waving-hand',
    'one-big-pull': [rope],
    'red-leaf-keeper': 'maple-leaf',
    'second-look': 'eyes',
    'steady-handle': 'hourglass-not-done',
    'tide-reader': 'water-wave',
    'two-hearts': 'two-hearts',
    'whole-sentence': 'kite',
  },
  ssgrin: {
    'clear-channel': 'radio',
    'cool-hands': [part('raised-hand', 14, 17, 0.9), part('snowflake', 25, 8, 0.46)],
    'first-watch': 'telescope',
    'steady-crew': [mitten],
  },
  hoh: {
    'both-sides': 'videocassette',
    'clear-line': 'telephone',
    'crossing-guard': 'children-crossing',
    'first-knock': 'door',
    'next-word': 'studio-microphone',
    'snow-crew': 'snowman',
    'soup-jar': 'jar',
    'tuesday-drawer': 'file-cabinet',
  },
  sim: {},
};

export function drawBadges(): { name: string; svg: string }[] {
  return PROGRAM_IDS.flatMap((program) =>
    Object.entries(BADGES[program]).map(([badge, picture]) => ({
      name: `badge-${badge}`,
      svg: frame(64, `${SHAPES[program]}<g transform="translate(16 16)">${layers(picture)}</g>`),
    })),
  );
}
