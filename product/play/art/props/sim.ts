import { box, disc, line, shape } from '../scenery/flat.ts';
import {
  CLAY,
  CLAY_SHADE,
  HONEY,
  HONEY_SHADE,
  INK,
  LEAF,
  LEAF_SHADE,
  NAVY,
  NAVY_SHADE,
  ORANGE,
  PAPER,
  PLUM,
  RED,
  RED_SHADE,
  SKY,
  SKY_SHADE,
  TIMBER,
  TIMBER_SHADE,
} from './palette.ts';
import { ground, put } from './rays.ts';

/** Smaller, about its origin. */
const sized = (scale: number, drawn: string): string => `<g transform="scale(${scale})">${drawn}</g>`;

const PEAR =
  line('M0-36q1-7 6-9', TIMBER_SHADE, 4) +
  shape('M0-38C-10-38-8-26-14-19-22-8-15 1 0 1S22-8 14-19C8-26 10-38 0-38Z', '#bccb6c') +
  shape('M0-38C10-38 8-26 14-19 22-8 15 1 0 1 12-8 4-22 0-38Z', '#9dae50');
const CUP = shape('M-14-42H14L10-3Q10 0 6 0H-6Q-10 0-10-3Z', SKY) + shape('M-14-42H14L13-33H-13Z', SKY_SHADE);
const STRAW = line('M2-40 8-62H16', RED, 4);
const BOWL =
  shape('M-27-24H27C26-8 16 0 0 0S-26-8-27-24Z', CLAY) +
  shape('M27-24C26-8 16 0 0 0 10-6 15-14 17-24Z', CLAY_SHADE);
const SOUP =
  shape('M-28-24a28 6 0 1 0 56 0a28 6 0 1 0-56 0Z', PAPER) +
  shape('M-23-24a23 4 0 1 0 46 0a23 4 0 1 0-46 0Z', ORANGE);
const TRAY =
  shape('M-57-14H57L50 3Q49 6 44 6H-44Q-49 6-50 3Z', HONEY_SHADE) + box(-59, -18, 118, 11, HONEY, 5);

/** Sand, so that the waiting is seen to get smaller. */
const GLASS = shape('M-27-84H27C27-58 6-54 6-43S27-28 27-2H-27C-27-28-6-32-6-43S-27-58-27-84Z', '#dcebee');
const SHINE = line('M-19-76q1 9 6 14', '#ffffff', 5);
const FRAME =
  line('M-35-84V-2M35-84V-2', TIMBER_SHADE, 6) +
  box(-43, -97, 86, 15, TIMBER, 6) +
  box(-43, -4, 86, 15, TIMBER, 6) +
  shape('M-43 5h86q-1 6-6 6h-74q-5 0-6-6ZM-43-88h86q-1 6-6 6h-74q-5 0-6-6Z', TIMBER_SHADE);
const HOURGLASS = GLASS + shape('M-26-4C-26-20-12-28 0-28S26-20 26-4Z', ORANGE) + SHINE + FRAME;

/** Bus, fish, lunch: a picture and a box to check for each. */
const PLAN =
  box(-47, -92, 94, 108, '#dfcfb8', 8) +
  box(-47, -94, 94, 106, PAPER, 8) +
  shape('M-47-80V-86Q-47-94-39-94H39Q47-94 47-86V-80Z', SKY) +
  line('M-24-96V-88M24-96V-88', SKY_SHADE, 6) +
  box(-37, -72, 42, 20, HONEY, 5) +
  shape('M-32-68h8v8h-8ZM-20-68h8v8h-8ZM-8-68h8v8h-8Z', '#fffdf6') +
  line('M-28-51h.1M-5-51h.1', INK, 9) +
  shape('M-36-30C-30-44-12-42-6-30L6-38V-20L-6-28C-12-16-30-16-36-30Z', ORANGE) +
  disc(-26, -31, 2, INK) +
  put(sized(0.6, PEAR), -16, 8) +
  line('M20-69h16v16h-16ZM20-39h16v16h-16ZM20-9h16v16h-16Z', '#b9a88f', 3);

const muff = (side: -1 | 1, cushion = box(20, -46, 18, 48, INK, 9)): string =>
  `<g transform="scale(${side} 1)">${
    cushion +
    shape('M34-54h6C52-54 58-42 58-23S52 8 40 8H34Q29 8 29 3V-49Q29-54 34-54Z', SKY) +
    shape('M57-14C55 1 50 8 40 8H34Q29 8 29 3V-5Q47-2 57-14Z', SKY_SHADE) +
    line('M46-43q4 5 5 12', '#c9dde8', 5)
  }</g>`;

const ball = (x: number, y: number, turn: number): string =>
  put(
    disc(0, 0, 33, HONEY) +
      shape('M-33-7Q0-20 33-7 34 4 31 12 0-2-31 12-34 4-33-7Z', SKY) +
      shape('m0-20 5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1Z', RED),
    x,
    y,
    turn,
  ) + shape(`M${x - 29} ${y + 15}a33 33 0 0 0 60-27q-2 44-60 27Z`, '#4a3b4630');

