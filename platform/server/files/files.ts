import { hash, randomUUID } from 'node:crypto';
import { Refusal } from '../../contract/refusal.ts';
import { type AppKey, MARK_LENGTH, sameBytes, sealBytes, unsealBytes } from '../crypto.ts';
import type { Db } from '../database/database.ts';
import { getPrefix } from './rows.ts';
import { type FileStore, StoreAway } from './store.ts';
import { ScannerAway, type VirusScanner } from './virus-scanner.ts';

/** Where files are kept: a column of the owner's takes what `keep` answers, and `open` takes what the column has. */
export type Files = {
  /** Sealed, and beside the database where there is a store and the file is large. */
  keep(content: Buffer): Promise<Buffer>;
  open(kept: Buffer): Promise<Buffer>;
  /** Refuses at `field` what a scanner for viruses knows: for files that are handed out again as they came. */
  requireHarmless(content: Buffer, field: string): Promise<void>;
};

/** Smaller ones stay in the database, which is faster for them than another place is. */
export const LARGE = 256 * 1024;

/** Null where no store is set up. */
export type Store = { db: Db; store: FileStore } | null;

export function openFiles(appKey: AppKey, beside: Store, scanner: VirusScanner | null = null): Files {
  return {
    async keep(content) {
      const sealed = await sealBytes(appKey, content);
      if (beside === null || content.length <= LARGE) return sealed;
      return putSealed(beside, sealed);
    },
    async open(kept) {
      return unsealBytes(appKey, isReference(kept) ? await getSealed(beside, kept) : kept);
    },
    async requireHarmless(content, field) {
      if (scanner !== null && (await orAway(() => scanner(content)))) {
        throw Refusal.field(field, 'validation.file-harmful');
      }
    },
  };
}

/** Puts what is sealed already into the store, and answers what stands for it. Who does not write that down leaves nothing. */
export function putSealed({ db, store }: NonNullable<Store>, sealed: Buffer): Promise<Buffer> {
  return orAway(async () => {
    const id = randomUUID();
    await store.put(await nameOf(db, id), sealed);
    return referenceTo(id, sealed);
  });
}

export function getSealed(beside: Store, reference: Buffer): Promise<Buffer> {
  return orAway(async () => {
    if (beside === null) throw new StoreAway('a file lies in a store, and FILES_ENDPOINT does not say where');
    const { id, size, digest } = readReference(reference);
    const sealed = await beside.store.get(await nameOf(beside.db, id), size);
    if (!sameBytes(hash('sha256', sealed, 'buffer'), digest))
      throw new Error('the store gave another file back');
    return sealed;
  });
}

/** Who asked is told to try again: nothing of what they did is done, and nothing is lost. */
async function orAway<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isAway = error instanceof StoreAway || error instanceof ScannerAway;
    if (!isAway) throw error;
    throw Object.assign(Refusal.of('unavailable', 'error.files-away'), { cause: error });
  }
}

export async function nameOf(db: Db, id: string): Promise<string> {
  return `${await getPrefix(db)}/${id}`;
}

// Eight bytes that say what it is, the mark of the key that sealed it, name, size and SHA-256: `0145-stored-files.sql` reads it.
export const REFERENCE = Buffer.from('kd-file1');
const AT_ID = REFERENCE.length + MARK_LENGTH;
const AT_SIZE = AT_ID + 16;
const AT_DIGEST = AT_SIZE + 8;
const LENGTH = AT_DIGEST + 32;

export function isReference(kept: Buffer): boolean {
  return kept.length === LENGTH && kept.subarray(0, REFERENCE.length).equals(REFERENCE);
}

function referenceTo(id: string, sealed: Buffer): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(sealed.length));
  const mark = sealed.subarray(0, MARK_LENGTH);
  const name = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([REFERENCE, mark, name, size, hash('sha256', sealed, 'buffer')]);
}

function readReference(reference: Buffer): { id: string; size: number; digest: Buffer } {
  const digits = reference.subarray(AT_ID, AT_SIZE).toString('hex');
  return {
    id: digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    size: Number(reference.readBigUInt64BE(AT_SIZE)),
    digest: reference.subarray(AT_DIGEST),
  };
}
