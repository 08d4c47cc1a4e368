import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  arrived,
  entered,
  filtered,
  isFreshDue,
  lastPage,
  left,
  paged,
  readSort,
  received,
  refreshed,
  sorted,
  sortText,
  type TableSetup,
  type Tables,
  unfiltered,
} from './table-state.ts';

const setup = (given: Partial<TableSetup> = {}): TableSetup => ({
  table: 'students',
  sort: { column: 'last_name', descending: false },
  segment: {},
  sharesWith: [],
  temporary: false,
  selectLimit: 1000,
  freshSeconds: 300,
  ...given,
});
const counts = { filtered: 120, total: 400, totalFromCache: false };
const at = (tables: Tables, key: string) => {
  const state = tables[key];
  if (state === undefined) throw new Error(`no state ${key}`);
  return state;
};
const open = (given: Partial<TableSetup> = {}, key = 'active', tables: Tables = {}): Tables =>
  entered(tables, key, setup(given), 0);
const answered = (tables: Tables, key: string, when: number, fresh = false): Tables => ({
  ...tables,
  [key]: received(at(tables, key), { counts, generation: at(tables, key).generation, fresh, at: when }),
});
const family = (): Tables =>
  open({ sharesWith: ['active'] }, 'archived', open({ sharesWith: ['archived'] }, 'active'));

test('a new name starts empty, on page 1, in the order of the table', () => {
  expect(at(open(), 'active')).toMatchObject({
    page: 1,
    filters: {},
    selected: [],
    sort: { column: 'last_name', descending: false },
    counts: null,
    isCurrent: true,
    forceFresh: false,
  });
});

test('a table that is shown again is as it was left', () => {
  const before = filtered(open(), 'active', { name: 'Ann' }, 0);
  const again = entered(left(before, 'active'), 'active', setup(), 0);
  expect(at(again, 'active')).toEqual(at(before, 'active'));
});

test.each([
  { name: 'a temporary segment', given: { temporary: true } },
  { name: 'another segment under the same key', given: { segment: { upload_id: '8' } } },
])('$name starts anew and keeps filters and sorting', ({ given }) => {
  let tables = open({ segment: { upload_id: '7' }, ...given });
  tables = filtered(tables, 'active', { name: 'Ann' }, 0);
  tables = sorted(tables, 'active', { column: 'grade', descending: true }, 0);
  tables = answered(paged(tables, 'active', 3, 0), 'active', 0);
  const again = entered(
    tables,
    'active',
    setup({ segment: { upload_id: '7' }, ...given, temporary: true }),
    0,
  );
  expect(at(again, 'active')).toMatchObject({
    page: 1,
    filters: { name: 'Ann' },
    sort: { column: 'grade', descending: true },
    counts: null,
    generation: at(tables, 'active').generation + 1,
  });
});

test('a filter leads back to page 1 and a blank one goes away', () => {
  let tables = paged(open(), 'active', 4, 0);
  tables = filtered(tables, 'active', { name: ' Ann ', grade: '3' }, 0);
  expect(at(tables, 'active')).toMatchObject({ page: 1, filters: { name: 'Ann', grade: '3' } });
  expect(at(filtered(tables, 'active', { name: '  ' }, 0), 'active').filters).toEqual({ grade: '3' });
  expect(at(unfiltered(tables, 'active', 0), 'active').filters).toEqual({});
});

test.each([
  { page: 0, shown: 1 },
  { page: -3, shown: 1 },
  { page: 2.7, shown: 2 },
  { page: Number.NaN, shown: 1 },
])('page $page is page $shown', ({ page, shown }) => {
  expect(at(paged(open(), 'active', page, 0), 'active').page).toBe(shown);
});

test('the same column turns around, another one starts with its own direction', () => {
  let tables = sorted(open(), 'active', { column: 'last_name', descending: false }, 0);
  expect(at(tables, 'active').sort).toEqual({ column: 'last_name', descending: true });
  tables = sorted(tables, 'active', { column: 'created_at', descending: true }, 0);
  expect(at(tables, 'active').sort).toEqual({ column: 'created_at', descending: true });
});

