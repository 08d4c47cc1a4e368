import { GROUP_STUDENTS } from '#product/play/rules/measurement/constants.ts';
import { CHECK_INS, type CheckIn } from '#product/play/rules/results/events.ts';
import { inSteps, shareInSteps } from '#product/play/rules/results/shares.ts';
import type { FeltPlace, FeltPlaces } from './shapes.ts';

/** More rows are a list, and nobody reads shares of that many. */
export const MOST_PLACES = 100;

/** A class or a school: its children, how many of them told in the week, and what they answered. */
export type CountedFeelings = {
  id: number;
  name: string;
  children: number;
  told: number;
  answers: Readonly<Record<CheckIn, number>>;
};

type Shares = NonNullable<FeltPlace['shares']>;

/**
 * What somebody reads who does not read each child's feelings. Of fewer than ten children, or fewer than ten who told,
 * nothing is said, and they are in no sum either: nobody finds them by subtracting.
 */
export function sayFelt(counted: readonly CountedFeelings[]): Pick<FeltPlaces, 'rows' | 'more' | 'all'> {
  const large = counted.filter(isLarge);
  return {
    rows: counted.slice(0, MOST_PLACES).map((place) => ({
      id: place.id,
      name: place.name,
      children: place.children,
      told: isLarge(place) ? inSteps(place.told) : null,
      shares: isLarge(place) ? sharesOf([place]) : null,
    })),
    more: Math.max(0, counted.length - MOST_PLACES),
    all:
      large.length === 0
        ? null
        : {
            places: large.length,
            told: inSteps(large.reduce((sum, { told }) => sum + told, 0)),
            shares: sharesOf(large),
          },
  };
}

function isLarge({ children, told }: CountedFeelings): boolean {
  return children >= GROUP_STUDENTS && told >= GROUP_STUDENTS;
}

function sharesOf(places: readonly CountedFeelings[]): Shares {
  const count = (...feelings: readonly CheckIn[]): number =>
    places.reduce((sum, { answers }) => sum + feelings.reduce((of, one) => of + answers[one], 0), 0);
  const all = count(...CHECK_INS);
  const share = (...feelings: readonly CheckIn[]): number => shareInSteps(count(...feelings), all);
  return {
    mad: share('mad'),
    sad: share('sad'),
    worried: share('worried'),
    okay: share('okay'),
    happy: share('happy'),
    well: share('okay', 'happy'),
  };
}