/** A way of colored spots over a board. */
const BOARD =
  shape('M-118-8H118v6q0 6-6 6H-112q-6 0-6-6Z', TIMBER_SHADE) +
  shape('M-84-86H84L118-8H-118Z', TIMBER) +
  shape('M-78-79H78L104-16H-104Z', '#d3e2e4') +
  line('M-62-68h8M72-48h8M-72-28h8', CLAY, 12) +
  line('M-33-68h8M80-28h8', NAVY, 12) +
  line('M-4-68h8M42-28h8', HONEY, 12) +
  line('M25-68h8M4-28h8', LEAF, 12) +
  line('M54-68h8M-34-28h8', PLUM, 12);
const pawn = (color: string, shade: string): string =>
  shape('M-16 0C-16-10-6-12-5-30H5C6-12 16-10 16 0Z', color) +
  shape('M5-30C6-12 16-10 16 0H2C6-10 2-20 2-30Z', shade) +
  disc(0, -37, 11, color);
const DIE =
  box(-15, -30, 30, 30, PAPER, 6) +
  shape('M-15-9V-6Q-15 0-9 0H9Q15 0 15-6V-9Z', '#dfcfb8') +
  line('M-7-22h.1M0-16h.1M7-10h.1', INK, 6);

/** Pictures to press, which are then said. */
const TALKER =
  box(-56, -88, 112, 88, NAVY_SHADE, 14) +
  box(-56, -91, 112, 86, NAVY, 14) +
  box(-47, -82, 94, 68, PAPER, 7) +
  box(-41, -76, 25, 25, LEAF, 5) +
  box(-12, -76, 25, 25, HONEY, 5) +
  box(17, -76, 25, 25, CLAY, 5) +
  box(-41, -46, 25, 25, PLUM, 5) +
  box(-12, -46, 25, 25, SKY, 5) +
  box(17, -46, 25, 25, ORANGE, 5) +
  line('M-34-63l4 5 8-11M25-68l9 9M34-68l-9 9M-6-33H6M0-39v12M-34-37q5 8 11 0M24-33h11l-4-4', PAPER, 4) +
  disc(1, -63, 6, PAPER);

const card = (x: number, y: number, turn: number, mark: string): string =>
  put(
    box(-17, -50, 34, 50, '#dfcfb8', 5) + box(-17, -52, 34, 50, PAPER, 5) + disc(0, -27, 8, mark),
    x,
    y,
    turn,
  );
const CARD_TABLE =
  ground(106) +
  line('M-78-66-86-2M78-66 86-2', TIMBER_SHADE, 12) +
  box(-112, -80, 224, 18, TIMBER, 9) +
  shape('M-104-65H104l-6 8H-98Z', TIMBER_SHADE) +
  card(-66, -76, -34, RED) +
  card(-62, -78, -12, NAVY) +
  card(-56, -78, 10, LEAF) +
  card(-50, -76, 32, ORANGE) +
  box(-4, -94, 40, 15, '#dfcfb8', 4) +
  box(-4, -100, 40, 12, PLUM, 4) +
  line('M54-82H84', PAPER, 7);

/** All day long, things drip into it. */
const drop = (x: number, y: number): string =>
  shape(`M${x} ${y - 22}C${x + 11} ${y - 8} ${x + 9} ${y} ${x} ${y}S${x - 11} ${y - 8} ${x} ${y - 22}Z`, SKY);
const CUP_GLASS =
  ground(52) +
  line('M46-92C86-92 84-34 40-38', SKY_SHADE, 11) +
  shape('M-56-120H56L44-10Q42 0 32 0H-32Q-42 0-44-10Z', '#e4eff0');
const CUP_SHINE = line('M-40-104-34-40', '#ffffff', 7);

