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
  SHADOW,
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
  oval,
  PUMPKIN,
  rays,
  shadow,
  sprouts,
  TEAL,
  WOOD,
  WOOD_SHADE,
} from './zoou-parts.ts';

const TEAL_SHADE = '#437f7a';
const STORM = '#8490a0';
const STORM_SHADE = '#667284';

// Cart: about the middle between its wheels, on the ground.
const rings = (radius: number): string =>
  [-74, 74]
    .map(
      (x) =>
        `M${x - radius}-38a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`,
    )
    .join('');
const WHEELS = `<path d="${rings(33)}" fill="${ENVELOPE_SHADE}" stroke="${EARTH}" stroke-width="10"/>`;
const SPOKES = [-102, 46].map((x) => `M${x}-38h56m-42-24 28 48m0-48-28 48`).join('');
const SPUN = [-74, 74].map((x) => `M${x}-66v56m-24-42 48 28m0-28-48 28`).join('');
const wheels = (spokes: string): string => WHEELS + line(spokes, EARTH, 5) + shape(rings(9), GOLD);
const CART_HANDLE =
  shape('M-133-100-185-181l9-6 54 82Z', TIMBER_SHADE) + line('M-196-178-166-192', CLAY_SHADE, 16);
const CART_BED =
  shape('M-136-134H136L120-58Q118-48 108-48H-108Q-118-48-120-58Z', TEAL) +
  shape('M-123-70H123L120-58Q118-48 108-48H-108Q-118-48-120-58Z', TEAL_SHADE) +
  shape('M-44-122h4l3 74h-4ZM40-122h4l-3 74h-4Z', DIM) +
  box(-144, -142, 288, 20, HONEY, 9) +
  box(-134, -140, 268, 5, GLEAM, 2);
const CRATE =
  box(-116, -194, 76, 62, ENVELOPE_SHADE, 5) + shape('M-116-174h76v5h-76ZM-116-154h76v5h-76Z', TIMBER_SHADE);
const BREAD =
  shape('M-22-178q-6-20 20-22 6-14 26-14t26 14q26 2 20 22Z', CRUST) +
  shape('M-8-194l6-2 5 14h-6ZM17-208l6-1 5 14h-6ZM45-196l6-1 4 14h-6Z', '#f3d9a6');
const GOURD =
  shape('M100-170l4-14 8 2-4 14Z', LEAF_SHADE) +
  oval(104, -154, 26, 22, ORANGE) +
  oval(104, -154, 11, 22, '#eeb070');
const LOAD =
  sprouts([-94, -62], -190) +
  CRATE +
  BREAD +
  shape('M-22-178H70L62-132H-14Z', HONEY_SHADE) +
  box(-26, -184, 100, 12, HONEY, 6) +
  GOURD;
const SPEED = `${SHADOW}33`;

// Marble run: old gutters on posts, and a cup.
type Gutter = readonly [x: number, y: number, toX: number, toY: number];

function gutters(all: readonly Gutter[]): string {
  const drawn = (lift: number) =>
    all.map(([x, y, toX, toY]) => `M${x} ${y - lift}L${toX} ${toY - lift}`).join('');
  return line(drawn(0), METAL_SHADE, 20) + line(drawn(5), METAL, 12) + line(drawn(8), '#c3ced2', 4);
}
const marble = (x: number, y: number, color: string): string =>
  disc(x, y, 12, color) + disc(x - 4, y - 4, 4, LIGHT);
const CUP =
  shape('M-24-44H24L18 0H-18Z', HONEY) +
  shape('M8-44H24L18 0H6Z', HONEY_SHADE) +
  box(-28, -50, 56, 11, HONEY, 5);
const CAUGHT = marble(-10, -50, CLAY) + marble(12, -50, BLUE) + CUP;
const posts = (all: readonly (readonly [x: number, high: number])[]): string =>
  line(all.map(([x, high]) => `M${x}-2V${-high}m-18 ${high - 2}h36`).join(''), TIMBER_SHADE, 12);
const RUN: readonly Gutter[] = [
  [-160, -240, 72, -192],
  [134, -180, -104, -130],
  [-160, -112, 98, -58],
];

// Ferry
const HULL =
  shape('M-214-92H214C206-34 172 4 124 4H-124C-172 4-206-34-214-92Z', TEAL) +
  shape('M-204-52Q0-26 204-52C192-18 164 4 124 4H-124C-164 4-192-18-204-52Z', TEAL_SHADE) +
  box(-218, -98, 436, 20, HONEY, 9);
