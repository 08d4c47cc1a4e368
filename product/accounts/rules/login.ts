import type { Message } from '#platform/contract/message.ts';

/** How long a session lasts at most, however active its user is. */
export const SESSION_HOURS = 12;

/** Section 9: mailed links are good for 48 hours. */
export const LINK_HOURS = 48;

export type LoginFault =
  | 'user-not-found'
  | 'email-expected'
  | 'student-login-only'
  | 'use-dashboard-login'
  | 'account-not-activated'
  | 'account-deactivated'
  | 'password-incorrect';

const FIELD: Record<LoginFault, 'username' | 'password'> = {
  'user-not-found': 'username',
  'email-expected': 'username',
  'student-login-only': 'username',
  'use-dashboard-login': 'username',
  'account-not-activated': 'username',
  'account-deactivated': 'username',
  'password-incorrect': 'password',
};

/** Faults that say nothing about who exists, so strict mode may name them too. */
const HARMLESS: readonly LoginFault[] = ['email-expected', 'use-dashboard-login'];

/** Which field says what. In strict mode every wrong pair of username and password sounds the same. */
export function loginFaultMessage(fault: LoginFault, strict: boolean): { field: string; message: Message } {
  if (strict && !HARMLESS.includes(fault)) {
    return { field: 'password', message: { i18n: 'validation.login-failed' } };
  }
  const key = fault === 'email-expected' ? 'email' : fault;
  return { field: FIELD[fault], message: { i18n: `validation.${key}` } };
}

export type GuessLimits = { key: string; free: number; shared?: boolean };

/**
 * Guesses are counted for the account, for the account from this client, and for the client. The last one is wide
 * enough for a class behind one address where every child mistypes a few times.
 */
export function loginLimits(username: string, clientKey: string): GuessLimits[] {
  return [
    { key: `login ${username} from ${clientKey}`, free: 5 },
    { key: `login ${username}`, free: 10 },
    { key: `login from ${clientKey}`, free: 200, shared: true },
  ];
}
