import * as z from 'zod/mini';
import { spokenName } from '#platform/contract/names.ts';
import type { AppKey } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { forgetEvents } from '#platform/server/live/realtime.ts';
import { forgetLetters, forgetLettersTo } from '#platform/server/mail/mail.ts';
import { deleteAccount, makeNobody } from '#product/accounts/server/own-account/leaving.ts';
import { handOnSmallGroups } from '#product/group-data/server/small-groups/leaving.ts';
import { leaveFigures } from '#product/insight/server/leaving.ts';
import { leaveLicenses } from '#product/licensing/server/leaving.ts';
import { leaveBooks } from '#product/purchasing/server/leaving.ts';
import { handOn } from '#product/rosters/server/students/leaving.ts';
import { leaveUploads } from '#product/rosters/uploads/server/leaving.ts';
import { leaveForGood } from '#product/schools/server/leaving.ts';
import { heirsOf, nextOwners } from './standing.ts';

export type ForgetAdultPorts = {
  appKey: AppKey;
  /** What stands in for the outside in a demo: letters to an address, and whatever says something. */
  forgetInDemo: (tx: Tx, says: (text: string) => boolean) => Promise<number>;
  forgetMailbox: (tx: Tx, recipient: string) => Promise<void>;
};

const lockAdult = statement(
  {
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    is_home: z.boolean(),
    personal_channel: z.string(),
  },
  `select username, first_name, last_name, personal_channel,
      scope = 'parent' or coalesce(role = 'home', false) and school_id is null as is_home from accounts
    where id = $1 and scope <> 'uber' for update`,
);

/**
 * The account and all that hangs on it. Children stay with who has them now, the books with somebody without a name.
 * Whatever else names the account by its key lets go of it as the database says: `on delete` of each.
 */
export async function forgetAdult(tx: Tx, ports: ForgetAdultPorts, id: number, now: Date): Promise<void> {
  const [adult] = await lockAdult(tx, id);
  if (adult === undefined) return;
  for (const handing of await heirsOf(tx, id)) await handOn(tx, { ...handing, from: id }, now);
  await handOnSmallGroups(tx, id);
  const nobody = await makeNobody(tx, id);
  await leaveUploads(tx, { id, nobody }, now);
  await leaveLicenses(tx, id, nobody);
  await leaveBooks(tx, { id, nobody, isHome: adult.is_home }, now);
  await leaveFigures(tx, id, nobody);
  await leaveForGood(tx, id, await nextOwners(tx, id));
  await deleteAccount(tx, id);
  await forgetWords(tx, ports, { ...adult, id });
}

type Named = {
  id: number;
  username: string;
  first_name: string;
  last_name: string;
  personal_channel: string;
};

/** Letters and live pages that still speak of somebody, or to them. */
async function forgetWords(tx: Tx, ports: ForgetAdultPorts, adult: Named): Promise<void> {
  const { id, username, personal_channel: channel } = adult;
  const names = [username, spokenName(adult), `${adult.last_name}, ${adult.first_name}`].map((name) =>
    name.toLowerCase(),
  );
  const says = (text: string): boolean => names.some((name) => text.toLowerCase().includes(name));
  await forgetEvents(tx, channel, id);
  await forgetLettersTo(tx, username);
  await forgetLetters(tx, ports.appKey, says);
  await ports.forgetMailbox(tx, username);
  await ports.forgetInDemo(tx, says);
}
