import { createHash } from 'node:crypto';
import type pg from 'pg';
import { inPartOfSpan } from '../telemetry/spans.ts';
import { noteAway } from './away.ts';
import { countFault } from './faults.ts';
import { describeStatement } from './statement-spans.ts';

/** A statement that says so is planned with the values it comes with: see the tables' wide lists. */
export const PLAN_ANEW = '/* plan anew */ ';

function isPlannedAnew(text: string): boolean {
  return text.startsWith(PLAN_ANEW) || text.startsWith('declare ') || text.startsWith('explain ');
}

/** Without values there may be more than one statement in a text, unless it is a question. */
function isOneStatement(text: string, values: readonly unknown[]): boolean {
  return values.length > 0 || /^\s*(with|select)\b/.test(text);
}

function isWorthAName(text: string, values: readonly unknown[]): boolean {
  return !isPlannedAnew(text) && isOneStatement(text, values);
}

/** How often the plans of a text went stale while this process ran. */
const renewals = new Map<string, number>();

/**
 * A migration gave a table another column, and what a connection has planned would answer other columns than it said.
 * PostgreSQL says so before anything is done.
 */
function isStalePlan(error: unknown): boolean {
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

/** Of the text: one that is mixed up fails, and never answers another question. */
function nameOf(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}

const DEADLOCK = '40P01';

/** Two held what the other wanted, a migration among them perhaps; PostgreSQL gave up this one, which has done nothing. */
function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DEADLOCK;
}

/** Nothing is left of what failed so, and the same once more has every chance. */
export function isWorthAnotherTry(error: unknown): boolean {
  return isStalePlan(error) || isDeadlock(error);
}

const MOST_TRIES = 3;

/** Gives a connection's statements names, so that PostgreSQL parses and plans them once. */
export function nameStatements(client: pg.PoolClient): void {
  const names = new Map<string, string>();
  const plain: (...values: unknown[]) => unknown = client.query.bind(client);
  const query = (...values: unknown[]): unknown => {
    const asked = plain(...values);
    if (asked instanceof Promise) {
      asked.catch((error: unknown) => {
        noteAway(error, false);
        countFault(error);
      });
    }
    return asked;
  };
  const named = (first: string, values: readonly unknown[], rest: readonly unknown[]): unknown => {
    if (!isWorthAName(first, values)) return query(first, values, ...rest);
    const text = renewed(first, renewals.get(first) ?? 0);
    let name = names.get(text);
    if (name === undefined) {
      if (names.size >= 500) return query(first, values, ...rest);
      name = nameOf(text);
      names.set(text, name);
    }
    return query({ name, text, values }, ...rest);
  };
  const patient = (
    first: string,
    values: readonly unknown[],
    rest: readonly unknown[],
    tries = 1,
  ): unknown => {
    const times = renewals.get(first) ?? 0;
    const asked = named(first, values, rest);
    if (!(asked instanceof Promise)) return asked;
    return asked.catch((error: unknown) => {
      if (!isWorthAnotherTry(error)) throw error;
      if (isStalePlan(error)) renewals.set(first, Math.max(renewals.get(first) ?? 0, times + 1));
      // Within a transaction everything before it is lost as well: see `transact`.
      if (client.getTransactionStatus() !== 'I' || tries === MOST_TRIES) throw error;
      return patient(first, values, rest, tries + 1);
    });
  };
  Object.assign(client, {
    query: (first: unknown, values?: unknown, ...rest: unknown[]): unknown => {
      if (typeof first !== 'string' || !Array.isArray(values)) return query(first, values, ...rest);
      const ask = (): unknown =>
        isOneStatement(first, values) ? patient(first, values, rest) : query(first, values, ...rest);
      // Who hands over a function is told by it, and waits for no promise.
      if (rest.length > 0) return ask();
      return inPartOfSpan(
        () => describeStatement(first, nameOf),
        () => ask() as Promise<unknown>,
      );
    },
  });
}
