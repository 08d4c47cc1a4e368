import { createHash } from 'node:crypto';
import type pg from 'pg';
import { noteAway } from './away.ts';

/** A statement that says so is planned with the values it comes with: see the tables' wide lists. */
export const PLAN_ANEW = '/* plan anew */ ';

function isPlannedAnew(text: string): boolean {
  return text.startsWith(PLAN_ANEW) || text.startsWith('declare ') || text.startsWith('explain ');
}

/** Without values there may be more than one statement in a text, unless it is a question. */
function isWorthAName(text: string, values: readonly unknown[]): boolean {
  return !isPlannedAnew(text) && (values.length > 0 || /^\s*(with|select)\b/.test(text));
}

/** How often the plans of a text went stale while this process ran. */
const renewals = new Map<string, number>();

/**
 * A migration gave a table another column, and what a connection has planned would answer other columns than it said.
 * PostgreSQL says so before anything is done.
 */
export function isStalePlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '0A000' &&
    error.message.startsWith('cached plan')
  );
}

/**
 * The same question in another text has another name: it is planned anew on every connection, those behind a pooler, which
 * knows statements by their texts, as well.
 */
function renewed(text: string, times: number): string {
  return times === 0 ? text : `${text} /* planned again: ${times} */`;
}

/** Gives a connection's statements names, so that PostgreSQL parses and plans them once. */
export function nameStatements(client: pg.PoolClient): void {
  const names = new Map<string, string>();
  const plain: (...values: unknown[]) => unknown = client.query.bind(client);
  const query = (...values: unknown[]): unknown => {
    const asked = plain(...values);
    if (asked instanceof Promise) asked.catch((error: unknown) => noteAway(error, false));
    return asked;
  };
  const named = (first: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    if (typeof first !== 'string' || !Array.isArray(values) || !isWorthAName(first, values)) {
      return query(first, values, ...rest);
    }
    const times = renewals.get(first) ?? 0;
    const text = renewed(first, times);
    let name = names.get(text);
    if (name === undefined) {
      if (names.size >= 500) return query(first, values, ...rest);
      // Of the text: one that is mixed up fails, and never answers another question.
      name = createHash('sha1').update(text).digest('base64url');
      names.set(text, name);
    }
    const asked = query({ name, text, values }, ...rest);
    if (!(asked instanceof Promise)) return asked;
    return asked.catch((error: unknown) => {
      if (!isStalePlan(error)) throw error;
      renewals.set(first, Math.max(renewals.get(first) ?? 0, times + 1));
      // Within a transaction everything before it is lost as well: see `transact`.
      if (client.getTransactionStatus() !== 'I') throw error;
      return named(first, values, ...rest);
    });
  };
  Object.assign(client, { query: named });
}
