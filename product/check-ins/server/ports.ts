import type { Tx } from '#platform/server/database/database.ts';
import type { Adult } from '#product/play/contract.ts';

/** What check-ins are handed of those who answer for hard weeks. */
export type CheckInPorts = {
  /** SQL of a condition on students `s`: those whom an adult answers for. `who` is an id in SQL. */
  answersFor: (who: string) => string;
  /** SQL of a condition: a hard week of `student` is followed up, and `who` knows of it. Both are ids in SQL. */
  followedUp: (student: string, who: string) => string;
  /** By student: whom a child is told of because they answer. */
  answering: (tx: Tx, studentIds: readonly number[], now: Date) => Promise<Map<number, Adult[]>>;
};
