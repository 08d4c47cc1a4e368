import type { Voice } from './voices.ts';

const tone = (
  wave: Voice['wave'],
  [from, to]: readonly [number, number],
  at: number,
  lasts: number,
  loud: number,
): Voice => ({ wave, shape: 'struck', from, to, at, lasts, loud, band: 1 });

/** A small bell. */
const bell = (hz: number, at = 0, loud = 0.16, lasts = 0.6): Voice => tone('sine', [hz, hz], at, lasts, loud);
/** Something of wood. */
const wood = (hz: number, at = 0, loud = 0.24, lasts = 0.08): Voice =>
  tone('triangle', [hz, hz * 0.72], at, lasts, loud);
/** Something heavy and soft. */
const heavy = (hz: number, at = 0, loud = 0.34, lasts = 0.2): Voice =>
  tone('sine', [hz, hz * 0.5], at, lasts, loud);
/** A voice or a whistle that glides. */
const slide = (from: number, to: number, at: number, lasts: number, loud: number): Voice =>
  tone('sine', [from, to], at, lasts, loud);
/** Rope, hinges and machines. */
const reed = (from: number, to: number, at: number, lasts: number, loud: number): Voice => ({
  ...tone('reed', [from, to], at, lasts, loud),
  shape: 'blown',
});
/** Something that is hit, and hisses: paper, crumbs, gravel. */
const crisp = (from: number, to: number, at: number, lasts: number, loud: number, band = 1.2): Voice => ({
  ...tone('noise', [from, to], at, lasts, loud),
  band,
});
/** Air and water. */
const breath = (from: number, to: number, at: number, lasts: number, loud: number, band = 1): Voice => ({
  ...crisp(from, to, at, lasts, loud, band),
  shape: 'blown',
});
const hum = (from: number, to: number, at: number, lasts: number, loud: number): Voice => ({
  ...slide(from, to, at, lasts, loud),
  shape: 'blown',
});

/** On the page, and in games. All of one soft pentatonic family: what sounds together does not sound wrong. */
const PAGE = {
  tap: [bell(523.25, 0, 0.09, 0.12)],
  pick: [bell(392, 0, 0.12, 0.24), bell(523.25, 0.07, 0.12, 0.32)],
  good: [bell(523.25), bell(659.25, 0.1), bell(783.99, 0.2, 0.16, 0.8)],
  keepsake: [bell(523.25), bell(659.25, 0.12), bell(783.99, 0.24), bell(1046.5, 0.38, 0.18, 1.1)],
  hint: [bell(659.25, 0, 0.1, 0.3), bell(587.33, 0.12, 0.1, 0.45)],
  'soft-stop': [slide(220, 174.6, 0, 0.3, 0.12)],
  'breathe-in': [hum(196, 294, 0, 2.6, 0.07), breath(500, 1100, 0, 2.6, 0.05, 0.8)],
  'breathe-out': [hum(294, 196, 0, 3, 0.07), breath(1100, 450, 0, 3, 0.05, 0.8)],
  goodbye: [bell(783.99, 0, 0.12, 0.6), bell(659.25, 0.22, 0.12, 0.7), bell(523.25, 0.48, 0.14, 1.2)],
} satisfies Record<string, readonly Voice[]>;

