import fc from 'fast-check';
import { expect, test } from 'vitest';
import { districtComics, type SchoolComicCounts } from './school-comics.ts';

const school = (id: number, finished: [number, number], own: [number, number]): SchoolComicCounts => ({
  id,
  name: `School ${id}`,
  finished: { children: finished[0], comics: finished[1] },
  own: { children: own[0], comics: own[1] },
});

test('what ten children made is told, and what nine made is not, nor is it in a sum', () => {
  const { schools, all } = districtComics([school(1, [12, 30], [10, 15]), school(2, [20, 40], [9, 12])]);
  expect(schools[0]).toMatchObject({
    finished: { children: 12, comics: 30 },
    own: { children: 10, comics: 15 },
  });
  expect(schools[1]).toMatchObject({ finished: { children: 20, comics: 40 }, own: null });
  expect(all).toEqual({
    schools: 2,
    finished: { children: 32, comics: 70 },
    own: { children: 10, comics: 15 },
  });
});

test('where every school is small there is no sum', () => {
  const { schools, all } = districtComics([school(1, [9, 90], [3, 4])]);
  expect(schools).toEqual([{ id: 1, name: 'School 1', finished: null, own: null }]);
  expect(all).toBeNull();
});

const made = fc.tuple(fc.nat(40), fc.nat(99));
const some = fc.array(fc.tuple(made, made), { maxLength: 8 });

test('a sum is of what is shown: nobody finds a small school by subtracting', () => {
  fc.assert(
    fc.property(some, (counts) => {
      const { schools, all } = districtComics(counts.map(([one, other], at) => school(at, one, other)));
      for (const which of ['finished', 'own'] as const) {
        const shown = schools.flatMap((one) => one[which] ?? []);
        expect(shown.every(({ children }) => children >= 10)).toBe(true);
        const sum = shown.length === 0 ? null : shown.reduce((sum, { comics }) => sum + comics, 0);
        expect(all?.[which]?.comics ?? null).toBe(sum);
      }
    }),
  );
});
