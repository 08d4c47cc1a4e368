import { box, disc, line, shape } from '../scenery/flat.ts';
import {
  BRASS,
  BRASS_SHADE,
  GLOW,
  HONEY,
  HONEY_SHADE,
  INK,
  LEAF,
  LEMON_SHADE,
  LIGHT,
  METAL,
  METAL_SHADE,
  NAVY,
  NAVY_SHADE,
  ORANGE,
  ORANGE_SHADE,
  PAPER,
  RED,
  RED_SHADE,
  TEAL,
  TEAL_SHADE,
  TIMBER,
  TIMBER_SHADE,
  WALNUT,
  WALNUT_SHADE,
} from './palette.ts';
import { ground, put, rays, sized } from './rays.ts';

const MOTION = '#4a3b4677';
const SHEEN = '#ffffff88';

const CHEEKS =
  shape(
    'M-156-20-142-140Q-136-196-122-196T-102-140L-88-20ZM88-20 102-140Q108-196 122-196T142-140L156-20Z',
    TEAL,
  ) +
  shape(
    'M-122-196Q-108-196-102-140L-88-20H-108Q-106-150-122-196ZM122-196Q136-196 142-140L156-20H136Q138-150 122-196Z',
    TEAL_SHADE,
  );
const DRUM =
  ground(196) +
  line('M-20-150 70-326', TIMBER_SHADE, 6) +
  box(-182, -22, 364, 22, WALNUT, 7) +
  box(-112, -164, 224, 118, HONEY, 16) +
  line([-84, -56, -28, 0, 28, 56].map((x) => `M${x}-160q9 54 0 110`).join(''), HONEY_SHADE, 6) +
  shape('M-112-78H112V-46H-112Z', '#2f24301c') +
  line('M-156-30-206-140', METAL_SHADE, 11) +
  disc(-208, -146, 16, BRASS) +
  CHEEKS +
  disc(-122, -128, 18, BRASS);

/** A drum of line between two cheeks, with a brake at the left, and gears and a crank at the right. */
function winch(turn: number, more = ''): string {
  const teeth = `<circle r="46" fill="none" stroke="${BRASS}" stroke-width="16" stroke-dasharray="14.4 14.5"/>`;
  const gear = teeth + disc(0, 0, 42, BRASS) + disc(0, 0, 27, BRASS_SHADE);
  const crank = line('M0 0H64', METAL_SHADE, 14) + disc(0, 0, 13, METAL_SHADE) + disc(64, 0, 19, RED);
  return DRUM + put(gear + crank, 122, -128, turn) + more;
}

const PLANKS =
  box(-80, -112, 160, 112, TIMBER, 6) +
  line('M-58-76H58M-58-38H58', TIMBER_SHADE, 5) +
  shape('M58-100 44-112-66-12l14 12Z', TIMBER_SHADE) +
  box(-80, -112, 24, 112, '#dab083', 6) +
  box(56, -112, 24, 112, '#dab083', 6) +
  line('M-68-98v.1M-68-14v.1M68-98v.1M68-14v.1', WALNUT, 6);
const LID = box(-88, -20, 176, 20, '#dab083', 6) + shape('M-88-8H88v2q0 6-6 6H-82q-6 0-6-6Z', TIMBER_SHADE);
const MOUTH =
  shape('M-80-106-62-130H62L80-106Z', WALNUT_SHADE) + line('M-77-109-61-130H61L77-109', '#dab083', 6);

function orange(x: number, y: number): string {
  return put(
    disc(0, 0, 18, ORANGE) + disc(-6, -7, 4, SHEEN) + shape('M0-16q4-12 15-10-2 10-15 10Z', LEAF),
    x,
    y,
  );
}

const RADIO =
  ground(84) +
  line('M-66-50-76-4M66-50 76-4', WALNUT_SHADE, 11) +
  line('M66-166 96-212v.1', METAL_SHADE, 5) +
  disc(97, -214, 6, METAL_SHADE) +
  box(-98, -170, 196, 126, WALNUT, 20) +
  shape('M-98-64H98Q98-44 78-44H-78Q-98-44-98-64Z', WALNUT_SHADE) +
  box(-82, -154, 88, 78, HONEY, 12) +
  line('M-68-138H-8M-68-123H-8M-68-108H-8M-68-93H-8', HONEY_SHADE, 6) +
  disc(34, -84, 11, BRASS) +
  disc(72, -84, 11, BRASS) +
  line('M34-84v-7M72-84l5-5', WALNUT_SHADE, 4);

