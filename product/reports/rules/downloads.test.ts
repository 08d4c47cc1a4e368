import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfKeeping } from '#platform/contract/kept-files.ts';
import { entryNameOf, extentOf, fileNameOf, fileStamp, planOf, type Selected } from './downloads.ts';

const child = (id: number, more: Partial<Selected> = {}): Selected => ({
  id,
  name: `Name ${id}`,
  reads: 'report',
  isReady: true,
  done: 6,
  language: null,
  ...more,
});
const SIX = { required: 6, needsHouse: false };

test.each([
  { of: child(1), reason: null },
  { of: child(1, { reads: 'letter' }), reason: null },
  { of: child(1, { isReady: false, done: 3 }), reason: 'not-yet' },
  { of: child(1, { reads: 'counts' }), reason: 'counts-only' },
  { of: child(1, { reads: 'counts', isReady: false, done: 0 }), reason: 'counts-only' },
])('$of.reads, ready: $of.isReady is left out because: $reason', ({ of, reason }) => {
  const { ready, leftOut } = planOf([of], SIX);
  expect(ready).toEqual(reason === null ? [1] : []);
  expect(leftOut).toEqual(
    reason === null ? [] : [{ name: 'Name 1', reason, done: of.done, required: SIX.required }],
  );
});

test('practice that waits for a house says so', () => {
  const { leftOut } = planOf([child(1, { isReady: false, done: 4 })], { required: 1, needsHouse: true });
  expect(leftOut.map(({ reason }) => reason)).toEqual(['no-house']);
});

test('everybody is in one of the two, in the order of the list', () => {
  const anybody = fc.record({
    reads: fc.constantFrom('report' as const, 'letter' as const, 'counts' as const),
    isReady: fc.boolean(),
    done: fc.nat(12),
  });
  fc.assert(
    fc.property(fc.array(anybody), (people) => {
      const selected = people.map((more, id) => child(id, more));
      const { ready, leftOut } = planOf(selected, SIX);
      expect(ready.length + leftOut.length).toBe(selected.length);
      expect(ready).toEqual(ready.toSorted((one, other) => one - other));
      for (const id of ready) {
        expect(selected[id]?.isReady).toBe(true);
        expect(selected[id]?.reads).not.toBe('counts');
      }
    }),
  );
});

test.each([
  [{ ready: 9, total: 9 }, 'all'],
  [{ ready: 6, total: 9 }, 'partial'],
  [{ ready: 0, total: 9 }, 'none'],
  [{ ready: 0, total: 0 }, 'none'],
] as const)('%j is %s', (counts, extent) => {
  expect(extentOf(counts)).toBe(extent);
});

test('a download is gone after two days', () => {
  expect(endOfKeeping(new Date('2026-11-17T10:00:00Z')).toISOString()).toBe('2026-11-19T10:00:00.000Z');
});

test('files are named after the report and a place in the list', () => {
  const report = { program: 'zoou', kind: 'assessment', part: 'family' };
  expect(fileNameOf(report, fileStamp('2026-11-17', '3f2a91c2-77'), 'zip')).toBe(
    'reports-zoou-assessment-family-2026-11-17-3f2a.zip',
  );
  expect([fileStamp('2026-11-17', 7), fileStamp('2026-11-17', 120_007)]).toEqual([
    '2026-11-17-0007',
    '2026-11-17-0007',
  ]);
  expect(entryNameOf(report, 7)).toBe('report-zoou-assessment-family-007.pdf');
});
