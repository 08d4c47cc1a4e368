import { seenBy } from '#platform/contract/replica.ts';

export const { noteSeen, seenHeader } = seenBy(() => localStorage);
