import * as z from 'zod/mini';
import { addDays, type Day, dayIn, minutesIn, weekdayOf } from '#platform/contract/days.ts';

/** Where somebody answers: when they look, and who. Browsers say it by their own clock, also without a network. */
export const talkOffer = z.object({
  time_zone: z.string(),
  /** Minutes of a day, from and to; null where days differ. */
  hours: z.nullable(z.tuple([z.number(), z.number()])),
  times: z.array(z.object({ from: z.string(), to: z.string(), name: z.string() })),
});
export type TalkOffer = z.infer<typeof talkOffer>;

/** When somebody looks, as a child can be told. */
export type Looking =
  | { when: 'now'; name: string; hours: readonly [number, number] | null }
  | {
      when: 'later';
      name: string;
      day: 'today' | 'tomorrow' | { weekday: number; day: Day };
      minutes: number;
    };

/** From the times a school has said; null where none is left of them, and nothing is to be promised. */
export function lookingAt({ time_zone, hours, times }: TalkOffer, now: Date): Looking | null {
  const next = times.find(({ to }) => new Date(to) > now);
  if (next === undefined) return null;
  const from = new Date(next.from);
  if (from <= now) return { when: 'now', name: next.name, hours };
  const [today, day] = [dayIn(time_zone, now), dayIn(time_zone, from)];
  const named =
    day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : { weekday: weekdayOf(day), day };
  return { when: 'later', name: next.name, day: named, minutes: minutesIn(time_zone, from) };
}
