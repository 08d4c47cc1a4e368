import type { Comic } from '../../rules/comics/comic.ts';
import { keptSince } from './storage.ts';

/** A comic as it is now, and the versions it was made on top of. */
export type Draft = { student: number; comic: Comic; version: string; after: readonly string[] };

/**
 * What waits in this browser until the server has it. Words by which a child could be found never come here: the device may
 * be the next child's.
 */
export type Drafts = {
  put(draft: Draft): Promise<void>;
  of(student: number): Promise<Draft[]>;
  remove(student: number, comic: string): Promise<void>;
  /** All of a student's. */
  forget(student: number): Promise<void>;
  /** What was put here before this moment. */
  forgetBefore(moment: number): Promise<void>;
};

/** As it lies here: since when. */
type Kept = Draft & { at?: number };
const kept = (draft: Draft): Kept => ({ ...draft, at: Date.now() });
const draftOf = ({ student, comic, version, after }: Kept): Draft => ({ student, comic, version, after });

/** For browsers that keep nothing: lasts as long as the page. */
export function memoryDrafts(): Drafts {
  const drafts = new Map<string, Kept>();
  return {
    put: async (draft) => void drafts.set(`${draft.student} ${draft.comic.id}`, kept(draft)),
    of: async (student) => [...drafts.values()].filter((draft) => draft.student === student).map(draftOf),
    remove: async (student, comic) => void drafts.delete(`${student} ${comic}`),
    forget: async (student) => {
      for (const [key, draft] of drafts) if (draft.student === student) drafts.delete(key);
    },
    forgetBefore: async (moment) => {
      for (const [key, { at = 0 }] of drafts) if (at < moment) drafts.delete(key);
    },
  };
}

const STORE = 'drafts';
const PATIENCE_MS = 4000;

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the browser does not open its storage')), PATIENCE_MS);
    const request = indexedDB.open('kindred-comics', 1);
    request.onupgradeneeded = () =>
      void request.result.createObjectStore(STORE, { keyPath: ['student', 'comic.id'] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no storage'));
    request.onblocked = () => reject(new Error('another page holds the storage'));
  });
}

export async function openDrafts(): Promise<Drafts> {
  try {
    const drafts = storedDrafts(await openDatabase());
    void drafts.forgetBefore(keptSince(Date.now())).catch(() => undefined);
    return drafts;
  } catch {
    return memoryDrafts();
  }
}

/** The student was deleted: nobody will ever take what waits here. */
export async function forgetDrafts(student: number): Promise<void> {
  await (await openDrafts()).forget(student);
}

function storedDrafts(database: IDBDatabase): Drafts {
  const asked = <Value>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      const request = ask(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('not kept'));
    });
  // An array sorts behind every text.
  const allOf = (student: number): IDBKeyRange => IDBKeyRange.bound([student], [student, []]);
  return {
    put: async (draft) => void (await asked('readwrite', (store) => store.put(kept(draft)))),
    of: async (student) =>
      (await asked<Kept[]>('readonly', (store) => store.getAll(allOf(student)))).map(draftOf),
    remove: async (student, comic) => {
      await asked('readwrite', (store) => store.delete([student, comic]));
    },
    forget: async (student) => {
      await asked('readwrite', (store) => store.delete(allOf(student)));
    },
    forgetBefore: async (moment) => {
      for (const draft of await asked<Kept[]>('readonly', (store) => store.getAll())) {
        // Put here before it was told since when: its time begins now.
        if (draft.at === undefined) await asked('readwrite', (store) => store.put(kept(draft)));
        else if (draft.at < moment) {
          await asked('readwrite', (store) => store.delete([draft.student, draft.comic.id]));
        }
      }
    },
  };
}
