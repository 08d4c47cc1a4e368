import type { AppKey } from '#platform/server/crypto.ts';
import type { PostOffice } from '#platform/server/mail/mail.ts';

/** What lists show of students that a later slice keeps, in SQL. */
type Shown<Name extends string> = {
  /** Leaves one row one row; `row` has a student's id, active program and end of license. */
  join: (row: string, as: string) => string;
  columns: (joined: string) => Readonly<Record<Name, string>>;
};

/** The minutes shown are rounded from the seconds. */
export type ShownOfPlay = Shown<
  | 'last_played_at'
  | 'minutes'
  | 'seconds'
  | 'scenes'
  | 'completed'
  | 'success_rate'
  | `skill_${'ic' | 'com' | 'coop' | 'ini' | 'emp' | 'er'}`
>;

/** What the rosters need from around them, handed in by the app. */
export type RosterPorts = {
  appKey: AppKey;
  post: PostOffice;
  shown: { play: ShownOfPlay };
};
