import { box, disc, line, shape } from '../scenery/flat.ts';
import {
  CLAY,
  CLAY_SHADE,
  HONEY,
  HONEY_SHADE,
  INK,
  LEAF,
  LEAF_SHADE,
  LIGHT,
  METAL,
  METAL_SHADE,
  NAVY,
  NAVY_SHADE,
  ORANGE,
  ORANGE_SHADE,
  PAPER,
  PLUM,
  PLUM_SHADE,
  RED,
  RED_SHADE,
  SKY,
  SKY_SHADE,
  TIMBER,
  TIMBER_SHADE,
  WATER,
  WATER_SHADE,
} from './palette.ts';
import { ground, put } from './rays.ts';

const BLOCK = { width: 52, height: 31 };

/** Told apart by their marks, which take the light color around them, as well as by their colors. */
const BLOCKS: readonly (readonly [color: string, shade: string, mark: string])[] = [
  [CLAY, CLAY_SHADE, '<circle cy="-17" r="5"/>'],
  [SKY, SKY_SHADE, '<path d="M-14-20h28v6h-28z"/>'],
  [HONEY, HONEY_SHADE, '<path d="M-12-24h7l5 7 5-7h7L0-9z"/>'],
  [LEAF, LEAF_SHADE, `<path d="M-15-16q5-9 10 0t10 0 10 0" fill="none" stroke="${LIGHT}" stroke-width="4"/>`],
  [PLUM, PLUM_SHADE, '<circle cx="-9" cy="-17" r="4"/><circle cx="9" cy="-17" r="4"/>'],
];

function block(index: number, x: number, y: number, turn = 0): string {
  const [color, shade, mark] = BLOCKS[index % BLOCKS.length] ?? ['', '', ''];

  const drawn =
    box(-26, -31, BLOCK.width, BLOCK.height, color, 5) + shape('M-26-6h52l-3 6h-46z', shade) + mark;
  return put(drawn, x, y, turn);
}

/** The last one, which everybody looks at. */
function star(x: number, y: number, turn = 0): string {
  const drawn =
    shape('M-30 0 0-40 30 0Z', '#f2b63d') +
    shape('M4-35 30 0H12Z', '#d99a22') +
    shape('m0-28 4 7 8 1-6 6 1 8-7-4-7 4 1-8-6-6 8-1Z', '#fffaf0');
  return put(drawn, x, y, turn);
}

type Placed = readonly [x: number, y: number, turn?: number];

const stacked = (places: readonly Placed[]): string =>
  `<g fill="${LIGHT}">${places.map(([x, y, turn], index) => block(index, x, y, turn)).join('')}</g>`;

const row = (level: number): number => -level * BLOCK.height;
const HIGH: readonly Placed[] = [
  [-2, row(0)],
  [3, row(1)],
  [-3, row(2)],
  [2, row(3)],
  [-2, row(4)],
];
const WIDE: readonly Placed[] = [
  [-54, row(0)],
  [0, row(0)],
  [54, row(0)],
  [-28, row(1)],
  [28, row(1)],
  [-27, row(2)],
  [27, row(2)],
  [0, row(3)],
];
const HEAP: readonly Placed[] = [
  [-70, 0, 4],
  [30, 0, -3],
  [142, -2, 28],
  [-30, -27, -16],
  [186, 0, 80],
  [86, 0, 8],
  [-132, 0, -12],
  [62, -29, 20],
];

/** Smaller, about its origin. */
const sized = (scale: number, drawn: string): string => `<g transform="scale(${scale})">${drawn}</g>`;

const GOLD = '#f2c65a';
const FOAM = '#d3eaf0';
const HEART = 'c-4-9-18-7-18 4 0 9 11 15 18 21 7-6 18-12 18-21 0-11-14-13-18-4Z';

