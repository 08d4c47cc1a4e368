import type { Headers, People } from './people.ts';

/** A server waits for its database most of the time. */
export const LANES = 4;

/** So many at a time, each in a lane of its own. */
export async function several<Item>(
  items: readonly Item[],
  work: (item: Item, lane: number) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (const item of waiting) await work(item, lane);
  });
  await Promise.all(lanes);
}

/** Each comes once and stays: reads do not end a session. */
export async function signedIn(people: People): Promise<Map<string, Headers>> {
  const headers = new Map<string, Headers>();
  for (const [person, headersOf] of people) headers.set(person, await headersOf());
  return headers;
}
