import type { Tx } from '#platform/server/database.ts';
import { statement } from '#platform/server/statement.ts';
import type { SlotTime } from '../rules/active-time.ts';
import type { Player } from './player.ts';

/**
 * Of two tellings of a quarter of a minute the longer one stands. Then the days it belongs to are counted anew from all
 * of their quarters, each capped as `capped` says: what came before in the same statement is not in the table yet, so
 * it is taken from what was kept.
 */
const addSlots = statement(`
    with told as (
      select * from jsonb_to_recordset($2::jsonb) as told(slot integer, area text, seconds smallint)
    ), kept as (
      insert into play_slots as kept (student_id, slot, area, seconds)
      select $1, slot, area, seconds from told
      on conflict (student_id, slot, area) do update set seconds = greatest(kept.seconds, excluded.seconds)
      returning slot, area, seconds
    ), days as (
      select distinct (to_timestamp(slot * 15.0) at time zone $3)::date as on_day from told
    ), bounds as (
      select extract(epoch from min(on_day)::timestamp at time zone $3) / 15 as first,
        extract(epoch from (max(on_day) + 1)::timestamp at time zone $3) / 15 as after
      from days
    ), slots as (
      select slot, area, seconds from kept
      union all
      select slot, area, seconds from play_slots before
      where student_id = $1 and slot >= (select first from bounds) and slot < (select after from bounds)
        and not exists (select from kept where kept.slot = before.slot and kept.area = before.area)
    ), counted as (
      select (to_timestamp(slot * 15.0) at time zone $3)::date as on_day, area, least(seconds, greatest(0, 15 - coalesce(
        sum(seconds) over (partition by slot order by area collate "C" rows between unbounded preceding and 1 preceding),
        0))) as seconds
      from slots
    ), sums as (
      select on_day, area, sum(seconds)::integer as seconds from counted
      where on_day in (select on_day from days) group by on_day, area having sum(seconds) > 0
    ), gone as (
      delete from play_days day where day.student_id = $1 and day.on_day in (select on_day from days)
        and not exists (select from sums where sums.on_day = day.on_day and sums.area = day.area)
    )
    insert into play_days (student_id, on_day, area, seconds) select $1, on_day, area, seconds from sums
    on conflict (student_id, on_day, area) do update set seconds = excluded.seconds`);

/** Nothing that is told again adds anything, and no quarter of a minute has more seconds than it has. */
export async function keepActiveTime(tx: Tx, player: Player, told: readonly SlotTime[]): Promise<void> {
  const slots = told.filter(({ seconds }) => seconds > 0);
  if (slots.length > 0) await addSlots(tx, player.id, JSON.stringify(slots), player.timeZone);
}
