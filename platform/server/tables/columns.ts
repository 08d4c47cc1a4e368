import type { Table } from '#platform/contract/table.ts';
import type { ColumnExpression, TableSource, Theirs } from './source.ts';

/** A table and where its rows come from. */
export type Listed = { table: Table; source: TableSource };

/** Where a row carries what its rule is told. */
export const FACTS = '#facts';

export function namesOf({ table }: Pick<Listed, 'table'>): string[] {
  return [...Object.keys(table.columns), ...Object.keys(table.fields)];
}

export function columnOf({ source }: Pick<Listed, 'source'>, name: string): ColumnExpression {
  const column = source.columns[name];
  if (column === undefined) throw new Error(`no SQL for the column ${name}`);
  return column;
}

export function isByRule({ source }: Pick<Listed, 'source'>, name: string): boolean {
  const column = source.columns[name];
  return typeof column === 'object' && 'rule' in column;
}

/** The late expression of the facts, where one of these columns needs them. */
export function factsFor(
  { table, source }: Listed,
  names: readonly string[],
): { sql: string; late: string } | null {
  if (!names.some((name) => isByRule({ source }, name))) return null;
  if (source.rule === undefined) throw new Error(`${table.name} has no rule`);
  return source.rule.facts;
}

/** As one expression, where the other row is joined. */
export function wholeSql({ own, theirs }: Theirs): string {
  const sql = typeof theirs === 'string' ? theirs : theirs.sql;
  return own === undefined ? sql : `coalesce(${own}, ${sql})`;
}
