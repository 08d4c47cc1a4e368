import * as z from 'zod/mini';
import type { Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { Period } from './periods.ts';

/** What goes once its period is over: declared by the owner of its table, carried out by `product/retention`. */
export type RetentionRule = {
  /** Its table's, and what of it where there is more than one rule. */
  readonly name: string;
  readonly table: string;
  /** What is emptied; null where the row itself goes. */
  readonly columns: readonly string[] | null;
  /** Tables whose rows go along with it. */
  readonly along: readonly string[];
  readonly period: Period;
  readonly every: Frequency;
  /** The clock of the oldest row that it still has to look after. */
  oldest(tx: Tx): Promise<Date | null>;
  /** Removes or empties some of what is older, and says how many. */
  remove(tx: Tx, before: Date, atMost: number): Promise<number>;
};

export const FREQUENCIES = ['hour', 'night'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

type About = Pick<RetentionRule, 'table' | 'period'> & {
  name?: string;
  columns?: readonly string[];
  along?: readonly string[];
  every?: Frequency;
};

/** For rows that go another way than one statement. */
export function ownRule(
  { table, period, name = table.replaceAll('_', '-'), columns, along = [], every = 'night' }: About,
  does: Pick<RetentionRule, 'oldest' | 'remove'>,
): RetentionRule {
  return { name, table, columns: columns ?? null, along, period, every, ...does };
}

type Told = About & {
  /** SQL of when the period of a row `t` begins. */
  clock: string;
  /** SQL of which rows `t` it holds for. What is emptied is among them no more. */
  held?: string;
  /** `delete from …` or `update … set …`, without its condition. */
  goes: string;
};

export const oldestRow = { oldest: z.nullable(z.date()) };

/** Rows that go by one statement, some at a time; what somebody else holds just now goes the next time. */
export function rule({ clock, held = 'true', goes, ...about }: Told): RetentionRule {
  const find = statement(
    oldestRow,
    `select min(${clock}) as oldest from ${about.table} t where ${held} and ${clock} is not null`,
  );
  const remove = statement(
    { gone: z.number() },
    `
    with gone as (
      ${goes} where ctid = any (array(
        select t.ctid from ${about.table} t where ${held} and ${clock} < $1 limit $2 for update skip locked))
      returning 1)
    select count(*)::integer as gone from gone`,
  );
  return ownRule(about, {
    oldest: async (tx) => (await find(tx))[0]?.oldest ?? null,
    remove: async (tx, before, atMost) => (await remove(tx, before, atMost))[0]?.gone ?? 0,
  });
}
