import type { ProgramId } from '#brands/brand.ts';

/**
 * The things of the stage: what each can be told (a verb) and what it is then (a state, which is drawn). Every thing can be
 * put, and be gone; what fits into a hand can also be taken, given and dropped.
 */
export type PropSheet = {
  /** What it is once it is put. */
  first: string;
  verbs: Readonly<Record<string, string>>;
  /** Its picture is of this size (`PROP_FRAMES`). */
  size: PropSize;
  hand: boolean;
  /** Hangs so high above the ground. */
  lift: number;
  /** Stands behind everybody. */
  behind: boolean;
  /** Stands before whoever is within so many marks of it: they are behind it, or in it. */
  covers: number;
  /** So high above the ground something can be put on it; 0: nothing can. */
  top: number;
  /** Whoever is where it is hangs from it, head down. */
  holdsFeet: boolean;
};

/**
 * Pictures of things, in the units of figures, who are 200 to 270 tall. The origin is the ground below the thing; what
 * fits into a hand is small.
 */
export const PROP_FRAMES = {
  small: { x: -60, y: -100, width: 120, height: 120 },
  medium: { x: -130, y: -230, width: 260, height: 260 },
  large: { x: -230, y: -330, width: 460, height: 370 },
} as const;
type PropSize = keyof typeof PROP_FRAMES;

const THERE = 'there';
/** On somebody's head, and no longer in a hand. */
const WORN = 'worn';

const SAME_MARK = 0.4;

type Told = Readonly<Record<string, string>>;
type More = Partial<Omit<PropSheet, 'verbs' | 'hand'>>;

const PLAIN = { lift: 0, behind: false, covers: SAME_MARK, top: 0, holdsFeet: false };

/** Stands somewhere. */
function thing(verbs: Told = {}, more: More = {}): PropSheet {
  return { ...PLAIN, first: THERE, size: 'medium', ...more, verbs, hand: false };
}

/** Fits into a hand. */
function handy(verbs: Told = {}, first = THERE): PropSheet {
  return { ...PLAIN, first, size: 'small', verbs, hand: true };
}

const LARGE = { size: 'large' } as const;
/** Large, and part of the place. */
const BACKDROP = { size: 'large', behind: true } as const;
/** On a wall or from a branch: above every head. */
const HUNG = { lift: 300, behind: true } as const;
/** So high are the feet of whoever hangs head down. */
export const PERCH = 344;

const RINGS = { ring: THERE };
const BREAKS = { break: 'broken', mend: THERE };
const SHINES = { light: 'lit', dim: THERE };
const OPENS = { open: 'open', shut: THERE };
const WEARS = { wear: WORN };

const ACADEMY = {
  tower: thing(
    {
      build: 'up',
      top: 'topped',
      fall: 'fallen',
      widen: 'wide',
      crown: 'crowned',
      tilt: 'tilted',
      stay: 'crowned',
    },
    { first: 'up', size: 'large' },
  ),
  block: handy({ throw: 'thrown' }),
  sign: handy(),
  pillow: handy(),
  table: thing({}, { ...LARGE, top: 250 }),
  bell: thing(RINGS, HUNG),
  'soup-bowl': handy({ spill: 'spilled', cool: 'cool' }),
  'pop-pod': thing(
    { grow: 'tall', bloom: 'open', pop: 'popped', squeeze: 'limp', puff: 'bud' },
    { first: 'bud' },
  ),
  'tub-boat': thing({ float: 'afloat', tip: 'tipped', spin: 'spinning' }, { size: 'large', covers: 1.95 }),
  paddle: handy(),
  'captain-hat': handy(),
  bucket: handy({ fill: 'full', spill: 'spilled' }),
  mitten: handy({ stretch: 'long' }),
  spoon: handy(),
  'toy-train': thing({ load: 'loaded', fall: 'fallen' }, LARGE),
  fish: handy(),
  'baby-pod': handy({ squish: 'flat', prop: 'propped', bloom: 'open' }),
  // Its owner wears it, as a hat: it is where heads are, unless somebody holds it.
  'blue-mitten': { ...handy(), lift: 252 },
  'coat-button': handy(),
  'bun-plate': handy({ tear: 'torn', nibble: 'nibbled' }),
  'wool-bee': handy(),
  'low-table': thing({}, { top: 116 }),
} satisfies Record<string, PropSheet>;

