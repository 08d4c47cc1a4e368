import * as z from 'zod/mini';
import { type PlayEvent, playEvent } from '../../rules/results/events.ts';

/**
 * What browsers tell lies in `told_events`, a column for each field of an event, by its name. It is read by the view
 * `play_events`, which also has what an earlier release kept as one object (`play_events_before`) until that is moved.
 */

const OF_ALL = [
  ...([
    'type',
    'id',
    'session',
    'seq',
    'epoch',
    'program',
    'iteration',
    'lang',
    'debug',
    'client_at',
  ] as const),
  ...(['scene', 'form', 'attempt', 'content_version', 'words', 'muted', 'reads_aloud'] as const),
  ...([
    'ask',
    'opt',
    'pos',
    'hint_used',
    'hovered',
    'ms_since_prompt_end',
    'visible_ms',
    'hidden_ms',
  ] as const),
  ...(['aloud', 'input'] as const),
];
const OF_FEW = [
  ...(['slot', 'active_s', 'picks', 'lines', 'checkpoint_version', 'taps', 'slow', 'told_to'] as const),
  'device_at' as const,
];
const FIELDS = [...OF_ALL, ...OF_FEW];

/** All columns that come from an event itself; student and moment of arrival are not among them. */
export const TOLD_COLUMNS = FIELDS.join(', ');
/** The same of a row, of which some are said otherwise. */
export function toldColumnsOf(row: string, otherwise: { readonly [Name in string]?: string } = {}): string {
  return FIELDS.map((name) => otherwise[name] ?? `${row}.${name}`).join(', ');
}

/** Rows of events as they were told, from a parameter. */
export const toldRows = (events: string): string =>
  `jsonb_populate_recordset(null::told_events, ${events}::jsonb)`;

/** As browsers tell a moment. */
export const momentSql = (at: string): string =>
  `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Which program a check-in came with: a release before this one kept that with its event alone. */
export const checkInProgram = (row: string): string =>
  `coalesce(${row}.program, (
    select e.program from play_events e where e.student_id = ${row}.student_id and e.id = ${row}.id limit 1))`;

/**
 * Of a row of `play_events`: what a result is made of, as JSON, to be read by `asTold`. Values without their names are written
 * and read in less than the time.
 */
export const resultJson = (row: string): string =>
  `json_build_array(${OF_ALL.map((name) => `${row}.${name}`).join(', ')})`;

/** Leaves out what was not told, and tells the moment as browsers do. */
export function asTold(values: readonly unknown[]): PlayEvent {
  const event: Record<string, unknown> = {};
  for (const [at, name] of OF_ALL.entries()) {
    const value = values[at];
    if (name === 'client_at') event[name] = new Date(String(value)).toISOString();
    else if (value !== null || name === 'form') event[name] = value;
  }
  // What `resultEvent` holds against the event's own schema.
  return Object(event);
}

/** What `resultJson` answers. */
export const resultEvent = z
  .array(z.unknown())
  .check(z.refine((values) => playEvent.safeParse(asTold(values)).success, 'is no event'));
