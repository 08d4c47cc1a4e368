/** A place for files beside the database. What lies there is sealed, and named by chance. */
export type FileStore = {
  put(name: string, content: Buffer): Promise<void>;
  get(name: string, size: number): Promise<Buffer>;
  /** Also of what is not there. */
  remove(name: string): Promise<void>;
  /** All whose names begin so, a page at a time. */
  list(prefix: string): AsyncGenerator<StoredObject[]>;
};

export type StoredObject = { name: string; at: Date };

/** The store does not answer, is busy, or does not let us in: the same may go well later. */
export class StoreAway extends Error {
  override name = 'StoreAway';
}

/** It answers, and has no such file. */
export class FileGone extends Error {
  override name = 'FileGone';
}
