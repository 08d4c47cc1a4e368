import * as z from 'zod/mini';
import { statement } from '../database/statement.ts';
import { oldestRow, ownRule, type RetentionRule, rule } from './rule.ts';

const findOldestAudit = statement(oldestRow, 'select (select at from audit order by id limit 1) as oldest');
const forgetAudit = statement(
  { gone: z.number() },
  'select forget_audit_before($1::timestamptz, $2::integer) as gone',
);

/** Forgotten guesses, letters, events that everybody has heard of, and who did what long ago. */
export const PLATFORM_RULES: readonly RetentionRule[] = [
  rule({
    table: 'throttles',
    clock: 't.touched_at',
    period: { days: 1 },
    every: 'hour',
    goes: 'delete from throttles',
  }),
  rule({
    table: 'events',
    clock: 't.at',
    period: { days: 1 },
    every: 'hour',
    goes: 'delete from events',
  }),
  // The link inside has long expired.
  rule({
    name: 'mails-words',
    table: 'mails',
    columns: ['letter_sealed'],
    clock: 't.created_at',
    period: { days: 3 },
    every: 'hour',
    held: "t.status = 'failed' and t.letter_sealed is not null",
    goes: 'update mails set letter_sealed = null',
  }),
  rule({
    name: 'mails-failed',
    table: 'mails',
    clock: 't.created_at',
    period: { days: 30 },
    every: 'hour',
    held: "t.status = 'failed'",
    goes: 'delete from mails',
  }),
  // Also what is still on its way then: nobody expects it any more.
  rule({
    table: 'mails',
    clock: 't.created_at',
    period: { days: 90 },
    every: 'hour',
    goes: 'delete from mails',
  }),
  ownRule(
    { table: 'audit', period: { years: 7, from: '07-01' } },
    {
      oldest: async (tx) => (await findOldestAudit(tx))[0]?.oldest ?? null,
      remove: async (tx, before, atMost) => (await forgetAudit(tx, before, atMost))[0]?.gone ?? 0,
    },
  ),
];
