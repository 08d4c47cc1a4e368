import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GROUP_STUDENTS } from '#product/play/rules/measurement/constants.ts';
import { type CountedPlace, type CountedTogether, MOST_PLACES, sayPlaces } from './small-numbers.ts';

const place = (id: number, more: Partial<CountedPlace> = {}): CountedPlace => ({
  id,
  name: `School ${id}`,
  children: 40,
  teachers: 2,
  licensed: 30,
  played: 25,
  played_this_week: 11,
  checkable: 30,
  checked: 20,
  told: 18,
  answers: 60,
  well: 41,
  weeks: [9, 12, 14, 13, 15, 20, 22, 25],
  ...more,
});
/** Ten minutes a week are 2571 seconds in thirty days. */
const TOGETHER: CountedTogether = { teachers: 3, seconds: 2571 };
const told = (places: CountedPlace[], together: Partial<CountedTogether> = {}) =>
  sayPlaces('schools', places, { ...TOGETHER, ...together });

test('a place says its figures, and all of them together theirs', () => {
  const said = told([place(1), place(2, { played: 5, checked: 1 })]);
  expect(said.rows[0]).toMatchObject({
    figures: { played: 25, played_this_week: 11, checkable: 30, checked: 20 },
    well_percent: 70,
  });
  expect(said.rows[0]?.weeks).toHaveLength(8);
  expect(said.totals).toEqual({
    children: 80,
    played: 30,
    checkable: 60,
    checked: 21,
    without: [],
    without_checks: [],
    minutes: 10,
    everybody: { children: 80, teachers: 3 },
  });
});

test('of fewer than ten children nothing is said, and they are in no total', () => {
  const said = told([place(1), place(2, { children: 9 })]);
  expect(said.rows[1]).toMatchObject({
    children: 9,
    licensed: 30,
    figures: null,
    well_percent: null,
    weeks: null,
  });
  expect(said.totals).toMatchObject({ children: 40, played: 25, checked: 20, without: ['School 2'] });
  // How many there are is told of each place, so of all of them, too.
  expect(said.totals.everybody.children).toBe(49);
});

test.each([
  ['nobody could have one', 0, 0, null, []],
  ['nine could', 9, 4, null, ['School 2']],
  ['ten could', 10, 4, 4, []],
])('a first check where %s', (_, checkable, checked, shown, without) => {
  const said = told([place(1), place(2, { checkable, checked })]);
  expect(said.rows[1]?.figures).toEqual({ played: 25, played_this_week: 11, checkable, checked: shown });
  expect(said.totals).toMatchObject({
    children: 80,
    checkable: shown === null ? 30 : 40,
    checked: 20 + (shown ?? 0),
    without: [],
    without_checks: without,
  });
});

test.each([
  [10, 70],
  [9, null],
])('feelings of %i children are the share %s', (children, share) => {
  expect(told([place(1, { told: children })]).rows[0]?.well_percent).toBe(share);
});

test('no total tells of a place that is left out', () => {
  const counts = fc
    .record({ children: fc.nat(30), played: fc.nat(30), checkable: fc.nat(30), checked: fc.nat(30) })
    .map(({ children, checkable, checked, ...more }) => {
      const could = Math.min(children, checkable);
      return { ...more, children, checkable: could, checked: Math.min(could, checked) };
    });
  fc.assert(
    fc.property(fc.array(counts, { maxLength: 8 }), counts, (others, small) => {
      const places = others.map((one, at) => place(at + 1, one));
      const few = (count: number): number => count % GROUP_STUDENTS;
      const hidden = place(99, {
        ...small,
        children: few(small.children),
        checkable: few(small.checkable),
        checked: few(small.checked),
      });
      const { without: _one, without_checks: _few, everybody: _all, ...alone } = told(places).totals;
      const more = told([...places, hidden]).totals;
      const { without: _two, without_checks: _fewer, everybody: _more, ...together } = more;
      expect(together).toEqual(alone);
      expect(together.checked).toBeLessThanOrEqual(together.checkable);
    }),
  );
});

test.each([
  ['nobody played', 25, null, null],
  ['too few played', 9, 2571, null],
  ['enough', 10, 2571, 10],
  ['half a minute and more', 10, 135, 1],
])('minutes a week where %s', (_, played, seconds, minutes) => {
  expect(told([place(1, { played })], { seconds }).totals.minutes).toBe(minutes);
});

test('a hundred rows are enough', () => {
  const said = told(Array.from({ length: MOST_PLACES + 3 }, (_, at) => place(at)));
  expect([said.rows.length, said.more]).toEqual([MOST_PLACES, 3]);
});
