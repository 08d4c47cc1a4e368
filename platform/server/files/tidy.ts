import { type Jobs, job } from '../jobs.ts';
import { nameOf, type Store } from './files.ts';
import { findDropped, findKnown, forgetDropped, getPrefix, noteSwept } from './rows.ts';

const removeFiles = job<Record<string, never>>('files.remove', { retryLimit: 3 });
const sweepFiles = job<Record<string, never>>('files.sweep', { retryLimit: 3 });
export const FILE_JOBS = [removeFiles, sweepFiles];

const EVERY_FIVE_MINUTES = '*/5 * * * *';
const EVERY_NIGHT = '23 3 * * *';

const AT_ONCE = 100;
/** What was put there and has no row by then belongs to nothing: what should have held it was not done. */
const HOURS_OF_GRACE = 24;

export async function workOnFiles(
  jobs: Pick<Jobs, 'work' | 'every'>,
  beside: Store,
  clock: () => Date,
): Promise<void> {
  if (beside === null) return;
  await jobs.work(removeFiles, async () => void (await removeDropped(beside)));
  await jobs.every(removeFiles, EVERY_FIVE_MINUTES, {});
  await jobs.work(sweepFiles, async () => void (await sweep(beside, clock())));
  await jobs.every(sweepFiles, EVERY_NIGHT, {});
}

/** Takes from the store what no row holds any more. Answers how many. */
export async function removeDropped({ db, store }: NonNullable<Store>): Promise<number> {
  let removed = 0;
  for (;;) {
    const ids = (await findDropped(db, AT_ONCE)).map(({ id }) => id);
    for (const id of ids) await store.remove(await nameOf(db, id));
    await forgetDropped(db, ids);
    removed += ids.length;
    if (ids.length < AT_ONCE) return removed;
  }
}

/** Holds everything that lies in the store against the rows, and takes away what is nobody's. Answers how many. */
export async function sweep({ db, store }: NonNullable<Store>, now: Date): Promise<number> {
  const prefix = await getPrefix(db);
  const before = now.getTime() - HOURS_OF_GRACE * 3_600_000;
  let removed = 0;
  for await (const page of store.list(`${prefix}/`)) {
    const old = page.filter(({ at }) => at.getTime() < before);
    const ids = old.map(({ name }) => name.slice(prefix.length + 1)).filter((id) => UUID.test(id));
    const known = new Set((await findKnown(db, ids)).map(({ id }) => id));
    for (const id of ids) {
      if (known.has(id)) continue;
      await store.remove(await nameOf(db, id));
      removed += 1;
    }
  }
  await noteSwept(db, now);
  return removed;
}
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a worker may await where a promise says "gone": with what was deleted, not some minutes later. */
export function remover(beside: Store): () => Promise<void> {
  return async () => {
    if (beside !== null) await removeDropped(beside);
  };
}
