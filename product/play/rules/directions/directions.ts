import { FEELINGS, type Feeling } from '#brands/feelings.ts';
import type { Pose } from '#brands/poses.ts';
import { type Gesture, isGesture, isPose } from './poses.ts';
import { isProp, type PropName } from './props.ts';

/** Stage directions, as the tags of a line have them: `# enter: nim from left at 3 slowly, bao at 6`. */

export const STAGE_TAGS = ['enter', 'exit', 'move', 'pose', 'feel', 'prop', 'fx', 'camera', 'voice'] as const;

export type Side = 'left' | 'right';

export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** Weather and light stay until they are told to go. */
const LASTING_EFFECTS = ['rain', 'wind', 'snow', 'dusk', 'dark', 'lamps', 'hush', 'fog'] as const;
/** These pass with their line. */
const PASSING_EFFECTS = ['dust', 'sparkle', 'shake'] as const;
export type LastingEffect = (typeof LASTING_EFFECTS)[number];
export type PassingEffect = (typeof PASSING_EFFECTS)[number];

export type Shot =
  | { shot: 'wide' }
  | { shot: 'close'; on: string }
  | { shot: 'two'; on: string; and: string };

export type Direction =
  | { do: 'enter'; who: string; from: Side | null; at: number; slowly: boolean }
  | { do: 'exit'; who: string; to: Side | null; slowly: boolean }
  | { do: 'move'; who: string; at: number; slowly: boolean }
  /** `turn`: to which side; null: to whom it is meant for (`rules/stage/turning.ts`). */
  | { do: 'pose'; who: string; pose: Pose; holds: PropName | null; turn: Side | null }
  | { do: 'gesture'; who: string; gesture: Gesture }
  | { do: 'feel'; who: string; face: Feeling }
  /** `who`: whose hand it goes to. `on`: on what it is put. */
  | {
      do: 'prop';
      verb: string;
      prop: PropName;
      at: number | null;
      on: PropName | null;
      who: string | null;
    }
  | { do: 'last'; effect: LastingEffect; on: boolean }
  | { do: 'pass'; effect: PassingEffect }
  | { do: 'camera'; to: Shot };

/** What a line says of the stage. `voice`: whoever speaks is heard and not seen. */
export type Directions = { list: readonly Direction[]; voice: boolean };

export type DirectionFault = { kind: 'direction' | 'mark' | 'pose' | 'face' | 'prop' | 'fx'; detail: string };

const NUMBER = String.raw`(-?\d+(?:\.\d+)?)`;
const ENTER = new RegExp(`^(\\S+)(?: from (left|right))? at ${NUMBER}( slowly)?$`);
const EXIT = /^(\S+)(?: (left|right))?( slowly)?$/;
const MOVE = new RegExp(`^(\\S+) to ${NUMBER}( slowly)?$`);
const POSE = /^(\S+) (\S+)(?: (?!left$|right$)(\S+))?(?: (left|right))?$/;
const FEEL = /^(\S+) (\S+)$/;
const PROP = new RegExp(`^([a-z]+) (\\S+)(?: on (\\S+))?(?: at ${NUMBER})?(?: (?:to|by) (\\S+))?$`);
const FX = /^(\S+?)( off)?$/;
const CAMERA = /^(?:(wide)|close (\S+)|two (\S+) (\S+))$/;

/** Which forms there are, for whoever wrote another. */
const FORMS: Record<Exclude<(typeof STAGE_TAGS)[number], 'voice'>, string> = {
  enter: '<who> [from left|right] at <1 to 9> [slowly]',
  exit: '<who> [left|right] [slowly]',
  move: '<who> to <1 to 9> [slowly]',
  pose: '<who> <pose> [thing held] [left|right]',
  feel: '<who> <face>',
  prop: '<verb> <thing> [on <thing>] [at <1 to 9>] [to|by <who>]',
  fx: '<effect> [off]',
  camera: 'wide, close <whom>, or two <one> <other>',
};
type Tag = keyof typeof FORMS;

function isTag(word: string): word is Tag {
  return Object.hasOwn(FORMS, word);
}

const LEFTMOST = 1;
const RIGHTMOST = 9;

function sideOf(word: string | undefined): Side | null {
  return word === 'left' || word === 'right' ? word : null;
}

const isFace = (word: string): word is Feeling => FEELINGS.some((one) => one === word);
const isLasting = (word: string): word is LastingEffect => LASTING_EFFECTS.some((one) => one === word);
const isPassing = (word: string): word is PassingEffect => PASSING_EFFECTS.some((one) => one === word);