const FERRY =
  line('M-156-90V-226M156-90V-226', TIMBER_SHADE, 11) +
  line('M-120-90V-138H120V-90M-60-138V-92M0-138V-92M60-138V-92', TIMBER, 8) +
  line('M0-256V-240', TIMBER_SHADE, 6) +
  shape('M-28-198C-16-210-20-236 0-240 20-236 16-210 28-198Z', GOLD) +
  disc(0, -194, 7, GOLD_SHADE) +
  shape('M-196-226Q0-292 196-226Q200-206 184-204Q0-262-184-204-200-206-196-226Z', CLAY) +
  line('M-186-224Q0-284 186-224', '#efb9a4', 6) +
  HULL +
  disc(96, -50, 24, PAPER) +
  disc(96, -50, 12, TEAL) +
  line('M96-72V-64M96-36V-28M74-50H82M110-50H118', CLAY, 9);
const WAVE = '#d6ebe4';
const RIVER = '#88b5b0';
const WATER =
  shape(
    'M-226 0Q-198-20-170-8T-114-8-58-8-2-8 54-8 110-8 166-8T226-4Q230 26 150 28H-150Q-230 26-226 0Z',
    RIVER,
  ) + line('M-150 10q16-8 32 0M-30 14q18-8 36 0M104 10q16-8 32 0', WAVE, 5);

// Drum
const DRUM =
  shadow(64) +
  shape('M-60-112-54-12Q0 14 54-12L60-112Z', CLAY) +
  shape('M22-112H60L54-12Q42-6 26-3Z', CLAY_SHADE) +
  line('M-58-92-38-16-18-84 2-8 22-84 40-16 58-92', LIGHT, 5) +
  line('M-54-12Q0 14 54-12', HONEY_SHADE, 12) +
  oval(0, -108, 66, 20, HONEY_SHADE) +
  oval(0, -114, 66, 20, HONEY) +
  oval(0, -116, 56, 15, PAPER);

// Door
const DOORWAY = 'M-92 0V-190C-92-258-50-292 0-292S92-258 92-190V0Z';
const FRAME =
  shape('M-118 0V-190C-118-274-64-318 0-318S118-274 118-190V0Z', TIMBER_SHADE) +
  line('M-104-8V-190C-104-264-58-304-8-305', GLEAM, 5);
const STEP = box(-136, -10, 272, 16, HONEY_SHADE, 7) + box(-136, -10, 272, 7, HONEY, 4);

// Cloud
const CLOUD =
  shape(
    'M-84-58C-124-58-124-112-84-112-80-156-24-164-6-138 22-166 76-146 70-110 118-116 122-58 84-58Z',
    STORM,
  ) +
  shape(
    'M-84-58C-112-58-116-86-100-98-96-74-66-70-48-80-30-64 12-64 26-80 48-66 88-70 104-92 112-76 104-58 84-58Z',
    STORM_SHADE,
  ) +
  line('M-64-122Q-52-142-34-138', GLEAM, 7);

// Harvest pumpkin: as large as a bathtub.
const VINE = shape('M8-44C16-58 34-58 40-50 32-40 20-38 8-44Z', LEAF);

// Hammock: between two posts.
const HAMMOCK_POSTS = shadow(22, -206) + shadow(22, 206) + line('M-206-4V-262M206-4V-262', TIMBER_SHADE, 16);
const HAMMOCK_ROPES = line('M-206-246-162-204M206-246 162-204', EARTH, 9);
const BED = 'M-164-206Q-120-60 0-56T164-206Q150 0 0 0T-164-206Z';
const WEAVE = line(
  'M-128-112l6 38M-100-82l6 44M-70-62l4 46M-40-52l2 46M128-112l-6 38M100-82l-6 44M70-62l-4 46M40-52l-2 46M-118-88Q-70-26 0-26T118-88',
  PAPER,
  5,
);
const STAR = 'M0-34 9-11 33-10 14 5 21 28 0 15-21 28-14 5-33-10-9-11Z';
const RIM = line('M-164-206Q-120-60 0-56T164-206', CLAY_SHADE, 13);
const RIBBONS =
  line('M-70-64q-10 26 4 52', SKY, 7) +
  line('M40-40q12 16 0 34', CLAY, 7) +
  line('M86-70q-8 26 8 56', LEAF, 7);

