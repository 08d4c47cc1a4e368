import type { Headers, People } from './people.ts';

/** A server waits for its database most of the time. */
export const AT_A_TIME = 4;

/** So many at a time, each with the number of its place. */
export async function several<Item>(
  items: readonly Item[],
  work: (item: Item, place: number) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const workers = Array.from({ length: AT_A_TIME }, async (_, place) => {
    for (const item of waiting) await work(item, place);
  });
  await Promise.all(workers);
}

/** Each comes once and stays: reads do not end a session. */
export async function signedIn(people: People): Promise<Map<string, Headers>> {
  const headers = new Map<string, Headers>();
  for (const [person, headersOf] of people) headers.set(person, await headersOf());
  return headers;
}
