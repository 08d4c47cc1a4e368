import { box, disc, line, shape } from '../scenery/flat.ts';
import {
  CLAY,
  CLAY_SHADE,
  GLOW,
  HONEY,
  HONEY_SHADE,
  INK,
  LEAF,
  LEAF_SHADE,
  LIGHT,
  METAL,
  METAL_SHADE,
  PAPER,
  PLUM,
  PLUM_SHADE,
  SKY,
  SKY_SHADE,
  TIMBER,
  TIMBER_SHADE,
} from './palette.ts';
import {
  at,
  BLUE,
  CRUST,
  DIM,
  EARTH,
  ENVELOPE_SHADE,
  GLEAM,
  GOLD,
  GOLD_SHADE,
  ORANGE,
  ORANGE_SHADE,
  oval,
  PUMPKIN,
  rays,
  shadow,
  sprouts,
  TEAL,
  WOOD,
  WOOD_SHADE,
} from './zoou-parts.ts';

const BLUE_SHADE = '#4d7eb0';
const CRUST_SHADE = '#b87c40';
const ENVELOPE = '#f5e3bd';

// Rope: a strand, and the twist that is seen at these places of it.
type Twist = readonly [x: number, y: number, turn: number];

function twisted(twists: readonly Twist[]): string {
  const marks = twists.map(([x, y, turn]) => {
    const slant = ((turn + 55) * Math.PI) / 180;
    const [across, down] = [Math.round(Math.cos(slant) * 9), Math.round(Math.sin(slant) * 9)];
    return `M${Math.round(x - across / 2)} ${Math.round(y - down / 2)}l${across} ${down}`;
  });
  return line(marks.join(''), HONEY_SHADE, 3);
}
const strand = (d: string): string => line(d, HONEY_SHADE, 15) + line(d, HONEY, 11);
const rope = (d: string, twists: readonly Twist[]): string => strand(d) + twisted(twists);

/** Twists around a middle, from one turn to another. */
function around(
  x: number,
  y: number,
  wide: number,
  high: number,
  from: number,
  to: number,
  step: number,
): Twist[] {
  const twists: Twist[] = [];
  for (let turn = from; turn <= to; turn += step) {
    const angle = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    twists.push([x + cos * wide, y + sin * high, (Math.atan2(cos * high, -sin * wide) * 180) / Math.PI]);
  }
  return twists;
}
const along = (xs: readonly number[], y: number): Twist[] => xs.map((x) => [x, y, 0]);
const LOOPS = [-8, -21, -34];
const COIL =
  LOOPS.map((y) => strand(`M-42 ${y}a42 13 0 1 0 84 0a42 13 0 1 0-84 0`)).join('') +
  twisted(LOOPS.flatMap((y) => around(0, y, 42, 13, 18, 162, 16)));
const knot = (x: number, y: number): string =>
  oval(x, y, 12, 14, HONEY_SHADE) +
  oval(x, y, 10, 12, HONEY) +
  line(`M${x - 5} ${y - 6}q8 4 8 14`, HONEY_SHADE, 3);

// Kite: about its middle, 38 to each side.
const bows = (places: readonly (readonly [x: number, y: number])[]): string =>
  shape(places.map(([x, y]) => `M${x - 9} ${y - 6}l18 12v-12l-18 12Z`).join(''), PLUM_SHADE);
const KITE_SPARS = line('M0-44V52M-38-6H38', TIMBER_SHADE, 3);
const KITE =
  shape('M0-46-40-6 0-6ZM0 54 40-6H0Z', CLAY) + shape('M0-46 40-6H0ZM0 54-40-6H0Z', HONEY) + KITE_SPARS;

// Lantern
const MOTH = shape(
  'M0 2C-4-12-22-16-22-6-22 2-12 6-4 5-12 8-12 17-6 17-2 17 0 10 0 8 0 10 2 17 6 17 12 17 12 8 4 5 12 6 22 2 22-6 22-16 4-12 0 2Z',
  LIGHT,
);
const LANTERN_CAPS = box(-15, -78, 30, 9, TIMBER_SHADE, 4) + box(-13, -9, 26, 9, TIMBER_SHADE, 4);
const LANTERN_WIRE = line('M-12-78C-12-100 12-100 12-78', INK, 3);
const lantern = (paper: string, rib: string): string =>
  LANTERN_WIRE +
  oval(0, -40, 38, 33, paper) +
  line('M0-72C-28-60-28-20 0-8M0-72C28-60 28-20 0-8', rib, 2) +
  line('M-30-46Q-27-58-18-63', GLEAM, 4) +
  LANTERN_CAPS +
  at(0, -42, MOTH);