/** It asks to keep the tower, without a word. */
const SIGN =
  box(-6, -90, 12, 102, TIMBER_SHADE, 5) +
  put(
    box(-54, -32, 108, 66, '#e6d3b8', 8) +
      box(-54, -34, 108, 64, PAPER, 8) +
      line('M-46-26H46V22H-46Z', HONEY, 4) +
      box(-39, 2, 34, 14, CLAY, 3) +
      box(-35, -11, 26, 13, SKY, 3) +
      shape('M-36-12-22-25-8-12Z', LEAF) +
      shape(`M22-10${HEART}`, RED),
    0,
    -60,
    -4,
  ) +
  disc(0, -86, 4, TIMBER);

const PILLOW =
  shape(
    'M-50-84C-28-78 28-78 50-84 57-86 59-80 57-74 52-52 52-30 57-8 59-2 57 4 50 2 28-4-28-4-50 2-57 4-59-2-57-8-52-30-52-52-57-74-59-80-57-86-50-84Z',
    PLUM,
  ) +
  shape('M54 2Q52 3 50 2C28-4-28-4-50 2-52 3-54 2-54 2-44-16 44-16 54 2Z', PLUM_SHADE) +
  line('M-17-54q-9-6-14-13M17-54q9-6 14-13M-17-30q-9 5-14 11M17-30q9 5 14 11', PLUM_SHADE, 5) +
  line('M-42-66q-2 10-1 18', '#dccbde', 6) +
  disc(0, -42, 9, PLUM_SHADE) +
  disc(0, -43, 8, LIGHT);

const BOWL =
  box(-20, -7, 40, 8, CLAY_SHADE, 4) +
  shape('M-48-46H48C47-18 28-3 0-3S-47-18-48-46Z', CLAY) +
  shape('M48-46C47-18 28-3 0-3 22-12 32-26 34-46Z', CLAY_SHADE) +
  shape('M-50-46a50 11 0 1 0 100 0a50 11 0 1 0-100 0Z', LIGHT);
const SOUP =
  shape('M-43-46a43 8 0 1 0 86 0a43 8 0 1 0-86 0Z', ORANGE) +
  disc(-18, -46, 4, LEAF_SHADE) +
  disc(14, -44, 4, LEAF_SHADE) +
  shape('M-4-48q5-5 11 0q-5 4-11 0Z', LIGHT);

/** What ran out, on the ground. */
const spill = (color: string): string =>
  shape('M-52 8C-58 0-44-6-30-5-14-10 22-9 36-5 54-6 60 4 50 9 40 17 18 13 2 14-16 19-46 16-52 8Z', color);

const STALK = '#538a55';
const POD_GREEN = '#aad470';
const POD_SHADE = '#82b64f';
const HUSK_BACK = '#5c8f45';
const leaves = (y: number): string =>
  shape(`M0 ${y}c-10-26-40-34-62-22 8 22 36 32 62 22Z`, '#6ea866') +
  shape(`M0 ${y}c10-26 40-34 62-22-8 22-36 32-62 22Z`, STALK);

/** A fat green thing with ribs that a paw would like to squeeze. */
const POD =
  shape('M0 2C-46 2-62-30-54-60-47-86-18-94 0-114 18-94 47-86 54-60 62-30 46 2 0 2Z', POD_GREEN) +
  shape('M0-114C18-94 47-86 54-60 62-30 46 2 0 2 28-22 30-72 0-114Z', POD_SHADE) +
  line('M0-104C-26-70-26-32-4-4', POD_SHADE, 4) +
  line('M-40-60q-5 18 1 32', '#e6f4c4', 7);
const PLANT = ground(52) + line('M0 0Q-8-50 0-92', STALK, 10) + leaves(-8);
/** Half of a pod that opens. */
const husk = (side: -1 | 1, far: number): string =>
  `<g transform="translate(0 -90) scale(${side} 1) rotate(${far})">${shape('M0 4C40 6 60-22 54-54 50-74 34-84 26-104 4-80-6-40 0 4Z', side < 0 ? POD_GREEN : POD_SHADE)}</g>`;
