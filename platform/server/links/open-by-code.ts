import { Refusal } from '../../contract/refusal.ts';
import type { Db } from '../database/database.ts';
import { countAttempt, forgiveAttempts } from '../limits/throttle.ts';

type Asking = { db: Db; now: Date; clientKey: string; clientAddress: string };

/**
 * A code is beyond guessing. Trying codes without end keeps the server busy all the same: tries are counted, and whoever
 * has a right one meets none of it. `what` is opened, such as `letters`.
 */
export async function openByCode<Result>(
  { db, now, clientKey, clientAddress }: Asking,
  what: string,
  open: () => Promise<Result>,
): Promise<Result> {
  const limits = [
    { key: `${what} opened by ${clientKey}`, free: 30, shared: true },
    { key: `${what} opened at ${clientAddress}`, free: 300, shared: true },
  ];
  const wait = await countAttempt(db, limits, now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  const opened = await open();
  await forgiveAttempts(db, limits);
  return opened;
}

/** Why there is nothing is nobody's business who has only the link. */
export async function alike<Result>(find: () => Promise<Result>): Promise<Result> {
  try {
    return await find();
  } catch (problem) {
    throw problem instanceof Refusal ? Refusal.of('not-found') : problem;
  }
}
