import type { Db } from './database.ts';

type Batch<Key, Value> = { keys: Key[]; found: Promise<ReadonlyMap<string, Value>> };

/**
 * For a question that every request asks: what is asked for while an answer is awaited is asked for together, right after
 * it. Nobody is told what was true before they asked, and who comes alone does not wait.
 */
export function together<Key, Value>(
  nameOf: (key: Key) => string,
  ask: (db: Db, keys: readonly Key[]) => Promise<ReadonlyMap<string, Value>>,
): (db: Db, key: Key) => Promise<Value | undefined> {
  const queues = new WeakMap<Db, { next: Batch<Key, Value> | null; last: Promise<unknown> | null }>();
  return async (db, key) => {
    const queue = queues.get(db) ?? { next: null, last: null };
    queues.set(db, queue);
    if (queue.next === null) queue.next = begin(db, queue.last);
    queue.next.keys.push(key);
    return (await queue.next.found).get(nameOf(key));
  };

  function begin(db: Db, last: Promise<unknown> | null): Batch<Key, Value> {
    const queue = queues.get(db);
    const keys: Key[] = [];
    const found = (last ?? Promise.resolve()).then(() => {
      // Whoever comes from here on is answered by the next.
      if (queue !== undefined) queue.next = null;
      return ask(db, keys);
    });
    const settled = found.then(
      () => undefined,
      () => undefined,
    );
    if (queue !== undefined) queue.last = settled;
    return { keys, found };
  }
}
