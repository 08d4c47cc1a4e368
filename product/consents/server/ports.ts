import type { Tx } from '#platform/server/database/database.ts';
import type { LetterPorts } from '#product/accounts/server/session/addressee.ts';

/** What later slices do at once when a no is said: handed in by the apps. */
export type RefusedPorts = {
  /** Of children who are followed up no more: what was made of their feelings is closed by its own slice. */
  followUpRefused(tx: Tx, studentIds: readonly number[], now: Date): Promise<void>;
};

/** A family hears what is written down in its name. */
export type FamilyLetterPorts = RefusedPorts & LetterPorts;

export type ConsentLetterPorts = LetterPorts & { brand: string };
