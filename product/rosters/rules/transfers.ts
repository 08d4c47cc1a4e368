import type { Message } from '#platform/contract/message.ts';
import { attendSeveralSchools } from './one-school.ts';

export type TransferredStudent = { owner_id: number; school_id: number | null };
export type Receiver = { id: number; school_id: number | null; verified: boolean };

/** Why students cannot go to an educator, with the field that is to blame where there is one; null when they can. */
export function transferFault(
  students: readonly TransferredStudent[],
  receiver: Receiver,
): { field: 'ids' | 'educator_id' | null; message: Message } | null {
  if (attendSeveralSchools(students)) {
    return { field: 'ids', message: { i18n: 'validation.more-than-one-school' } };
  }
  const school = students[0]?.school_id ?? null;
  // A child of a family is the family's: another family is not the office's to choose.
  if (school === null) return { field: null, message: { i18n: 'rosters.refused.family-children' } };
  if (receiver.school_id !== school || !receiver.verified) {
    return { field: 'educator_id', message: { i18n: 'validation.exists' } };
  }
  return null;
}

/** How many students each educator gives away, for the activity history: it has a line for each of them. */
export function givenAway(
  students: readonly TransferredStudent[],
  receiverId: number,
): { from: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const { owner_id: owner } of students) {
    if (owner !== receiverId) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return [...counts].map(([from, count]) => ({ from, count }));
}
