import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Held where a project has set-up of its own, which would else take the place of the one for all. */
test('every run tries the same cases, unless it is to find new ones', () => {
  expect(fc.readConfigureGlobal().seed !== undefined).toBe(process.env['PROOF'] === undefined);
});
