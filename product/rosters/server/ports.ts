import type { PostOffice } from '#platform/server/mail.ts';
import type { LicenceDesk } from './uploads/ports.ts';

/** What the rosters need from around them, handed in by the app. */
export type RosterPorts = {
  appKey: Buffer;
  post: PostOffice;
  /** Section 5: an account on a free trial is asked to contact support above 20 students. */
  licences: Pick<LicenceDesk, 'mayUploadMany'>;
};
