import { expect, test } from 'vitest';
import { inTwoParts, pendingItem, taskItem, taskOf, taskStatus } from './sidebar.ts';
import {
  isNews,
  type ListedItem,
  markRemoved,
  markSeen,
  NO_MARKERS,
  newCount,
  readMarkers,
  shownItems,
  withApiItems,
  withLiveItem,
  withMarkers,
} from './sidebar-list.ts';

const upload = (done: number, more: { failed?: boolean; uuid?: string } = {}) =>
  taskItem('bulk-upload', {
    uuid: 'u1',
    done,
    total: 10,
    failed: false,
    path: null,
    name: null,
    program: null,
    kind: null,
    ...more,
  });
const NONE: readonly ListedItem[] = [];

test.each([
  [{ failed: false, done: 0, total: 10 }, 'processing'],
  [{ failed: false, done: 9, total: 10 }, 'processing'],
  [{ failed: false, done: 10, total: 10 }, 'success'],
  [{ failed: false, done: 11, total: 10 }, 'success'],
  [{ failed: false, done: 0, total: 0 }, 'success'],
  [{ failed: true, done: 3, total: 10 }, 'failed'],
  [{ failed: true, done: 10, total: 10 }, 'failed'],
])('a task with %j is %s', (task, status) => {
  expect(taskStatus(task)).toBe(status);
});

test('a task is updated by its uuid', () => {
  const items = withLiveItem(withLiveItem(NONE, upload(1), NO_MARKERS), upload(10), NO_MARKERS);
  expect(items.map(({ data, status }) => [data['done'], status])).toEqual([[10, 'success']]);
  expect(withLiveItem(items, upload(1, { uuid: 'u2' }), NO_MARKERS)).toHaveLength(2);
});

test('what a call answers about a task that is known is ignored, an unknown one is listed', () => {
  const live = withLiveItem(NONE, upload(5), NO_MARKERS);
  const items = withApiItems(live, [upload(2), upload(7, { uuid: 'u2' })], NO_MARKERS);
  expect(items.map(({ id, data, isFromApiResponse }) => [id, data['done'], isFromApiResponse])).toEqual([
    ['u1', 5, false],
    ['u2', 7, true],
  ]);
});

test('the number of pending requests is the newest, whoever says it', () => {
  const live = withLiveItem(NONE, pendingItem(3), NO_MARKERS);
  expect(withApiItems(live, [pendingItem(2)], NO_MARKERS)[0]?.data).toEqual({ count: 2 });
  const none = withLiveItem(live, pendingItem(0), NO_MARKERS);
  expect([shownItems(none), newCount(none)]).toEqual([[], 0]);
});

test('the badge counts what was not looked at; an end is news again', () => {
  const items = withLiveItem(withLiveItem(NONE, upload(1), NO_MARKERS), pendingItem(2), NO_MARKERS);
  expect(newCount(items)).toBe(2);
  const markers = markSeen(NO_MARKERS, items);
  const seen = withMarkers(items, markers);
  expect(newCount(seen)).toBe(0);
  expect(newCount(withLiveItem(seen, upload(2), markers))).toBe(0);
  expect(newCount(withLiveItem(seen, upload(10), markers))).toBe(1);
  expect(newCount(withLiveItem(seen, pendingItem(3), markers))).toBe(1);
});

test('what was put away stays away, until it has something new to say', () => {
  const items = withLiveItem(NONE, upload(1), NO_MARKERS);
  const markers = markRemoved(NO_MARKERS, upload(1));
  expect(shownItems(withMarkers(items, markers))).toEqual([]);
  expect(shownItems(withLiveItem(items, upload(2), markers))).toEqual([]);
  expect(shownItems(withLiveItem(items, upload(2, { failed: true }), markers))).toHaveLength(1);
});

test.each([null, '', 'nonsense', '[]', '{"seen":5}', 'null'])('markers kept as %j count as none', (kept) => {
  expect(readMarkers(kept)).toEqual(NO_MARKERS);
});

test('markers survive being kept, and do not pile up', () => {
  const markers = markSeen(NO_MARKERS, [upload(1)]);
  expect(readMarkers(JSON.stringify(markers))).toEqual(markers);
  const many = Array.from({ length: 300 }, (_, index) => upload(1, { uuid: `u${index}` }));
  expect(markSeen(NO_MARKERS, many).seen).toHaveLength(200);
});

test('a beginning and an end are read out, the steps between are not', () => {
  const told = (items: readonly ListedItem[], item = upload(1)) => {
    const next = withLiveItem(items, item, NO_MARKERS);
    return next.filter(({ id }) => id === item.id).map((listed) => isNews(items, listed));
  };
  const begun = withLiveItem(NONE, upload(1), NO_MARKERS);
  expect([told(NONE), told(begun, upload(2)), told(begun, upload(10))]).toEqual([[true], [false], [true]]);
});

test('a task says what it is of; what this page does not know yet is not said', () => {
  const told = { done: 1, total: 4, failed: false, path: null };
  const of = (data: Record<string, string | null>) =>
    taskOf({ type: 'report-download', id: 'u1', data: { ...told, ...data } });
  expect(of({ name: null, program: 'zoou', kind: 'assessment' })).toMatchObject({
    program: 'zoou',
    kind: 'assessment',
  });
  expect(of({ program: 'sums', kind: 'riddles' })).toMatchObject({ name: null, program: null, kind: null });
});

test.each([
  ['class-3b.csv', '', 'class-3b.csv'],
  ['Whitfield, third grade, fall 2026.xlsx', 'Whitfield, third grade, fa', 'll 2026.xlsx'],
  ['名單'.repeat(8), '名單名單', '名單'.repeat(6)],
])('%s is cut in its middle', (name, start, end) => {
  expect(inTwoParts(name)).toEqual({ start, end });
});
