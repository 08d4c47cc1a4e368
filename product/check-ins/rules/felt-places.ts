import { GROUP_STUDENTS } from '#product/play/rules/measurement/constants.ts';
import { CHECK_INS, type CheckIn } from '#product/play/rules/results/events.ts';
import { inSteps, shareInSteps, sharesInSteps } from '#product/play/rules/results/shares.ts';
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
  const count = (feeling: CheckIn): number => places.reduce((sum, { answers }) => sum + answers[feeling], 0);
  const all = CHECK_INS.reduce((sum, feeling) => sum + count(feeling), 0);
  // As on home, so that no number differs between two screens; the parts of it are parts of that number.
  const well = shareInSteps(count('okay') + count('happy'), all);
  const [okay = 0, happy = 0] = sharesInSteps([count('okay'), count('happy')], well);
  const [mad = 0, sad = 0, worried = 0] = sharesInSteps(
    [count('mad'), count('sad'), count('worried')],
    100 - well,
  );
  return { mad, sad, worried, okay, happy, well };
}
