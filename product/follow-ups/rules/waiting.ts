type Open = { reason: 'streak' | 'talk'; owner: object | null; opened_at: string; closed_at: string | null };

/** Those whom nobody has: who would like to talk first, then who has waited longest. */
export function firstToTake<One extends Open>(followUps: readonly One[]): One[] {
  return followUps
    .filter(({ owner, closed_at: closed }) => owner === null && closed === null)
    .sort(
      (one, other) =>
        Number(other.reason === 'talk') - Number(one.reason === 'talk') ||
        one.opened_at.localeCompare(other.opened_at),
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
