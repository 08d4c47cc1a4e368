import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVENT_PATH_MAX, reportedPath } from './client-events.ts';

test('only the path of an address is reported', () => {
  expect(reportedPath('/educator/unknown?name=Maya#top')).toBe('/educator/unknown');
});

test('the code of a mailed link is not reported', () => {
  expect(reportedPath('/account/12/wq8sPQ2m1kdh37fyUU_-a0/extra/part')).toBe('/account/…/…/extra/part');
});

test.each([
  ['/educator/students/12', '/educator/students/…'],
  ['/educator/resource-library/e-er-1', '/educator/resource-library/…'],
  ['/educator/reports/7/zoou/assessment', '/educator/reports/…/zoou/assessment'],
  ['/educator/students/aB3x', '/educator/students/…'],
  ['/educator/Maya', '/educator/…'],
  ['/educator/%E5%B0%8F%E6%98%8E', '/educator/…'],
  ['/letter/qwertyuiopasdfghjklzxcvbnmqwerty', '/letter/…'],
  ['/wp-login.php', '/wp-login.php'],
])('an id is not reported, however short: %s is %s', (path, reported) => {
  expect(reportedPath(path)).toBe(reported);
});

test('whatever an address holds, no digit and no capital letter of it is reported', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 6 }), (parts) => {
      expect(reportedPath(parts.join('/'))).not.toMatch(/[0-9A-Z%?#]/);
    }),
  );
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