// Mug
const THUMB = oval(0, 0, 8, 10, BLUE_SHADE) + line('M-3 4V-1Q0-7 3-1V4M0 6V1', LIGHT, 2);

// Buns
function buns(xs: readonly number[], y: number): string {
  return (
    shape(xs.map((x) => `M${x - 14} ${y - 2}q-2-18 14-18t14 18`).join(''), CRUST) +
    shape(xs.map((x) => `M${x - 14} ${y - 5}q14 5 28 0 1 6-4 6h-20q-5 0-4-6`).join(''), CRUST_SHADE) +
    shape(xs.map((x) => `M${x - 6} ${y - 17}q6-6 12 0-6 5-12 0`).join(''), PLUM_SHADE) +
    shape(xs.map((x) => `M${x - 11} ${y - 8}q0-6 5-7-1 5-5 7`).join(''), '#f3d9a6')
  );
}
const bun = (x: number, y: number, turn: number): string => at(x, y, buns([0], 0), turn);
const TRAY = box(-58, -10, 116, 10, WOOD, 5) + box(-58, -5, 116, 5, WOOD_SHADE, 2);

// Pots
const COMB = shape('M0-21 8-16V-7L0-2-8-7V-16ZM-9-5-1 0V9L-9 14-17 9V0ZM9-5 17 0V9L9 14 1 9V0Z', GOLD);
const HONEY_JAR =
  shape('M-24-58C-42-48-42-6-22 0H22C42-6 42-48 24-58Z', CLAY) +
  shape('M12-58H24C42-48 42-6 22 0H4C30-8 28-46 12-58Z', CLAY_SHADE) +
  at(5, -19, COMB, 0, 0.8);
const HONEY_DRIP = shape(
  'M-28-64H28V-54Q26-46 21-46T15-52Q8-57 0-53T-8-48V-38Q-10-33-14-33T-20-38V-48Q-21-52-24-52T-28-56Z',
  GOLD,
);
const HONEY_LID =
  box(-32, -9, 64, 11, TIMBER, 5) + box(-32, -3, 64, 5, TIMBER_SHADE, 2) + oval(0, -13, 10, 7, TIMBER_SHADE);
const TIN =
  box(-30, -52, 60, 52, METAL, 5) +
  shape('M12-52H30V-5Q30 0 25 0H12Z', METAL_SHADE) +
  box(-30, -36, 60, 24, PAPER, 0) +
  shape('M12-36H30V-12H12Z', ENVELOPE) +
  shape('M-8-18C-8-25 0-32 0-32S8-25 8-18A8 7 0 0 1-8-18Z', PLUM);
const BRUSH =
  line('M0 0V-34', TIMBER, 6) +
  box(-5, -2, 10, 9, METAL_SHADE, 1) +
  shape('M-6 6H6Q6 18 0 22-6 18-6 6Z', PLUM_SHADE);
const half = (skin: string, rib: string): string =>
  shape('M0-38Q-16-44-26-36C-48-36-52 28-32 34Q-18 44 0 38L-8 20 4 6-8-10 4-24Z', skin) +
  shape('M-26-36C-48-36-52 28-32 34-40 20-40-20-26-36Z', rib) +
  shape('M0-38-9-26 1-24-18-10-6 6-20 20 0 38-8 20 4 6-8-10 4-24Z', '#f8dca6');

// Seedlings
const SEED_TRAY =
  oval(0, -23, 52, 6, EARTH) +
  shape('M-57-24H57L51-3Q50 0 46 0H-46Q-50 0-51-3Z', WOOD) +
  shape('M-53-9H53L51-3Q50 0 46 0H-46Q-50 0-51-3Z', WOOD_SHADE) +
  shape('M-30-22h3l2 22h-3ZM-1-22h3v22h-3ZM27-22h3l-2 22h-3Z', DIM);
const pair = (x: number, y: number): string => `M${x} ${y}q-4-15-18-14 2 14 18 14q4-15 18-14-2 14-18 14`;
const LIT =
  disc(0, -40, 46, `${GLOW}aa`) +
  rays(0, -40, 48, 56, [45, 67, 90, 113, 135, 225, 247, 270, 293, 315], GOLD) +
  lantern('#cfd98f', LEAF);