/** Blocks, boxes, cloth and paper. */
const THINGS = {
  knock: [wood(300), crisp(1600, 900, 0, 0.04, 0.12)],
  stack: [wood(380), wood(450, 0.16), wood(520, 0.32, 0.24, 0.1)],
  topple: [
    crisp(900, 260, 0, 0.45, 0.26, 0.8),
    wood(330, 0.03),
    wood(450, 0.12, 0.22),
    wood(260, 0.2, 0.24, 0.1),
    wood(520, 0.31, 0.17),
    wood(300, 0.46, 0.15),
    wood(410, 0.63, 0.1, 0.06),
  ],
  clatter: [
    crisp(2600, 1500, 0, 0.2, 0.16, 2),
    bell(1480, 0.04, 0.07, 0.18),
    bell(1244, 0.16, 0.06, 0.16),
    wood(520, 0.26, 0.14),
  ],
  thud: [heavy(150, 0, 0.31), crisp(420, 200, 0, 0.08, 0.14)],
  splat: [heavy(200, 0, 0.26, 0.14), crisp(900, 300, 0.02, 0.22, 0.2, 0.7)],
  lift: [slide(300, 470, 0, 0.14, 0.12)],
  gone: [breath(2200, 500, 0, 0.35, 0.14, 1.2)],
  whoosh: [breath(300, 1900, 0, 0.32, 0.2, 1.2)],
  roll: [
    breath(240, 420, 0, 0.8, 0.24, 1.6),
    wood(180, 0.1, 0.12),
    wood(170, 0.34, 0.12),
    wood(160, 0.58, 0.12),
  ],
  creak: [reed(150, 215, 0, 0.4, 0.09)],
  crack: [crisp(2800, 900, 0, 0.14, 0.3, 0.8), bell(1900, 0.02, 0.06, 0.2), bell(1520, 0.1, 0.05, 0.24)],
  mend: [wood(520, 0, 0.16), wood(520, 0.14, 0.16), bell(784, 0.3, 0.1, 0.5)],
  click: [tone('triangle', [1100, 700], 0, 0.04, 0.2), wood(420, 0.06, 0.14, 0.06)],
  latch: [tone('triangle', [900, 500], 0, 0.05, 0.18), wood(360, 0.1, 0.2)],
  door: [reed(110, 170, 0, 0.5, 0.08), heavy(130, 0.5, 0.26, 0.2)],
  lever: [reed(95, 130, 0, 0.25, 0.08), wood(260, 0.24, 0.26)],
  rope: [reed(90, 125, 0, 0.35, 0.07), breath(600, 420, 0, 0.35, 0.1, 2)],
  knot: [breath(900, 1500, 0, 0.14, 0.15, 2), breath(1500, 800, 0.16, 0.16, 0.15, 2)],
  stretch: [slide(180, 420, 0, 0.4, 0.14)],
  winch: [
    reed(70, 110, 0, 0.7, 0.09),
    wood(700, 0.1, 0.14, 0.04),
    wood(700, 0.32, 0.14, 0.04),
    wood(700, 0.54, 0.14, 0.04),
  ],
  jam: [reed(120, 80, 0, 0.3, 0.1), wood(240, 0.22, 0.24), wood(200, 0.34, 0.2)],
  tear: [breath(2400, 1500, 0, 0.32, 0.2)],
  paper: [crisp(3200, 2200, 0, 0.14, 0.22, 1.5), crisp(2600, 3400, 0.15, 0.12, 0.18, 1.5)],
  cloth: [breath(800, 1800, 0, 0.26, 0.14, 0.9)],
  deal: [
    crisp(3000, 2400, 0, 0.06, 0.3, 1.5),
    crisp(3000, 2400, 0.14, 0.06, 0.3, 1.5),
    crisp(3000, 2400, 0.28, 0.06, 0.3, 1.5),
  ],
  clink: [bell(1760, 0, 0.07, 0.3), bell(2093, 0.12, 0.06, 0.3)],
  slice: [breath(2600, 1200, 0, 0.2, 0.14, 1.5), wood(260, 0.2, 0.16)],
  spin: [hum(320, 640, 0, 0.3, 0.1), hum(640, 320, 0.28, 0.4, 0.1)],
  flap: [
    breath(500, 900, 0, 0.14, 0.22),
    breath(500, 900, 0.18, 0.14, 0.2),
    breath(500, 900, 0.36, 0.16, 0.16),
  ],
} satisfies Record<string, readonly Voice[]>;

/** What grows, flows, shines and rings. */
const ALIVE = {
  grow: [hum(220, 440, 0, 0.7, 0.1), bell(659.25, 0.6, 0.07, 0.4)],
  bloom: [bell(523.25, 0, 0.1, 0.5), bell(783.99, 0.12, 0.1, 0.6), bell(1046.5, 0.24, 0.08, 0.8)],
  pop: [slide(240, 900, 0, 0.09, 0.3)],
  squeeze: [slide(420, 210, 0, 0.22, 0.16), breath(1200, 500, 0, 0.26, 0.1)],
  puff: [breath(1400, 420, 0, 0.6, 0.16, 0.8)],
  splash: [crisp(600, 2400, 0, 0.16, 0.26, 0.8), breath(2000, 500, 0.12, 0.42, 0.16, 0.8)],
  pour: [breath(700, 1400, 0, 0.7, 0.14, 1.5), slide(300, 620, 0.1, 0.5, 0.06)],
  drip: [slide(900, 1500, 0, 0.08, 0.18), slide(820, 1400, 0.26, 0.08, 0.14)],
  bubble: [
    slide(220, 420, 0, 0.1, 0.18),
    slide(260, 520, 0.16, 0.1, 0.18),
    slide(200, 460, 0.34, 0.12, 0.18),
  ],
  float: [breath(400, 900, 0, 0.45, 0.16), slide(260, 190, 0.05, 0.25, 0.1)],
  light: [bell(880, 0, 0.1, 0.4), bell(1318.5, 0.08, 0.08, 0.6)],
  dim: [bell(880, 0, 0.09, 0.3), bell(587.33, 0.1, 0.09, 0.5)],
  bell: [bell(1174.7, 0, 0.16, 1.3), bell(2349, 0, 0.05, 0.8), bell(1762, 0.01, 0.05, 1)],
  'great-bell': [bell(392, 0, 0.15, 1.8), bell(784, 0, 0.08, 1.3), bell(1176, 0.01, 0.04, 0.9)],
  drum: [heavy(180, 0, 0.3, 0.24), crisp(300, 150, 0, 0.08, 0.12), heavy(180, 0.3, 0.25, 0.24)],
  ring: [
    bell(988, 0, 0.1, 0.14),
    bell(1175, 0.1, 0.1, 0.14),
    bell(988, 0.2, 0.1, 0.14),
    bell(1175, 0.3, 0.1, 0.3),
  ],
  alarm: [bell(1047, 0, 0.12, 0.16), bell(1047, 0.2, 0.12, 0.16), bell(1047, 0.4, 0.12, 0.3)],
  tick: [wood(1200, 0, 0.17, 0.04), wood(900, 0.3, 0.17, 0.04), wood(1200, 0.6, 0.17, 0.04)],
  static: [breath(1800, 2300, 0, 0.5, 0.14, 0.6), bell(1245, 0.42, 0.05, 0.12)],
  buzz: [reed(140, 150, 0, 0.45, 0.1)],
  horn: [hum(147, 147, 0, 0.8, 0.13), hum(220, 220, 0, 0.8, 0.075)],
} satisfies Record<string, readonly Voice[]>;

