import { expect, test } from 'vitest';
import { cookieLine, ownCookie } from './cookies.ts';

test('a cookie of the server is no script’s and no other site’s', () => {
  const cookie = { name: 'ticket', value: 'sealed', seconds: 60, secure: false };
  expect(cookieLine(cookie)).toBe('ticket=sealed; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
  expect(cookieLine({ ...cookie, secure: true, path: '/demo' })).toBe(
    'ticket=sealed; Max-Age=60; Path=/demo; HttpOnly; Secure; SameSite=Lax',
  );
});

test('over https no other host of the domain can set a cookie of ours; over http it is named plainly', () => {
  const line = (site: string) =>
    cookieLine({ ...ownCookie('ticket', site, '/api/login'), value: 'v', seconds: 60 });
  expect(line('https://app.example.org')).toBe(
    '__Host-ticket=v; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(line('http://localhost:3000')).toBe('ticket=v; Max-Age=60; Path=/api/login; HttpOnly; SameSite=Lax');
});
