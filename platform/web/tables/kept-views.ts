import type { Table } from '../../contract/table.ts';
import { type Filter, readFilter } from '../../contract/table-filters.ts';
import type { View } from './table-state.ts';

export type { View } from './table-state.ts';

/**
 * What survives a reload of the page, in this tab of the browser only. Texts somebody looked for may be a child's name:
 * those filters are not kept, and without them the page of before means nothing.
 */
const PLACE = 'kindred.lists';
const KEPT_KINDS: readonly Filter['kind'][] = [
  'choice',
  'choices',
  'yes-no',
  'number-range',
  'day-range',
  'id',
];

export function keepable(table: Table, { page, filters, sort }: View): View {
  const all = Object.entries(filters);
  const kept = all.filter(([name, text]) => isKept(table, name, text));
  return { page: kept.length === all.length ? page : 1, filters: Object.fromEntries(kept), sort };
}

function isKept(table: Table, name: string, text: unknown): boolean {
  const filter = table.filters[name];
  if (filter === undefined || filter.segment === true || !KEPT_KINDS.includes(filter.kind)) return false;
  return typeof text === 'string' && typeof readFilter(filter, text) !== 'string';
}

export function keepView(table: Table, key: string, view: View): void {
  write({ ...read(), [key]: keepable(table, view) });
}

/** As the table takes it today; null where there is nothing of it. */
export function keptView(table: Table, key: string): View | null {
  const kept = read()[key];
  if (typeof kept !== 'object' || kept === null) return null;
  const { page, filters, sort } = kept as Partial<Record<keyof View, unknown>>;
  const { column, descending } = (sort ?? {}) as { column?: unknown; descending?: unknown };
  if (typeof column !== 'string' || !table.columns[column]?.sort) return null;
  if (typeof filters !== 'object' || filters === null) return null;
  return keepable(table, {
    page: Number.isInteger(page) && Number(page) > 0 ? Number(page) : 1,
    filters: filters as View['filters'],
    sort: { column, descending: descending === true },
  });
}

export function forgetViews(): void {
  try {
    sessionStorage.removeItem(PLACE);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function read(): Record<string, unknown> {
  try {
    const all: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}');
    return typeof all === 'object' && all !== null ? { ...all } : {};
  } catch {
    return {};
  }
}

function write(views: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(views));
  } catch {
    // Lists work without.
  }
}