// The long rope, from post to post: shirts, a swing, and a pillow for a bat.
const ROPE_POSTS = shadow(22, -206) + shadow(22, 206) + line('M-206-4V-312M206-4V-312', TIMBER_SHADE, 16);
const HIGH_ROPE = line('M-206-296Q0-276 206-296', HONEY_SHADE, 8);
const SHIRT = 'M-14 0H14L32 12 22 28 16 24V64H-16V24L-22 28-32 12Z';
const SWING = line('M-26 0V186M26 0V186', HONEY_SHADE, 5) + line('M-34 190H34', CLAY_SHADE, 12);
const NAP_PILLOW = line('M-20 0-26 26M20 0 26 26', HONEY_SHADE, 4) + box(-38, 24, 76, 44, PLUM, 14);
/** All of it, leaning so far. */
const hung = (lean: number): string =>
  at(-162, -288, shape(SHIRT, SKY), lean) +
  at(-92, -284, shape(SHIRT, CLAY) + line('M-8 34H8M-8 46H8', PAPER, 5), lean) +
  at(14, -284, SWING, lean / 2) +
  at(142, -288, NAP_PILLOW, lean);

// Paper clouds on threads.
const PUFF =
  'M-81 28C-118 28-120-11-87-14-87-48-42-59-21-36-3-67 50-59 53-24 90-31 109 8 81 25 76 28 70 28 64 28Z';
const PUFF_SHADE =
  'M-84 28C-104 25-112 11-106 0-87 14-64 11-53 6-28 17 0 14 14 6 42 17 76 11 92 6 95 17 87 25 64 28Z';
const paperCloud = (color: string, shade: string): string =>
  line('M0-80V-226', '#f0dcc0', 3) + at(0, -42, shape(PUFF, color) + shape(PUFF_SHADE, shade));

/** Things of this world that stand or hang, by state. */
// A bar on two ropes that come from above.
const PERCH =
  line('M-62-6V-330M62-6V-330', ENVELOPE_SHADE, 7) +
  line('M-62-30V-330M62-30V-330', `${SHADOW}22`, 3) +
  box(-96, -12, 192, 20, TIMBER, 10) +
  box(-92, 1, 184, 6, TIMBER_SHADE, 3) +
  line('M-68-12h12M-68-4h12M56-12h12M56-4h12', ENVELOPE_SHADE, 6);