/** Seeds, each under an umbrella of its own. */
const umbrellas = (color: string, ...tops: readonly (readonly [x: number, y: number])[]): string =>
  line(tops.map(([x, y]) => `M${x} ${y}v18q0 6 6 5`).join(''), TIMBER_SHADE, 3) +
  shape(
    tops.map(([x, y]) => `M${x - 18} ${y + 2}q2-21 18-21t18 21q-6-6-12 0-6-6-12 0-6-6-12 0Z`).join(''),
    color,
  );

const CRUST = '#d9a266';
const PLATE =
  shape('M-58-8a58 10 0 1 0 116 0a58 10 0 1 0-116 0Z', SKY_SHADE) +
  shape('M-58-12a58 10 0 1 0 116 0a58 10 0 1 0-116 0Z', '#dfe8ee');
/** To be counted: four whole ones. */
const BUNS =
  shape([-42, -14, 14, 42].map((x) => `M${x - 14}-14q0-28 14-28t14 28q-14 8-28 0Z`).join(''), CRUST) +
  line([-42, -14, 14, 42].map((x) => `M${x - 6}-32q3-4 7-4`).join(''), '#f6dcae', 4);
/** Into the second a finger went: there is a hole in it, and a crumb beside it. */
const HOLE =
  disc(-14, -25, 9, TIMBER_SHADE) +
  disc(-13, -24, 6.5, INK) +
  shape('M-33-9l5-4 5 5-6 4ZM-2-6l5-3 4 4-5 3Z', CRUST);
/** And five heaps of what they were. */
const HEAPS = [-46, -23, 0, 23, 46];
const TORN =
  shape(HEAPS.map((x) => `M${x - 11}-12q-1-10 6-12l4-6 5 5q8 3 7 13-11 6-22 0Z`).join(''), LIGHT) +
  shape(HEAPS.map((x) => `M${x - 11}-12q0-7 5-10 3 6 8 6t9-3v7q-11 6-22 0Z`).join(''), CRUST);

/** Squeezed: it hangs like a sock. */
const LIMP =
  ground(52) +
  line('M0 0Q-12-60 2-98 14-130 44-122', STALK, 10) +
  leaves(-8) +
  shape(
    'M32-128C24-104 34-84 28-62 24-40 36-28 60-26 84-24 100-30 100-42 100-54 82-54 74-62 66-72 72-104 64-126 56-136 40-136 32-128Z',
    POD_GREEN,
  ) +
  shape(
    'M64-126C72-104 66-72 74-62 82-54 100-54 100-42 100-30 84-24 60-26 84-36 54-48 54-66 54-90 58-110 48-132 56-134 62-132 64-126Z',
    POD_SHADE,
  ) +
  line('M36-104q8 5 14 0M36-82q8 5 14 0M36-56q6 8 14 6', POD_SHADE, 4);
/** One of those that grow on the path. */
const BABY_POD = line('M0 0V-30', STALK, 9) + put(sized(0.8, POD), 0, -24);

const foot = (side: -1 | 1): string =>
  `<g transform="scale(${side} 1)">${shape('M136-24q20 2 18 20-12 10-28-2-3-12-12-18Z', HONEY_SHADE)}</g>`;
const TUB =
  line('M152-108V-132q0-18-18-18t-18 18v5', HONEY_SHADE, 11) +
  line('M134-164V-152M122-166H146', HONEY, 9) +
  shape('M-166-104H166C164-48 134-12 88-12H-88C-134-12-164-48-166-104Z', CLAY) +
  shape(
    'M-161-72C-150-34-124-12-88-12H88C124-12 150-34 161-72 120-36 60-34 0-34S-120-36-161-72Z',
    CLAY_SHADE,
  ) +
  line('M-142-80q4 14 11 23', '#efb9aa', 9) +
  box(-182, -120, 364, 24, PAPER, 12) +
  shape('M-176-102H176q-5 6-12 6H-164q-7 0-12-6Z', '#e3d3c4');
/** Five friends fit in. */
const wide = (drawn: string): string => `<g transform="scale(1.14 1)">${drawn}</g>`;
const WAVES =
  shape(
    'M-222-8q18-16 37 0t37 0 37 0 37 0 37 0 37 0 37 0 37 0 37 0 37 0 37 0 37 0q2 30-60 36-162 15-324 0-62-6-60-36Z',
    WATER,
  ) + line('M-150 14h60M-40 24h40M60 12h90', FOAM, 6);
