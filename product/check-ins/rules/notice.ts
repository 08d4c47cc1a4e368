import type { Day } from '#platform/contract/days.ts';
import { type DaysOff, LONG_AWAY, schoolDaysBetween } from '#product/schools/rules/school-days.ts';
import { type Hard, isHard, NOT_NOW, type Said } from './said.ts';

/**
 * What an adult would want to notice of a child's week, in words and with what they count. It is no score and no label:
 * everything in it can be seen in the row itself. `-row`: so many answered days one after the other; `-of`: so many of
 * the days answered this week; `hard` is mad, sad and worried mixed.
 */
export const NOTICES = [
  'mad-row',
  'sad-row',
  'worried-row',
  'hard-row',
  'mad-of',
  'sad-of',
  'worried-of',
  'hard-of',
  'followed-up',
  'not-now',
  'not-asked-long',
  'not-asked-week',
  'never-asked',
] as const;
export type Notice = { kind: (typeof NOTICES)[number]; count: number | null; of: number | null };

/** From so many on, hard days are a row, or many. */
const MANY = 3;
/** Once is a mood, twice is a choice. */
const NOT_NOW_FROM = 2;
/** On a Monday or Tuesday most have not been asked yet. */
const WEEK_FROM_DAYS = 3;

type SaidOnDay = { day: Day; said: Said };

export type NoticedWeek = {
  /** The days of the week that have come, in their order. */
  days: readonly SaidOnDay[];
  /** The days before it, as far back as a row of days may go. */
  before: readonly SaidOnDay[];
  /** When the child last answered, with a feeling or with "Not now", or came onto the list. */
  since: Day;
  /** The day of asking, or the Saturday of a week that is over. */
  until: Day;
  /** Has ever answered; else `since` is when it came onto the list. */
  wasAsked: boolean;
  /** A hard week from before is still followed up. */
  isFollowedUp: boolean;
  daysOff: readonly DaysOff[];
};

export function noticeOf(week: NoticedWeek): Notice | null {
  const { days, before, since, until, wasAsked, daysOff } = week;
  const hard = hardNotice(days, before);
  if (hard !== null) return hard;
  if (week.isFollowedUp) return { kind: 'followed-up', count: null, of: null };
  const notNow = days.filter(({ said }) => said === NOT_NOW).length;
  if (notNow >= NOT_NOW_FROM) return { kind: 'not-now', count: notNow, of: null };
  if (days.some(({ said }) => said !== null)) return null;
  const missed = schoolDaysBetween(since, until, daysOff);
  if (missed >= WEEK_FROM_DAYS && !wasAsked) return { kind: 'never-asked', count: null, of: null };
  if (missed >= LONG_AWAY) return { kind: 'not-asked-long', count: missed, of: null };
  return missed >= WEEK_FROM_DAYS ? { kind: 'not-asked-week', count: null, of: null } : null;
}

export type HardNotice = Notice & { kind: `${Hard | 'hard'}-${'row' | 'of'}` };

/** A hard week, if it is one: hard days in a row up to the last answer, or many of them. */
export function hardNotice(days: readonly SaidOnDay[], before: readonly SaidOnDay[]): HardNotice | null {
  const told = toldOn(days);
  return hardRow([...toldOn(before), ...told], told.length) ?? hardMany(told);
}

type Told = Exclude<Said, null | typeof NOT_NOW>;

function toldOn(days: readonly SaidOnDay[]): Told[] {
  return days.flatMap(({ said }) => (said === null || said === NOT_NOW ? [] : [said]));
}

/** Up to the last day that was answered, which is one of this week. */
function hardRow(told: readonly Told[], ofThisWeek: number): HardNotice | null {
  if (ofThisWeek === 0) return null;
  const begins = told.findLastIndex((said) => !isHard(said)) + 1;
  const row = told.slice(begins).filter(isHard);
  const last = row.at(-1);
  if (last === undefined || row.length < MANY) return null;
  const same = row.length - 1 - row.findLastIndex((said) => said !== last);
  return same >= MANY
    ? { kind: `${last}-row`, count: same, of: null }
    : { kind: 'hard-row', count: row.length, of: null };
}

function hardMany(told: readonly Told[]): HardNotice | null {
  const hard = told.filter(isHard);
  if (hard.length < MANY) return null;
  const count = (feeling: Hard): number => hard.filter((said) => said === feeling).length;
  const most = hard.find((feeling) => count(feeling) >= MANY);
  return most === undefined
    ? { kind: 'hard-of', count: hard.length, of: told.length }
    : { kind: `${most}-of`, count: count(most), of: told.length };
}

/** What stands out from the rest: the hard days, and not who was not asked. */
export function isLoud(kind: Notice['kind']): boolean {
  return kind.endsWith('-row') || kind.endsWith('-of') || kind === 'followed-up';
}