export const ZOOU_STANDING = {
  cart: {
    there: shadow(150) + CART_HANDLE + CART_BED + wheels(SPOKES),
    loaded: shadow(150) + LOAD + CART_HANDLE + CART_BED + wheels(SPOKES),
    tipped:
      shadow(180, 10) +
      line('M-52-254-84-308', TIMBER_SHADE, 11) +
      line('M-100-302-70-318', CLAY_SHADE, 16) +
      at(-120, -100, CART_BED + wheels(SPUN), 74) +
      at(106, 0, at(78, 132, CRATE), -9) +
      at(136, 148, BREAD, 0, 0.8) +
      at(98, 138, GOURD),
    rolled:
      shadow(150) +
      at(0, -14, LOAD, -3) +
      CART_HANDLE +
      CART_BED +
      wheels(SPUN) +
      shape('M-226-108h48v7h-48ZM-226-66h60v7h-60Z', SPEED),
  },
  'market-bell': {
    there:
      line('M-52-172H52', TIMBER_SHADE, 14) +
      line('M0-170V-146', EARTH, 8) +
      disc(0, -62, 13, INK) +
      shape('M-58-74C-38-88-46-148 0-152 46-148 38-88 58-74Z', GOLD) +
      shape('M14-149C46-140 38-88 58-74H30C22-96 28-134 14-149Z', GOLD_SHADE) +
      box(-64, -80, 128, 15, GOLD_SHADE, 7) +
      line('M-26-96Q-20-124-10-136', LIGHT, 7) +
      line('M0-52V-30', HONEY_SHADE, 5) +
      shape('M-9-34H9L20-6Q14-9 11 0 5-7 0 2-5-7-11 0-14-9-20-6Z', CLAY) +
      box(-11, -38, 22, 9, CLAY_SHADE, 4),
  },
  drum: {
    there:
      DRUM +
      line('M-42-118 48-138', TIMBER_SHADE, 7) +
      line('M46-120-40-142', TIMBER, 7) +
      disc(50, -139, 8, TIMBER_SHADE) +
      disc(-42, -143, 8, TIMBER),
    split:
      DRUM +
      shape('M-50-118-24-115-28-108 0-118 6-108 28-117 50-114 26-106 4-99-2-108-28-101-22-110Z', INK) +
      shape('M-24-115-14-148-2-118ZM28-117 42-146 50-114Z', PAPER) +
      shape('M-14-148-2-118-10-117ZM42-146 50-114 42-115Z', ENVELOPE_SHADE),
  },
  bench: {
    there:
      shadow(140) +
      line('M-104-2V-106M104-2V-106', WOOD_SHADE, 12) +
      box(-136, -108, 272, 20, WOOD, 8) +
      box(-136, -82, 272, 18, WOOD, 8) +
      box(-130, -105, 260, 5, GLEAM, 2) +
      line('M-122-1V-44M122-1V-44', WOOD_SHADE, 13) +
      box(-146, -54, 292, 20, WOOD, 9) +
      box(-146, -42, 292, 8, WOOD_SHADE, 4) +
      box(-138, -52, 276, 5, GLEAM, 2),
  },
  'marble-run': {
    there:
      shadow(180) +
      posts([
        [-132, 234],
        [104, 174],
      ]) +
      gutters(RUN) +
      at(134, 0, CAUGHT),
    long:
      shadow(224) +
      posts([
        [-172, 232],
        [-20, 290],
        [128, 170],
      ]) +
      gutters([
        [120, -316, -138, -270],
        [-206, -248, 40, -202],
        [156, -186, -104, -136],
        [-160, -118, 150, -58],
      ]) +
      at(190, 0, CAUGHT),
    fallen:
      shadow(210) +
      line('M-170-14 20-8M40-8 216-14', TIMBER_SHADE, 12) +
      gutters([
        [-206, -20, 0, -84],
        [196, -58, -40, -24],
        [-110, -4, 110, -10],
      ]) +
      at(170, -2, CUP, -98) +
      marble(60, 14, CLAY) +
      marble(-120, 16, BLUE) +
      marble(-190, 8, LEAF) +
      marble(8, 22, GOLD),
    rolling:
      shadow(180) +
      posts([
        [-132, 234],
        [104, 174],
      ]) +
      marble(-96, -241, CLAY) +
      marble(20, -217, LEAF) +
      marble(40, -174, PLUM) +
      marble(-70, -107, BLUE) +
      marble(62, -80, GOLD) +
      gutters(RUN) +
      marble(96, -212, CLAY) +
      at(134, 0, CAUGHT),
  },
  ferry: {
    there: FERRY + WATER,
    away:
      at(60, -150, FERRY + WATER, 0, 0.42) +
      line('M-60-140Q-110-124-160-132M-90-116Q-130-100-200-110M0-126Q40-116 80-124', RIVER, 6),
  },
  'guild-door': {
    there:
      FRAME +
      shape(DOORWAY, CLAY) +
      shape('M46 0V-280Q92-254 92-190V0Z', CLAY_SHADE) +
      line('M-46-10V-274M0-10V-180M46-10V-274', DIM, 4) +
      line('M-88-66H-30M-88-176H-30', INK, 12) +
      disc(0, -226, 34, TIMBER_SHADE) +
      disc(0, -226, 26, GLOW) +
      line('M0-252V-200M-26-226H26', TIMBER_SHADE, 6) +
      disc(62, -116, 15, GOLD) +
      disc(62, -116, 7, CLAY_SHADE) +
      STEP,
    open:
      FRAME +
      shape(DOORWAY, '#6a4a52') +
      shape('M-60-34V-180C-60-232-34-256 0-256S60-232 60-180V-34Z', '#8b6159') +
      shape('M-92 0-60-34H60L92 0Z', HONEY_SHADE) +
      disc(0, -170, 44, `${GLOW}66`) +
      line('M0-256V-196', INK, 4) +
      shape('M-20-160C-20-196 20-196 20-160Z', GLOW) +
      STEP +
      shape('M-96 2V-190C-96-262-118-306-148-306S-198-262-198-196V22Z', CLAY) +
      line('M-124 4V-290M-164 12V-292', CLAY_SHADE, 4) +
      oval(-146, -230, 20, 32, TIMBER_SHADE) +
      oval(-146, -230, 14, 25, GLOW) +
      disc(-182, -116, 10, GOLD),
  },
  'thunder-cloud': {
    there: CLOUD,
    flashing:
      rays(0, -104, 96, 116, [-64, -36, 36, 64], GOLD) +
      rays(0, -110, 76, 100, [-8, 12], GOLD) +
      shape('M-12-76-36-18H-14L-30 28 26-32H2L24-76Z', '#ffd45e') +
      shape('M56-70 42-34H54L48-8 74-44H62L74-70Z', GOLD) +
      shape('M-74-70-84-40H-74L-78-20-56-48H-66L-58-70Z', GOLD) +
      CLOUD,
  },
  'harvest-pumpkin': {
    there: shadow(112) + at(0, -78, PUMPKIN + VINE, 0, 2),
    spinning:
      shadow(90) +
      line('M10-170 2-228', HONEY_SHADE, 8) +
      at(0, -88, PUMPKIN + VINE, 16, 1.7) +
      line(
        'M-122-60Q-128-120-84-160M122-120Q128-60 84-20M-108-162l24 2-4 24M108-18l-24-2 4-24',
        TIMBER_SHADE,
        7,
      ),
    lifted:
      shadow(60) +
      at(0, -122, PUMPKIN + VINE, 0, 1.5) +
      line(
        'M0-228V-186M0-190Q-90-160-76-100 0-30 76-100 90-160 0-190M-74-130Q0-96 74-130M-64-84Q0-52 64-84',
        HONEY,
        6,
      ) +
      line('M-40-176Q-58-110-22-66M40-176Q58-110 22-66M0-188V-60', HONEY_SHADE, 5),
  },
  hammock: {
    begun:
      HAMMOCK_POSTS +
      HAMMOCK_ROPES +
      shape('M-164-206Q-120-60 0-56L60-62 40-50 66-40 44-28 58-10Q30 0 0 0-150-6-164-206Z', TEAL) +
      RIBBONS +
      RIM,
    tangled:
      HAMMOCK_POSTS +
      HAMMOCK_ROPES +
      shape(BED, TEAL) +
      RIM +
      line(
        'M-50-40C-70-110 60-110 40-50S-60-20-20-80 70-90 20-30-70-60-10-96 60-30 0-20-40-90 30-84',
        CLAY,
        6,
      ) +
      line('M-60-70C-20-120 70-80 30-40S-50-10-36-66 50-110 54-60', LEAF_SHADE, 6),
    done:
      HAMMOCK_POSTS +
      HAMMOCK_ROPES +
      shape(BED, TEAL) +
      WEAVE +
      RIM +
      at(0, -44, shape(STAR, CLAY) + disc(0, 0, 9, GOLD), 0, 1.25),
  },
  'long-rope': {
    begun: ROPE_POSTS + line('M206-296C180-120 150 0 60-6 0-10-60 10-130-4', HONEY_SHADE, 8),
    low: ROPE_POSTS + line('M-206-296Q0 250 206-296', HONEY_SHADE, 8),
    up: ROPE_POSTS + HIGH_ROPE,
    full: ROPE_POSTS + HIGH_ROPE + hung(0),
    flapping:
      ROPE_POSTS +
      HIGH_ROPE +
      hung(24) +
      line('M-142-206q16 4 30-4M-78-200q16 4 30-4M14-66q26 4 46-12M148-204q16 4 28-6', PAPER, 6),
  },
  perch: { there: PERCH },
  'lunch-branch': {
    there:
      shadow(20, -96) +
      shadow(20, 112) +
      line('M-96-2V-34M112-2V-34', WOOD_SHADE, 20) +
      line('M-172-46C-184-70-180-96-190-112M160-46C180-76 172-100 188-124', WOOD_SHADE, 12) +
      shape('M-226-50C-150-60 60-52 226-58V-24C90-14-110-14-200-26-216-28-228-38-226-50Z', WOOD) +
      shape('M-212-34C-110-24 90-26 226-38V-24C90-14-110-14-200-26-206-27-210-30-212-34Z', WOOD_SHADE) +
      line('M-150-42H-60M-10-40H70M120-44H176', WOOD_SHADE, 4) +
      shape('M-190-112q-34 0-36-30 32-2 36 30q-6-32 24-40 8 30-24 40M-184-84q28 2 34-20-28-6-34 20', LEAF) +
      shape(
        'M188-124q-36-8-32-40 32 4 32 40q0-34 30-36 2 32-30 36M180-92q-30 2-38-22 30-6 38 22',
        LEAF_SHADE,
      ),
  },
  'gray-cloud': { there: paperCloud('#b3b2ba', '#9c9ba6') },
  'paper-cloud': {
    // Black paint that a wing went over once: no shape of anything.
    smudge:
      paperCloud('#f4dd92', '#e6c673') +
      shape('M20-33Q28-46 50-44 74-50 86-38 94-30 80-25 60-22 44-17 24-14 18-22 14-28 20-33Z', INK),
    smile:
      paperCloud('#dbe8ef', '#bcd0dc') +
      line('M-24-44Q0-20 24-44', CLAY_SHADE, 6) +
      disc(-22, -62, 5, INK) +
      disc(22, -62, 5, INK) +
      line('M-70-6l-8 22M-40-6l-8 22M-10-6l-8 22M20-6l-8 22M50-6l-8 22', SKY_SHADE, 5),
    gray: at(0, -4, paperCloud('#a3a5a0', '#8b8d88'), 0, 0.94),
  },
};
