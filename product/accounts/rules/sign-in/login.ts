import type { Message } from '#platform/contract/message.ts';

/** How long a session lasts at most, however active its user is. */
export const SESSION_HOURS = 12;

/** How often a browser that an account knows may fail in a row. Then it is a stranger, like one that was stolen. */
export const DEVICE_ATTEMPTS = 10;

/** How long a browser stays known without a sign-in: longer than a summer holiday. */
export const DEVICE_DAYS = 90;

/** Mailed links are good for 48 hours. */
export const LINK_HOURS = 48;

export type LoginFault =
  | 'user-not-found'
  | 'email-expected'
  | 'student-login-only'
  | 'use-dashboard-login'
  | 'account-not-activated'
  | 'account-deactivated'
  | 'password-incorrect'
  | 'license-not-found';

const FIELD: Record<LoginFault, 'username' | 'password'> = {
  'user-not-found': 'username',
  'email-expected': 'username',
  'student-login-only': 'username',
  'use-dashboard-login': 'username',
  'account-not-activated': 'username',
  'account-deactivated': 'username',
  'password-incorrect': 'password',
  'license-not-found': 'username',
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

export type Limit = { key: string; free: number; shared?: boolean };

export type Guess = {
  site: 'dashboard' | 'student';
  username: string;
  /** Stands for the child's password there is, null for adults: guesses at a new one count from the start. */
  childPassword: string | null;
  clientKey: string;
  clientAddress: string;
  /** Stands for the password: the same for the same one, and telling nothing about it. */
  passwordMark: string;
  /** The teacher whose class code would open the account, where there is one. */
  classCodeOf: number | null;
};

/**
 * How many may fail before it gets slower, for who stands behind a key together. Children come in classes, a whole school
 * behind one address, where each mistypes a few times and all of a class type the same code; adults do not.
 */
const SHARED_FREE = {
  student: { client: 200, address: 1000, password: 120 },
  dashboard: { client: 40, address: 300, password: 20 },
};
const CLASS_FREE = 150;

/**
 * Guesses are counted for the account, for the account from this client, for the client, and for its address, since
 * a browser's name is easily changed. And those that are spread over many accounts count as one: for the password that
 * is tried everywhere, wherever it comes from, and for the class whose one code opens them all. The shared ones are wide
 * enough for a class, and for a school behind one address; and they only slow down.
 */
export function loginLimits(guess: Guess): Limit[] {
  const { site, username, childPassword, clientKey, clientAddress, passwordMark, classCodeOf } = guess;
  const free = SHARED_FREE[site];
  return [
    ...accountLimits(childPassword === null ? username : `${username} ${childPassword}`, clientKey),
    { key: `login on ${site} from ${clientKey}`, free: free.client, shared: true },
    { key: `login on ${site} at ${clientAddress}`, free: free.address, shared: true },
    { key: `login on ${site} with ${passwordMark}`, free: free.password, shared: true },
    ...(classCodeOf === null
      ? []
      : [{ key: `class code of ${classCodeOf}`, free: CLASS_FREE, shared: true }]),
  ];
}

/**
 * Forgiven to who set a new password by a mailed link, from wherever they do: strangers' guesses must not keep out
 * somebody who proved the address. Guesses at the new password count from the start.
 */
export function accountLimits(username: string, clientKey: string): Limit[] {
  return [
    { key: `login ${username} from ${clientKey}`, free: 5 },
    { key: `login ${username}`, free: 10 },
  ];
}

/** What mails somebody who did not sign in. Asking again is allowed; mailing one person without end is not. */
export const LETTERS_AN_HOUR = 5;

/** Nor is mailing many strangers: requests and resets count together for a client, and for its address. */
export function letterLimits(
  kind: 'request' | 'reset',
  recipient: string,
  clientKey: string,
  clientAddress: string,
): Limit[] {
  return [
    { key: `${kind} ${recipient}`, free: LETTERS_AN_HOUR },
    { key: `letters from ${clientKey}`, free: 30, shared: true },
    { key: `letters at ${clientAddress}`, free: 200, shared: true },
  ];
}

/** Typing a name asks a dozen times; reading the whole list out takes thousands. Never by the address alone. */
export function suggestionLimits(clientKey: string, clientAddress: string): Limit[] {
  return [
    { key: `school names for ${clientKey}`, free: 120, shared: true },
    { key: `school names at ${clientAddress}`, free: 1000, shared: true },
  ];
}
