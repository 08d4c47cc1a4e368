import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, PASSWORD } from '#testing/api/people.ts';
import { changeUsername, requestAccount, resetMyPassword } from '../../contract.ts';
import { writeLetter } from './letters.ts';

const kindred = await testKindred();
const { db } = kindred;

const linksOf = async (recipient: string) =>
  (await kindred.letters())
    .filter((letter) => letter.recipient === recipient)
    .flatMap(({ letter }) =>
      [...`${letter.text} ${letter.html}`.matchAll(/https?:\/\/[^/"\s]+/g)].map(([origin]) => origin),
    );

test.each([
  ['a forged host', { host: 'evil.example.org' }, 'http://localhost:3000'],
  ['a host that looks like ours', { host: 'localhost:3000.evil.example.org' }, 'http://localhost:3000'],
  [
    'a forged forwarded host',
    { headers: { 'x-forwarded-host': 'evil.example.org' } },
    'http://localhost:3000',
  ],
  [
    'an origin and referer',
    { headers: { origin: 'https://evil.example.org', referer: 'https://evil.example.org/' } },
    'http://localhost:3000',
  ],
  ['the student site', { host: 'student.localhost:3000' }, 'http://localhost:3000'],
  ['another port', { host: 'localhost:9999' }, 'http://localhost:3000'],
  ["a brand's host", { host: 'taiwan.localhost:3000' }, 'http://taiwan.localhost:3000'],
  ["a brand's student site", { host: 'student.taiwan.localhost:3000' }, 'http://taiwan.localhost:3000'],
])('whatever host is named, links lead to us: %s', async (_, options, origin) => {
  const account = await buildAccount(db);
  const email = `asked-${account.id}@school.test`;
  const token = await kindred.tokenFor({ accountId: account.id });
  const address = `moved-${account.id}@school.test`;
  await kindred.call(requestAccount, { my_role: 'home', first_name: 'A', last_name: 'B', email }, options);
  await kindred.call(resetMyPassword, { username: account.username }, options);
  const change = { new_username: address, new_username_confirmation: address, current_password: PASSWORD };
  await kindred.call(changeUsername, change, { ...options, token });
  for (const recipient of [email, account.username, address]) {
    expect(new Set(await linksOf(recipient))).toEqual(new Set([origin]));
  }
});

const address = {
  site: 'dashboard',
  brand: 'kindred',
  dashboardUrl: 'https://app.example.org',
  studentUrl: 'https://play.example.org',
} as const;
const facts = { name: 'Maya', email: 'new@school.test' };
const link = 'https://app.example.org/a/1/code';

test.each([
  ['activation', { link, expires: true }],
  ['invitation', { link, inviter: 'Robin Fairweather', expires: true }],
  ['already-registered', { link, expires: false }],
  ['password-reset', { link, expires: true }],
  ['password-changed', { expires: false }],
  ['username-change', { link, expires: true }],
  ['username-change-notice', { expires: false }],
] as const)('the letter %s is whole: every sentence has its words', (kind, { expires, ...more }) => {
  for (const brand of ['kindred', 'standard', 'taiwan']) {
    const { subject, text, html } = writeLetter(kind, { ...address, brand }, { ...facts, ...more });
    expect(text.includes('48')).toBe(expires);
    expect(html.includes('48')).toBe(expires);
    expect(subject).not.toBe('');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\bmail\.|\{\{|undefined|\$t\(/);
    expect(text).toContain('Maya');
    expect(html).not.toContain('<script');
  }
});

test('a name cannot smuggle markup into a letter', () => {
  const name = '<img src=x onerror=alert(1)> "{{link}}" & $t(mail.common.farewell)';
  const { html, text } = writeLetter('activation', address, { name, link });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(text).toContain('{{link}}');
  expect(text).toContain('$t(mail.common.farewell)');
});
