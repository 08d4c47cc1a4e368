import { fileInstead } from '#platform/server/http/reply.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { type Cell, cellWriter } from '#platform/server/tables/cells.ts';
import { smallFile } from '#platform/server/tables/small-file.ts';
import type { downloadMetrics } from '../contract.ts';
import type { Figures } from '../rules/figures.ts';
import { readMetrics } from './read-metrics.ts';

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
  return fileInstead(smallFile(`metrics-${data.from}-${data.to}`, format, { header, rows }));
}