function dial(needle: string, face: string): string {
  return (
    disc(53, -130, 29, BRASS) +
    disc(53, -130, 23, face) +
    line('M36-124q-2-18 17-22 19 4 17 22', HONEY_SHADE, 3) +
    line(needle, RED, 4)
  );
}

const SCARLET = '#dc4c3e';
const STAND =
  ground(76) +
  shape('M-72 0-56-62H56L72 0Z', TEAL) +
  shape('M30-62H56L72 0H40Z', TEAL_SHADE) +
  box(-78, -78, 156, 20, BRASS, 9) +
  shape('M-78-67H78q0 9-9 9H-69q-9 0-9-9Z', BRASS_SHADE);
const GLASS = 'M-60-78V-118C-60-162-34-182 0-182S60-162 60-118V-78Z';
const DOME =
  shape(GLASS, '#ffffff18') +
  line(GLASS, '#d3e6e7', 5) +
  line('M-42-118C-42-140-32-154-18-160', '#ffffffcc', 7) +
  disc(0, -188, 8, BRASS);
const BUTTON =
  shape('M-46-78V-92C-46-124 46-124 46-92V-78Z', RED_SHADE) +
  shape('M-46-92C-46-134 46-134 46-92Q0-70-46-92Z', SCARLET) +
  line('M-24-110Q-14-117 0-118', '#ffb9a8', 6);

function lever(turn: number): string {
  const arm =
    line('M0 0V-132', METAL_SHADE, 15) +
    line('M-3-6V-124', METAL, 6) +
    disc(0, -142, 23, RED) +
    disc(-7, -149, 7, '#ffb9a8');
  return (
    ground(74) +
    shape('M-62-14C-62-96 62-96 62-14Z', TEAL_SHADE) +
    put(arm, 0, -34, turn) +
    shape('M-56-14C-56-66 56-66 56-14Z', TEAL) +
    line('M-34-30Q-28-42-14-46', SHEEN, 6) +
    box(-74, -22, 148, 22, BRASS, 8) +
    shape('M-74-10H74v2q0 8-8 8H-66q-8 0-8-8Z', BRASS_SHADE)
  );
}

const LAMP =
  line('M-22-18C-52-60-34-97 0-97S52-60 22-18', METAL_SHADE, 4) +
  shape('M-15-28C-34-44-26-62-13-70H13C26-62 34-44 15-28Z', '#e9f1eacc') +
  shape('M-17-68-9-82H9L17-68Z', BRASS) +
  box(-18, -72, 36, 8, BRASS_SHADE, 3) +
  shape('M-28-6Q-28-28-16-30H16Q28-28 28-6Z', BRASS) +
  box(-32, -10, 64, 10, BRASS_SHADE, 5);

const SUN = '#f6b970';
const PATCH = box(-34, -60, 17, 17, LEAF, 3) + line('M-36-55h4M-36-48h4M-19-55h4M-19-48h4', LIGHT, 2);
const WINGS =
  shape('M0-97-52-62 0-10Z', SUN) +
  shape('M0-97 52-62 0-10Z', ORANGE) +
  line('M0-93V-14M-47-62H47', ORANGE_SHADE, 3) +
  PATCH;
const bow = (x: number, y: number, turn: number): string =>
  put(shape('M0 0-9-6V6ZM0 0 9-6V6Z', RED), x, y, turn);

/** Cloth for a balloon, as large as a bedsheet. */
const CLOTH =
  'M-190-40C-196-110-206-150-184-214-120-250-70-190-8-222 60-252 120-196 188-220 204-160 192-100 190-44 130-14 70-70 6-40-60-10-130-66-190-40Z';

const SOUP = '#eaa955';
const POT =
  shape('M-84-104H84V-34Q84 0 50 0H-50Q-84 0-84-34Z', RED) +
  shape('M50-104H84V-34Q84 0 50 0H22Q52-8 50-104Z', RED_SHADE) +
  line('M-66-84v34', '#ffffff55', 8);
const HANDLES = line('M-88-80h-8q-10 0-10 11t10 11h8M88-80h8q10 0 10 11t-10 11h-8', RED_SHADE, 9);
const POT_LID =
  shape('M-84 0C-78-36 78-36 84 0Z', METAL) +
  line('M-50-14Q-34-22-14-24', SHEEN, 5) +
  box(-92, -8, 184, 14, METAL_SHADE, 7) +
  disc(0, -34, 11, RED_SHADE);

