import { expect, test } from 'vitest';
import { emailListAccess, signedAccess } from './email-list.ts';
import { readSettings } from './settings.ts';

const KEY = Buffer.alloc(32, 7);
const REAL = { EMAIL_LIST_URL: 'https://list.example.org/hook', EMAIL_LIST_SECRET: 'sixteen letters ok' };

test('the list that is set is told, in demo mode the own simulator', () => {
  const real = emailListAccess(readSettings({ DEMO: '1', ...REAL }), KEY);
  expect(real).toMatchObject({ access: { url: REAL.EMAIL_LIST_URL }, simulated: false });
  const own = emailListAccess(readSettings({ DEMO: '1', PORT: '4321' }), KEY);
  expect(own).toMatchObject({ access: { url: 'http://localhost:4321/demo/email-list' }, simulated: true });
});

test('without a setting nobody is told', () => {
  expect(emailListAccess({ ...readSettings({ DEMO: '1' }), demo: false }, KEY)).toBeNull();
});

test('a server says where the list is without its secret; a worker does not start so', () => {
  const only = emailListAccess(readSettings({ DEMO: '1', EMAIL_LIST_URL: REAL.EMAIL_LIST_URL }), KEY);
  expect(only).toEqual({ access: { url: REAL.EMAIL_LIST_URL, secret: null }, simulated: false });
  expect(() => signedAccess({ url: REAL.EMAIL_LIST_URL, secret: null })).toThrow(
    'EMAIL_LIST_SECRET is missing beside the address: workers sign with it',
  );
});

test.each([
  [{ EMAIL_LIST_SECRET: REAL.EMAIL_LIST_SECRET }, 'EMAIL_LIST_URL is missing beside the secret'],
  [{ ...REAL, EMAIL_LIST_URL: 'http://list.example.org' }, 'EMAIL_LIST_URL must begin with https://'],
  [{ ...REAL, EMAIL_LIST_SECRET: 'short' }, 'EMAIL_LIST_SECRET must have 16 characters or more'],
])('%j: %s', (environment, problem) => {
  expect(() => readSettings({ DEMO: '1', ...environment })).toThrow(problem);
});
