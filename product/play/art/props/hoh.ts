import { box, disc, line, shape } from '../scenery/flat.ts';
import {
  BRASS,
  BRASS_SHADE,
  CLAY,
  CLAY_SHADE,
  GLOW,
  HONEY,
  INK,
  LEAF,
  LEAF_SHADE,
  LEMON,
  LEMON_SHADE,
  LIGHT,
  METAL,
  METAL_SHADE,
  NAVY,
  NAVY_SHADE,
  PAPER,
  PLUM,
  PLUM_SHADE,
  RED,
  RED_SHADE,
  TIMBER,
  TIMBER_SHADE,
  WALNUT,
  WALNUT_SHADE,
  WATER,
} from './palette.ts';
import { ground, put, rays, sized } from './rays.ts';

const MOTION = '#4a3b4677';
const SLATE = '#5b6b7a';
const SHEEN = '#ffffff26';

/** With its fuzzy cover: "It looks like a hamster on a stick." */
const FUZZY =
  shape('M-11-48H11L8-4Q0 3-8-4Z', INK) +
  `<circle cy="-68" r="23" fill="${TIMBER}" stroke="${TIMBER}" stroke-width="13" stroke-dasharray="0 8.03" stroke-linecap="round"/>` +
  line(
    'M-18-72q4 6 8 0M-7-82q4 6 8 0M7-76q4 6 8 0M-4-67q4 6 8 0M11-62q4 6 8 0M-14-58q4 6 8 0M1-54q4 6 8 0',
    TIMBER_SHADE,
    3,
  ) +
  box(-14, -46, 28, 8, METAL, 4);

/** An old one, with a tape. */
const TAPE =
  line('M-40-66v-8q0-10 10-10H2q10 0 10 10v8', METAL_SHADE, 7) +
  box(-54, -68, 108, 68, METAL, 10) +
  shape('M-54-12H54v2q0 10-10 10H-44q-10 0-10-10Z', METAL_SHADE) +
  box(-44, -61, 62, 34, INK, 6) +
  disc(-27, -44, 13, WALNUT) +
  disc(4, -44, 9, WALNUT) +
  line('M28-58h16M28-50h16M28-42h16M28-34h16', METAL_SHADE, 4) +
  line('M-40-19h9M-22-19h9M-4-19h9', LIGHT, 8) +
  line('M30-19h10', RED, 9);

/** A print: somebody tall in a long coat, and somebody small with a bag. */
const TWO_IN_COATS =
  box(-40, -80, 80, 60, WATER, 2) +
  shape('M-40-30Q0-38 40-30V-20H-40Z', LEAF) +
  shape('M-24-20V-44Q-24-58-12-58T0-44V-20Z', PLUM) +
  disc(-12, -66, 9, '#b97c52') +
  shape('M-22-66Q-22-78-12-78T-2-66Q-12-74-22-66Z', INK) +
  shape('M8-20V-32Q8-42 17-42T26-32V-20Z', HONEY) +
  disc(17, -49, 7.5, '#b97c52') +
  shape('M9-49Q9-59 17-59T25-49Q17-55 9-49Z', INK) +
  line('M-2-42 9-34', PLUM, 6) +
  box(28, -30, 9, 10, WALNUT, 2);
const WOOD_FRAME = box(-58, -96, 116, 96, WALNUT, 6) + box(-48, -86, 96, 76, PAPER, 3);

const KEYBOARD =
  ground(96) +
  shape('M-80-30H80L98-10H-98Z', METAL) +
  shape('M-98-11H98q0 9-8 9H-90q-8 0-8-9Z', METAL_SHADE) +
  line('M-68-24H-38M-26-24H68M-74-17H74', '#e9eef0', 4);
const LAPTOP = box(-80, -138, 160, 112, METAL_SHADE, 10) + KEYBOARD;

const PHONE = box(-25, -90, 50, 90, INK, 10) + box(-20, -80, 40, 66, SLATE, 4) + line('M-5-7H5', METAL, 4);

