import fc from 'fast-check';
import { expect, test } from 'vitest';
import { added, allLoaded, cleared, removed, selectionCap, toggled, withSubset } from './table-selection.ts';
import { freshState, type TableState } from './table-state.ts';

const table = (limit: number, total: number | null = null): TableState => ({
  ...freshState({
    table: 'students',
    sort: { column: 'last_name', descending: false },
    segment: {},
    sharesWith: [],
    temporary: false,
    selectLimit: limit,
    freshSeconds: 300,
  }),
  counts: total === null ? null : { filtered: total, total, totalFromCache: false },
});
const rows = (...ids: number[]) => ids.map((id) => ({ id }));

test.each([
  { limit: 1000, total: null, cap: 1000 },
  { limit: 1000, total: 30, cap: 30 },
  { limit: 10, total: 30, cap: 10 },
  { limit: 10, total: 0, cap: 0 },
])('of $total rows with a limit of $limit at most $cap are selected', ({ limit, total, cap }) => {
  expect(selectionCap(table(limit, total))).toBe(cap);
});

test('a row is selected and given up again', () => {
  const { state, truncated } = toggled(table(3), { id: 7 });
  expect(state.selected).toEqual([7]);
  expect(state.rows).toEqual({ 7: { id: 7 } });
  expect(truncated).toBe(false);
  expect(toggled(state, { id: 7 }).state).toMatchObject({ selected: [], rows: {} });
});

test('beyond the limit nothing is added, and it is said', () => {
  const full = added(table(2), [1, 2]).state;
  expect(toggled(full, { id: 3 })).toEqual({ state: full, truncated: true });
  expect(toggled(full, { id: 2 })).toMatchObject({ state: { selected: [1] }, truncated: false });
});

test('a page is added until the limit, and rows beyond it are not kept', () => {
  const { state, truncated } = added(added(table(3), [9]).state, [1, 2, 3], rows(1, 2, 3));
  expect(state.selected).toEqual([9, 1, 2]);
  expect(Object.keys(state.rows)).toEqual(['1', '2']);
  expect(truncated).toBe(true);
});

test('only the selected rows are shown, from page 1, until nothing is selected', () => {
  const some = { ...added(table(5), [1, 2, 3]).state, page: 4 };
  const shown = withSubset(some, true);
  expect(shown).toMatchObject({ subset: [1, 2, 3], page: 1 });
  // A slip is mended in place: the row stays in sight.
  expect(removed(shown, [2])).toMatchObject({ subset: [1, 2, 3], selected: [1, 3] });
  expect(cleared({ ...shown, page: 2 })).toMatchObject({ subset: null, selected: [], page: 1 });
  expect(removed({ ...shown, page: 2 }, [1, 2, 3])).toMatchObject({ subset: null, page: 1 });
  expect(withSubset(shown, false)).toMatchObject({ subset: null, selected: [1, 2, 3], page: 1 });
});

test('without a selection there is nothing to show only, and clearing stays on its page', () => {
  expect(withSubset(table(5), true).subset).toBeNull();
  expect(cleared({ ...table(5), page: 3 }).page).toBe(3);
});

test.each([
  { filtered: 2, loaded: rows(1, 2), limit: 10, answer: true },
  { filtered: 3, loaded: rows(1, 2), limit: 10, answer: false },
  { filtered: 3, loaded: rows(1, 2, 2), limit: 10, answer: false },
  { filtered: 3, loaded: rows(1, 2, 3), limit: 2, answer: false },
])('$filtered filtered rows, $loaded.length loaded, limit $limit: no call needed is $answer', (given) => {
  expect(allLoaded(table(given.limit), given.filtered, given.loaded)).toBe(given.answer);
});

type Step = (state: TableState) => TableState;
const id = fc.integer({ min: 1, max: 30 });
const ids = fc.array(id, { maxLength: 20 });
const step: fc.Arbitrary<Step> = fc.oneof(
  id.map(
    (one): Step =>
      (state) =>
        toggled(state, { id: one }).state,
  ),
  ids.map(
    (some): Step =>
      (state) =>
        added(state, some, rows(...some)).state,
  ),
  ids.map(
    (some): Step =>
      (state) =>
        added(state, some).state,
  ),
  ids.map(
    (some): Step =>
      (state) =>
        removed(state, some),
  ),
  fc.boolean().map(
    (on): Step =>
      (state) =>
        withSubset(state, on),
  ),
  fc.constant<Step>(cleared),
);

test('however it is used, a selection is never above the cap and never holds a row twice', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 40 }),
      fc.nat(12),
      fc.option(fc.nat(40)),
      (steps, limit, total) => {
        const state = steps.reduce((now, go) => go(now), table(limit, total));
        expect(state.selected.length).toBeLessThanOrEqual(selectionCap(state));
        expect(new Set(state.selected).size).toBe(state.selected.length);
        // Nothing about a row is kept that is not selected.
        expect(Object.keys(state.rows).filter((one) => !state.selected.includes(Number(one)))).toEqual([]);
        if (state.selected.length === 0) expect(state.subset).toBeNull();
      },
    ),
  );
});
