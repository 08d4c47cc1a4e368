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
    select e.program from play_events e where e.student_id = ${row}.student_id and e.id = ${row}.id))`;

/** Of a row of `play_events`: a result's event as JSON, to be read by `asTold`. What is empty stands in it as null. */
export const resultJson = (row: string): string =>
  `to_json((select told from (select ${OF_ALL.map((name) => `${row}.${name}`).join(', ')}) told))`;

/** Leaves out what was not told, and tells the moment as browsers do. */
export function asTold(read: PlayEvent): PlayEvent {
  const event = { ...read, client_at: new Date(read.client_at).toISOString() };
  for (const [name, value] of Object.entries(event)) {
    if (value === null && name !== 'form') Reflect.deleteProperty(event, name);
  }
  return event;
}

/** What `resultJson` answers. */
export const resultEvent = z.pipe(z.transform(asTold), playEvent);
