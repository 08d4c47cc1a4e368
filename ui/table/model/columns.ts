import type { Columns } from '#platform/contract/table.ts';

/** The columns a table shows by itself. */
function usualColumns(columns: Columns, silent: readonly string[]): string[] {
  return Object.keys(columns).filter((name) => !columns[name]?.hidden && !silent.includes(name));
}

/**
 * The chosen columns that the table still has. The first one names the row: it always shows, and stays first. Those that say
 * nothing of anybody here are shown to who chose them.
 */
export function shownColumns(
  columns: Columns,
  chosen: readonly string[] | undefined,
  silent: readonly string[] = [],
): string[] {
  const [first, ...others] = Object.keys(columns);
  if (first === undefined) return [];
  const wanted = [...new Set(chosen ?? usualColumns(columns, silent))];
  return [first, ...wanted.filter((name) => others.includes(name))];
}

/** What a file has of the columns that are shown, each once, and beside them what is always in it. */
export function fileColumns(
  columns: Columns,
  shown: readonly string[],
  always: readonly string[] = [],
): string[] {
  return [...new Set([...shown, ...always].flatMap((name) => columns[name]?.inFiles ?? [name]))];
}

/** All of them as the chooser lists them: the shown ones in their order, then the rest. */
export function listedColumns(columns: Columns, shown: readonly string[]): string[] {
  return [...shown, ...Object.keys(columns).filter((name) => !shown.includes(name))];
}

export function withColumn(shown: readonly string[], name: string, on: boolean): string[] {
  const others = shown.filter((one) => one !== name);
  return on ? [...others, name] : others;
}

/** One step up or down; neither above the first column nor beyond the last. */
export function movedColumn(shown: readonly string[], name: string, by: -1 | 1): string[] {
  const from = shown.indexOf(name);
  const to = from + by;
  if (from < 1 || to < 1 || to >= shown.length) return [...shown];
  const next = shown.filter((one) => one !== name);
  next.splice(to, 0, name);
  return next;
}