/** Reads them in the order in which they are written; null for a line that says nothing of the stage. */
export function readDirections(
  tags: ReadonlyMap<string, string>,
  note: (fault: DirectionFault) => void = () => undefined,
): Directions | null {
  const list: Direction[] = [];
  let isDirected = tags.has('voice');
  for (const [tag, value] of tags) {
    if (!isTag(tag)) continue;
    isDirected = true;
    for (const written of value.split(',').map((part) => part.trim().replace(/\s+/g, ' '))) {
      const direction = READERS[tag](written, note);
      if (direction === 'unread') note({ kind: 'direction', detail: `${tag}: ${written}; ${FORMS[tag]}` });
      else if (direction !== null) list.push(direction);
    }
  }
  return isDirected ? { list, voice: tags.has('voice') } : null;
}

/** `unread`: not of this form. Null: of this form, with a word that was noted. */
type Reader = (written: string, note: (fault: DirectionFault) => void) => Direction | 'unread' | null;

function markOf(
  written: string | undefined,
  whole: string,
  note: (fault: DirectionFault) => void,
): number | null {
  const at = Number(written);
  if (at >= LEFTMOST && at <= RIGHTMOST) return at;
  note({ kind: 'mark', detail: whole });
  return null;
}

const READERS: Record<Tag, Reader> = {
  enter: (written, note) => {
    const [, who, from, mark, slowly] = ENTER.exec(written) ?? [];
    if (who === undefined) return 'unread';
    const at = markOf(mark, written, note);
    return at === null ? null : { do: 'enter', who, from: sideOf(from), at, slowly: slowly !== undefined };
  },
  exit: (written) => {
    const [, who, to, slowly] = EXIT.exec(written) ?? [];
    return who === undefined ? 'unread' : { do: 'exit', who, to: sideOf(to), slowly: slowly !== undefined };
  },
  move: (written, note) => {
    const [, who, mark, slowly] = MOVE.exec(written) ?? [];
    if (who === undefined) return 'unread';
    const at = markOf(mark, written, note);
    return at === null ? null : { do: 'move', who, at, slowly: slowly !== undefined };
  },
  pose: (written, note) => {
    const [, who, word = '', held, side] = POSE.exec(written) ?? [];
    if (who === undefined) return 'unread';
    if (isGesture(word))
      return held === undefined && side === undefined ? { do: 'gesture', who, gesture: word } : 'unread';
    const holds = held !== undefined && isProp(held) ? held : null;
    if (!isPose(word)) note({ kind: 'pose', detail: written });
    else if (held !== undefined && holds === null) note({ kind: 'prop', detail: `nobody drew ${held}` });
    else return { do: 'pose', who, pose: word, holds, turn: sideOf(side) };
    return null;
  },
  feel: (written, note) => {
    const [, who, face = ''] = FEEL.exec(written) ?? [];
    if (who === undefined) return 'unread';
    if (isFace(face)) return { do: 'feel', who, face };
    note({ kind: 'face', detail: written });
    return null;
  },
  prop: (written, note) => {
    const [, verb, prop = '', under, mark, who] = PROP.exec(written) ?? [];
    if (verb === undefined) return 'unread';
    const at = mark === undefined ? null : markOf(mark, written, note);
    const on = under !== undefined && isProp(under) ? under : null;
    if (!isProp(prop)) note({ kind: 'prop', detail: `nobody drew ${prop}` });
    else if (under !== undefined && on === null) note({ kind: 'prop', detail: `nobody drew ${under}` });
    else if (mark === undefined || at !== null) return { do: 'prop', verb, prop, at, on, who: who ?? null };
    return null;
  },
  fx: (written, note) => {
    const [, effect = '', off] = FX.exec(written) ?? [];
    if (isLasting(effect)) return { do: 'last', effect, on: off === undefined };
    if (isPassing(effect) && off === undefined) return { do: 'pass', effect };
    note({ kind: 'fx', detail: written });
    return null;
  },
  camera: (written) => {
    const [, wide, close, one, other] = CAMERA.exec(written) ?? [];
    if (wide !== undefined) return { do: 'camera', to: { shot: 'wide' } };
    if (close !== undefined) return { do: 'camera', to: { shot: 'close', on: close } };
    if (one !== undefined && other !== undefined)
      return { do: 'camera', to: { shot: 'two', on: one, and: other } };
    return 'unread';
  },
};
