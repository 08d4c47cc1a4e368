import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GROUP_STUDENTS } from '#product/play/rules/measurement/constants.ts';
import { type CountedPlace, MOST_PLACES, sayPlaces } from './small-numbers.ts';

const place = (id: number, more: Partial<CountedPlace> = {}): CountedPlace => ({
  id,
  name: `School ${id}`,
  children: 40,
  teachers: 2,
  licensed: 30,
  played: 25,
  checked: 20,
  has_checks: true,
  told: 18,
  answers: 60,
  well: 41,
  weeks: [9, 12, 14, 13, 15, 20, 22, 25],
  ...more,
});

test('a place says its figures, and all of them together theirs', () => {
  const said = sayPlaces('schools', [place(1), place(2, { played: 5, checked: 1 })]);
  expect(said.rows[0]).toMatchObject({ figures: { played: 25, checked: 20 }, well_percent: 70 });
  expect(said.rows[0]?.weeks).toHaveLength(8);
  expect(sayPlaces('schools', [place(1, { checked: 0, has_checks: false })]).rows[0]?.figures).toEqual({
    played: 25,
    checked: null,
  });
  expect(said.totals).toEqual({ children: 80, played: 30, checked: 21, without: [] });
});

test('of fewer than ten children nothing is said, and they are in no total', () => {
  const said = sayPlaces('schools', [place(1), place(2, { children: 9 })]);
  expect(said.rows[1]).toMatchObject({
    children: 9,
    licensed: 30,
    figures: null,
    well_percent: null,
    weeks: null,
  });
  expect(said.totals).toEqual({ children: 40, played: 25, checked: 20, without: ['School 2'] });
});

test.each([
  [10, 70],
  [9, null],
])('feelings of %i children are the share %s', (told, share) => {
  expect(sayPlaces('teachers', [place(1, { told })]).rows[0]?.well_percent).toBe(share);
});

test('no total tells of a place that is left out', () => {
  const counts = fc.record({ children: fc.nat(30), played: fc.nat(30), checked: fc.nat(30) });
  fc.assert(
    fc.property(fc.array(counts, { maxLength: 8 }), counts, (others, small) => {
      const places = others.map((one, at) => place(at + 1, one));
      const hidden = place(99, { ...small, children: small.children % GROUP_STUDENTS });
      const { without: _one, ...alone } = sayPlaces('schools', places).totals;
      const { without: _two, ...together } = sayPlaces('schools', [...places, hidden]).totals;
      expect(together).toEqual(alone);
    }),
  );
});

test('a hundred rows are enough', () => {
  const said = sayPlaces(
    'teachers',
    Array.from({ length: MOST_PLACES + 3 }, (_, at) => place(at)),
  );
  expect([said.rows.length, said.more]).toEqual([MOST_PLACES, 3]);
});
