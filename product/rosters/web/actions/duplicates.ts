import { create } from 'zustand';
import type { OutputOf, SentTo } from '#platform/contract/endpoint.ts';
import { openModal } from '#ui/layers/modals.ts';
import type { DuplicatesForm, educatorStudents } from '../../contract.ts';

type AddEndpoint = typeof educatorStudents.add;

/** A student who was not added, because there may be one already. */
export type PossibleDuplicate = {
  word: 'student' | 'child';
  duplicates: DuplicatesForm['data'];
  endpoint: AddEndpoint;
  values: SentTo<AddEndpoint>;
  onDone: (reply: OutputOf<AddEndpoint>) => void;
};

export const DUPLICATES = 'student-duplicates';

const usePending = create<{ pending: PossibleDuplicate | null }>(() => ({ pending: null }));

/** Asks above the form, which keeps what was typed. */
export function openDuplicates(pending: PossibleDuplicate): void {
  usePending.setState({ pending });
  openModal(DUPLICATES);
}

/** A child's name is not kept once the question is answered. */
export function forgetDuplicates(): void {
  usePending.setState({ pending: null });
}

export function usePossibleDuplicate(): PossibleDuplicate | null {
  return usePending(({ pending }) => pending);
}
