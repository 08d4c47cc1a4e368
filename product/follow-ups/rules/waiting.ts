type Open = { reason: 'streak' | 'talk'; owner: { id: number } | null; opened_at: string };

/**
 * All that are open, in the order of a home: a child who would like to talk and whom nobody has, then the reader's own, those
 * whom nobody has, and those somebody else has; each by who has waited longest.
 */
export function inOrderFor<One extends Open>(readerId: number, followUps: readonly One[]): One[] {
  const place = ({ owner, reason }: Open): number => {
    if (owner === null) return reason === 'talk' ? 0 : 2;
    return owner.id === readerId ? 1 : 3;
  };
  return followUps.toSorted(
    (one, other) => place(one) - place(other) || one.opened_at.localeCompare(other.opened_at),
  );
}

type Next = {
  reason: 'streak' | 'talk';
  child: { near: boolean };
  next: { name: string | null } | null;
  steps: readonly { kind: string }[];
};

/**
 * What whoever reads it is told of the next step. A reader who is next has been told already where it is their own child,
 * or where a child asked to talk and nobody was asked after that: for them it is a reminder.
 */
export function nextWords({ reason, child, next, steps }: Next): 'nobody' | 'other' | 'you' | 'you-again' {
  if (next === null) return 'nobody';
  if (next.name !== null) return 'other';
  const wasAsked = steps.some(({ kind }) => kind === 'asked' || kind === 'passed-over');
  return child.near || (reason === 'talk' && !wasAsked) ? 'you-again' : 'you';
}