export const SIM_PROPS = {
  'lunch-tray': {
    there: put(BOWL + SOUP, -29, -16) + put(PEAR, 13, -17) + put(STRAW + CUP, 41, -17) + TRAY,
    fallen:
      shape(
        'M-54 8C-58 0-44-6-30-5-14-10 22-9 36-5 54-6 60 4 50 9 40 17 18 13 2 14-16 19-46 16-54 8Z',
        ORANGE,
      ) +
      put(TRAY, 12, -42, -40) +
      put(CUP, -31, -18, -20) +
      put(BOWL, -29, -20, 176) +
      put(PEAR, 11, -10, 76),
  },
  timer: {
    there: sized(0.84, HOURGLASS),
    running: sized(
      0.84,
      GLASS +
        shape('M-22-66H22C17-55 6-53 6-43H-6C-6-53-17-55-22-66ZM-25-4C-24-9-8-18 0-18S24-9 25-4Z', ORANGE) +
        line('M0-46V-10', ORANGE, 4) +
        SHINE +
        FRAME,
    ),
    ringing:
      put(sized(0.84, HOURGLASS), -5, 2, 7) +
      line('M-43-72q-6 12-4 28M-53-76q-4 9-3 20M48-60q4 14-1 28M56-50q1 10-2 20', CLAY, 5),
  },
  'day-plan': {
    there: PLAN,
    changed:
      PLAN +
      line('M-40-76 8-48M8-76-40-48', RED, 6) +
      put(
        shape('M-24-24H24V14L14 24H-24Z', '#f2d478') +
          shape('M24 14 14 24V14Z', '#d6b04c') +
          shape('M0-9Q-9-15-18-11V11Q-9 7 0 13 9 7 18 11V-11Q9-15 0-9Z', PLUM) +
          line('M0-8V11', PAPER, 3),
        31,
        -16,
        9,
      ),
  },
  'ear-defenders': {
    there:
      line('M-40-36C-44-104 44-104 40-36', NAVY_SHADE, 8) +
      line('M-25-78Q0-94 25-78', NAVY, 15) +
      muff(-1) +
      muff(1),
    // A head is between them (`ui/art/worn.tsx`).
    worn:
      line('M-42-40C-44-100 44-100 42-40', NAVY_SHADE, 7) +
      line('M-24-78Q0-88 24-78', NAVY, 11) +
      muff(-1, '') +
      muff(1, ''),
  },
  ball: {
    there: ball(0, -33, 0),
    rolled: ball(22, -33, 70) + line('M-22-50H-38M-20-30H-52M-22-10H-40', SKY_SHADE, 5),
    thrown:
      ball(22, -60, -28) + line('M-8-36Q-28-28-38-10M-18-62Q-38-54-52-34M8-20Q-4-12-10 0', SKY_SHADE, 5),
  },
  'board-game': {
    there:
      ground(122) +
      BOARD +
      put(pawn(RED, RED_SHADE), -29, -64) +
      put(pawn(NAVY, NAVY_SHADE), 46, -24) +
      put(DIE, -66, -38),
    fallen:
      put(pawn(NAVY, NAVY_SHADE), 84, 2, 4) +
      put(BOARD, -2, -29, -14) +
      put(pawn(RED, RED_SHADE), -28, 10, -78) +
      put(DIE, 30, 18, 18),
  },
  'break-card': {
    there: sized(
      0.86,
      box(-38, -88, 76, 98, LEAF_SHADE, 12) +
        box(-38, -90, 76, 96, LEAF, 12) +
        line('M-22-82H22Q30-82 30-74V-10Q30-2 22-2H-22Q-30-2-30-10V-74Q-30-82-22-82Z', '#b7d4ae', 3) +
        shape('M-14-26a12 12 0 0 1-2-24 18 18 0 0 1 33-5 15 15 0 0 1 1 29Z', PAPER),
    ),
  },
  'help-card': {
    there: sized(
      0.86,
      box(-38, -88, 76, 98, SKY_SHADE, 12) +
        box(-38, -90, 76, 96, SKY, 12) +
        box(-30, -82, 60, 80, PAPER, 8) +
        `<circle cy="-42" r="18" fill="none" stroke="#f3e6cf" stroke-width="14"/><circle cy="-42" r="18" fill="none" stroke="${RED}" stroke-width="14" stroke-dasharray="14.1 14.17"/>`,
    ),
  },
  talker: {
    there: sized(0.92, TALKER),
    lit: sized(0.84, TALKER + line('M-22-98q22-12 44 0M64-62q8 16 0 32M-64-62q-8 16 0 32', RED, 5)),
  },
  stone: {
    there:
      shape('M0-72C24-72 38-42 38-24 38-4 20 4 0 4S-38-4-38-24C-38-42-24-72 0-72Z', '#8fa39a') +
      shape('M0-72C24-72 38-42 38-24 38-4 20 4 0 4 22-6 24-44 0-72Z', '#748a82') +
      line('M-16-44h.1M6-54h.1M-22-20h.1M-4-28h.1M12-34h.1M2-8h.1M22-14h.1', PLUM, 9) +
      line('M-18-52q4-8 9-11', '#c3d1ca', 5),
  },
  'card-game': {
    there: CARD_TABLE,
    dealt: CARD_TABLE + card(78, -150, 38, RED) + line('M40-128q14-6 20-16M28-146q16-4 26-16', INK, 4),
  },
  cup: {
    there: CUP_GLASS + shape('M-48-42H48L44-10Q42 0 32 0H-32Q-42 0-44-10Z', SKY) + CUP_SHINE,
    half:
      CUP_GLASS +
      shape('M-52-82H52L44-10Q42 0 32 0H-32Q-42 0-44-10Z', SKY) +
      CUP_SHINE +
      drop(-18, -132) +
      drop(8, -156) +
      drop(26, -126),
    full:
      CUP_GLASS +
      shape('M-57-120Q0-142 57-120L44-10Q42 0 32 0H-32Q-42 0-44-10Z', SKY) +
      CUP_SHINE +
      drop(0, -150) +
      drop(-72, -66) +
      drop(98, -84) +
      shape('M-92 2a34 6 0 1 0 68 0a34 6 0 1 0-68 0Z', SKY_SHADE),
  },
};
