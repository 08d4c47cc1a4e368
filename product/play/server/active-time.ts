import type { Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database.ts';
import { statement } from '#platform/server/statement.ts';
import { capped, type SlotTime, slotStart } from '../rules/active-time.ts';
import { dayOf, type Player } from './player.ts';

const keepSlots = statement(`
    insert into play_slots as kept (student_id, slot, area, seconds)
    select $1, slot, area, seconds
    from jsonb_to_recordset($2::jsonb) as told(slot integer, area text, seconds smallint)
    on conflict (student_id, slot, area) do update set seconds = excluded.seconds
    where kept.seconds < excluded.seconds`);

const slotsOfDays = statement<SlotTime>(`
    select slot, area, seconds from play_slots
    where student_id = $1
      and slot >= extract(epoch from $2::date::timestamp at time zone $4) / 15
      and slot < extract(epoch from ($3::date + 1)::timestamp at time zone $4) / 15`);

const keepDays = statement(`
    with days as (
      select * from jsonb_to_recordset($3::jsonb) as day(on_day date, area text, seconds integer)
    ), gone as (
      delete from play_days kept where kept.student_id = $1 and kept.on_day = any($2::date[]) and not exists (
        select from days where days.on_day = kept.on_day and days.area = kept.area)
    )
    insert into play_days (student_id, on_day, area, seconds) select $1, on_day, area, seconds from days
    on conflict (student_id, on_day, area) do update set seconds = excluded.seconds`);

/**
 * Adds quarters of a minute, and counts the days they belong to anew from all quarters of these days: the more seconds
 * of two tellings stand, and no quarter has more than it has, so nothing that comes again adds anything.
 */
export async function keepActiveTime(tx: Tx, player: Player, told: readonly SlotTime[]): Promise<void> {
  const slots = told.filter(({ seconds }) => seconds > 0);
  if (slots.length === 0) return;
  await keepSlots(tx, player.id, JSON.stringify(slots));
  const dayOfSlot = (slot: number): Day => dayOf(player, new Date(slotStart(slot)));
  const days = [...new Set(slots.map(({ slot }) => dayOfSlot(slot)))].sort();
  const known = await slotsOfDays(tx, player.id, days[0], days.at(-1), player.timeZone);
  const sums = new Map<string, { on_day: Day; area: string; seconds: number }>();
  for (const { slot, area, seconds } of capped(known)) {
    const on_day = dayOfSlot(slot);
    const key = `${on_day} ${area}`;
    const sum = sums.get(key) ?? { on_day, area, seconds: 0 };
    sum.seconds += seconds;
    sums.set(key, sum);
  }
  const fresh = [...sums.values()].filter(({ on_day }) => days.includes(on_day));
  await keepDays(tx, player.id, days, JSON.stringify(fresh));
}
