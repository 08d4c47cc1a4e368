import type { Day } from '#platform/contract/days.ts';
import { GROUP_STUDENTS } from '#product/play/rules/measurement/constants.ts';
import { type DaysOff, LONG_AWAY, schoolDaysBetween } from '#product/schools/rules/school-days.ts';
import type { WorthACall } from '../../places-contract.ts';

/** More are a list, and nobody calls a list. */
const MOST = 3;

export type CalledPlace = {
  id: number;
  name: string;
  children: number;
  /** Paid licenses that end within 30 days, of children who played in the last 30. */
  ending: number;
  licensed: number;
  /** When one of them played last; null where nobody ever did. */
  last_played_on: Day | null;
  /** When the first of them was put on the list. */
  listed_on: Day;
  days_off: readonly DaysOff[];
};

/** Whom an admin might call: what ends while it is used, where nobody plays any more, what was paid and waits for somebody. */
export function worthACall(places: readonly CalledPlace[], unassigned: number, today: Day): WorthACall[] {
  const ending = places.reduce((sum, place) => sum + place.ending, 0);
  const most = places.toSorted((a, b) => b.ending - a.ending)[0];
  const quiet = places
    .filter(({ children, licensed }) => children >= GROUP_STUDENTS && licensed > 0)
    .map((place) => ({
      place,
      days: schoolDaysBetween(place.last_played_on ?? place.listed_on, today, place.days_off),
    }))
    .filter(({ days }) => days >= LONG_AWAY)
    .sort((a, b) => b.place.children - a.place.children || a.place.name.localeCompare(b.place.name))
    .map(({ place, days }) => ({
      kind: 'quiet' as const,
      id: place.id,
      name: place.name,
      children: place.children,
      last_played_on: place.last_played_on,
      school_days: days,
    }));
  const others: WorthACall[] = [
    ...(ending > 0 && most !== undefined
      ? [{ kind: 'ending' as const, licenses: ending, most_at: most.ending < ending ? most.name : null }]
      : []),
    ...(unassigned > 0 ? [{ kind: 'unassigned' as const, licenses: unassigned }] : []),
  ];
  // What ends comes first, what waits last; between them as many quiet places as there is room for.
  const room = MOST - others.length;
  const [first, ...rest] = others;
  const isEnding = first?.kind === 'ending';
  return [...(isEnding ? [first] : []), ...quiet.slice(0, room), ...(isEnding ? rest : others)];
}
