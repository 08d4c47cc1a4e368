import { expect, test } from 'vitest';
import { type Guess, type LoginFault, loginFaultMessage, loginLimits } from './login.ts';

const FAULTS: Record<LoginFault, string> = {
  'user-not-found': 'username',
  'email-expected': 'username',
  'student-login-only': 'username',
  'use-dashboard-login': 'username',
  'account-not-activated': 'username',
  'account-deactivated': 'username',
  'password-incorrect': 'password',
  'license-not-found': 'username',
};
const every = Object.keys(FAULTS).filter((fault): fault is LoginFault => fault in FAULTS);

test('plain messages name what is wrong beside the field that is wrong', () => {
  expect(every.map((fault) => loginFaultMessage(fault, false))).toEqual(
    every.map((fault) => ({
      field: FAULTS[fault],
      message: { i18n: fault === 'email-expected' ? 'validation.email' : `validation.${fault}` },
    })),
  );
});

test('strict messages do not tell who exists', () => {
  const said = (...faults: LoginFault[]) =>
    new Set(faults.map((fault) => JSON.stringify(loginFaultMessage(fault, true))));
  // Addresses: the same whether the account is missing, waiting, closed or the password wrong.
  expect(
    said('user-not-found', 'account-not-activated', 'account-deactivated', 'password-incorrect').size,
  ).toBe(1);
});

const GUESS: Guess = {
  site: 'student',
  username: 'a@b.test',
  childPassword: null,
  clientKey: 'client 1',
  clientAddress: 'address 1',
  passwordMark: 'm1',
  classCodeOf: null,
};
const ELSEWHERE = { clientKey: 'client 2', clientAddress: 'address 2', passwordMark: 'm2' };
const keysOf = (more: Partial<Guess>) => loginLimits({ ...GUESS, ...more }).map(({ key }) => key);

test('guesses are counted for the account, for it from the client, for the client, and for its address', () => {
  const here = keysOf({});
  expect(here.filter((key) => keysOf(ELSEWHERE).includes(key))).toEqual(['login a@b.test']);
  expect(here.filter((key) => keysOf({ username: 'c@d.test', passwordMark: 'm2' }).includes(key))).toEqual([
    'login on student from client 1',
    'login on student at address 1',
  ]);
});

test('guesses spread over many accounts and clients still have the password or the class in common', () => {
  const spread = { ...ELSEWHERE, username: 'c@d.test' };
  const inClass = keysOf({ classCodeOf: 7 });
  expect(inClass.filter((key) => keysOf({ ...spread, passwordMark: 'm1' }).includes(key))).toEqual([
    'login on student with m1',
  ]);
  expect(inClass.filter((key) => keysOf({ ...spread, classCodeOf: 7 }).includes(key))).toEqual([
    'class code of 7',
  ]);
});

test('what a class of children shares is wide, what adults share is not', () => {
  const widths = (site: 'student' | 'dashboard') =>
    loginLimits({ ...GUESS, site }).flatMap(({ free, shared }) => (shared ? [free] : []));
  expect(Math.min(...widths('student'))).toBeGreaterThanOrEqual(3 * 35);
  expect(Math.max(...widths('dashboard'))).toBeLessThan(Math.max(...widths('student')));
});
