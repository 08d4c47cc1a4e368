import { expect, test } from 'vitest';
import { isLoadFailure } from './load-failure.ts';

test.each([
  'Failed to fetch dynamically imported module: https://kindred.test/assets/educator-1a2b.js',
  'error loading dynamically imported module: https://kindred.test/assets/educator-1a2b.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/educator-1a2b.css',
])('"%s" means that a screen could not be fetched', (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true);
});

test.each([
  new Error('cannot read properties of null'),
  'Importing a module script failed.',
  null,
  undefined,
])('%s is something else', (error) => {
  expect(isLoadFailure(error)).toBe(false);
});
