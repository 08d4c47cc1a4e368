import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import { writeAudit } from '#platform/server/audit.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { eachByItself } from '#platform/server/database/each-by-itself.ts';
import { statement } from '#platform/server/database/statement.ts';
import { type Jobs, job } from '#platform/server/jobs.ts';
import { isLetterUnderway } from '#platform/server/mail/mail.ts';
import type { NewsDesk } from '#product/accounts/server/news/wishes.ts';
import { closeForGood } from '#product/accounts/server/own-account/leaving.ts';
import type { LetterPorts } from '#product/accounts/server/session/addressee.ts';
import { isUploading } from '#product/rosters/uploads/server/leaving.ts';
import { lettersGivenUp, obstaclesOf } from '../../rules/leaving.ts';
import { mailOwn } from '../letters/letters.ts';
import { type ForgetAdultPorts, forgetAdult } from './forget.ts';
import { countDependants } from './standing.ts';
import {
  type AccountDeletion,
  closeOne,
  endOne,
  findDue,
  finishOne,
  forgetEarlier,
  lockDue,
} from './store.ts';

export const runAccountDeletions = job<Record<string, never>>('account-deletion.run', { retryLimit: 3 });
/** Every hour, after children's: whose children go on the same day are not in the way. */
const RUN_AT = '47 * * * *';

export type AccountDeletionPorts = LetterPorts &
  ForgetAdultPorts & {
    news: NewsDesk | null;
    /** From the store of files, where there is one. */
    removeFiles: () => Promise<void>;
    clock: () => Date;
  };

export async function workOnAccountDeletions(
  jobs: Pick<Jobs, 'work' | 'every'>,
  db: Db,
  ports: AccountDeletionPorts,
): Promise<void> {
  await jobs.work(runAccountDeletions, () => runDueAccounts(db, ports));
  await jobs.every(runAccountDeletions, RUN_AT, {});
}

/** On its day an account is closed, with a last letter; once that is on its way and the list of news has heard, it goes. */
export async function runDueAccounts(db: Db, ports: AccountDeletionPorts): Promise<void> {
  const now = ports.clock();
  const due = (await findDue(db, now)).map(({ id }) => id);
  try {
    await eachByItself(db, due, (tx, id) => goOn(tx, ports, id, now));
  } finally {
    await ports.removeFiles();
  }
}

async function goOn(tx: Tx, ports: AccountDeletionPorts, id: number, now: Date): Promise<void> {
  const [due] = await lockDue(tx, id, now);
  if (due === undefined) return;
  if (due.account_id === null) await endOne(tx, id, 'done', now);
  else if (due.state === 'waiting') await close(tx, ports, { ...due, account_id: due.account_id }, now);
  else await carryOut(tx, ports, { ...due, account_id: due.account_id }, now);
}

type Due = AccountDeletion & { account_id: number };

async function close(tx: Tx, ports: AccountDeletionPorts, due: Due, now: Date): Promise<void> {
  const { id, account_id: accountId, brand, reference } = due;
  if (await isUploading(tx, accountId)) return;
  const dependants = await countDependants(tx, accountId);
  const telling = { accountId, brand, values: { reference } };
  if (obstaclesOf(dependants).length > 0) {
    await endOne(tx, id, 'stopped', now);
    const what = 'account-deletion.stopped';
    await mailOwn(tx, ports, { ...telling, operation: `account-deletion-${id}-stopped`, what, button: true });
    return;
  }
  // Their own day is near: an hour or a week later they are gone.
  if (dependants.going > 0) return;
  const what = 'account-deletion.done';
  await mailOwn(tx, ports, { ...telling, operation: `account-deletion-${id}-done`, what, button: false });
  await closeForGood(tx, accountId, ports.news, now);
  await closeOne(tx, id, now);
}

/** Staff have opened the account again before it went: its owner has come back, and is told that it stays. */
async function keep(tx: Tx, ports: AccountDeletionPorts, due: Due, now: Date): Promise<void> {
  const { id, account_id: accountId, brand, reference } = due;
  await endOne(tx, id, 'taken-back', now);
  await mailOwn(tx, ports, {
    accountId,
    brand,
    operation: `account-deletion-${id}-taken-back`,
    what: 'account-deletion.taken-back',
    values: { reference },
    button: true,
  });
}

const findHeld = statement(
  { username: z.string(), closed: z.boolean(), listed: z.boolean() },
  `
    select a.username, a.status = 'deactivated' as closed, exists (
      select from news_wishes w where w.account_id = a.id and w.listed_email is not null) as listed
    from accounts a where a.id = $1`,
);

async function carryOut(tx: Tx, ports: AccountDeletionPorts, due: Due, now: Date): Promise<void> {
  const { id, account_id: accountId, reference, closed_at: closedAt } = due;
  const [held] = await findHeld(tx, accountId);
  if (held !== undefined && !held.closed) return keep(tx, ports, due, now);
  const isGivenUp = closedAt !== null && lettersGivenUp(closedAt, now);
  if (held !== undefined && !isGivenUp && (await isLetterUnderway(tx, held.username))) return;
  // Without a list there is nobody to hear it.
  if (held?.listed === true && ports.news !== null) {
    await closeForGood(tx, accountId, ports.news, now);
    return;
  }
  // A child may have come while the account was closing: then it waits for whoever has it.
  if (obstaclesOf(await countDependants(tx, accountId)).length > 0) return;
  await finishOne(tx, id, now);
  await forgetEarlier(tx, accountId);
  await forgetAdult(tx, ports, accountId, now);
  const subject = {
    type: 'account-deletion',
    id,
    details: { reference, day: dayIn(DEFAULT_TIME_ZONE, now) },
  };
  await writeAudit(tx, { action: 'account.deletion-done', actor: null, subject, requestId: '', now });
}
