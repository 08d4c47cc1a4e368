import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { COOL_DOWN, SLOT_SECONDS, slotOf } from '../rules/results/active-time.ts';
import { SLOT_DAYS } from './retention.ts';

/** What a student's beats say of quarters of a minute, from slot $2 up to $3: the longest telling of each stands. */
const BEATS = `
      select slot, case when starts_with(scene, 'cdc-') then '${COOL_DOWN}' else program end as area, active_s as seconds
      from play_events where student_id = $1 and type = 'heartbeat' and not debug and slot between $2 and $3::integer - 1`;

/** Slots go after `SLOT_DAYS`; a day whose slots may have gone is counted from its beats again. */
const SURE_DAYS = SLOT_DAYS - 1;
const SLOTS_A_DAY = (25 * 3600) / SLOT_SECONDS;

const restore = statement(`
    insert into play_slots as kept (student_id, slot, area, seconds)
    select $1, slot, area, max(seconds) from (${BEATS}) beat where seconds > 0 group by slot, area
    on conflict (student_id, slot, area) do update set seconds = greatest(kept.seconds, excluded.seconds)`);

/**
 * Brings back the slots of days that somebody tells of so late that they may have been forgotten. All of a day's are then
 * this transaction's, and go again at night.
 */
export async function restoreSlots(
  tx: Tx,
  studentId: number,
  told: readonly { slot: number }[],
  now: Date,
): Promise<void> {
  const sure = slotOf(now.getTime() - SURE_DAYS * 86_400_000);
  const late = told.map(({ slot }) => slot).filter((slot) => slot < sure);
  if (late.length === 0) return;
  await restore(tx, studentId, Math.min(...late) - SLOTS_A_DAY, Math.max(...late) + SLOTS_A_DAY);
}

/** The slots of student $1 from $2 up to $3, whether they are there or follow from beats. */
export const SLOTS_WITHIN = `
    select slot, area, max(seconds)::integer as seconds from (
      select slot, area, seconds from play_slots where student_id = $1 and slot >= $2 and slot < $3
      union all
      (${BEATS})
    ) told group by slot, area`;

/**
 * Parts of a statement, that of `ingest.ts`: they keep the seconds of play of a `student`. `slots` is a parameter with
 * rows of id, slot, area and seconds, of which those count that are in `inserted`; `zone` is the school's time zone.
 *
 * Of two tellings of a quarter of a minute the longer one stands. Then the days it belongs to are counted anew from all
 * of their quarters, each capped as `capped` says: what came before in the same statement is not in the table yet, so
 * it is taken from what was kept. Nothing that is told again adds anything.
 */
export const activeTimeParts = ({ student, slots, zone }: Record<'student' | 'slots' | 'zone', string>) => `
    told_slots as (
      select slot, area, max(seconds) as seconds
      from jsonb_to_recordset(${slots}::jsonb) as told(id uuid, slot integer, area text, seconds smallint)
      join inserted using (id) where seconds > 0 group by slot, area
    ), kept_slots as (
      insert into play_slots as kept (student_id, slot, area, seconds)
      select ${student}, slot, area, seconds from told_slots
      on conflict (student_id, slot, area) do update set seconds = greatest(kept.seconds, excluded.seconds)
      returning slot, area, seconds
    ), days as (
      -- To look up the day of each slot takes longer than all the rest: here it is done for the first and the last one.
      select day::date as on_day, first, after
      from (
        select (to_timestamp(min(slot) * 15.0) at time zone ${zone})::date as first_day,
          (to_timestamp(max(slot) * 15.0) at time zone ${zone})::date as last_day
        from told_slots
      ) ends, generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') day, lateral (
        select ceil(extract(epoch from day at time zone ${zone}) / 15)::integer as first,
          ceil(extract(epoch from (day + interval '1 day') at time zone ${zone}) / 15)::integer as after
      ) bounds
      where exists (select from told_slots told where told.slot >= first and told.slot < after)
    ), slots as (
      select slot, area, seconds from kept_slots
      union all
      select slot, area, seconds from play_slots before
      where student_id = ${student}
        and slot >= (select min(first) from days) and slot < (select max(after) from days)
        and not exists (select from kept_slots kept where kept.slot = before.slot and kept.area = before.area)
    ), counted as (
      select on_day, area, least(seconds, greatest(0, 15 - coalesce(
        sum(seconds) over (partition by slot order by area collate "C" rows between unbounded preceding and 1 preceding),
        0))) as seconds
      from slots join days on slot >= first and slot < after
    ), sums as (
      select on_day, area, sum(seconds)::integer as seconds from counted
      group by on_day, area having sum(seconds) > 0
    ), gone_days as (
      delete from play_days day where day.student_id = ${student} and day.on_day in (select on_day from days)
        and not exists (select from sums where sums.on_day = day.on_day and sums.area = day.area)
    ), kept_days as (
      insert into play_days (student_id, on_day, area, seconds) select ${student}, on_day, area, seconds from sums
      on conflict (student_id, on_day, area) do update set seconds = excluded.seconds
    )`;