const drops = (d: string): string => line(d, WATER_SHADE, 11);

const PADDLE =
  line('M0-113V-46', TIMBER, 8) +
  line('M-9-117H9', TIMBER_SHADE, 12) +
  shape('M-4-62H4C8-48 17-44 17-30L15 2Q14 10 0 10T-15 2L-17-30C-17-44-8-48-4-62Z', TIMBER) +
  shape('M-16-16H16L15 2Q14 10 0 10T-15 2Z', RED) +
  line('M0-56V-28', TIMBER_SHADE, 4);

const CAPTAIN_HAT =
  shape('M-57-50C-60-76-30-88 0-88S60-76 57-50C50-36 44-34 38-30H-38C-44-34-50-36-57-50Z', PAPER) +
  shape('M57-50C50-36 44-34 38-30H-38C-44-34-50-36-57-50-30-38 30-38 57-50Z', '#e2d6c6') +
  shape('M-42-38Q0-28 42-38L44-14Q0-4-44-14Z', NAVY) +
  shape('M-44-18Q0-6 44-18C62 2 34 10 0 10S-62 2-44-18Z', NAVY_SHADE) +
  line('M-43-17Q0-5 43-17', GOLD, 5) +
  disc(0, -48, 19, NAVY) +
  line('M0-50V-37M-6-51H6M-10-45q1 9 10 9t10-9', GOLD, 4) +
  disc(0, -57, 4, GOLD);

const TIN = '#c3d0d5';
const HOLLOW = '#5d6d76';
const PAIL =
  shape('M-40-62H40L31-3Q30 4 23 4H-23Q-30 4-31-3Z', METAL) +
  shape('M22-62H40L31-3Q30 4 23 4H8Q18-24 22-62Z', METAL_SHADE) +
  line('M-34-36Q0-28 34-36M-30-10Q0-3 30-10', METAL_SHADE, 4) +
  line('M-27-50l4 34', TIN, 6);
const brim = (inside: string): string =>
  shape('M-44-62a44 10 0 1 0 88 0a44 10 0 1 0-88 0Z', TIN) +
  shape('M-37-62a37 7 0 1 0 74 0a37 7 0 1 0-74 0Z', inside);

const HANDLE = line('M-40-60C-34-108 34-108 40-60', METAL_SHADE, 5);

const mitten = (color: string, shade: string, mark: string): string =>
  shape('M-26-24C-34-58-32-92-4-94 18-95 24-78 24-62 30-74 46-76 49-64 52-50 34-36 26-24Z', color) +
  shape('M24-62C30-74 46-76 49-64 52-50 34-36 26-24H4C22-34 22-48 24-62Z', shade) +
  mark +
  box(-32, -30, 64, 28, PAPER, 10) +
  line('M-18-23V-10M-6-23V-10M6-23V-10M18-23V-10', '#e2d0bd', 5);
/** With a snowflake. */
const MITTEN = mitten(RED, RED_SHADE, line('M-5-80v34M-20-72l30 18M-20-54l30-18', LIGHT, 5));
/** With stripes and a bobble, so that nobody needs to see blue to know it. */
const BLUE_MITTEN =
  disc(-3, -98, 15, PAPER) +
  mitten(
    SKY,
    SKY_SHADE,
    line('M-25-78Q-3-70 20-78M-29-62Q-3-54 22-62M-29-46Q-6-38 16-46', NAVY, 6) + line('M36-62l8 3', NAVY, 5),
  );

const SPOON =
  line('M0-44V6', TIMBER, 12) +
  line('M3-30V7', TIMBER_SHADE, 5) +
  shape('M0-42C-18-42-27-58-27-74S-16-104 0-104 27-92 27-74 18-42 0-42Z', TIMBER) +
  shape('M0-52C-11-52-18-64-18-75S-10-96 0-96 18-86 18-75 11-52 0-52Z', TIMBER_SHADE) +
  line('M-10-72q0-10 6-15', TIMBER, 5) +
  shape('M-3-26C-14-38-26-34-23-25-26-14-14-13-3-22ZM3-26C14-38 26-34 23-25 26-14 14-13 3-22Z', RED) +
  disc(0, -24, 7, RED_SHADE);

