import type { Activity, Capacity, Decision } from './activities.ts';
import type { Standing } from './school-standing.ts';

/** The newest decision about one child, whatever the year. */
export type ChildDecision = {
  decision: Decision;
  capacity: Capacity;
  /** Who of the family told the school. */
  told_by: string | null;
};

/** How a child stands to an activity: by its own decision, else as its school does, or its family at home. */
export const CHILD_STANDINGS = [
  'family-no',
  'child-no',
  'agreed',
  'refused',
  'not-renewed',
  'covered',
  'paused',
  'not-agreed',
  'family-yes',
] as const satisfies readonly (Standing | 'family-no' | 'child-no' | 'family-yes')[];
export type ChildStanding = (typeof CHILD_STANDINGS)[number];

/** A family's word, given here or to the school. */
export function isOfFamily({ capacity, told_by }: Pick<ChildDecision, 'capacity' | 'told_by'>): boolean {
  return capacity === 'family' || told_by !== null;
}

type ChildFacts = {
  activity: Activity;
  /** Null where nobody decided for this child. */
  own: ChildDecision | null;
  /** Null at home: there the family decides everything. */
  school: { standing: Standing; is_on: boolean } | null;
};

/** A child's own no wins over the school, in this year and in all that follow; a yes only takes such a no back. */
export function childStanding({ activity, own, school }: ChildFacts): {
  standing: ChildStanding;
  is_on: boolean;
} {
  if (own?.decision === 'no') {
    return { standing: isOfFamily(own) ? 'family-no' : 'child-no', is_on: false };
  }
  if (school !== null) return school;
  if (activity !== 'norms') return { standing: 'family-yes', is_on: true };
  // A family decides about its own child: its yes stands as its no does, and nobody has to ask for it again.
  return own === null ? { standing: 'not-agreed', is_on: false } : { standing: 'family-yes', is_on: true };
}

export type Decider = {
  capacity: Capacity;
  /** Answers for the child's data at the school, and so writes down what a family said. */
  answers: boolean;
  decision: Decision;
  told_by: string | null;
};

/** Why somebody may not decide this; null where they may. */
export function decisionFault(
  before: ChildDecision | null,
  { capacity, answers, decision, told_by }: Decider,
): 'family-said-no' | 'only-admin' | null {
  if (capacity === 'family') return null;
  if (told_by !== null) return answers ? null : 'only-admin';
  // Only the family takes its word back; the school may be told so.
  const stands = before !== null && before.decision === 'no' && isOfFamily(before);
  return stands && decision === 'yes' ? 'family-said-no' : null;
}
