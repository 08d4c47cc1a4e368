import { expect, test } from 'vitest';
import { type LoginFault, loginFaultMessage, loginLimits } from './login.ts';

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

test('guesses are counted for the account, for it from the client, for the client, and for its address', () => {
  const here = loginLimits('a@b.test', 'client 1', 'address 1').map(({ key }) => key);
  const elsewhere = loginLimits('a@b.test', 'client 2', 'address 2').map(({ key }) => key);
  const another = loginLimits('c@d.test', 'client 1', 'address 1').map(({ key }) => key);
  expect(here.filter((key) => elsewhere.includes(key))).toHaveLength(1);
  expect(here.filter((key) => another.includes(key))).toHaveLength(2);
});