// Leaf boat: a spoon on its sail.
const LEAF_BOAT =
  line('M0-16V-86', TIMBER_SHADE, 5) +
  shape('M5-86Q58-62 5-28Z', PAPER) +
  oval(19, -62, 6, 8, CLAY) +
  line('M19-54V-42', CLAY, 4) +
  shape('M-56-26Q0 0 56-26 44 2 0 4T-56-26Z', LEAF) +
  shape('M-51-16Q0 12 51-16 38 2 0 4T-51-16Z', LEAF_SHADE) +
  line('M-44-18Q0 0 44-18', '#b6d3a6', 3);

// Basket
const HANDLE = line('M-42-44C-42-104 42-104 42-44', WOOD_SHADE, 8);
const WICKER =
  shape('M-52-46H52L42-4Q40 0 34 0H-34Q-40 0-42-4Z', CRUST) +
  line('M-48-32H48M-45-18H45', CRUST_SHADE, 4) +
  line('M-26-44-20-2M0-44V-2M26-44 20-2', CRUST_SHADE, 4);
const CLOTH =
  shape('M-56-42Q-44-74 0-76T56-42Q44-28 30-38 14-24 0-36-16-24-30-38-46-28-56-42Z', CLAY) +
  line('M-30-64-24-40M0-74V-40M30-64 24-40M-46-54Q0-66 46-54', '#efb9a4', 4);
const BUN = at(0, 0, buns([0], 0), 0, 2);
const HALF_BUN =
  shape('M0-40C-26-40-30-18-28-6-28 0-24 2-18 2H0l-6-10 6-10-6-10Z', CRUST) +
  shape('M-28-8Q-14-2 0-4V2H-18Q-28 2-28-8Z', CRUST_SHADE) +
  shape('M0-38-6-28 0-18-6-8 0 2 8 2Q12-18 6-38Z', '#f8e3b8') +
  oval(-6, -34, 8, 5, PLUM_SHADE);

// Top: about its point.
const TOP =
  line('M0-62V-84', TIMBER_SHADE, 8) +
  shape('M-44-46Q-40-30 0 0 40-30 44-46 20-64 0-64T-44-46Z', CLAY) +
  shape('M-44-46Q0-30 44-46 42-38 34-30 0-14-34-30-42-38-44-46Z', GOLD) +
  shape('M-20-56l4 6 7 1-6 5 2 7-7-4-6 4 1-7-5-5 7-1ZM18-58l3 5 6 1-5 4 2 6-6-3-6 3 2-6-5-4 6-1Z', LIGHT);

