import { GROUP_STUDENTS } from '#product/play/rules/measurement/constants.ts';
import { shareInSteps } from '#product/play/rules/results/shares.ts';
import type { Place, Places } from '../../places-contract.ts';

/** More rows are a list, and nobody reads a home that long. */
export const MOST_PLACES = 100;

export type CountedPlace = {
  id: number;
  name: string;
  children: number;
  teachers: number;
  licensed: number;
  played: number;
  played_this_week: number;
  /** Who could have a first check, the academy has none; and who of them has. */
  checkable: number;
  checked: number;
  /** Of this week: children who told how they feel, what they answered in all, and how much of it was okay or happy. */
  told: number;
  answers: number;
  well: number;
  /** As counted at night; null before the first one. */
  weeks: number[] | null;
};

/** Of all places at once, where adding up rows would count somebody twice or says nothing. */
export type CountedTogether = {
  /** Nobody twice who teaches at two schools. */
  teachers: number;
  /** Of the child in the middle, in 30 days, at places that are large enough; null where nobody played. */
  seconds: number | null;
};

const WEEKS_IN_30_DAYS = 30 / 7;

/** What may be said of each place, and of all that are large enough. */
export function sayPlaces(
  of: Places['of'],
  counted: readonly CountedPlace[],
  { teachers, seconds }: CountedTogether,
): Omit<Places, 'worth_a_call'> {
  const isLarge = ({ children }: CountedPlace): boolean => children >= GROUP_STUDENTS;
  const large = counted.filter(isLarge);
  const checked = large.filter(isChecked);
  const sum = (places: readonly CountedPlace[], name: 'children' | 'played' | 'checkable' | 'checked') =>
    places.reduce((all, place) => all + place[name], 0);
  const played = sum(large, 'played');
  const minutes =
    seconds === null || played < GROUP_STUDENTS ? null : Math.round(seconds / 60 / WEEKS_IN_30_DAYS);
  return {
    of,
    rows: counted.slice(0, MOST_PLACES).map(
      (place): Place => ({
        id: place.id,
        name: place.name,
        children: place.children,
        teachers: place.teachers,
        licensed: place.licensed,
        figures: isLarge(place)
          ? {
              played: place.played,
              played_this_week: place.played_this_week,
              checkable: place.checkable,
              checked: isChecked(place) ? place.checked : null,
            }
          : null,
        well_percent:
          isLarge(place) && place.told >= GROUP_STUDENTS ? shareInSteps(place.well, place.answers) : null,
        weeks: isLarge(place) ? place.weeks : null,
      }),
    ),
    more: Math.max(0, counted.length - MOST_PLACES),
    totals: {
      children: sum(large, 'children'),
      played,
      checkable: sum(checked, 'checkable'),
      checked: sum(checked, 'checked'),
      without: counted.filter((place) => !isLarge(place)).map(({ name }) => name),
      without_checks: counted
        .filter((place) => place.checkable > 0 && !isChecked(place))
        .map(({ name }) => name),
      minutes,
      everybody: { children: counted.reduce((all, { children }) => all + children, 0), teachers },
    },
  };
}

/** Who could have a check are enough to speak of; so are all children of the place. */
function isChecked({ checkable }: CountedPlace): boolean {
  return checkable >= GROUP_STUDENTS;
}
