import { PROGRAM_IDS } from '#brands/brand.ts';
import { addDays, type Day, mondayOf } from '#platform/contract/days.ts';
import { type Area, COOL_DOWN } from '#product/play/rules/results/active-time.ts';
import type { StudentPlay, StudentWeek } from './page-shape.ts';

export const PLAY_DAYS = 30;

export type PlayedDay = { on_day: Day; area: Area; seconds: number };

const sum = (days: readonly { seconds: number }[]): number =>
  days.reduce((all, { seconds }) => all + seconds, 0);

/** Thirty days up to today: in programs, in the Cool Down Corner, and all together. */
export function playDays(played: readonly PlayedDay[], today: Day): Omit<StudentPlay, 'last_on'> {
  const first = addDays(today, 1 - PLAY_DAYS);
  const within = played.filter(({ on_day, seconds }) => on_day >= first && on_day <= today && seconds > 0);
  const days = Array.from({ length: PLAY_DAYS }, (_, at) => {
    const day = addDays(first, at);
    const own = within.filter(({ on_day }) => on_day === day);
    const calm = sum(own.filter(({ area }) => area === COOL_DOWN));
    return { day, program: sum(own) - calm, calm };
  });
  const areas = [...PROGRAM_IDS, COOL_DOWN] as const;
  return {
    days,
    areas: areas
      .map((area) => ({ area, seconds: sum(within.filter((one) => one.area === area)) }))
      .filter(({ seconds }) => seconds > 0),
    seconds: sum(within),
    days_played: days.filter(({ program, calm }) => program + calm > 0).length,
  };
}

/** How much since Monday, and on how many days. */
export function playedThisWeek(
  { days }: Pick<StudentPlay, 'days'>,
  today: Day,
): Pick<StudentWeek, 'seconds' | 'days'> {
  const monday = mondayOf(today);
  const own = days.filter(({ day, program, calm }) => day >= monday && program + calm > 0);
  return { seconds: own.reduce((all, { program, calm }) => all + program + calm, 0), days: own.length };
}
