import type { GroupKind } from '#product/schools/rules/groups.ts';

type Place = { kind: GroupKind; name: string };

/** What an admin's home is called after: the widest place, and how many more there are as wide. */
export function placeTitle(places: readonly Place[]): { name: string; more: number } | null {
  const [first] = places;
  if (first === undefined) return null;
  return { name: first.name, more: places.filter(({ kind }) => kind === first.kind).length - 1 };
}

export type FirstStep = 'teachers' | 'roster' | 'licenses';

/** What is still to do where nobody is there yet. The admin alone is one educator. */
export function firstSteps(place: { educators: number; students: number; licenses: number }): FirstStep[] {
  const steps: FirstStep[] = [];
  if (place.educators <= 1) steps.push('teachers');
  if (place.students === 0) steps.push('roster');
  if (steps.length > 0 && place.licenses === 0) steps.push('licenses');
  return steps;
}
