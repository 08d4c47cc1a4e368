import type { PlayEvent } from '../../rules/results/events.ts';
import { keptSince, memoryStorage, orderOf, type Storage } from './storage.ts';

const DATABASE = 'kindred-play';
const EVENTS = 'events';
const PLACES = 'places';
const BY_STUDENT = 'by-student';

type Waiting = { id: string; event: PlayEvent };
type Place = { student: number; scene: string; at?: number };

/** A browser that refuses storage, or takes for ever, gets one that lasts as long as the page. */
export async function openStorage(): Promise<Storage> {
  try {
    const storage = indexedDbStorage(await openDatabase());
    // Beside everything else: nobody waits for it, and what fails is tried again with the next page.
    void storage.forgetBefore(keptSince(Date.now())).catch(() => undefined);
    return storage;
  } catch {
    return memoryStorage();
  }
}

const PATIENCE_MS = 4000;

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the browser does not open its storage')), PATIENCE_MS);
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      const events = request.result.createObjectStore(EVENTS, { keyPath: 'id' });
      events.createIndex(BY_STUDENT, ['student', 'order']);
      request.result.createObjectStore(PLACES, { keyPath: ['student', 'scene'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no storage'));
    request.onblocked = () => reject(new Error('another page holds the storage'));
  });
}

function indexedDbStorage(database: IDBDatabase): Storage {
  const write = (stores: string[], work: (transaction: IDBTransaction) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(stores, 'readwrite');
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error ?? new Error('not written'));
      transaction.onabort = () => reject(transaction.error ?? new Error('not written'));
      work(transaction);
      transaction.commit?.();
    });
  const read = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('not read'));
    });

  return {
    write: (student, { events, place }) =>
      write([EVENTS, PLACES], (transaction) => {
        for (const event of events) {
          transaction.objectStore(EVENTS).put({ id: event.id, student, order: orderOf(event), event });
        }
        if (place === undefined) return;
        const places = transaction.objectStore(PLACES);
        if (place.place === null) places.delete([student, place.scene]);
        else places.put({ student, scene: place.scene, place: place.place, at: Date.now() });
      }),
    waiting: async (student, most) => {
      const index = database.transaction(EVENTS).objectStore(EVENTS).index(BY_STUDENT);
      // An array sorts behind every text.
      const rows = await read(index.getAll(IDBKeyRange.bound([student], [student, []]), most));
      return rows.map(({ event }) => event);
    },
    remove: (ids) =>
      write([EVENTS], (transaction) => {
        for (const id of ids) transaction.objectStore(EVENTS).delete(id);
      }),
    forget: async (student) => {
      const own = IDBKeyRange.bound([student], [student, []]);
      const index = database.transaction(EVENTS).objectStore(EVENTS).index(BY_STUDENT);
      const keys = await read(index.getAllKeys(own));
      await write([EVENTS, PLACES], (transaction) => {
        for (const key of keys) transaction.objectStore(EVENTS).delete(key);
        transaction.objectStore(PLACES).delete(own);
      });
    },
    forgetBefore: async (moment) => {
      const transaction = database.transaction([EVENTS, PLACES]);
      const events = read<Waiting[]>(transaction.objectStore(EVENTS).getAll());
      const places = await read<Place[]>(transaction.objectStore(PLACES).getAll());
      const old = (await events).filter(({ event }) => Date.parse(event.client_at) < moment);
      await write([EVENTS, PLACES], (later) => {
        for (const { id } of old) later.objectStore(EVENTS).delete(id);
        for (const place of places) {
          // Written before it was told since when: its time begins now.
          if (place.at === undefined) later.objectStore(PLACES).put({ ...place, at: Date.now() });
          else if (place.at < moment) later.objectStore(PLACES).delete([place.student, place.scene]);
        }
      });
    },
    place: async (student, scene) => {
      const row = await read(database.transaction(PLACES).objectStore(PLACES).get([student, scene]));
      return row?.place ?? null;
    },
  };
}
