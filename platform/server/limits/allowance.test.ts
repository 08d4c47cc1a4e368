import { expect, test } from 'vitest';
import { testDatabase } from '#testing/server/database.ts';
import { allowance } from './allowance.ts';

const { db } = await testDatabase();
const at = (seconds: number): Date => new Date(1_000_000 + 1000 * seconds);

test('so much at once, then so much a minute; what is refused takes nothing', async () => {
  const take = allowance({ name: 'at once', atOnce: 100, aMinute: 60 });
  expect([await take(db, 1, 60, at(0)), await take(db, 1, 40, at(0))]).toEqual([0, 0]);
  expect(await take(db, 1, 10, at(0))).toBe(10);
  expect(await take(db, 1, 10, at(9))).toBe(1);
  expect(await take(db, 1, 10, at(10))).toBe(0);
  expect(await take(db, 1, 100, at(1000))).toBe(0);
});

test('each person has an own one, and a clock that goes back gives and takes nothing', async () => {
  const take = allowance({ name: 'own', atOnce: 10, aMinute: 60 });
  expect([await take(db, 1, 10, at(5)), await take(db, 2, 10, at(5))]).toEqual([0, 0]);
  expect(await take(db, 1, 1, at(0))).toBe(1);
});

test('two servers count together, also at once', async () => {
  const limits = { name: 'together', atOnce: 1000, aMinute: 60 };
  const [one, other] = [allowance(limits), allowance(limits)];
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, number) => (number % 2 === 0 ? one : other)(db, 7, 50, at(0))),
  );
  expect(replies.filter((wait) => wait === 0)).toHaveLength(20);
});

test('what people do by use asks the database once in a while, and is counted all the same', async () => {
  const take = allowance({ name: 'rarely', atOnce: 10_000, aMinute: 60 });
  const asked = async () => {
    const rows = await db.selectFrom('throttles').select('failures').where('failures', '=', 104).execute();
    return rows.length;
  };
  for (let count = 0; count < 12; count += 1) await take(db, 1, 8, at(0));
  expect(await asked()).toBe(0);
  await take(db, 1, 8, at(0));
  expect(await asked()).toBe(1);
});
