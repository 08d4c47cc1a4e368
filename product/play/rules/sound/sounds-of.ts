import type { Direction, Directions, LastingEffect, PassingEffect } from '../directions/directions.ts';
import type { Gesture } from '../directions/poses.ts';
import type { PropName } from '../directions/props.ts';
import type { Stage } from '../stage/stage.ts';
import type { EffectName } from './effects.ts';

/**
 * What is heard of what the stage shows. There is no way to ask for a sound by itself, so every sound of a scene has
 * something to see: a thing that does something, weather, dust, somebody who moves.
 */
export const VERB_SOUNDS: Readonly<Record<string, EffectName>> = {
  // What every thing, or all that fits into a hand, can be told.
  put: 'knock',
  gone: 'gone',
  take: 'lift',
  give: 'lift',
  drop: 'thud',
  // What is on their sheets.
  blink: 'light',
  bloom: 'bloom',
  boil: 'bubble',
  break: 'crack',
  build: 'stack',
  buzz: 'buzz',
  calm: 'rain',
  change: 'paper',
  clear: 'clink',
  cool: 'puff',
  cover: 'cloth',
  crease: 'paper',
  crown: 'knock',
  cut: 'slice',
  deal: 'deal',
  dim: 'dim',
  drip: 'drip',
  empty: 'pour',
  fall: 'thud',
  fill: 'pour',
  finish: 'mend',
  flap: 'flap',
  flash: 'thunder',
  flatten: 'cloth',
  float: 'float',
  fly: 'flap',
  frame: 'knock',
  free: 'winch',
  glow: 'light',
  gray: 'paper',
  grow: 'grow',
  hiss: 'static',
  jam: 'jam',
  land: 'thud',
  lay: 'clink',
  lean: 'creak',
  lift: 'rope',
  light: 'light',
  load: 'thud',
  mend: 'mend',
  near: 'flap',
  nibble: 'squeeze',
  open: 'latch',
  pop: 'pop',
  press: 'click',
  prop: 'knock',
  puff: 'puff',
  pull: 'rope',
  push: 'lever',
  ring: 'bell',
  roll: 'roll',
  sail: 'horn',
  share: 'deal',
  shut: 'latch',
  sink: 'bubble',
  smile: 'paper',
  spill: 'splash',
  spin: 'spin',
  split: 'crack',
  squeeze: 'squeeze',
  squish: 'squeeze',
  start: 'tick',
  stay: 'knock',
  stretch: 'stretch',
  tangle: 'rope',
  tear: 'tear',
  throw: 'whoosh',
  tie: 'knot',
  tilt: 'creak',
  tip: 'thud',
  top: 'knock',
  turn: 'winch',
  wear: 'cloth',
  wet: 'drip',
  widen: 'stack',
  write: 'click',
};

/** Where a thing sounds otherwise than others that do the same. */
const OWN_SOUNDS: Partial<Record<PropName, Readonly<Record<string, EffectName>>>> = {
  tower: { fall: 'topple' },
  'toy-train': { fall: 'topple' },
  'marble-run': { fall: 'topple' },
  'board-game': { fall: 'clatter', mend: 'stack' },
  'bun-tray': { fall: 'clatter' },
  'lunch-tray': { fall: 'clatter' },
  'seedling-tray': { fall: 'clatter' },
  cake: { fall: 'splat' },
  kite: { fall: 'tear', break: 'tear' },
  'cue-card': { drop: 'paper' },
  'market-bell': { ring: 'great-bell' },
  drum: { ring: 'drum' },
  phone: { ring: 'ring' },
  timer: { ring: 'alarm' },
  letter: { open: 'paper', shut: 'paper' },
  logbook: { open: 'paper', shut: 'paper' },
  'green-notebook': { open: 'paper', shut: 'paper' },
  photo: { break: 'tear' },
  snapshot: { empty: 'paper' },
  laptop: { open: 'click', shut: 'click', finish: 'click' },
  umbrella: { open: 'flap', shut: 'cloth' },
  plaque: { open: 'cloth' },
  'guild-door': { open: 'door', shut: 'door' },
  'post-desk': { open: 'creak' },
  lever: { pull: 'lever' },
  radio: { light: 'click' },
  recorder: { light: 'click' },
  microphone: { light: 'click' },
  'balloon-patch': { fall: 'cloth' },
  'paper-cloud': { put: 'paper' },
};

