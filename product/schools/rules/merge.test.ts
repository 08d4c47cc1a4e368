import { expect, test } from 'vitest';
import { mergedPrefix, mergeFault } from './merge.ts';

test.each([
  ['MAP', 'OAK', 'OAK'],
  ['MAP', '', 'MAP'],
  ['', 'OAK', 'OAK'],
  ['', '', ''],
])('%j merged into %j has the prefix %j', (from, into, prefix) => {
  expect(mergedPrefix({ prefix: from }, { prefix: into })).toBe(prefix);
});

const free = { taken_total: 0, uploads_busy: 0, tied_twice: 0 };

test.each([
  [free, null],
  [{ ...free, taken_total: 2 }, 'numbers-taken'],
  [{ ...free, tied_twice: 1 }, 'tied-twice'],
  [{ ...free, uploads_busy: 1, taken_total: 2 }, 'busy'],
])('%j stands against a merge: %s', (found, key) => {
  expect(mergeFault(found)?.key ?? null).toBe(key);
});