const SEND_BLUE = '#2f6fd0';
/** What leaves when it is pressed. */
const PAPER_PLANE = shape('M-10-9 12 0-10 9-6 1Z', LIGHT);

const BOARD =
  ground(92) + line('M-70-60-84-6M70-60 84-6', WALNUT_SHADE, 13) + box(-104, -206, 208, 152, WALNUT, 12);

const MOON = disc(22, -60, 8, GLOW);

const CARD_LINES =
  line('M-40-56H40', RED, 4) +
  line('M-24-43H10M-24-31H20M-24-19H34', SLATE, 5) +
  line('M-37-43v.1M-37-31v.1M-37-19v.1', RED, 8);

const PLATE =
  shape('M-58-9a58 12 0 1 0 116 0a58 12 0 1 0-116 0Z', METAL) +
  shape('M-58-12a58 12 0 1 0 116 0a58 12 0 1 0-116 0Z', '#dfe8ea');
const SPONGE = '#f0cd7c';
const CRUMB = '#e3b45e';
function lemon(x: number, y: number): string {
  return put(
    shape('M-12 0a12 7 0 1 0 24 0a12 7 0 1 0-24 0Z', LEMON_SHADE) +
      shape('M-9 0a9 5 0 1 0 18 0a9 5 0 1 0-18 0Z', LEMON),
    x,
    y,
  );
}
const CAKE =
  PLATE +
  shape('M-46-64V-20C-46-5 46-5 46-20V-64Z', SPONGE) +
  line('M-45-32C-38-19 38-19 45-32', LIGHT, 6) +
  shape(
    'M-47-66a47 15 0 1 1 94 0v19q-5 9-10 1-6-2-9 7-6 8-10-1-6-4-10 4-7 7-11-2-5-5-10 1-6 6-10-3-5-5-9 0-7 4-12-7Z',
    LIGHT,
  ) +
  shape('M-42-67a42 11 0 1 0 84 0a42 11 0 1 0-84 0Z', '#fffdf4') +
  lemon(-20, -70) +
  lemon(20, -70) +
  lemon(0, -64);

const HANDLE = line('M0-40V-10q0 9-9 9t-9-9', WALNUT_SHADE, 6);

/** Where a guest is asked: a microphone and a glass of water. */
const GUEST_TABLE =
  ground(100) +
  line('M-70-100-82-4M70-100 82-4', WALNUT_SHADE, 13) +
  box(-112, -116, 224, 20, WALNUT, 9) +
  shape('M-104-99H104l-6 9H-98Z', WALNUT_SHADE) +
  box(-86, -124, 44, 10, INK, 5) +
  line('M-64-122V-152', METAL_SHADE, 6) +
  disc(-64, -170, 20, TIMBER) +
  line('M-74-174q4 6 8 0M-62-182q4 6 8 0M-66-164q4 6 8 0', TIMBER_SHADE, 3) +
  shape('M-26-154H2L-2-116H-22Z', '#dfe8ea') +
  shape('M-24-140H0L-2-116H-22Z', WATER);
/** Green, with red stitches. */
const GREEN_MITTEN =
  shape('M34-104C16-112 10-94 20-84 26-78 34-80 38-88Z', LEAF_SHADE) +
  shape('M34-122H84V-78C84-56 76-46 59-46S34-56 34-78Z', LEAF) +
  box(28, -130, 62, 18, LIGHT, 8) +
  line('M46-100v9M59-100v9M72-100v9M46-80v9M59-80v9M72-80v9M59-61v6', RED, 5);

