import { expect, test } from 'vitest';
import { testDatabase } from '#testing/server/database.ts';
import { countAttempt, forgiveAttempts, type ThrottleKey } from './throttle.ts';

const { db } = await testDatabase();
const START = new Date('2026-09-14T15:00:00Z').getTime();
const at = (seconds: number): Date => new Date(START + seconds * 1000);

/** Counts attempts at one moment, and answers the waits. */
async function attempts(keys: readonly ThrottleKey[], count: number, seconds = 0): Promise<number[]> {
  const waits: number[] = [];
  for (let done = 0; done < count; done += 1) waits.push(await countAttempt(db, keys, at(seconds)));
  return waits;
}

test('the free attempts go ahead, the next one waits a second', async () => {
  expect(await attempts([{ key: 'free', free: 3 }], 5)).toEqual([0, 0, 0, 1, 1]);
});

test('every further attempt doubles the wait, up to a quarter of an hour', async () => {
  const keys = [{ key: 'doubling', free: 2 }];
  await attempts(keys, 1);
  let seconds = 0;
  const waits: number[] = [];
  for (let count = 0; count < 13; count += 1) {
    expect(await countAttempt(db, keys, at(seconds))).toBe(0);
    const wait = await countAttempt(db, keys, at(seconds));
    waits.push(wait);
    seconds += wait;
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
});

test('asking during the wait makes it no longer', async () => {
  const keys = [{ key: 'patience', free: 2 }];
  await attempts(keys, 2);
  await attempts(keys, 20, 0.5);
  expect(await attempts(keys, 1, 1)).toEqual([0]);
});

test('an hour of quiet is forgotten', async () => {
  const keys = [{ key: 'quiet', free: 2 }];
  await attempts(keys, 2);
  expect(await attempts(keys, 3, 3601)).toEqual([0, 0, 1]);
});

test('a success forgives everything counted under an own key', async () => {
  const keys = [{ key: 'own', free: 3 }];
  await attempts(keys, 2);
  await forgiveAttempts(db, keys);
  expect(await attempts(keys, 4)).toEqual([0, 0, 0, 1]);
});

test('a success forgives one attempt under a shared key', async () => {
  const keys = [{ key: 'shared', free: 3, shared: true }];
  await attempts(keys, 2);
  await forgiveAttempts(db, keys);
  expect(await attempts(keys, 3)).toEqual([0, 0, 1]);
});

test('a burst of parallel attempts is seen as a burst', async () => {
  const keys = [{ key: 'burst', free: 5 }];
  const waits = await Promise.all(Array.from({ length: 20 }, () => countAttempt(db, keys, at(0))));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  expect(waits.filter((wait) => wait === 1)).toHaveLength(15);
});

test('attempts of one moment are not in order of their clocks: none of them waits for that', async () => {
  const keys = [{ key: 'clocks', free: 9, shared: true }];
  const clocks = [0.005, 0.001, 0.003, 0];
  expect(await Promise.all(clocks.map((seconds) => countAttempt(db, keys, at(seconds))))).toEqual([
    0, 0, 0, 0,
  ]);
  await forgiveAttempts(db, keys);
  expect(await attempts(keys, 1)).toEqual([0]);
});

test('what one key refuses is not counted under the others: hammering one door leaves the others open', async () => {
  const mine = { key: 'mine', free: 2 };
  const everyone = { key: 'everyone', free: 10, shared: true };
  await attempts([mine, everyone], 50);
  expect(await attempts([{ key: 'neighbor', free: 5 }, everyone], 4)).toEqual([0, 0, 0, 0]);
});

test('many people behind one key mistype all day without being shut out', async () => {
  const keys = [{ key: 'school', free: 50, shared: true }];
  for (let hour = 0; hour < 6; hour += 1) {
    for (let minute = 0; minute < 40; minute += 1) {
      expect(await countAttempt(db, keys, at(hour * 3601 + minute * 60))).toBe(0);
    }
  }
});

test('many people behind one key never wait longer than half a minute', async () => {
  const keys = [{ key: 'noisy school', free: 2, shared: true }];
  await attempts(keys, 1);
  let seconds = 0;
  const waits: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    await countAttempt(db, keys, at(seconds));
    const wait = await countAttempt(db, keys, at(seconds));
    waits.push(wait);
    seconds += wait;
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

test('keys are kept as hashes: the table names nobody', async () => {
  await attempts([{ key: 'login maya@school.test', free: 3 }], 1);
  const rows = await db.selectFrom('throttles').selectAll().execute();
  expect(rows.every(({ key_hash: hash }) => hash.length === 32)).toBe(true);
  expect(rows.map(({ key_hash: hash }) => hash.toString()).join()).not.toContain('maya');
});
