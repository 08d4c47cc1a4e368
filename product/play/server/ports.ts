import type { Tx } from '#platform/server/database/database.ts';
import type { Adult } from '../contract.ts';
import type { TalkOffer } from '../rules/results/talk.ts';

/** What play is handed of those who answer for hard weeks. */
export type PlayPorts = {
  /** Who of the school reads what a child says, and when somebody looks; null where nobody promised to. */
  talkFor(tx: Tx, studentId: number, now: Date): Promise<{ adults: Adult[]; offer: TalkOffer | null } | null>;
  /** A child has told of a hard day, or would like to talk: joins the transaction that keeps it. */
  heard(tx: Tx, studentId: number): Promise<void>;
};
