import type { KeptState, PartState } from '../../contract/kept-files.ts';
import type { Actor } from '../../contract/policy.ts';
import { Refusal } from '../../contract/refusal.ts';
import type { Tx } from '../database/database.ts';

export type KeptFile = { id: number; state: KeptState; total: number; ends_at: Date };
/** One of what a file is made of, in its place. */
export type KeptPart = { place: number };

/** A slice's own statements about its two tables, the files and their parts: a table is written by name, by its owner. */
export type KeptStore<File extends KeptFile, Part extends KeptPart> = {
  find: (tx: Tx, id: number) => Promise<File[]>;
  /** Nobody's but the account's, and not when its time is over. */
  findOwn: (tx: Tx, id: number, accountId: number, now: Date) => Promise<File[]>;
  findParts: (tx: Tx, id: number, state: PartState) => Promise<Part[]>;
  findContent: (tx: Tx, id: number, place: number) => Promise<{ content_sealed: Buffer | null }[]>;
  /** What another worker has made meanwhile stays as it is. */
  keepPart: (tx: Tx, id: number, place: number, state: PartState, content: Buffer | null) => Promise<unknown>;
  countDone: (tx: Tx, id: number) => Promise<{ done: number }[]>;
  setState: (tx: Tx, id: number, state: KeptState) => Promise<unknown>;
};

export async function getOwn<File extends KeptFile>(
  { findOwn }: Pick<KeptStore<File, KeptPart>, 'findOwn'>,
  tx: Tx,
  { id, actor, now }: { id: number; actor: Actor; now: Date },
): Promise<File> {
  const [file] = await findOwn(tx, id, actor.id, now);
  if (file === undefined) throw Refusal.of('not-found');
  return file;
}

/** How many parts are done, for who waits. Who is gone meanwhile counts as done, and all are only where it is ready. */
export async function doneOf(
  { countDone }: Pick<KeptStore<KeptFile, KeptPart>, 'countDone'>,
  tx: Tx,
  { id, state, total }: KeptFile,
): Promise<number> {
  return state === 'ready' ? total : Math.min((await countDone(tx, id))[0]?.done ?? 0, total - 1);
}
