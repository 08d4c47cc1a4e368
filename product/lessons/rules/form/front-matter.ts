import { FEELINGS } from '#brands/feelings.ts';
import { POSES } from '#brands/poses.ts';
import { PLACES } from '#product/play/rules/story/places.ts';
import type { Cover, Figure } from '../lesson/lesson.ts';
import type { Line, Notes } from './faults.ts';

/** The catalogue's columns, in its order. */
export const FACT_KEYS = [
  'id',
  'title',
  'type',
  'usage',
  'skills',
  'level',
  'grades',
  'prep',
  'challenges',
  'minutes',
  'overview',
  'materials',
  'student_anchor',
  'featured',
  'scene',
  'practice',
  'family',
  'safety',
] as const;

export const LESSON_KEYS = [...FACT_KEYS, 'home_overview', 'school_only', 'cover'] as const;
export const TRANSLATION_KEYS = [
  'id',
  'title',
  'overview',
  'materials',
  'student_anchor',
  'home_overview',
] as const;

/** Lines that a file may do without. Which of them it has to have follows from its facts. */
const OPTIONAL: readonly string[] = ['home_overview', 'school_only'];

export type Front<Key extends string> = Record<Key, { line: number; value: string }>;

/** Splits a file into what stands between its two `---` and the rest. Without both there is nothing to read. */
export function splitFile(source: string, { fault }: Notes): { front: Line[]; body: Line[] } | null {
  const lines = source.split(/\r?\n/).map((text, at): Line => ({ number: at + 1, text: text.trimEnd() }));
  const end = lines.findIndex(({ text }, at) => at > 0 && text === '---');
  if (lines[0]?.text !== '---' || end < 0) {
    fault(1, 'the file begins with --- , its facts, and --- again');
    return null;
  }
  return { front: lines.slice(1, end), body: lines.slice(end + 1) };
}

/** `key: value` lines: all the keys but those that are optional, no others, in their order. */
export function readFront<Key extends string>(
  lines: readonly Line[],
  keys: readonly Key[],
  { fault }: Notes,
): Front<Key> {
  const found = new Map<string, { line: number; value: string }>();
  let last = -1;
  for (const { number, text } of lines) {
    const [, key = '', value = ''] = /^([a-z_]+):(?: (.*))?$/.exec(text) ?? [];
    const at = keys.findIndex((known) => known === key);
    if (at < 0) fault(number, `"${text}" is no line of facts: they are ${keys.join(', ')}`);
    else if (found.has(key)) fault(number, `${key} stands here a second time`);
    else if (at < last) fault(number, `${key} stands too late: the order is ${keys.join(', ')}`);
    if (at < 0 || found.has(key)) continue;
    last = Math.max(last, at);
    found.set(key, { line: number, value: value.trim() });
  }
  const missing = keys.filter((known) => !found.has(known) && !OPTIONAL.includes(known));
  for (const key of missing) fault(1, `there is no ${key}`);
  const entries = keys.map((key) => [key, found.get(key) ?? { line: 1, value: '' }] as const);
  return fromEntries(entries);
}

function fromEntries<Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Record<Key, Value> {
  const record: Partial<Record<Key, Value>> = {};
  for (const [key, value] of entries) record[key] = value;
  const isWhole = (given: Partial<Record<Key, Value>>): given is Record<Key, Value> =>
    entries.every(([key]) => key in given);
  if (!isWhole(record)) throw new Error('a record lost a key');
  return record;
}

export const listOf = (value: string): string[] => (value === '' ? [] : value.split(', '));

const FIGURE = /^([a-z]+)\/([a-z]+)\/([a-z]+)$/;

/** `place=meadow; left=nim/happy/wave; right=you/calm/stand` */
export function readCover(line: number, value: string, { fault }: Notes): Cover | null {
  const [, place = '', left = '', right = ''] =
    /^place=([a-z-]+); left=([^;]+); right=([^;]+)$/.exec(value) ?? [];
  if (place === '') {
    fault(line, 'a cover is: place=<place>; left=<who>/<face>/<pose>; right=<who>/<face>/<pose>');
    return null;
  }
  const known = PLACES.find((word) => word === place);
  if (known === undefined) fault(line, `no picture is called ${place}: ${PLACES.join(', ')}`);
  const figures = [left, right].map((figure) => readFigure(line, figure, fault));
  const [one, other] = figures;
  return known === undefined || !one || !other ? null : { place: known, left: one, right: other };
}

function readFigure(line: number, text: string, fault: Notes['fault']): Figure | null {
  const [, who = '', faceName = '', poseName = ''] = FIGURE.exec(text) ?? [];
  if (who === '') fault(line, `"${text}" is no figure: <who>/<face>/<pose>`);
  if (who === '') return null;
  const face = FEELINGS.find((word) => word === faceName);
  const pose = POSES.find((word) => word === poseName);
  if (face === undefined) fault(line, `no face is called ${faceName}: ${FEELINGS.join(', ')}`);
  if (pose === undefined) fault(line, `no pose is called ${poseName}: ${POSES.join(', ')}`);
  return face === undefined || pose === undefined ? null : { who, face, pose };
}