const SCARF_END =
  shape('M-12 0H12L15 60H-15Z', TEAL) +
  shape('M-13 18H13l.5 9h-27ZM-14 40H14l.5 9h-29Z', LIGHT) +
  line('M-12 60v9M-4 60v9M4 60v9M12 60v9', TEAL_SHADE, 4);

/** A mail glider, pale with fog. */
const GLIDER =
  shape('M-16-66 26-150Q36-158 42-146L22-66Z', '#a9b8c4') +
  shape('M-96-58C-90-84-40-84-10-70L112-64 108-56-10-48C-50-40-92-44-96-58Z', '#8d9fae') +
  shape('M-10-60 60-6Q72-2 70-14L34-60Z', '#7f92a2') +
  shape('M88-62 100-98Q112-102 114-90L112-58Z', '#a9b8c4') +
  shape('M-72-70q14-14 36-6l-2 12h-32Z', '#dbe6ea');

/** As wide as a street, and curved at both ends. */
const SMILE =
  line('M-214-196V-320M214-196V-320', WALNUT, 5) +
  shape('M-228-196C-150-120-80-96 0-96S150-120 228-196C214-80 120-10 0-10S-214-80-228-196Z', RED) +
  shape('M-190-148C-130-108-70-92 0-92S130-108 190-148C160-100 90-60 0-60S-160-100-190-148Z', LIGHT) +
  line('M-96-106-84-74M-30-94-26-62M30-94 26-62M96-106 84-74', '#e2d6c6', 4) +
  line('M-224-206q8-12 22-6M224-206q-8-12-22-6', RED_SHADE, 14);

