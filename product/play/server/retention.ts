import * as z from 'zod/mini';
import { statement } from '#platform/server/database/statement.ts';
import { oldestRow, ownRule, type RetentionRule } from '#platform/server/retention/rule.ts';
import { SLOT_SECONDS, slotOf } from '../rules/results/active-time.ts';

/** For so long quarters of a minute are kept beside the days that they add up to. */
export const SLOT_DAYS = 14;

const findOldest = statement(
  oldestRow,
  `select to_timestamp(min(slot) * ${SLOT_SECONDS}.0) as oldest from play_slots`,
);
const forget = statement(
  { gone: z.number() },
  `
    with gone as (
      delete from play_slots where ctid = any (array(
        select ctid from play_slots where slot <= $1 order by slot limit $2 for update skip locked))
      returning 1)
    select count(*)::integer as gone from gone`,
);

/** What comes later is counted from its events again: see `restoreSlots`. */
export const SLOTS_RULE: RetentionRule = ownRule(
  { table: 'play_slots', period: { days: SLOT_DAYS } },
  {
    oldest: async (tx) => (await findOldest(tx))[0]?.oldest ?? null,
    remove: async (tx, before, atMost) =>
      (await forget(tx, slotOf(before.getTime() - 1), atMost))[0]?.gone ?? 0,
  },
);
