import { expect, test } from 'vitest';
import type { Db } from './database.ts';
import { together } from './together.ts';

const db = {} as Db;

/** Answers when it is told to, with what is true then. */
function desk() {
  const asked: { keys: string[]; answer: (fails?: boolean) => void }[] = [];
  let truth = 1;
  const find = together<string, number>(
    (key) => key,
    (_, keys) => {
      // What the database sees is what is true when it is asked.
      const seen = truth;
      return new Promise((resolve, reject) => {
        asked.push({
          keys: [...keys],
          answer: (fails = false) => {
            if (fails) reject(new Error('away'));
            else resolve(new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, seen])));
          },
        });
      });
    },
  );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { find: (key: string) => find(db, key), asked, turn, change: () => (truth += 1) };
}

test('who comes alone is asked for at once, those who come meanwhile together', async () => {
  const { find, asked, turn } = desk();
  const first = find('a');
  await turn();
  expect(asked.map(({ keys }) => keys)).toEqual([['a']]);
  const others = [find('b'), find('c'), find('nobody'), find('b')];
  await turn();
  expect(asked).toHaveLength(1);
  asked[0]?.answer();
  expect(await first).toBe(1);
  await turn();
  expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c', 'nobody', 'b']]);
  asked[1]?.answer();
  expect(await Promise.all(others)).toEqual([1, 1, undefined, 1]);
});

test('nobody is told what was true before they asked', async () => {
  const { find, asked, turn, change } = desk();
  const before = find('a');
  await turn();
  change();
  const after = find('a');
  asked[0]?.answer();
  await turn();
  asked[1]?.answer();
  expect([await before, await after]).toEqual([1, 2]);
});

test('a question that fails fails those who asked it, and nobody after them', async () => {
  const { find, asked, turn } = desk();
  const [one, other] = [find('a'), find('b')];
  await turn();
  const later = find('c');
  asked[0]?.answer(true);
  await expect(one).rejects.toThrow('away');
  await expect(other).rejects.toThrow('away');
  await turn();
  asked[1]?.answer();
  expect(await later).toBe(1);
});
