import { expect, test } from 'vitest';
import { deedsOf } from './acting-deeds.ts';

test('deeds are added up by kind; looking is no change, and the acting itself is no deed', () => {
  const rows = [
    { action: 'student.edit', count: 2 },
    { action: 'student.archive', count: 1 },
    { action: 'student.assign-license', count: 3 },
    { action: 'quote.request', count: 1 },
    { action: 'student.read', count: 5 },
    { action: 'students.list', count: 4 },
    { action: 'students.download', count: 1 },
    { action: 'acting-as.start', count: 1 },
    { action: 'refused.call', count: 9 },
  ];
  expect(deedsOf(rows)).toEqual({
    changes: [
      { kind: 'children', count: 3 },
      { kind: 'licenses', count: 3 },
      { kind: 'purchases', count: 1 },
    ],
    looks: 9,
    downloads: 1,
  });
  expect(deedsOf([])).toEqual({ changes: [], looks: 0, downloads: 0 });
});
