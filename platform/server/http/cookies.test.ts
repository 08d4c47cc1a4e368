import { expect, test } from 'vitest';
import { cookieLine } from './cookies.ts';

test('a cookie of the server is no script’s and no other site’s', () => {
  const cookie = { name: 'ticket', value: 'sealed', seconds: 60, secure: false };
  expect(cookieLine(cookie)).toBe('ticket=sealed; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
  expect(cookieLine({ ...cookie, secure: true, path: '/demo' })).toBe(
    'ticket=sealed; Max-Age=60; Path=/demo; HttpOnly; Secure; SameSite=Lax',
  );
});