/** Weather, light, and those who come and go. */
const STAGE = {
  rain: [
    breath(2600, 2400, 0, 2, 0.14, 0.5),
    slide(1100, 1500, 0.5, 0.06, 0.04),
    slide(950, 1400, 1.1, 0.06, 0.04),
  ],
  wind: [breath(260, 520, 0, 1.2, 0.26, 2), breath(520, 240, 1, 1.2, 0.22, 2)],
  snow: [bell(1568, 0, 0.05, 0.7), bell(1318.5, 0.3, 0.05, 0.7), bell(1046.5, 0.6, 0.05, 0.9)],
  crickets: [
    tone('triangle', [2093, 2093], 0, 0.05, 0.11),
    tone('triangle', [2093, 2093], 0.08, 0.05, 0.11),
    tone('triangle', [2093, 2093], 0.42, 0.05, 0.09),
    tone('triangle', [2093, 2093], 0.5, 0.05, 0.09),
  ],
  dark: [hum(131, 98, 0, 1.2, 0.145)],
  hush: [breath(3000, 2200, 0, 0.5, 0.12, 0.8)],
  thunder: [breath(110, 70, 0, 1.5, 0.5, 1), breath(240, 90, 0.1, 0.8, 0.2, 1)],
  rumble: [breath(150, 80, 0, 0.6, 0.45, 1), heavy(110, 0, 0.22, 0.3)],
  dust: [breath(1200, 350, 0, 0.5, 0.14, 0.7)],
  sparkle: [
    bell(1568, 0, 0.07, 0.4),
    bell(2093, 0.08, 0.07, 0.4),
    bell(2637, 0.16, 0.06, 0.5),
    bell(3136, 0.26, 0.05, 0.6),
  ],
  steps: [heavy(160, 0, 0.14, 0.07), heavy(140, 0.24, 0.14, 0.07), heavy(160, 0.48, 0.12, 0.07)],
  'slow-steps': [heavy(140, 0, 0.14, 0.09), heavy(120, 0.5, 0.12, 0.09)],
  swish: [breath(700, 3000, 0, 0.2, 0.2, 1.5), breath(2600, 800, 0.18, 0.2, 0.16, 1.5)],
  hop: [slide(260, 520, 0, 0.15, 0.16), heavy(150, 0.24, 0.14, 0.08)],
  nod: [wood(392, 0, 0.13), wood(440, 0.14, 0.13)],
  shake: [wood(392, 0, 0.13), wood(330, 0.14, 0.13)],
  cheer: [
    tone('triangle', [392, 523], 0, 0.25, 0.12),
    tone('triangle', [494, 659], 0.05, 0.25, 0.1),
    tone('triangle', [587, 784], 0.1, 0.3, 0.1),
    bell(1046.5, 0.32, 0.1, 0.7),
  ],
} satisfies Record<string, readonly Voice[]>;

export const EFFECTS = { ...PAGE, ...THINGS, ...ALIVE, ...STAGE };
export type EffectName = keyof typeof EFFECTS;

export function isEffect(word: string): word is EffectName {
  return Object.hasOwn(EFFECTS, word);
}