const FISH =
  shape('M22-30C34-48 50-54 55-51 49-38 49-22 55-9 50-6 34-12 22-30Z', ORANGE_SHADE) +
  shape('M-16-52Q2-72 20-63 16-52 18-42Z', ORANGE_SHADE) +
  shape('M-54-30C-46-62 14-68 34-30 14 8-46 2-54-30Z', ORANGE) +
  shape('M-54-30C-46 2 14 8 34-30 10-12-26-10-54-30Z', '#f3bb84') +
  line('M-10-50q12 18 0 36', ORANGE_SHADE, 4) +
  shape('M4-30q18-4 18 8-12 5-20-2Z', ORANGE_SHADE) +
  line('M-46-19q6 4 12-2', ORANGE_SHADE, 4) +
  disc(-29, -38, 9, '#fffaf0') +
  disc(-31, -38, 5, INK);

const wheels = (discs: readonly (readonly [x: number, radius: number])[]): string =>
  `<g fill="${HONEY}" stroke="${INK}" stroke-width="11">${discs.map(([x, radius]) => `<circle cx="${x}" cy="${-radius - 5}" r="${radius}"/>`).join('')}</g>`;
const ENGINE =
  shape('M-72-98H-46L-38-148H-80Z', INK) +
  box(-96, -106, 116, 74, RED, 30) +
  shape('M-96-70C-96-48-84-32-66-32H20V-52H-62Q-86-52-96-70Z', RED_SHADE) +
  box(-14, -150, 82, 122, NAVY, 8) +
  box(4, -132, 46, 44, '#f6e6bd', 7) +
  box(-26, -166, 106, 20, NAVY_SHADE, 10) +
  disc(-30, -106, 14, HONEY) +
  shape('M-92-40H72V-22H-112Z', INK) +
  wheels([
    [-62, 14],
    [30, 22],
  ]);
const wagon = (color: string, shade: string): string =>
  box(-70, -34, 130, 10, INK, 5) +
  shape('M-56-88H56L50-28H-50Z', color) +
  shape('M-54-46H54L50-28H-50Z', shade) +
  wheels([
    [-29, 13],
    [29, 13],
  ]);
/** Looks out of its wagon. */
const RIDER =
  shape('M14-104Q40-128 46-104L38-84Z', ORANGE_SHADE) +
  shape('M-40-84C-46-132 34-132 36-84Z', ORANGE) +
  disc(-20, -100, 8, PAPER) +
  disc(-22, -100, 4, INK);
const train = (rider: string): string =>
  ground(210) +
  put(ENGINE, -112, 0) +
  put(rider + wagon(HONEY, HONEY_SHADE), 40, 0) +
  put(rider + wagon(LEAF, LEAF_SHADE), 166, 0);

/** Knitted, with a loose thread where others have a sting. */
const WOOL_BEE =
  line('M42-36q16 4 12 16t4 16', INK, 4) +
  shape('M-4-62C-30-70-32-100-12-98-2-96 2-78 4-62ZM8-62C4-84 18-104 34-94 46-84 28-64 14-60Z', '#dbe9ee') +
  line('M-10-88q4 8 8 20M28-84q-8 8-14 18', SKY_SHADE, 4) +
  shape('M-46-36C-46-58-24-66 0-66S46-58 46-36 24-4 0-4-46-14-46-36Z', GOLD) +
  shape('M45-28C42-10 22-4 0-4-20-4-38-10-44-24-20-14 20-14 45-28Z', HONEY_SHADE) +
  line('M2-60q8 25 0 50M24-55q7 19 0 38', INK, 10) +
  line('M-36-58q-2-12-12-14M-26-62q0-12-8-18', INK, 4) +
  disc(-30, -40, 5, INK) +
  line('M-38-26q8 7 16 0', INK, 4) +
  disc(-13, -34, 5, CLAY);

