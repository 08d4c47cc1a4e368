import { expect, test } from 'vitest';
import {
  arrivalWith,
  doorLimits,
  faultNamed,
  faultOfKey,
  isDoor,
  isWorthAnotherTry,
  SIGN_ON_FAULTS,
} from './sign-on.ts';

const arrival = (query: string) => {
  const parameters = new URLSearchParams(query);
  return arrivalWith((name) => parameters.get(name));
};

test.each([
  ['code=c&state=s', { kind: 'answer' }],
  ['code=c&state=s&response_type=code', { kind: 'answer' }],
  ['code=c&state=s&iss=https%3A%2F%2Fclever.com', { kind: 'answer' }],
  ['code=c', { kind: 'restart' }],
  ['code=c&state=', { kind: 'restart' }],
  ['state=s', { kind: 'restart' }],
  ['', { kind: 'restart' }],
  ['error=access_denied', { kind: 'fault', fault: 'denied' }],
  ['error=access_denied&code=c&state=s', { kind: 'fault', fault: 'denied' }],
  ['error=unauthorized-user&state=s', { kind: 'fault', fault: 'not-authorized' }],
  ['error=', { kind: 'fault', fault: 'failed' }],
] as const)('who comes back with "%s" is met with %o', (query, expected) => {
  expect(arrival(query)).toEqual(expected);
});

test.each(['server_error', 'restarts', 'toString', '__proto__', '<script>'])(
  'the error %s is a failure like any other',
  (error) => {
    expect(faultNamed(error)).toBe('failed');
  },
);

test('a refusal of the server names its fault, anything else is a failure', () => {
  for (const fault of SIGN_ON_FAULTS) expect(faultOfKey(`accounts-sign-on.fault.${fault}.text`)).toBe(fault);
  expect(faultOfKey('error.too-many-attempts')).toBe('failed');
  expect(faultOfKey('accounts-sign-on.fault.made-up.text')).toBe('failed');
});

test('another try is offered only where it can help', () => {
  expect(SIGN_ON_FAULTS.filter(isWorthAnotherTry)).toEqual(['denied', 'expired', 'unreachable', 'failed']);
});

test.each([
  ['/clever', ['clever'], 'student', true],
  ['/classlink', ['clever'], 'student', false],
  ['/badge', [], 'student', true],
  ['/badge', [], 'dashboard', false],
  ['/student', ['clever'], 'student', false],
])('%s with %o on the %s site is a door: %s', (path, signOn, site, expected) => {
  expect(isDoor(path, { site, signOn })).toBe(expected);
});

test('what is counted is shared by everybody behind it: a school that comes in at once is no attack', () => {
  const limits = doorLimits('badge', 'browser', 'address');
  expect(limits.every(({ shared, free }) => shared === true && free >= 300)).toBe(true);
});