test('linked tables follow page, filters and order, and are fetched anew', () => {
  const before = family();
  let tables = sorted(before, 'active', { column: 'grade', descending: false }, 0);
  tables = paged(filtered(tables, 'active', { name: 'Ann' }, 0), 'active', 2, 0);
  const { page, filters, sort } = at(tables, 'active');
  expect(at(tables, 'archived')).toMatchObject({ page, filters, sort, forceFresh: true });
  expect(at(tables, 'archived').generation).toBeGreaterThan(at(before, 'archived').generation);
  expect(at(tables, 'active').forceFresh).toBe(false);
});

test('a table that comes later takes the filters of those it is linked with', () => {
  const tables = filtered(open({ sharesWith: ['archived'] }), 'active', { name: 'Ann' }, 0);
  expect(at(open({}, 'archived', tables), 'archived').filters).toEqual({ name: 'Ann' });
});

test('what was fetched less than the period ago is used again, what is older is not', () => {
  const tables = answered(open(), 'active', 1000);
  const { generation } = at(tables, 'active');
  const soon = paged(tables, 'active', 2, 300_000);
  expect(at(soon, 'active')).toMatchObject({ forceFresh: false, generation });
  const late = paged(tables, 'active', 2, 301_001);
  expect(at(late, 'active')).toMatchObject({ forceFresh: true, generation: generation + 1 });
  expect(at(entered(tables, 'active', setup(), 301_001), 'active').forceFresh).toBe(true);
});

test('a page fetched in between does not make the whole table fresh', () => {
  const tables = answered(paged(answered(open(), 'active', 0), 'active', 2, 200_000), 'active', 200_000);
  expect(isFreshDue(at(tables, 'active'), 300_001)).toBe(true);
});

test('a refresh reaches every state of the tables and those linked with them', () => {
  let tables: Tables = { ...family(), ...open({ table: 'schools' }, 'schools') };
  tables = open({ table: 'educators', sharesWith: ['schools'] }, 'educators', tables);
  const forced = (names: string[]) =>
    Object.entries(refreshed(tables, names))
      .filter(([, state]) => state.forceFresh)
      .map(([key]) => key);
  expect(forced(['students'])).toEqual(['active', 'archived']);
  expect(forced(['educators'])).toEqual(['schools', 'educators']);
  expect(forced([])).toEqual([]);
});

test('after a refresh the total is known only of the table that is shown', () => {
  const tables = refreshed(left(answered(answered(family(), 'active', 0), 'archived', 0), 'archived'), [
    'students',
  ]);
  expect(at(tables, 'active').counts).toEqual(counts);
  expect(at(tables, 'archived').counts).toBeNull();
});

test('an answer that comes after a refresh was asked for does not count as fresh', () => {
  const asked = at(open(), 'active');
  const tables = refreshed({ active: asked }, ['students']);
  const answer = { counts, generation: asked.generation, fresh: false, at: 5 };
  const state = received(at(tables, 'active'), answer);
  expect(state).toMatchObject({ counts, forceFresh: true, lastFreshFetchAt: null });
  expect(received(state, { ...answer, generation: state.generation, fresh: true })).toMatchObject({
    forceFresh: false,
    lastFreshFetchAt: 5,
  });
});

test.each([
  { rows: 0, last: 1 },
  { rows: 50, last: 1 },
  { rows: 51, last: 2 },
  { rows: 1204, last: 25 },
])('$rows rows end on page $last', ({ rows, last }) => {
  expect(lastPage(rows)).toBe(last);
});