/** Things of this world that fit into a hand, by state. */
export const ZOOU_IN_HAND = {
  rope: {
    there:
      shadow(48) +
      COIL +
      rope('M36-40Q54-40 51-4', [
        [50, -26, 75],
        [51, -12, 90],
      ]),
    tight:
      rope('M-52-50H52', along([-50, -22, -11, 0, 11, 22, 50], -50)) +
      knot(-36, -50) +
      knot(36, -50) +
      line('M-18-70-21-80M0-72V-84M18-70 21-80', HONEY_SHADE, 4),
    tied:
      rope('M-52-20H0C30-24 30-76 0-76S-30-24 0-20H52', [
        ...along([-46, -34, -22, 22, 34, 46], -20),
        ...around(0, -51, 22, 25, 150, 390, 30),
      ]) + knot(0, -22),
  },
  kite: {
    there:
      line('M0 0C20 16 24-12 52 4', TEAL, 4) +
      at(0, -52, KITE) +
      bows([
        [22, 2],
        [44, 2],
      ]),
    flying:
      line('M-12-10C-34-18-20 12-52 8', TEAL, 4) +
      line('M2-52Q36-20 56 18', INK, 2) +
      at(8, -54, KITE, 24) +
      bows([
        [-26, -4],
        [-44, 8],
      ]),
    torn:
      line('M13 4C-8 20-22-4-50 12', TEAL, 4) +
      at(
        0,
        -48,
        shape('M0-46-40-6 0-6ZM0 54 40-6 26-12 22 0 12-8 8 4 0-6Z', CLAY) +
          shape('M0-46 22-24 12-20 18-10 0-6ZM0 54-40-6H0ZM40-14 56-2 46 4 50 20 34 8Z', HONEY) +
          KITE_SPARS,
        -14,
      ) +
      bows([
        [-14, 7],
        [-36, 5],
      ]),
  },
  lantern: {
    there: shadow(26) + lantern(LEAF, LEAF_SHADE),
    lit: LIT,
    crooked: at(4, -4, LIT, 15, 0.86),
    broken:
      shadow(30) +
      at(
        4,
        -2,
        LANTERN_WIRE +
          shape('M0-72C-44-70-44-14 0-8 20-10 30-20 34-30L20-36 30-46 16-52 26-60Q16-70 0-72Z', LEAF) +
          line('M0-72C-28-60-28-20 0-8', LEAF_SHADE, 2) +
          line('M26-60Q52-44 34-20', INK, 3) +
          LANTERN_CAPS +
          at(-8, -42, MOTH),
        18,
      ),
  },
  'bun-tray': {
    there:
      shadow(54) +
      line('M-20-60q8-8 0-16t0-16M16-60q8-8 0-16t0-16', GLEAM, 5) +
      box(-40, -28, 80, 20, CRUST_SHADE, 4) +
      buns([-29, 0, 29], -26) +
      buns([-43, -14, 14, 43], -9) +
      TRAY,
    fallen:
      shadow(54) +
      at(-14, -32, TRAY, -38, 0.86) +
      bun(42, -2, 10) +
      bun(10, -2, -10) +
      bun(-30, -8, 165) +
      bun(30, 10, 40) +
      bun(-6, 12, -24),
    shared:
      shadow(54) +
      TRAY +
      shape('M-56-10h36l-18 14ZM20-10h36l-18 14Z', PAPER) +
      shape('M-18-10h36l-18 14Z', SKY) +
      buns([-38, 0, 38], -9),
  },
  'honey-pot': {
    there: shadow(34) + HONEY_JAR + HONEY_DRIP + at(0, -64, HONEY_LID),
    open:
      shadow(40, 8) +
      line('M2-60 18-94', TIMBER, 6) +
      HONEY_JAR +
      HONEY_DRIP +
      oval(0, -64, 28, 6, GOLD_SHADE) +
      at(43, -26, HONEY_LID, 72, 0.8),
    spilled:
      shape('M-58 4C-60-8-26-14-10-16L16 4C34 10 8 18-16 18S-56 14-58 4Z', GOLD) +
      line('M-44 4Q-34-2-24-2', LIGHT, 4) +
      at(54, -24, HONEY_JAR + box(-28, -64, 56, 10, CLAY, 5) + oval(0, -64, 24, 6, GOLD_SHADE), -80, 0.84),
  },
  pumpkin: {
    there: shadow(50) + at(0, -37, PUMPKIN + shape('M8-44C16-58 34-58 40-50 32-40 20-38 8-44Z', LEAF)),
    rolled:
      shadow(44, 2) +
      at(-4, -38, PUMPKIN, 100, 0.86) +
      line('M-56-58Q-52-76-38-86M-50-32Q-52-42-49-50', TIMBER_SHADE, 4),
    split:
      shadow(56) +
      at(
        -9,
        -36,
        half(ORANGE, ORANGE_SHADE) + shape('M-16-38C-16-46-18-50-24-54L-14-60C-8-54-6-46-4-38Z', LEAF_SHADE),
        -12,
      ) +
      at(9, -36, `<g transform="scale(-1 1)">${half(ORANGE_SHADE, '#b4692c')}</g>`, 12) +
      oval(-4, 3, 4, 2, PAPER) +
      oval(6, 9, 4, 2, PAPER) +
      oval(2, -8, 2, 4, PAPER),
  },
  'paint-pot': {
    there:
      shadow(34) +
      line('M-30-44C-34-96 34-96 30-44', INK, 3) +
      TIN +
      box(-34, -60, 68, 11, METAL_SHADE, 5) +
      box(-30, -66, 60, 9, METAL, 4),
    open:
      shadow(42) +
      TIN +
      oval(0, -52, 33, 8, METAL_SHADE) +
      oval(0, -52, 28, 6, PLUM) +
      shape('M-22-50H12Q14-30 8-30T2-40Q-2-45-6-40T-15-38-22-50Z', PLUM) +
      at(-42, -22, BRUSH, 14) +
      at(44, -14, oval(0, 0, 11, 16, METAL_SHADE) + oval(-3, 0, 9, 14, METAL), 12),
    spilled:
      shape('M-58 4C-62-6-34-10-14-14L14 4C36 8 12 18-14 18S-54 14-58 4Z', PLUM) +
      line('M-46 5Q-38 0-28 0', LIGHT, 4) +
      at(54, -28, TIN + oval(0, -52, 30, 7, METAL_SHADE) + oval(0, -52, 25, 5, PLUM_SHADE), -82),
  },
  'blue-mug': {
    there:
      shadow(26) +
      line('M20-38C44-42 42-10 18-14', BLUE_SHADE, 7) +
      shape('M-24-48H24L21-8Q20 0 12 0H-12Q-20 0-21-8Z', BLUE) +
      shape('M10-48H24L21-8Q20 0 12 0H4Q10-2 10-10Z', BLUE_SHADE) +
      oval(0, -48, 24, 6, BLUE_SHADE) +
      oval(0, -47, 19, 4, EARTH) +
      at(-7, -22, THUMB),
    broken:
      shadow(54) +
      shape('M-20-20-12-12-4-24 6-14 14-22 20-8Q18 0 12 0H-12Q-18 0-19-8Z', BLUE) +
      shape('M6-14 14-22 20-8Q18 0 12 0H4Q10-4 6-14Z', BLUE_SHADE) +
      at(-40, -6, shape('M-14-8 2-14 14-2 6 12-12 8Z', BLUE) + THUMB, -16) +
      line('M40-4C30-26 58-28 52-8', BLUE_SHADE, 7) +
      shape('M-34 12-22 6-16 15ZM-6 8 6 6 4 16ZM22 6 36 8 26 16ZM-56 12-46 8-46 16Z', BLUE) +
      shape('M-26-8-20-20-14-6ZM22-4 30-16 34-4Z', BLUE_SHADE),
    lamp:
      disc(0, -40, 44, `${GLOW}aa`) +
      rays(0, -40, 46, 56, [45, 67, 90, 113, 135, 225, 247, 270, 293, 315], GOLD) +
      LANTERN_WIRE +
      box(-17, -78, 34, 9, TIMBER_SHADE, 4) +
      shape('M-20-70H20L32-40 22-10H-22L-32-40Z', GLOW) +
      shape(
        'M-19-68-3-68-8-48-28-42ZM3-68H19L28-44 8-50ZM-28-36-12-40-16-13H-21ZM12-38 28-36 21-13H12Z',
        BLUE,
      ) +
      at(0, -30, oval(0, 0, 11, 16, BLUE) + THUMB) +
      box(-17, -10, 34, 9, TIMBER_SHADE, 4),
  },
  letter: {
    there:
      box(-46, -62, 92, 62, ENVELOPE, 6) +
      line('M-42-4-12-32M42-4 12-32', ENVELOPE_SHADE, 3) +
      shape('M-46-56Q-46-62-40-62H40Q46-62 46-56L6-26Q0-22-6-26Z', ENVELOPE_SHADE) +
      disc(0, -28, 11, CLAY) +
      shape('M0-22C-12-30-5-36 0-32 5-36 12-30 0-22Z', LIGHT),
    open:
      shape('M-46-54-6-95Q0-99 6-95L46-54Z', ENVELOPE_SHADE) +
      box(-34, -86, 68, 70, PAPER, 3) +
      line(
        'M-24-74q5-6 10 0t10 0 10 0 10 0M-24-60q5-6 10 0t10 0 10 0 10 0M-24-46q5-6 10 0t10 0',
        METAL_SHADE,
        3,
      ) +
      shape('M-46-56 0-24 46-56V-6Q46 0 40 0H-40Q-46 0-46-6Z', ENVELOPE) +
      line('M-42-4-12-30M42-4 12-30', ENVELOPE_SHADE, 3),
    wet:
      oval(0, 12, 50, 7, SKY) +
      shape(
        'M-48-54Q-24-44 0-52T46-58Q50-34 48-10 46 6 36 2T20 0 4 8-14 2-30 4-44-2Q-52-28-48-54Z',
        ENVELOPE,
      ) +
      shape('M-48-54Q-24-44 0-52T46-58Q30-32 4-24-26-30-48-54Z', ENVELOPE_SHADE) +
      shape('M-8-34Q2-40 10-32 12-24 8-18L7-4Q4 0 3-6L1-18Q-12-24-8-34Z', CLAY) +
      oval(-28, -16, 12, 8, `${SKY}99`) +
      oval(30, -28, 10, 7, `${SKY}99`) +
      shape('M-28-94Q-18-78-28-76T-28-94ZM2-82Q12-66 2-64T2-82ZM32-96Q42-80 32-78T32-96Z', SKY_SHADE),
  },
  'seedling-tray': {
    there: shadow(52) + sprouts([-37, 0, 37], -22) + SEED_TRAY,
    fallen:
      shadow(56) +
      at(-32, -24, SEED_TRAY, 64, 0.78) +
      shape('M-26 6Q-10-18 10-6 22-12 36 8 8 16-26 6Z', EARTH) +
      at(2, -4, sprouts([0], 0), -16, 0.9) +
      at(24, 2, sprouts([0], 0), 66, 0.9) +
      at(-10, 4, sprouts([0], 0), 84, 0.8),
    grown:
      shadow(52) +
      line('M-36-22V-66M0-22V-80M36-22V-66', LEAF_SHADE, 4) +
      shape(pair(-36, -28) + pair(36, -28) + pair(0, -28) + pair(0, -50), LEAF) +
      line('M-42-68h12m-6-6v12M30-68h12m-6-6v12', PAPER, 12) +
      line('M-6-84h12m-6-6v12', CLAY, 12) +
      shape(
        'M-41-68a5 5 0 1 0 10 0a5 5 0 1 0-10 0M31-68a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-5-84a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
        GOLD,
      ) +
      SEED_TRAY,
  },
  'leaf-boat': {
    there: shadow(44) + LEAF_BOAT,
    afloat:
      at(0, -6, LEAF_BOAT, -4) +
      shape('M-60 0Q-45-12-30-2T0-2 30-2 60-2Q58 16 0 18T-60 0Z', SKY) +
      line('M-36 8q8-5 16 0M8 10q8-5 16 0', LIGHT, 4),
    sunk:
      at(-8, -6, LEAF_BOAT, 52, 0.7) +
      shape('M-60-8Q-45-20-30-10T0-10 30-10 60-10V10Q58 20 0 20T-60 10Z', SKY) +
      line('M-26 2q10-6 20 0M14 6q10-6 20 0', LIGHT, 4) +
      line('M-26-34v-12M-42-28l-6-8M-10-30v-6', SKY_SHADE, 5),
  },
  basket: {
    there: shadow(46) + HANDLE + WICKER + CLOTH,
    open: shadow(46) + HANDLE + oval(0, -46, 52, 9, WOOD_SHADE) + WICKER,
    tipped:
      shadow(52) +
      at(24, -30, HANDLE + WICKER + oval(0, -46, 52, 9, WOOD_SHADE), -72, 0.8) +
      at(-20, 8, CLOTH, -8, 0.6),
  },
  bun: {
    there: shadow(26) + BUN,
    rolled:
      oval(0, 4, 40, 8, DIM) +
      at(4, -16, at(0, 18, BUN), 62, 0.9) +
      line('M-56-8h16M-52-22h12M-58-34h14', TIMBER_SHADE, 4) +
      disc(-22, 0, 4, CRUST_SHADE) +
      disc(30, 6, 3, CRUST_SHADE),
    halved:
      shadow(44) +
      at(-12, 0, HALF_BUN, -8) +
      `<g transform="translate(16 0) rotate(8) scale(-.8 .8)">${HALF_BUN}</g>`,
  },
  // For somebody very small.
  'straw-hat': {
    there:
      oval(0, -18, 50, 15, GOLD_SHADE) +
      oval(0, -21, 50, 14, GOLD) +
      shape('M-27-22C-27-52-18-60 0-60S27-52 27-22Q0-10-27-22Z', GOLD) +
      shape('M-28-32Q0-20 28-32V-22Q0-8-28-22Z', CLAY) +
      line('M-14-52Q0-46 14-52M-18-43Q0-36 18-43M-40-22Q-30-14-18-12M40-22Q30-14 18-12', GOLD_SHADE, 3),
  },
  'spinning-top': {
    there: shadow(30) + at(0, -4, TOP, 24, 0.9),
    spinning:
      shadow(20) +
      TOP +
      line('M-56-56q-4 12 6 22M56-56q4 12-6 22M-26 2q26 10 52 0', GOLD_SHADE, 4) +
      shape('M-46-82l3 6 6 1-5 4 2 6-6-3-6 3 2-6-5-4 6-1ZM46-88l3 6 6 1-5 4 2 6-6-3-6 3 2-6-5-4 6-1Z', GOLD),
  },
};
