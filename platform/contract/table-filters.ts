import * as z from 'zod/mini';
import { addDays, type Day, isDay, startOfDay } from './days.ts';
import type { Schema } from './endpoint.ts';
import { TEXT_MAX } from './fields.ts';
import type { SuggestionsEndpoint } from './suggestions.ts';

export type Named = {
  /** Key of the column's or filter's name: the screen's header, the chip, the exported header. */
  label: string;
};
export type Choices = {
  choices: readonly (string | number)[];
  /** Keys of the choices' words are this, a dot, and the choice. */
  labels: string;
};

export type Filter = Named &
  (
    | { kind: 'number-range' | 'day-range' | 'yes-no' }
    /** `YYYY-MM-DD`. Only a screen sets it: what is typed are ranges. */
    | { kind: 'day'; segment: true }
    /** Where there is something to find, what is there is suggested; what is typed counts all the same. */
    | { kind: 'text'; suggest?: SuggestionsEndpoint }
    | ({ kind: 'choice' | 'choices' } & Choices)
    /** One thing found by name: sent by its id. Null where only a tab ever sets it. */
    | { kind: 'id'; find: SuggestionsEndpoint | null }
  ) & {
    /** Set by the tab the table stands in, never by its user: not offered, no chip. */
    segment?: true;
    /** For the odd case: offered behind "More filters". */
    rare?: true;
  };

/** A filter's value as it is understood. On the wire, and in the screen's state, each is one line of text. */
export type ReadValue =
  | { kind: 'text'; text: string }
  | { kind: 'choices'; values: (string | number)[] }
  | { kind: 'number-range'; from: number | null; to: number | null }
  /** Both days belong to the range. */
  | { kind: 'day-range'; from: string | null; to: string | null }
  | { kind: 'yes-no'; yes: boolean }
  | { kind: 'day'; day: Day }
  | { kind: 'id'; id: number };

/** As the server works with it. */
export type FilterValue =
  | ReadValue
  /** The days of a range where the asker is, as moments: the second no longer belongs to it. */
  | { kind: 'moment-range'; from: Date | null; before: Date | null };

/** The parts of a range, `from..to`; either may be left out. */
const BETWEEN = '..';

export function rangeText(from: string, to: string): string {
  return from === '' && to === '' ? '' : `${from}${BETWEEN}${to}`;
}

export function rangeParts(text: string): { from: string; to: string } {
  const [from = '', to = ''] = text.split(BETWEEN);
  return { from: from.trim(), to: to.trim() };
}

/** Several choices, divided by commas. */
export function choicesText(values: readonly (string | number)[]): string {
  return values.join(',');
}

export function choicesOf(text: string): string[] {
  return text === '' ? [] : text.split(',');
}

/** Filters take M/D/YYYY, and YYYY/M/D as Taiwan writes it. Answers YYYY-MM-DD, or null for what is no day. */
export function dayFromFilter(text: string): string | null {
  const parts = text.trim().split('/');
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,2}$|^\d{4}$/.test(part))) return null;
  const [first = '', second = '', third = ''] = parts;
  const [year, month, day] = first.length === 4 ? [first, second, third] : [third, first, second];
  if (year.length !== 4 || month.length > 2 || day.length > 2) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : null;
}

export function dayForFilter(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${Number(month)}/${Number(day)}/${year}`;
}

/** Nobody looks at other days, and a week before or after them is still a day that can be written. */
const FIRST_DAY: Day = '2000-01-01';
const LAST_DAY: Day = '2099-12-31';

export function isAskedDay(text: string): boolean {
  return isDay(text) && text >= FIRST_DAY && text <= LAST_DAY;
}

/** What the text of a filter means; the message of the fault where it means nothing. */
export function readFilter(filter: Filter, text: string): ReadValue | string {
  switch (filter.kind) {
    case 'text':
      return text.trim() === '' || /\p{Cc}/u.test(text)
        ? 'validation.text'
        : { kind: 'text', text: text.trim() };
    case 'yes-no':
      return text === 'yes' || text === 'no' ? { kind: 'yes-no', yes: text === 'yes' } : 'validation.in';
    case 'id':
      return /^[1-9]\d{0,14}$/.test(text) ? { kind: 'id', id: Number(text) } : 'validation.exists';
    case 'choice':
    case 'choices': {
      const asked = filter.kind === 'choice' ? [text] : choicesOf(text);
      const values = filter.choices.filter((choice) => asked.includes(String(choice)));
      return values.length > 0 && values.length === new Set(asked).size
        ? { kind: 'choices', values }
        : 'validation.in';
    }
    case 'number-range':
      return readNumbers(text);
    case 'day-range':
      return readDays(text);
    case 'day':
      return isAskedDay(text) ? { kind: 'day', day: text } : 'validation.date';
  }
}

function readNumbers(text: string): ReadValue | string {
  const { from, to } = rangeParts(text);
  if (!text.includes(BETWEEN) || (from === '' && to === '')) return 'validation.number';
  if (![from, to].every((part) => /^(-?\d{1,9})?$/.test(part))) return 'validation.number';
  return {
    kind: 'number-range',
    from: from === '' ? null : Number(from),
    to: to === '' ? null : Number(to),
  };
}

function readDays(text: string): ReadValue | string {
  const { from, to } = rangeParts(text);
  if (!text.includes(BETWEEN) || (from === '' && to === '')) return 'validation.date';
  const days = [from, to].map((part) => (part === '' ? null : dayFromFilter(part)));
  if ((from !== '' && days[0] === null) || (to !== '' && days[1] === null)) return 'validation.date';
  return { kind: 'day-range', from: days[0] ?? null, to: days[1] ?? null };
}

/** What a range of days means for moments, to somebody who is there. */
export function momentRange(
  { from, to }: Extract<ReadValue, { kind: 'day-range' }>,
  timeZone: string,
): FilterValue {
  return {
    kind: 'moment-range',
    from: from === null ? null : startOfDay(timeZone, from),
    before: to === null ? null : startOfDay(timeZone, addDays(to, 1)),
  };
}

export function filterSchema(filter: Filter): Schema {
  return z
    .string({ error: 'validation.text' })
    .check(z.maxLength(TEXT_MAX, { error: 'validation.max-500', abort: true }), (context) => {
      const read = readFilter(filter, context.value);
      if (typeof read === 'string') {
        context.issues.push({ code: 'custom', message: read, input: context.value });
      }
    });
}