/** As the gallery has it (`places/gallery.tsx`): it lies over that one. */
const POST_DESK =
  shape('M-140-120H140V0H-140Z', '#a3734b') +
  shape('M-150-134H150V-118H-150Z', '#bb8a60') +
  shape('M-126-106H-6V-62H-126ZM6-106H126V-62H6ZM-126-52H-6V-8H-126ZM6-52H126V-8H6Z', '#8f6240') +
  line('M-80-84h28M52-84h28M-80-30h28M52-30h28', '#e3bd6c', 7) +
  shape('M-120-134V-190H120V-134', '#b07f56') +
  shape('M-104-180H-56V-142H-104ZM-46-180H2V-142H-46ZM12-180H60V-142H12ZM70-180H106V-142H70Z', '#8a5f42') +
  shape('M-96-142l6-24 14 24ZM24-142v-22h18v22Z', '#fbf0da');
/** Pulled out, with the letters that wait for Tuesday. */
const DRAWER =
  shape('M-126-52H-6L10-28H-142Z', '#5f3f2c') +
  shape('M-118-34V-66l38-6 6 38ZM-70-34l4-44 40 6-4 38Z', '#fbf0da') +
  line('M-110-60 -96-48 -84-64M-60-70-48-56-34-66', '#c9604f', 4) +
  box(-146, -34, 160, 52, '#a3734b', 5) +
  box(-136, -24, 140, 32, '#8f6240', 3) +
  line('M-82-8h32', '#e3bd6c', 8);
const toDesk = (drawn: string): string => sized(drawn, 0.893);

/** Fat with rain. */
const GREEN_BOOK =
  shape('M-26-84H24C34-78 26-66 33-58S25-38 32-28 26-8 28-2H-26Z', PAPER) +
  line('M28-70q-5 8 1 16M29-44q-5 8 0 16', '#dccdb2', 3) +
  box(-38, -88, 60, 86, LEAF, 8) +
  shape('M-38-80q0-8 8-8h6V-2h-6q-8 0-8-8Z', LEAF_SHADE) +
  box(-12, -70, 26, 20, PAPER, 4) +
  line('M-6-60H8', SLATE, 4);

