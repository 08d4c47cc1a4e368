import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CountedFeelings, MOST_PLACES, sayFelt } from './felt-places.ts';

const place = (id: number, more: Partial<CountedFeelings> = {}): CountedFeelings => ({
  id,
  name: `Class ${id}`,
  children: 24,
  told: 18,
  answers: { mad: 1, sad: 4, worried: 6, okay: 30, happy: 20 },
  ...more,
});

test('a class is told in shares and about how many, in steps of five', () => {
  const { rows, all } = sayFelt([place(1)]);
  expect(rows).toEqual([
    {
      id: 1,
      name: 'Class 1',
      children: 24,
      told: 20,
      shares: { mad: 0, sad: 10, worried: 10, okay: 50, happy: 30, well: 80 },
    },
  ]);
  expect(all).toMatchObject({ places: 1, told: 20 });
});

test('what is told apart adds up to what is told together', () => {
  const answers = fc.record({
    mad: fc.nat(40),
    sad: fc.nat(40),
    worried: fc.nat(40),
    okay: fc.nat(40),
    happy: fc.nat(40),
  });
  fc.assert(
    fc.property(answers, (told) => {
      fc.pre(Object.values(told).some((count) => count > 0));
      const { shares } = sayFelt([place(1, { answers: told })]).rows[0] ?? {};
      if (!shares) throw new Error('nothing is said');
      const { mad, sad, worried, okay, happy, well } = shares;
      expect(okay + happy).toBe(well);
      // Where nobody felt well, or all did, the rest of a step belongs to nobody.
      if (told.mad + told.sad + told.worried > 0) expect(mad + sad + worried + well).toBe(100);
    }),
  );
});

test.each([{ children: 9 }, { told: 9 }, { told: 0 }])('of %j nothing is said', (more) => {
  const { rows, all } = sayFelt([place(1, more)]);
  expect(rows[0]).toMatchObject({ told: null, shares: null });
  expect(all).toBeNull();
});

const counts = fc.record({
  children: fc.nat(30),
  told: fc.nat(30),
  answers: fc.record({
    mad: fc.nat(9),
    sad: fc.nat(9),
    worried: fc.nat(9),
    okay: fc.nat(9),
    happy: fc.integer({ min: 1, max: 9 }),
  }),
});

test('no sum tells of a class that is left out, and every figure comes in steps of five', () => {
  fc.assert(
    fc.property(fc.array(counts, { maxLength: 6 }), counts, (others, small) => {
      const places = others.map((one, at) => place(at + 1, one));
      const hidden = place(99, { ...small, told: small.told % 10 });
      const [alone, together] = [sayFelt(places), sayFelt([...places, hidden])];
      expect(together.all).toEqual(alone.all);
      const figures = together.rows.flatMap(({ told, shares }) => [
        told ?? 0,
        ...Object.values(shares ?? {}),
      ]);
      expect(figures.every((figure) => figure % 5 === 0)).toBe(true);
    }),
  );
});

test('a hundred rows are enough', () => {
  const many = Array.from({ length: MOST_PLACES + 2 }, (_, at) => place(at));
  expect([sayFelt(many).rows.length, sayFelt(many).more]).toEqual([MOST_PLACES, 2]);
});