export const ACADEMY_PROPS = {
  tower: {
    up: stacked(HIGH),
    topped: stacked(HIGH) + star(-1, row(5)),
    fallen: stacked(HEAP) + star(-176, 4, -24),
    wide: stacked(WIDE),
    crowned: stacked(WIDE) + star(0, row(4)),
    tilted: stacked([...WIDE.slice(0, 7), [9, row(3), 7]]) + star(26, row(4) + 4, 24),
  },
  block: {
    there: star(0, 0),
    thrown: star(-4, -24, 127) + line('M-40-8-52-4M-38-22-50-28M-28-36-34-48', '#b98a4a', 4),
  },
  sign: { there: SIGN },
  pillow: { there: PILLOW },
  table: {
    there:
      shape('M-132-236H-116V4H-130ZM116-236H132L130 4H116Z', TIMBER_SHADE) +
      box(-150, -250, 300, 20, TIMBER, 9) +
      shape('M-138-230H138v8H-138Z', '#2f243024'),
  },
  bell: {
    there:
      line('M0-64V-46', TIMBER_SHADE, 5) +
      line('M-16-64H16', TIMBER_SHADE, 8) +
      shape('M-30 0C-20-12-22-46 0-48 22-46 20-12 30 0Z', '#e9b84c') +
      shape('M-30 0H30V7H-30Z', '#c9932f') +
      disc(0, 13, 8, INK),
  },
  'soup-bowl': {
    there: sized(
      0.86,
      BOWL + SOUP + line('M-20-62q-7-8 0-15t0-15M2-62q-7-8 0-15t0-15M24-62q-7-8 0-15t0-15', '#8fa3ab99', 5),
    ),
    cool: sized(0.86, BOWL + SOUP),
    spilled: sized(
      0.86,
      spill(ORANGE) +
        put(BOWL + shape('M-43-46a43 8 0 1 0 86 0a43 8 0 1 0-86 0Z', '#e7d3bf'), 30, -32, -72) +
        shape('M-27-14Q-20-30-12-28T-8-4Q-4 8-20 8T-34 4Z', ORANGE) +
        disc(-36, 6, 4, LEAF_SHADE) +
        disc(2, 8, 4, LEAF_SHADE),
    ),
  },
  'pop-pod': {
    bud: ground(52) + line('M0 0V-30', STALK, 9) + leaves(-2) + put(sized(0.8, POD), 0, -24),
    tall: PLANT + put(POD, 0, -88),
    open:
      PLANT +
      shape('M0-90C-58-110-44-160 0-196 44-160 58-110 0-90Z', HUSK_BACK) +
      umbrellas(CLAY, [-20, -142]) +
      umbrellas(PLUM, [21, -144]) +
      umbrellas(GOLD, [0, -164]) +
      husk(-1, 30) +
      husk(1, 30),
    popped:
      PLANT +
      shape(
        'M0-88C-34-96-46-122-46-150-18-148-4-126 0-112 4-126 18-148 46-150 46-122 34-96 0-88Z',
        HUSK_BACK,
      ) +
      husk(-1, 62) +
      husk(1, 62) +
      umbrellas(CLAY, [-92, -150], [70, -186]) +
      umbrellas(PLUM, [-40, -196], [106, -142]) +
      umbrellas(GOLD, [14, -166], [-106, -62]),
    limp: LIMP,
  },
  'tub-boat': {
    there: wide(ground(170) + foot(-1) + foot(1) + TUB),
    afloat: put(wide(TUB), 0, 16) + WAVES,
    tipped: put(wide(foot(1) + TUB), 8, 12, -9) + WAVES + drops('M-206-78l-8 10M-186-110l-4 14M-216-34l-4 6'),
    spinning:
      shape('M-222 4a222 32 0 1 0 444 0a222 32 0 1 0-444 0Z', WATER_SHADE) +
      put(wide(TUB), 0, 20, 4) +
      shape('M-222 4a222 32 0 0 0 444 0Q220-8 206-12C190 6 90 10 0 10S-190 6-206-12Q-220-8-222 4Z', WATER) +
      line('M-190 8C-160 24-60 28 20 25l-14-9M20 25 4 32M80 24q60-2 94-12', FOAM, 6) +
      line('M-204-86c-13 12-13 32-5 48M204-82c13 12 13 32 5 48', WATER_SHADE, 8) +
      drops('M-196-122l8 8M198-118l-7 8'),
  },
  paddle: { there: put(PADDLE, -39, 5, 39) },
  'captain-hat': { there: CAPTAIN_HAT },
  bucket: {
    there: HANDLE + PAIL + brim(HOLLOW),
    full:
      HANDLE +
      PAIL +
      brim(WATER) +
      shape(
        'M-40-62Q-30-76-14-70T12-74 40-62C42-56 36-54 34-46 33-40 26-40 25-46 25-54 10-54 4-54 0-54 0-50-1-40-2-34-10-34-11-40-12-54-20-56-40-62Z',
        WATER,
      ) +
      line('M-12-64q10-5 22-2', FOAM, 5),
    spilled:
      spill(WATER) +
      line('M-34 2C-60-8-58-62-20-80', METAL_SHADE, 5) +
      put(PAIL + brim(HOLLOW), 32, -28, -80) +
      shape('M-34 0Q-36-22-28-26T-18-8-8 4Q-18 12-34 8Z', WATER) +
      line('M-42 6h18M4 8h14', FOAM, 4),
  },
  mitten: {
    there: sized(0.76, MITTEN),
    long: `<g transform="scale(.6 1.02)">${MITTEN}</g>` + line('M-12-90l-4-5M19-28q8 2 6 10', RED, 3),
  },
  spoon: { there: put(SPOON, -4, 5, 9) },
  'toy-train': {
    there: train(''),
    loaded: train(RIDER),
    fallen:
      put(ENGINE, -94, -24, -22) +
      put(wagon(HONEY, HONEY_SHADE), 30, -88, 180) +
      put(wagon(LEAF, LEAF_SHADE), 205, -56, -70),
  },
  fish: { there: sized(0.86, FISH) },
  'baby-pod': {
    there: sized(0.5, ground(52) + leaves(-2) + BABY_POD),
    flat: put(sized(0.5, ground(76, 50) + put(BABY_POD, 0, -8, 82) + leaves(-2)), -16, 0),
    propped:
      sized(0.5, ground(60) + put(BABY_POD, 0, -2, 13) + leaves(-2)) +
      line('M34 0 20-44M20-44 14-52M20-44 27-51', TIMBER_SHADE, 6),
    open: sized(
      0.48,
      PLANT +
        shape('M0-90C-58-110-44-160 0-196 44-160 58-110 0-90Z', HUSK_BACK) +
        umbrellas(CLAY, [-20, -142]) +
        umbrellas(GOLD, [12, -160]) +
        husk(-1, 30) +
        husk(1, 30),
    ),
  },
  'blue-mitten': { there: sized(0.76, BLUE_MITTEN) },
  'bun-plate': { there: PLATE + BUNS, torn: PLATE + TORN, nibbled: PLATE + BUNS + HOLE },
  'wool-bee': { there: WOOL_BEE },
  'low-table': {
    there:
      ground(112) +
      shape('M-98-100H-82L-90 4H-104ZM98-100H82L90 4H104Z', TIMBER_SHADE) +
      box(-92, -100, 184, 16, TIMBER_SHADE, 4) +
      box(-124, -116, 248, 20, TIMBER, 9),
  },
  'coat-button': {
    there:
      disc(0, -32, 31, SKY_SHADE) +
      disc(0, -35, 31, SKY) +
      `<circle cy="-35" r="21" fill="none" stroke="${SKY_SHADE}" stroke-width="4"/>` +
      line('M-7-42h.1M7-42h.1M-7-28h.1M7-28h.1', NAVY_SHADE, 8) +
      line('M-22-48q4-8 11-11', '#d7e6ef', 5),
  },
};
