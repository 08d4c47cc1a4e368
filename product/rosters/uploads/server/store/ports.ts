import type { AppKey } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Files } from '#platform/server/files/files.ts';
import type { UploadStatus } from '../../rules/status.ts';

/** How far a worker is with an upload, for whoever watches. */
export type UploadTask = {
  uuid: string;
  done: number;
  total: number;
  failed: number;
  file_name: string;
  status: UploadStatus;
  /** Where the uploader sees it. */
  path: string;
};

/** A row whose student is to have a license. The one of `educator_username` gives first, then the chosen educator. */
export type LicenseAsked = {
  student_id: number;
  educator_id: number | null;
  chosen_id: number;
  program: string | null;
};

/** A new license, one that follows on the running one, none because there is one for long enough, or none left. */
const OUTLOOKS = ['assign', 'extend', 'covered', 'short'] as const;
type Outlook = (typeof OUTLOOKS)[number];

/** How the names of all operations begin by which an upload changes the ledger. */
export function licenseOperation(upload: { uuid: string }): string {
  return `upload:${upload.uuid}`;
}

/** What uploads need from licensing. */
export type LicenseDesk = {
  /** An account on a free trial is asked to contact support above 20 rows. */
  mayUploadMany(tx: Tx, accountId: number, now: Date): Promise<boolean>;
  /** How many licenses these educators could give. */
  available(tx: Tx, educatorIds: readonly number[], now: Date): Promise<number>;
  /**
   * Activates, or extends what ends in under 90 days. Answers the students for whom none was left. The operation is the
   * upload's uuid: what happens is done in the name of who sent it.
   */
  activate(tx: Tx, asked: readonly LicenseAsked[], operation: string, now: Date): Promise<readonly number[]>;
  /** What `activate` would do for each of them, one after the other; students who are not there yet have no license. */
  outlook(tx: Tx, asked: readonly LicenseAsked[], now: Date): Promise<readonly Outlook[]>;
  /** Another program on the licenses they have; who has none is left alone. */
  switchPrograms(tx: Tx, switches: readonly LicenseAsked[], operation: string, now: Date): Promise<void>;
  /** Gives back what the operation took for these students, and switches back what it switched. */
  giveBack(tx: Tx, studentIds: readonly number[], operation: string, now: Date): Promise<void>;
};

/** What uploads need from around them, handed in by the apps. */
export type UploadPorts = {
  appKey: AppKey;
  files: Files;
  licenses: LicenseDesk;
  tell(tx: Tx, accountId: number, task: UploadTask): Promise<void>;
  clock(): Date;
};