export const HOH_PROPS = {
  microphone: {
    there: FUZZY + disc(0, -27, 4, METAL),
    lit:
      FUZZY +
      disc(0, -26, 6, RED) +
      rays([0, -26], [19, 27], [3, -30, 30], [RED, 4]) +
      rays([0, -26], [19, 27], [3, 150, 210], [RED, 4]) +
      line('M-40-84q-8 16 0 32M40-84q8 16 0 32M-51-92q-12 24 0 48M51-92q12 24 0 48', MOTION, 4),
  },
  headphones: {
    there:
      line('M-41-44C-46-110 46-110 41-44', NAVY, 11) +
      line('M-24-82Q0-98 24-82', PLUM, 7) +
      box(-38, -54, 18, 50, PLUM, 8) +
      box(20, -54, 18, 50, PLUM, 8) +
      box(-56, -56, 26, 54, NAVY_SHADE, 12) +
      box(30, -56, 26, 54, NAVY_SHADE, 12) +
      line('M-47-42v22M41-42v22', '#ffffff44', 6),
  },
  recorder: {
    there: sized(
      TAPE + disc(-27, -44, 5, PAPER) + disc(4, -44, 5, PAPER) + box(27, -75, 18, 9, RED_SHADE, 4),
      0.88,
    ),
    lit: sized(
      TAPE +
        line('M-27-50v12M-33-44h12M4-50v12M-2-44h12', PAPER, 3) +
        shape('M26-66v-3C26-83 46-83 46-69v3Z', RED) +
        rays([36, -70], [16, 22], [5, -165, -15], [RED, 4]),
      0.88,
    ),
  },
  laptop: {
    open: sized(LAPTOP + box(-72, -130, 144, 94, SLATE, 5) + shape('M30-130H56L-4-36H-30Z', SHEEN), 0.8),
    shut: sized(
      ground(96) +
        shape('M-76-38H76Q80-38 82-35L98-14H-98L-82-35Q-80-38-76-38Z', METAL) +
        shape('M-98-15H98v4q0 9-9 9H-89q-9 0-9-9Z', METAL_SHADE) +
        line('M-12-26H12', LIGHT, 7),
      0.8,
    ),
    lit: sized(
      LAPTOP +
        box(-72, -130, 144, 94, '#eef7f2', 5) +
        line('M-56-84h14l8-22 12 46 12-62 12 58 10-32 8 12h36', NAVY, 6) +
        rays([0, -82], [108, 124], [9, -180, 0], [LEMON_SHADE, 7]),
      0.8,
    ),
    // A poster, and below it the button that prints it.
    finished: sized(
      LAPTOP +
        box(-72, -130, 144, 94, PAPER, 5) +
        box(-62, -122, 46, 74, LEMON, 4) +
        line('M-54-110h30M-54-98h30M-54-58h30', NAVY, 5) +
        disc(-39, -78, 12, RED) +
        box(-4, -100, 68, 44, '#3f9a52', 14) +
        box(18, -90, 24, 12, LIGHT, 2) +
        box(12, -81, 36, 16, LIGHT, 4) +
        line('M21-70h18', '#3f9a52', 4),
      0.8,
    ),
    // A letter, and below it the button that sends it.
    written: sized(
      LAPTOP +
        box(-72, -130, 144, 94, PAPER, 5) +
        line('M-58-118H-6M-58-106H52M-58-95H44M-58-84H20', METAL, 5) +
        box(-36, -74, 100, 32, SEND_BLUE, 16) +
        put(PAPER_PLANE, 14, -58),
      0.8,
    ),
  },
  phone: {
    there: sized(PHONE + shape('M2-80H20L-2-14H-20Z', SHEEN), 0.8),
    ringing: sized(
      put(PHONE + disc(0, -50, 15, LEAF) + line('M-6-55q0 8 5 11t8 0', LIGHT, 5), -6, -2, 8) +
        line('M-36-66q-8 14 0 28M-48-74q-12 22 0 44M38-62q8 14 0 28M50-70q12 22 0 44', RED, 5),
      0.8,
    ),
    lit: sized(
      PHONE +
        box(-20, -80, 40, 66, GLOW, 4) +
        shape('M-10-66H10q6 0 6 6v10q0 6-6 6H0l-9 9v-9q-7 0-7-6V-60q0-6 6-6Z', NAVY) +
        line('M-7-55h.1M0-55h.1M7-55h.1', LIGHT, 4) +
        rays([0, -46], [38, 50], [5, -212, -148], [LEMON_SHADE, 5]) +
        rays([0, -46], [38, 50], [5, -32, 32], [LEMON_SHADE, 5]),
      0.8,
    ),
    // Words in their bubble, and below them the button that sends them.
    written: sized(
      PHONE +
        box(-20, -80, 40, 66, PAPER, 4) +
        shape('M-11-75H11q5 0 5 5v20q0 5-5 5H8l6 7-14-7H-11q-5 0-5-5V-70q0-5 5-5Z', NAVY) +
        line('M-10-67H10M-10-60H10M-10-53H2', LIGHT, 3) +
        box(-17, -35, 34, 18, SEND_BLUE, 9) +
        put(sized(PAPER_PLANE, 0.6), 0, -26),
      0.8,
    ),
  },
  plaque: {
    covered:
      BOARD +
      shape(`M-110-206Q-110-216-100-216H100Q110-216 110-206V-54${'q-11 16-22 0'.repeat(10)}Z`, RED) +
      line('M-66-204V-60M-22-204V-60M22-204V-60M66-204V-60', RED_SHADE, 9) +
      line('M-110-170Q0-120 110-170', BRASS, 8) +
      shape('M-8-146H8l6 42H-14Z', BRASS_SHADE) +
      disc(0, -146, 11, BRASS),
    there:
      BOARD +
      box(-90, -192, 180, 124, BRASS, 6) +
      shape('M-90-76H90q0 8-6 8H-84q-6 0-6-8Z', BRASS_SHADE) +
      shape('M-40-192H-8L-62-76H-90V-86Z', '#ffffff33') +
      line('M-40-172H40', WALNUT_SHADE, 10) +
      line('M-62-146H-14M14-146H62M-62-124H-22M14-124H54M-62-102H-14M14-102H62', WALNUT, 7) +
      line('M-78-180v.1M78-180v.1M-78-86v.1M78-86v.1', WALNUT_SHADE, 8),
  },
  photo: {
    there:
      box(-58, -92, 116, 92, WALNUT, 6) +
      box(-48, -82, 96, 72, PAPER, 3) +
      box(-40, -74, 80, 56, NAVY, 2) +
      MOON +
      shape('M-40-32Q-20-40 0-32T40-32V-18H-40Z', WATER) +
      line('M-38-34Q0-66 38-34', TIMBER, 7) +
      line('M-38-46Q0-80 38-46M-20-42V-60M0-50V-62M20-42V-60', LIGHT, 2.5),
    broken: sized(
      put(
        shape('M-52-92H2L-8-70 6-48-10-26 0 0H-52q-6 0-6-6V-86q0-6 6-6Z', WALNUT) +
          shape('M-48-82H-2l-6 12L6-48-10-26-4-10H-48Z', PAPER) +
          shape('M-40-74H-6l-2 4L6-48-10-26-7-18H-40Z', NAVY) +
          shape('M-40-32q12-5 24-3l7-4 3 12-4 3 3 6H-40Z', WATER) +
          line('M-38-34Q-20-50-4-50', TIMBER, 7),
        -7,
        2,
        -6,
      ) +
        put(
          shape('M2-92H52q6 0 6 6V-6q0 6-6 6H0L-10-26 6-48-8-70Z', WALNUT) +
            shape('M-2-82H48V-10H-4l-6-16L6-48-8-70Z', PAPER) +
            shape('M-6-74H40V-18H-7l-3-8L6-48-8-70Z', NAVY) +
            MOON +
            shape('M-4-33Q20-26 40-32V-18H-7l-3-8Z', WATER) +
            line('M6-49Q22-47 38-34', TIMBER, 7),
          4,
          14,
          8,
        ),
      0.8,
    ),
  },
  snapshot: {
    there: put(box(-46, -88, 92, 88, LIGHT, 3) + TWO_IN_COATS, 0, 0, -4),
    framed: WOOD_FRAME + put(TWO_IN_COATS, 0, 2),
    empty: WOOD_FRAME + line('M-40-68v-10h12M40-68v-10H28M-40-28v10h12M40-28v10H28', TIMBER, 4),
  },
  'cue-card': {
    there: sized(
      box(-51, -70, 102, 68, '#dccdb2', 10) + box(-51, -73, 102, 68, PAPER, 10) + CARD_LINES,
      0.86,
    ),
    fallen: sized(
      ground(56) +
        `<g transform="translate(14 3) rotate(-4) skewX(38) scale(.8 .5)">${box(-51, -68, 102, 68, '#dccdb2', 10)}${box(-51, -73, 102, 68, PAPER, 10)}${CARD_LINES}</g>`,
      0.86,
    ),
  },
  cake: {
    there: CAKE,
    cut:
      PLATE +
      shape('M-46-64V-20C-45-14-34-11-23-10V-51Z', SPONGE) +
      shape('M0-64-23-51V-10L0-22Z', CRUMB) +
      shape('M0-64 43-59V-16L0-22Z', SPONGE) +
      shape('M43-59V-16Q46-18 46-21V-64Z', CRUMB) +
      line('M-45-32Q-42-25-24-23L0-40 43-35', LIGHT, 6) +
      shape('M0-56-24-43q-5 7-9-1-8 4-14-5V-66A47 15 0 0 1 47-66V-54L44-51Z', '#f1e3c8') +
      shape('M0-66 44-61Q47-63 47-66A47 15 0 0 0-47-66Q-46-57-24-53Z', '#fffdf4') +
      lemon(-22, -69) +
      lemon(19, -71),
    fallen:
      shape('M-54 6C-62-8-40-18-28-16S20-24 34-14 62-4 54 8 30 16 8 14-46 20-54 6Z', LIGHT) +
      put(CAKE, -1, -76, 174) +
      shape('M-44 4C-44-10-24-14-10-8S22-14 36-8 40 10 20 10-40 14-44 4Z', LIGHT) +
      lemon(-38, 8) +
      lemon(40, 8) +
      line('M-52-14v.1M50-16v.1M56-4v.1', CRUMB, 7),
  },
  umbrella: {
    there:
      line('M0-98V-40', WALNUT_SHADE, 4) +
      HANDLE +
      shape('M0-94C17-70 15-48 7-30H-7C-15-48-17-70 0-94Z', PLUM) +
      shape('M0-94C17-70 15-48 7-30H1Q8-60 0-94Z', PLUM_SHADE) +
      line('M-11-44H11', HONEY, 5),
    open:
      line('M0-98V-40', WALNUT_SHADE, 4) +
      HANDLE +
      shape('M-58-46C-56-110 56-110 58-46 48-57 30-57 20-46 10-56-10-56-20-46-30-57-48-57-58-46Z', PLUM) +
      shape('M0-94C16-84 20-66 20-46 30-57 48-57 58-46 56-78 32-94 0-94Z', PLUM_SHADE) +
      line('M-40-68Q-34-80-22-85', '#ffffff66', 5),
  },
  coat: {
    there:
      line('M0-82v-6q0-8 8-6', METAL_SHADE, 4) +
      shape(
        'M-12-84C-28-80-36-72-40-52L-47-12Q-40-5-30-9L-25-38-34 13Q0 20 34 13L25-38 30-9Q40-5 47-12L40-52C36-72 28-80 12-84Z',
        CLAY,
      ) +
      shape('M25-40 30-9Q40-5 47-12L40-52 34-66ZM-25-40-30-9Q-40-5-47-12L-40-52-34-66Z', CLAY_SHADE) +
      shape('M-15-85 0-70 15-85 24-76 8-52 0-62-8-52-24-76Z', LIGHT) +
      line('M0-56V15', CLAY_SHADE, 3) +
      line('M-24-8h13M11-8h13', CLAY_SHADE, 6) +
      line('M-26-30H26', WALNUT_SHADE, 7) +
      box(-6, -36, 12, 12, BRASS, 3) +
      line('M7-43v.1M7-16v.1M7 0v.1', LIGHT, 6),
  },
  'guest-table': { there: GUEST_TABLE, laid: GUEST_TABLE + GREEN_MITTEN },
  'green-notebook': {
    there: GREEN_BOOK,
    open:
      shape('M0-60Q-26-72-58-62V-6Q-26-14 0-4 26-14 58-6V-62Q26-72 0-60Z', LEAF_SHADE) +
      shape('M0-66C-14-76-36-68-52-70V-14Q-26-20 0-10 26-20 52-14V-70C36-68 14-76 0-66Z', PAPER) +
      line('M0-64V-12', '#dccdb2', 4) +
      line('M-42-58H-12M-42-46H-18M-42-34H-14M12-58H42M12-46H34', SLATE, 4) +
      line('M16-28 46-44', RED, 7),
  },
  'post-desk': {
    there: toDesk(POST_DESK),
    open: toDesk(POST_DESK + DRAWER),
    jammed: toDesk(
      POST_DESK +
        shape('M-126-52H-6V-8H-126Z', '#5f3f2c') +
        put(box(-66, -26, 132, 48, '#a3734b', 5) + line('M-16-2h32', '#e3bd6c', 8), -66, -28, -8) +
        line('M-152-50l-14-8M-154-30h-16M-150-10l-14 8', '#c9604f', 6),
    ),
  },
};