export function soundOfProp(prop: PropName, verb: string): EffectName | null {
  return OWN_SOUNDS[prop]?.[verb] ?? VERB_SOUNDS[verb] ?? null;
}

const LASTING_SOUNDS: Record<LastingEffect, EffectName> = {
  rain: 'rain',
  wind: 'wind',
  snow: 'snow',
  dusk: 'crickets',
  dark: 'dark',
  lamps: 'light',
  hush: 'hush',
  fog: 'hush',
};

const PASSING_SOUNDS: Record<PassingEffect, EffectName> = {
  dust: 'dust',
  sparkle: 'sparkle',
  shake: 'rumble',
};

const GESTURE_SOUNDS: Record<Gesture, EffectName> = {
  swish: 'swish',
  hop: 'hop',
  nod: 'nod',
  'shake-head': 'shake',
};

/** Of poses only this one is heard. */
const CHEERS = 'cheer';

/** More at once is noise. */
const MOST_AT_ONCE = 3;

/** What the last line sounds like: things first, then weather, then who moves. */
export function soundsOf(before: Stage, { effects, actors, now }: Stage): EffectName[] {
  const cheeredBefore = new Set(before.actors.filter(({ pose }) => pose === CHEERS).map(({ who }) => who));
  const isWalking = now.entering.length + now.leaving.length + now.moving.length > 0;
  const isSlow = [...now.entering, ...now.leaving, ...now.moving].every(({ slowly }) => slowly);
  const heard: (EffectName | null)[] = [
    ...now.acted.map(({ prop, verb }) => soundOfProp(prop, verb)),
    ...now.effects.map((effect) => PASSING_SOUNDS[effect]),
    ...effects.filter((effect) => !before.effects.includes(effect)).map((effect) => LASTING_SOUNDS[effect]),
    ...actors.map(({ gesture }) => (gesture === null ? null : GESTURE_SOUNDS[gesture])),
    ...actors.map(({ who, pose }) =>
      pose === CHEERS && !cheeredBefore.has(who) ? ('cheer' as const) : null,
    ),
    isWalking ? (isSlow ? 'slow-steps' : 'steps') : null,
  ];
  return [...new Set(heard.filter((sound) => sound !== null))].slice(0, MOST_AT_ONCE);
}

/** All that can be heard of a stage. */
export function stageSounds(): EffectName[] {
  return [
    ...Object.values(VERB_SOUNDS),
    ...Object.values(OWN_SOUNDS).flatMap((own) => Object.values(own)),
    ...Object.values(LASTING_SOUNDS),
    ...Object.values(PASSING_SOUNDS),
    ...Object.values(GESTURE_SOUNDS),
    'cheer',
    'steps',
    'slow-steps',
  ];
}

/** What coming lines will sound like, so that it can be prepared. */
export function soundsAhead(lines: readonly { stage: Directions | null }[]): EffectName[] {
  const heard = lines.flatMap(({ stage }) => stage?.list ?? []).map(soundOf);
  return [...new Set(heard.filter((sound) => sound !== null))];
}

function soundOf(direction: Direction): EffectName | null {
  switch (direction.do) {
    case 'prop':
      return soundOfProp(direction.prop, direction.verb);
    case 'pass':
      return PASSING_SOUNDS[direction.effect];
    case 'last':
      return direction.on ? LASTING_SOUNDS[direction.effect] : null;
    case 'gesture':
      return GESTURE_SOUNDS[direction.gesture];
    case 'pose':
      return direction.pose === CHEERS ? 'cheer' : null;
    case 'enter':
    case 'exit':
    case 'move':
      return direction.slowly ? 'slow-steps' : 'steps';
    case 'feel':
    case 'camera':
      return null;
  }
}
