import { Readable } from 'node:stream';
import { Download, fileInstead } from '#platform/server/http/reply.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { type Cell, cellWriter, type Rows } from '#platform/server/tables/cells.ts';
import { csv } from '#platform/server/tables/csv.ts';
import { xlsx } from '#platform/server/tables/xlsx.ts';
import type { downloadMetrics } from '../contract.ts';
import type { Figures } from '../rules/figures.ts';
import { readMetrics } from './read-metrics.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** What the page tells, and what it counts it of; money in dollars. */
const COLUMNS = [
  ...([
    'requests',
    'activated',
    'verified',
    'first_students',
    'active_children',
    'minutes',
    'scenes',
  ] as const),
  ...([
    'check_ins',
    'trials',
    'trials_paid',
    'plans',
    'plans_renewed',
    'paid',
    'refunded',
    'revenue',
  ] as const),
  ...(['refunds', 'turned_away', 'gifts'] as const),
] as const;

function valueOf(figures: Figures, column: (typeof COLUMNS)[number]): number | null {
  const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);
  if (column === 'minutes') return Math.round(figures.seconds / 60);
  if (column === 'paid') return dollars(figures.paid_cents);
  if (column === 'refunded') return dollars(figures.refunded_cents);
  if (column === 'revenue') return dollars(figures.revenue_cents);
  return figures[column];
}

/** A row a day, week or month, oldest first, then all of them together; what is not told of a program has no column. */
export async function sendMetrics(context: Context<typeof downloadMetrics>): Promise<never> {
  const { input, tx, now, sayIn } = context;
  const { _format: format, _locale: locale, ...asked } = input;
  const { data } = await readMetrics({ tx, now, input: asked });
  const say = sayIn(locale);
  const columns = COLUMNS.filter((column) => valueOf(data.total, column) !== null);
  const day = cellWriter({ label: '', kind: 'day' }, say, 'UTC');
  const told = [...data.rows.toReversed(), { from: data.from, to: data.to, figures: data.total }];
  const rows = told.map(({ from, to, figures }): Cell[] => [
    day(from),
    day(to),
    ...columns.map((column) => valueOf(figures, column) ?? ''),
  ]);
  const header = ['metrics.from', 'metrics.to', ...columns.map((column) => `metrics.table.${column}`)].map(
    (i18n) => say({ i18n }),
  );
  const made = async function* (): Rows {
    yield rows;
  };
  return fileInstead(
    new Download({
      name: `metrics-${data.from}-${data.to}.${format}`,
      contentType: TYPES[format],
      content: Readable.from(format === 'csv' ? csv(header, made()) : xlsx(header, made()), {
        objectMode: false,
      }),
      headers: { 'X-Rows': String(rows.length) },
    }),
  );
}