export const SSGRIN_PROPS = {
  winch: {
    there: winch(-40),
    turning: winch(34, line('M70-212A98 98 0 0 1 218-118M94-196A74 74 0 0 1 154-196', MOTION, 7)),
    jammed: winch(
      -120,
      rays([122, -128], [68, 92], [5, -38, 60], [RED, 8]) + line('M136-204l10-26 8 18 12-28', INK, 7),
    ),
  },
  crate: {
    there: ground(92) + PLANKS + put(LID, 0, -106),
    loaded:
      ground(92) +
      MOUTH +
      box(-30, -172, 46, 70, METAL, 10) +
      box(-30, -152, 46, 26, PAPER, 0) +
      orange(-52, -124) +
      orange(50, -124) +
      orange(22, -132) +
      PLANKS,
    fallen: ground(112) + put(MOUTH + PLANKS, -100, -80, 90) + orange(62, -18) + orange(108, -18),
    open: ground(112) + put(MOUTH + PLANKS, -36, 0) + put(LID, 58, -81, 66),
  },
  radio: {
    there: RADIO + dial('M53-130 42-143', PAPER),
    hissing:
      RADIO +
      dial('M53-130 68-136', PAPER) +
      line('M-110-156l-12 11 12 12-12 12 12 12-12 12M110-156l12 11-12 12 12 12-12 12 12 12', INK, 6),
    lit:
      RADIO +
      disc(53, -130, 38, '#ffdf8a77') +
      dial('M53-130V-148', GLOW) +
      line(
        'M-112-170l-14-9M-86-186l-8-16M-46-188l-4-18M-4-188v-18M112-130h14M-112-130h-14M84-206q-7-8 0-16M110-206q7-8 0-16M73-200q-12-13 0-26M121-200q12-13 0-26',
        LEMON_SHADE,
        5,
      ),
  },
  'red-button': {
    there: STAND + BUTTON + DOME,
    pressed:
      line('M62-80 72-116', BRASS_SHADE, 7) +
      put(
        shape('M-58 0C-58-50-34-72 0-72S58-50 58 0A58 15 0 0 1-58 0Z', '#ffffff18') +
          line('M-58 0C-58-50-34-72 0-72S58-50 58 0A58 15 0 0 1-58 0 58 15 0 0 1 58 0', '#d3e6e7', 5) +
          line('M-40-22Q-36-44-18-54', '#ffffffcc', 7) +
          disc(0, -78, 8, BRASS),
        14,
        -132,
        14,
      ) +
      STAND +
      shape('M-46-78V-82C-46-100 46-100 46-82V-78Z', SCARLET) +
      line('M-84-98l-18-6M-80-118l-16-12M88-98l18-6', SCARLET, 7),
    lit:
      disc(0, -116, 84, '#ffdf8a77') +
      STAND +
      BUTTON +
      DOME +
      rays([0, -116], [92, 110], [9, -196, 16], [LEMON_SHADE, 8]),
    // An old coat hangs over the dome: one sees its collar, its sleeves and what it hides.
    covered:
      STAND +
      shape(
        'M-44-150C-84-132-96-84-100-34Q-86-22-72-34L-58-92ZM44-150C84-132 96-84 100-34Q86-22 72-34L58-92Z',
        NAVY_SHADE,
      ) +
      shape(
        'M0-172C-52-170-72-120-76-66L-82-18Q-56-2-36-16-16 0 0-14 16 0 36-16 56-2 82-18L76-66C72-120 52-170 0-172Z',
        NAVY,
      ) +
      line('M0-128V-20', NAVY_SHADE, 5) +
      shape('M-30-166-4-128-26-112-46-150ZM30-166 4-128 26-112 46-150Z', BRASS) +
      disc(10, -92, 5, BRASS) +
      disc(10, -60, 5, BRASS) +
      line('M-58-56h24M34-56h24', NAVY_SHADE, 7),
  },
  lever: { there: lever(-32), pulled: lever(44) },
  lamp: {
    there: LAMP + line('M0-30v-8', INK, 4),
    lit:
      disc(0, -50, 36, '#ffdf8a99') +
      LAMP +
      shape('M0-67C15-50 13-32 0-31S-15-50 0-67Z', ORANGE) +
      shape('M0-51C7-42 6-33 0-32S-7-42 0-51Z', LIGHT) +
      rays([0, -50], [44, 56], [4, 148, 212], [LEMON_SHADE, 5]) +
      rays([0, -50], [44, 56], [4, -32, 32], [LEMON_SHADE, 5]),
  },
  marigold: {
    there:
      ground(200) +
      line('M60-6Q110 22 150 8T222 14', BRASS_SHADE, 5) +
      sized(bow(66, 6, 10) + bow(88, 4, -10), 2) +
      `<g transform="translate(-10 12) scale(4 1.36)">${WINGS}</g>`,
    flying: put(sized(line('M0-12Q14-2 4 10T8 28', BRASS_SHADE, 4) + WINGS, 0.5), 76, -282, 22),
    near:
      put(
        sized(line('M0-12Q14-2 4 10T8 28', BRASS_SHADE, 3) + bow(9, 0, 80) + bow(4, 16, 100) + WINGS, 1.5),
        78,
        -160,
        16,
      ) + line('M150-220h40M160-196h30M-20-280h26', MOTION, 5),
  },
  logbook: {
    there: sized(
      box(-34, -86, 74, 86, NAVY_SHADE, 7) +
        box(-30, -82, 67, 78, PAPER, 4) +
        shape('M4-10H16V18L10 11 4 18Z', RED) +
        box(-36, -90, 72, 82, NAVY, 7) +
        box(-36, -90, 15, 90, NAVY_SHADE, 6) +
        shape('M36-83Q36-90 29-90H16L36-70ZM36-15Q36-8 29-8H16L36-28Z', BRASS) +
        box(-11, -68, 36, 28, PAPER, 5) +
        line('M-3-59H17M-3-50H9', METAL, 4),
      0.88,
    ),
    open: sized(
      box(-58, -64, 116, 64, NAVY, 6) +
        shape('M0-64Q-26-76-53-67V-8Q-26-16 0-5Z', PAPER) +
        shape('M0-64Q26-76 53-67V-8Q26-16 0-5Z', PAPER) +
        shape('M0-64Q7-67 14-69V-11Q6-9 0-5Z', '#4a3b461c') +
        line('M-44-57q14-4 30 0M-44-45q14-4 30 0M-44-33q14-4 30 0M22-57q12-4 22 0M22-45q8-3 14-1', METAL, 4) +
        put(line('M-11 0H-40', BRASS_SHADE, 7) + shape('M-12-4 0 0-12 4Z', INK), 20, -27, 136),
      0.88,
    ),
  },
  'soup-pot': {
    there: ground(88) + HANDLES + POT + put(POT_LID, 0, -104),
    boiling:
      ground(88) +
      HANDLES +
      line('M-58-106h.1M-30-110h.1M0-108h.1M30-110h.1M58-106h.1', SOUP, 34) +
      POT +
      line('M-40-114h.1M-14-118h.1M22-116h.1M50-112h.1', LIGHT, 9) +
      put(POT_LID, 4, -140, 9) +
      line('M-82-150q-16-16 0-32t0-32M90-128q-16-16 0-32t0-32M-46-182q-10-10 0-20t0-20', '#ffffffcc', 10),
    spilled:
      shape('M-40-4C20-14 128-8 126 6S60 22 0 18-66 8-40-4Z', SOUP) +
      line('M-92-168v-8q0-10 11-10t11 10v8', RED_SHADE, 9) +
      put(POT, -116, -84, 90) +
      shape('M-12-168C28-168 28 0-12 0S-52-168-12-168Z', '#8c3a33') +
      line('M-12-165C27-165 27-3-12-3S-51-165-12-165Z', RED_SHADE, 6) +
      shape('M-37-62Q-10-48 15-64C15-26 36-10 66-4L0 8-16-4C-28-10-36-34-37-62Z', SOUP) +
      line('M6 8Q50 14 96 6', '#f6cd92', 5) +
      disc(40, 6, 8, ORANGE_SHADE) +
      disc(84, 0, 8, ORANGE_SHADE) +
      disc(62, 12, 6, LEAF),
  },
  scarf: {
    there:
      line('M-34-76C-34-93 34-93 34-76', TEAL_SHADE, 19) +
      put(SCARF_END, 8, -60, -17) +
      line('M-36-76C-30-54 30-54 36-76', TEAL, 24) +
      line('M-28-74l-6 11M30-74l6 11', LIGHT, 8) +
      put(SCARF_END, -6, -58, 11) +
      box(-16, -74, 28, 28, TEAL_SHADE, 10),
  },
  'balloon-patch': {
    there:
      shape(CLOTH, ORANGE) +
      line(
        'M-120-218Q-136-130-118-48M-40-212Q-56-120-44-34M44-230Q30-140 50-52M124-208Q112-120 128-40',
        '#f3bb84',
        20,
      ) +
      line('M-168-56h.1M-176-120h.1M-172-190h.1M172-60h.1M180-124h.1M176-194h.1', LIGHT, 8) +
      line('M-212-150q-12 12 0 26M214-150q12 12 0 26', MOTION, 6),
    flat:
      shape('M-214 6C-190-40-150-52-130-54H130C150-52 190-40 214 6 120 30-120 30-214 6Z', ORANGE) +
      line('M-90-48-120 12M-30-48-42 18M30-48 42 18M90-48 120 12', '#f3bb84', 18) +
      line('M-176-10h.1M-146-38h.1M176-10h.1M146-38h.1', LIGHT, 8),
    fallen:
      shape(
        'M-120 8C-112-90-110-190-70-240-40-276 40-276 70-240 110-190 112-90 124 8 100 24 84-4 62 10 40 24 22-2 0 12-22 24-40-4-62 10-84 24-98-2-120 8Z',
        ORANGE,
      ) +
      shape(
        'M70-240C110-190 112-90 124 8 100 24 84-4 62 10 70-90 76-170 40-262 52-256 62-250 70-240Z',
        ORANGE_SHADE,
      ) +
      line('M-40-240Q-74-130-78-8M10-250Q4-130 2-6', '#f3bb84', 18),
  },
  wrench: {
    there: put(
      line('M0 34V-22', METAL, 17) +
        line('M-4 32V-20', SHEEN, 4) +
        shape('M-27-62-15-34Q0-22 15-34L27-62Q36-44 26-28 14-12 0-12T-26-28Q-36-44-27-62Z', METAL) +
        shape('M27-62Q36-44 26-28 14-12 0-12-6-12-12-15 10-18 20-36Z', METAL_SHADE) +
        disc(0, 36, 15, METAL) +
        disc(0, 36, 7, METAL_SHADE),
      0,
      -44,
      24,
    ),
  },
  'speaking-tube': {
    there:
      line('M-44-8C-50-30-30-34-22-38L8-60', BRASS_SHADE, 11) +
      shape('M4-64C24-74 34-84 38-98L58-66C44-64 32-58 14-46Z', BRASS) +
      shape('M36-98C46-100 62-76 58-66 48-64 32-88 36-98Z', WALNUT_SHADE) +
      line('M-44-8v4', BRASS, 15) +
      line('M20-58q4 6 10 4', BRASS_SHADE, 4),
  },
  glider: {
    there: GLIDER,
    lit:
      GLIDER +
      disc(-40, -32, 48, '#8fe87a66') +
      disc(-40, -32, 30, '#8fe87a88') +
      disc(-40, -32, 17, '#5fd048') +
      disc(-40, -32, 8, LIGHT) +
      rays([-40, -32], [34, 50], [10, 0, 324], ['#57c043', 7]),
  },
  'smile-banner': {
    there: SMILE,
    creased:
      SMILE +
      line('M150-136q-16 22-4 42M150-136l26 6', RED_SHADE, 7) +
      line('M196-92q26-34 22-70', RED_SHADE, 9),
  },
};
