import { PROGRAM_IDS } from '#brands/brand.ts';
import { addDays, type Day, mondayOf } from '#platform/contract/days.ts';
import { minutesOf } from '#platform/contract/texts/play-time.ts';
import { type Area, COOL_DOWN } from '#product/play/rules/results/active-time.ts';
import { minutesApart, sumOf } from './minutes.ts';
import type { StudentPlay, StudentWeek } from './page-shape.ts';

export const PLAY_DAYS = 30;

export type PlayedDay = { on_day: Day; area: Area; seconds: number };

const firstShown = (today: Day): Day => addDays(today, 1 - PLAY_DAYS);
const isShown = ({ on_day }: PlayedDay, today: Day): boolean =>
  on_day >= firstShown(today) && on_day <= today;

/**
 * How long was played, by day and area, with the minutes that are told of each wherever it is told: those of the thirty
 * days up to today add up to the minutes of these days, and all there are to the minutes of all.
 */
export function minutesPlayed<Played extends PlayedDay>(
  played: readonly Played[],
  today: Day,
): { rows: (Played & { minutes: number })[]; total: number } {
  // In one order: of two rests that are equal the first gets the minute.
  const rows = played.toSorted(
    (one, other) => compare(one.on_day, other.on_day) || compare(one.area, other.area),
  );
  const total = minutesOf(sumOf(rows.map(({ seconds }) => seconds)));
  const shown = apart(rows.filter((one) => isShown(one, today)));
  const others = apart(
    rows.filter((one) => !isShown(one, today)),
    total - shown.total,
  );
  const minutes = new Map([...others.told, ...shown.told]);
  return { rows: rows.map((row) => ({ ...row, minutes: minutes.get(row) ?? 0 })), total };
}

function apart<Played extends PlayedDay>(rows: readonly Played[], whole?: number) {
  const { parts, total } = minutesApart(
    rows.map(({ seconds }) => seconds),
    whole,
  );
  return { told: rows.map((row, at) => [row, parts[at] ?? 0] as const), total };
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const sums = (told: readonly { seconds: number; minutes: number }[]) => ({
  seconds: told.reduce((all, { seconds }) => all + seconds, 0),
  minutes: told.reduce((all, { minutes }) => all + minutes, 0),
});

/** Thirty days up to today: in programs, in the Cool Down Corner, and all together. */
export function playDays(played: readonly PlayedDay[], today: Day): Omit<StudentPlay, 'last_on'> {
  const first = firstShown(today);
  // Rounded once, where a day meets an area: everything else that is shown is a sum of these.
  const { rows: told, total } = minutesPlayed(
    played.filter((one) => isShown(one, today)),
    today,
  );
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
