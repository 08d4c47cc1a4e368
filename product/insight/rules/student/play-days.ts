import { PROGRAM_IDS } from '#brands/brand.ts';
import { addDays, type Day, mondayOf } from '#platform/contract/days.ts';
import { type Area, COOL_DOWN } from '#product/play/rules/results/active-time.ts';
import { minutesApart } from './minutes.ts';
import type { StudentPlay, StudentWeek } from './page-shape.ts';

export const PLAY_DAYS = 30;

export type PlayedDay = { on_day: Day; area: Area; seconds: number };

const sums = (told: readonly { seconds: number; minutes: number }[]) => ({
  seconds: told.reduce((all, { seconds }) => all + seconds, 0),
  minutes: told.reduce((all, { minutes }) => all + minutes, 0),
});

/** Thirty days up to today: in programs, in the Cool Down Corner, and all together. */
export function playDays(played: readonly PlayedDay[], today: Day): Omit<StudentPlay, 'last_on'> {
  const first = addDays(today, 1 - PLAY_DAYS);
  const within = played.filter(({ on_day, seconds }) => on_day >= first && on_day <= today && seconds > 0);
  // Rounded once, where a day meets an area: everything else that is shown is a sum of these.
  const { parts, total } = minutesApart(within.map(({ seconds }) => seconds));
  const told = within.map((one, at) => ({ ...one, minutes: parts[at] ?? 0 }));
  const days = Array.from({ length: PLAY_DAYS }, (_, at) => {
    const day = addDays(first, at);
    const own = told.filter(({ on_day }) => on_day === day);
    const calm = sums(own.filter(({ area }) => area === COOL_DOWN));
    const program = sums(own.filter(({ area }) => area !== COOL_DOWN));
    const minutes = { program: program.minutes, calm: calm.minutes };
    return { day, program: program.seconds, calm: calm.seconds, minutes };
  });
  const areas = [...PROGRAM_IDS, COOL_DOWN] as const;
  return {
    days,
    areas: areas
      .map((area) => ({ area, ...sums(told.filter((one) => one.area === area)) }))
      .filter(({ seconds }) => seconds > 0),
    seconds: sums(told).seconds,
    minutes: total,
    days_played: days.filter(({ program, calm }) => program + calm > 0).length,
  };
}

/** How much since Monday, and on how many days. */
export function playedThisWeek(
  { days }: Pick<StudentPlay, 'days'>,
  today: Day,
): Pick<StudentWeek, 'seconds' | 'minutes' | 'days'> {
  const monday = mondayOf(today);
  const own = days.filter(({ day, program, calm }) => day >= monday && program + calm > 0);
  const told = own.map(({ program, calm, minutes }) => ({
    seconds: program + calm,
    minutes: minutes.program + minutes.calm,
  }));
  return { ...sums(told), days: own.length };
}
