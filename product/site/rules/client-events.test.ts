import { expect, test } from 'vitest';
import { EVENT_PATH_MAX, reportedPath } from './client-events.ts';

test('only the path of an address is reported', () => {
  expect(reportedPath('/educator/unknown?name=Maya#top')).toBe('/educator/unknown');
});

test('the code of a mailed link is not reported', () => {
  expect(reportedPath('/account/12/wq8sPQ2m1kdh37fyUU_-a0/extra/part')).toBe('/account/12/…/extra/part');
});

test('a long word is not taken for a code', () => {
  expect(reportedPath('/payment-family-subscription')).toBe('/payment-family-subscription');
});

test('a long path is cut to what the server takes', () => {
  expect(reportedPath(`/${'a/'.repeat(400)}`)).toHaveLength(EVENT_PATH_MAX);
});

test('an empty address is the root', () => {
  expect(reportedPath('')).toBe('/');
});
