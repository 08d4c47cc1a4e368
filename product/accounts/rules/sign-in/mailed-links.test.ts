import { expect, test } from 'vitest';
import { isLinkRefused, mailedLinkIn } from './mailed-links.ts';

test.each([
  '/account/activate/12/a-Code_1',
  '/account/12/a-Code_1/activate',
  '/reset-password/12/a-Code_1',
  '/reset-password/12/a-Code_1/',
  '/password/12/a-Code_1/reset',
  '/profile/12/a-Code_1/username',
])('%s carries its id and code', (path) => {
  expect(mailedLinkIn(path)).toEqual({ id: '12', code: 'a-Code_1' });
});

test('an address without them carries nothing the server would take', () => {
  expect(mailedLinkIn('/account/activate')).toEqual({ id: '', code: '' });
  expect(mailedLinkIn('/reset-password/12')).toEqual({ id: '12', code: '' });
});

test.each([404, 409, 410, 422])('%i means that the link is no good', (status) => {
  expect(isLinkRefused(status)).toBe(true);
});

test.each([0, 429, 500, 503])('%i says nothing about the link', (status) => {
  expect(isLinkRefused(status)).toBe(false);
});
