import type { PostOffice } from '#platform/server/mail/mail.ts';

/** What the rosters need from around them, handed in by the app. */
export type RosterPorts = {
  appKey: Buffer;
  post: PostOffice;
};
