import type { Db, Tx } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import { type Job, type Jobs, job } from '../jobs.ts';
import { collectGarbage } from '../limits/collect.ts';
import type { KeptFile, KeptPart, KeptStore } from './store.ts';

type MakeJob = Job<{ id: number }>;
export type KeptJobs = { make: MakeJob; givenUp: MakeJob; all: readonly MakeJob[] };

export function keptJobs(name: string): KeptJobs {
  const givenUp: MakeJob = job(`${name}.given-up`, { retryLimit: 20 });
  const make: MakeJob = job(`${name}.make`, { retryLimit: 20, givenUp });
  return { make, givenUp, all: [givenUp, make] };
}

/** What is particular to a kind of file. */
export type Maker<File extends KeptFile, Part extends KeptPart> = {
  store: KeptStore<File, Part>;
  files: Files;
  clock: () => Date;
  /** Who asked for it is judged anew for every part: a right that ended meanwhile has ended. Null leaves it out. */
  makePart: (file: File, part: Part) => Promise<Buffer | null>;
  /** How far it is, for who waits for it. */
  tell: (tx: Tx, file: File) => Promise<unknown>;
  /** With the last part. */
  onReady?: (tx: Tx, file: File) => Promise<void>;
};

export async function workOnKept<File extends KeptFile, Part extends KeptPart>(
  jobs: Pick<Jobs, 'work'>,
  db: Db,
  { make, givenUp }: KeptJobs,
  maker: Maker<File, Part>,
): Promise<void> {
  await jobs.work(make, ({ id }) => makeKept(db, maker, id));
  await jobs.work(givenUp, ({ id }) => giveUp(db, maker, id));
}

/** A part leaves some megabytes behind. */
const COLLECTED_EACH = 10;

/** May be begun again at any moment: it goes on with the first part that is not kept yet. */
export async function makeKept<File extends KeptFile, Part extends KeptPart>(
  db: Db,
  maker: Maker<File, Part>,
  id: number,
): Promise<void> {
  const { store, files, clock, makePart, tell, onReady } = maker;
  const [file] = await store.find(db, id);
  if (file === undefined || file.state === 'ready' || file.ends_at <= clock()) return;
  // Staff may have called given-up work back.
  await store.setState(db, id, 'making');
  for (const [index, part] of (await store.findParts(db, id, 'waiting')).entries()) {
    if (index % COLLECTED_EACH === 0) collectGarbage();
    const made = await makePart(file, part);
    const content = made === null ? null : await files.keep(made);
    const isKept = await db.transaction().execute(async (tx) => {
      // Put away meanwhile.
      if ((await store.find(tx, id)).length === 0) return false;
      await store.keepPart(tx, id, part.place, content === null ? 'left-out' : 'made', content);
      await tell(tx, { ...file, state: 'making' });
      return true;
    });
    if (!isKept) return;
  }
  await db.transaction().execute(async (tx) => {
    await store.setState(tx, id, 'ready');
    const [ready] = await store.find(tx, id);
    if (ready === undefined) return;
    await tell(tx, ready);
    await onReady?.(tx, ready);
  });
}

async function giveUp<File extends KeptFile, Part extends KeptPart>(
  db: Db,
  { store, tell }: Maker<File, Part>,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const [file] = await store.find(tx, id);
    if (file?.state !== 'making') return;
    await store.setState(tx, id, 'failed');
    await tell(tx, { ...file, state: 'failed' });
  });
}
