import { expect, test } from 'vitest';
import { cookieLine } from './cookies.ts';

test('a cookie of the server is no script’s and no other site’s', () => {
  const cookie = { name: 'ticket', value: 'sealed', seconds: 60, secure: false };
  expect(cookieLine(cookie)).toBe('ticket=sealed; Path=/; Max-Age=60; HttpOnly; SameSite=Lax');
  expect(cookieLine({ ...cookie, secure: true, path: '/demo' })).toBe(
    'ticket=sealed; Path=/demo; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  );
});