const ZOOU = {
  cart: thing({ load: 'loaded', tip: 'tipped', roll: 'rolled' }, { ...LARGE, top: 142 }),
  rope: handy({ pull: 'tight', tie: 'tied', drop: THERE }),
  kite: handy({ fly: 'flying', fall: 'torn', break: 'torn', mend: THERE }),
  lantern: handy({ ...SHINES, ...BREAKS, lean: 'crooked' }),
  'market-bell': thing(RINGS, HUNG),
  'bun-tray': handy({ fall: 'fallen', share: 'shared' }),
  'honey-pot': handy({ spill: 'spilled', ...OPENS }),
  drum: thing({ ...RINGS, split: 'split', buzz: 'split' }),
  bench: thing({}, { ...BACKDROP, top: 54 }),
  pumpkin: handy({ roll: 'rolled', split: 'split' }),
  'marble-run': thing({ build: 'long', fall: 'fallen', roll: 'rolling', mend: THERE }, LARGE),
  'paint-pot': handy({ spill: 'spilled', ...OPENS }),
  'blue-mug': handy({ ...BREAKS, glow: 'lamp' }),
  ferry: thing({ sail: 'away', land: THERE }, BACKDROP),
  letter: handy({ ...OPENS, wet: 'wet' }),
  'guild-door': thing(OPENS, BACKDROP),
  'seedling-tray': handy({ fall: 'fallen', grow: 'grown', mend: THERE }),
  'thunder-cloud': thing({ flash: 'flashing', calm: THERE }, HUNG),
  'harvest-pumpkin': thing({ spin: 'spinning', lift: 'lifted', land: THERE }),
  'leaf-boat': handy({ float: 'afloat', sink: 'sunk', mend: THERE }),
  hammock: thing({ tangle: 'tangled', mend: 'begun', finish: 'done' }, { ...BACKDROP, first: 'begun' }),
  // Between two posts: tied to one of them, low, high, with all that hangs on it, and with all that swinging.
  // Whoever sits there sits on the swing.
  'long-rope': thing(
    { fall: 'low', lift: 'up', load: 'full', flap: 'flapping' },
    { ...BACKDROP, first: 'begun', top: 92 },
  ),
  // A bar on two ropes, higher than anybody is tall: for those who hang head down.
  perch: thing({}, { ...BACKDROP, lift: PERCH, holdsFeet: true }),
  // Wide enough to sit on.
  'lunch-branch': thing({}, { ...BACKDROP, top: 54 }),
  'gray-cloud': thing({}, HUNG),
  'paper-cloud': thing({ smile: 'smile', gray: 'gray' }, { ...HUNG, first: 'smudge' }),
  basket: handy({ ...OPENS, tip: 'tipped' }),
  bun: handy({ roll: 'rolled', share: 'halved' }),
  'straw-hat': handy(),
  'spinning-top': handy({ spin: 'spinning' }),
} satisfies Record<string, PropSheet>;

const SSGRIN = {
  winch: thing({ turn: 'turning', jam: 'jammed', free: THERE }, BACKDROP),
  crate: thing({ load: 'loaded', fall: 'fallen', ...OPENS }, { top: 126 }),
  radio: thing({ hiss: 'hissing', light: 'lit', dim: THERE }),
  'red-button': thing({ press: 'pressed', light: 'lit', dim: THERE, cover: 'covered' }),
  lever: thing({ pull: 'pulled', push: THERE }),
  lamp: handy(SHINES),
  marigold: thing({ fly: 'flying', near: 'near', land: THERE }, BACKDROP),
  logbook: handy(OPENS),
  'soup-pot': thing({ boil: 'boiling', spill: 'spilled', cool: THERE }),
  scarf: handy(),
  'balloon-patch': thing({ flap: THERE, flatten: 'flat', fall: 'fallen' }, LARGE),
  'speaking-tube': handy(),
  wrench: handy(),
  /** Low: just over the rail of the deck. */
  glider: thing({ ...SHINES, blink: 'lit' }, { lift: 170, behind: true }),
  'smile-banner': thing({ crease: 'creased' }, { size: 'large', lift: 150, behind: true }),
} satisfies Record<string, PropSheet>;

const HOH = {
  microphone: handy({ light: 'lit', dim: THERE }),
  headphones: handy(),
  recorder: handy({ light: 'lit', dim: THERE }),
  laptop: thing(
    { open: 'open', shut: 'shut', light: 'lit', dim: 'open', write: 'written', finish: 'finished' },
    { first: 'open' },
  ),
  phone: handy({ ring: 'ringing', light: 'lit', dim: THERE, write: 'written' }),
  plaque: thing({ cover: 'covered', open: THERE }, { first: 'covered' }),
  photo: handy(BREAKS),
  /** Somebody tall and somebody small. */
  snapshot: handy({ frame: 'framed', empty: 'empty' }),
  'cue-card': handy({ drop: 'fallen' }),
  cake: handy({ cut: 'cut', fall: 'fallen' }),
  umbrella: handy(OPENS),
  coat: handy(),
  'guest-table': thing({ lay: 'laid', clear: THERE }, { top: 116 }),
  'green-notebook': handy(OPENS),
  /** Over the desk of the gallery, which is painted as it is when shut. */
  'post-desk': thing({ ...OPENS, jam: 'jammed' }, { size: 'large', lift: 144, behind: true }),
} satisfies Record<string, PropSheet>;

const SIM = {
  'lunch-tray': handy({ fall: 'fallen' }),
  timer: handy({ start: 'running', ring: 'ringing' }),
  'day-plan': handy({ change: 'changed' }),
  'ear-defenders': handy(WEARS),
  ball: handy({ roll: 'rolled', throw: 'thrown' }),
  'board-game': thing({ fall: 'fallen', mend: THERE }),
  'break-card': handy(),
  'help-card': handy(),
  talker: handy(SHINES),
  stone: handy(),
  'card-game': thing({ deal: 'dealt', mend: THERE }),
  cup: thing({ drip: 'half', fill: 'full', empty: THERE }),
} satisfies Record<string, PropSheet>;

const PROPS = { ...ACADEMY, ...ZOOU, ...SSGRIN, ...HOH, ...SIM };
export type PropName = keyof typeof PROPS;

/** By the world they are of; a scene may borrow what is another world's. */
export const PROPS_OF: Record<ProgramId, readonly PropName[]> = {
  academy: names(ACADEMY),
  zoou: names(ZOOU),
  ssgrin: names(SSGRIN),
  hoh: names(HOH),
  sim: names(SIM),
};

function names(sheets: Partial<Record<PropName, PropSheet>>): PropName[] {
  return Object.keys(sheets).filter(isProp);
}

export function isProp(word: string): word is PropName {
  return Object.hasOwn(PROPS, word);
}

export function sheetOf(prop: PropName): PropSheet {
  return PROPS[prop];
}

export function isWorn({ state }: { state: string }): boolean {
  return state === WORN;
}

/** All that a thing can be, and so all that is drawn of it. */
export function statesOf(prop: PropName): string[] {
  const { first, verbs } = sheetOf(prop);
  return [...new Set([first, ...Object.values(verbs)])];
}
