import type { Tx } from '#platform/server/database/database.ts';

/**
 * What the schools need from the rosters and the consents, handed in by the app. Students are shared among colleagues: where people are
 * none any more, their shares end, and it is answered how many.
 */
export type SchoolPorts = {
  /** For people who have left a group, among all who were in it before. In both directions. */
  endSharesOfGroup(tx: Tx, people: { before: readonly number[]; left: readonly number[] }): Promise<number>;
  /** Where a school agrees to a group no longer: what its students were shared for beyond the district. */
  endSharesWithoutAgreement(tx: Tx, schoolId: number): Promise<number>;
  /** Whether the school has said no to something that is done with its students. */
  saysNo(tx: Tx, schoolId: number): Promise<boolean>;
  /** Before one school becomes another: a file that was uploaded to both is one of each. */
  tellUploadsApart(tx: Tx, from: number, into: number): Promise<void>;
};