type Step = (tables: Tables) => Tables;
const key = fc.constantFrom('active', 'archived');
const column = fc.constantFrom('last_name', 'grade', 'created_at');
const now = fc.nat(1_000_000);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(key, column, fc.constantFrom('', ' ', 'Ann', ' 3', '\t'), now).map(
    ([one, name, text, time]): Step =>
      (tables) =>
        filtered(tables, one, { [name]: text }, time),
  ),
  fc.tuple(key, now).map(
    ([one, time]): Step =>
      (tables) =>
        unfiltered(tables, one, time),
  ),
  fc.tuple(key, column, fc.boolean(), now).map(
    ([one, name, descending, time]): Step =>
      (tables) =>
        sorted(tables, one, { column: name, descending }, time),
  ),
  fc.tuple(key, fc.integer({ min: -2, max: 40 }), now).map(
    ([one, page, time]): Step =>
      (tables) =>
        paged(tables, one, page, time),
  ),
  fc.constant<Step>((tables) => refreshed(tables, ['students'])),
  fc.tuple(key, now).map(
    ([one, time]): Step =>
      (tables) =>
        answered(tables, one, time),
  ),
);
const journey = fc.array(step, { maxLength: 40 });
const walked = (steps: Step[]): Tables => steps.reduce((tables, go) => go(tables), family());

test('however it is used, filters hold no blanks, pages start at 1 and linked tables look alike', () => {
  fc.assert(
    fc.property(journey, (steps) => {
      const tables = walked(steps);
      const [active, archived] = [at(tables, 'active'), at(tables, 'archived')];
      expect(archived.filters).toEqual(active.filters);
      expect(archived.sort).toEqual(active.sort);
      expect(archived.page).toBe(active.page);
      expect(Object.values(active.filters).filter((text) => text.trim() === '')).toEqual([]);
      expect(active.page).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('generations only grow: no page of before a refresh comes back', () => {
  fc.assert(
    fc.property(journey, step, (steps, last) => {
      const before = walked(steps);
      const after = last(before);
      for (const one of ['active', 'archived']) {
        expect(at(after, one).generation).toBeGreaterThanOrEqual(at(before, one).generation);
      }
    }),
  );
});

test('sorting by a sorted column twice changes nothing, and an order survives the wire', () => {
  fc.assert(
    fc.property(journey, column, (steps, name) => {
      const sort = (tables: Tables) => sorted(tables, 'active', { column: name, descending: false }, 0);
      const once = sort(walked(steps));
      expect(at(sort(sort(once)), 'active').sort).toEqual(at(once, 'active').sort);
      expect(readSort(sortText(at(once, 'active').sort))).toEqual(at(once, 'active').sort);
    }),
  );
});

const led = { page: 1, filters: { license: 'expired' }, sort: readSort('last_name') };

test('filters that a link brought are gone when the list is left, and its own are back', () => {
  const own = filtered(open(), 'active', { name: 'Ann' }, 0);
  const there = arrived(own, 'active', led, 0);
  expect(at(there, 'active').filters).toEqual({ license: 'expired' });
  expect(at(arrived(there, 'active', { ...led, page: 2 }, 0), 'active').page).toBe(2);
  expect(at(left(there, 'active'), 'active')).toMatchObject({ filters: { name: 'Ann' }, before: null });
});

test('filters that somebody has put a hand to stay; another page or order changes nothing about it', () => {
  const there = arrived(open(), 'active', led, 0);
  const changed = filtered(there, 'active', { grade: '3' }, 0);
  expect(at(left(changed, 'active'), 'active').filters).toEqual({ license: 'expired', grade: '3' });
  const turned = paged(sorted(there, 'active', { column: 'grade', descending: true }, 0), 'active', 2, 0);
  expect(at(left(turned, 'active'), 'active')).toMatchObject({ filters: {}, page: 1 });
});

test('who reloads what was theirs keeps it', () => {
  const own = filtered(open(), 'active', { license: 'expired' }, 0);
  expect(at(left(arrived(own, 'active', led, 0), 'active'), 'active').filters).toEqual({
    license: 'expired',
  });
});
