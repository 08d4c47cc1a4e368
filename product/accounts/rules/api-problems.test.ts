import { expect, test } from 'vitest';
import error from '#locales/en/error.json' with { type: 'json' };
import { type ApiProblem, type ProblemReaction, reactionTo } from './api-problems.ts';

const dashboard: Omit<ApiProblem, 'status'> = { client: 'dashboard', reply: null };

const rows: [string, ApiProblem, ProblemReaction][] = [
  [
    '422 says that the form needs another look',
    { ...dashboard, status: 422 },
    { type: 'error', i18n: 'error.validation-failed', persistent: false, action: 'none' },
  ],
  [
    '404 stays until dismissed',
    { ...dashboard, status: 404 },
    { type: 'error', i18n: 'error.not-found', persistent: true, action: 'none' },
  ],
  [
    '403 stays until dismissed',
    { ...dashboard, status: 403 },
    { type: 'error', i18n: 'error.forbidden', persistent: true, action: 'none' },
  ],
  [
    '403 for want of a proof that somebody would not give is no fault',
    { ...dashboard, status: 403, reply: { type: 'step-up-required', i18n: 'error.step-up-required' } },
    { type: 'info', i18n: 'error.step-up-required', persistent: false, action: 'none' },
  ],
  [
    'something is to be done first, since a moment ago',
    { ...dashboard, status: 403, reply: { type: 'held-back', i18n: 'error.held-back' } },
    { type: 'info', i18n: 'error.held-back', persistent: false, action: 'look-again' },
  ],
  [
    '403 while playing means that there is no license',
    { status: 403, client: 'play', reply: null },
    { type: 'error', i18n: 'error.license-not-found', persistent: true, action: 'none' },
  ],
  [
    '402 leads to purchasing with a warning that stays',
    { ...dashboard, status: 402 },
    { type: 'warning', i18n: 'error.payment-required', persistent: true, action: 'go-to-purchasing' },
  ],
  [
    '401 ends the session',
    { ...dashboard, status: 401 },
    { type: 'warning', i18n: 'error.unauthenticated', persistent: true, action: 'end-session' },
  ],
  [
    'any other 4xx asks to refresh',
    { ...dashboard, status: 400 },
    { type: 'error', i18n: 'error.bad-request', persistent: false, action: 'none' },
  ],
  [
    '413 is one of the other 4xx',
    { ...dashboard, status: 413 },
    { type: 'error', i18n: 'error.bad-request', persistent: false, action: 'none' },
  ],
  [
    '5xx says that we know',
    { ...dashboard, status: 500 },
    { type: 'error', i18n: 'error.internal', persistent: false, action: 'none' },
  ],
  [
    '503 is one of the 5xx',
    { ...dashboard, status: 503 },
    { type: 'error', i18n: 'error.internal', persistent: false, action: 'none' },
  ],
  [
    'no response asks to check the connection',
    { ...dashboard, status: 0 },
    { type: 'error', i18n: 'error.no-response', persistent: false, action: 'none' },
  ],
  [
    'acting as somebody unknown is an information',
    { status: 404, client: 'acting-as', reply: null },
    { type: 'info', i18n: 'error.acting-as-not-found', persistent: false, action: 'none' },
  ],
  [
    'a refusal is told in its own words',
    {
      ...dashboard,
      status: 409,
      reply: { type: 'refused', i18n: 'notification.some.reason', values: { n: 2 } },
    },
    { type: 'error', i18n: 'notification.some.reason', values: { n: 2 }, persistent: false, action: 'none' },
  ],
  [
    'a refusal without words is one of the other 4xx',
    { ...dashboard, status: 409 },
    { type: 'error', i18n: 'error.bad-request', persistent: false, action: 'none' },
  ],
];

test.each(rows)('%s', (_name, problem, reaction) => {
  expect(reactionTo(problem)).toEqual(reaction);
});

test.each([
  [30, { i18n: 'error.too-many-attempts', values: { seconds: 30 } }],
  [119, { i18n: 'error.too-many-attempts', values: { seconds: 119 } }],
  [120, { i18n: 'error.too-many-attempts-minutes', values: { minutes: 2 } }],
  [301, { i18n: 'error.too-many-attempts-minutes', values: { minutes: 6 } }],
])('429 with %s seconds says how long to wait', (seconds, said) => {
  const reply = { type: 'too-many-attempts', i18n: 'error.too-many-attempts', values: { seconds } };
  expect(reactionTo({ ...dashboard, status: 429, reply })).toMatchObject({ ...said, type: 'warning' });
});

test('429 without a time still says to wait', () => {
  expect(reactionTo({ ...dashboard, status: 429 }).i18n).toBe('error.too-many-attempts-later');
});

test('every sentence of the catalogue exists, the quoted ones word for word', () => {
  const keys = rows.map(([, , reaction]) => reaction.i18n).filter((key) => key.startsWith('error.'));
  for (const key of keys) expect({ error }).toHaveProperty(key.split('.'));
  expect(error['not-found']).toBe('The resource you requested can not be found');
  expect(error.forbidden).toBe(
    "You don't have permission to access this resource. Log out and log back to try again",
  );
  expect(error.unauthenticated).toBe('Your session has expired, please login again');
  expect(error['bad-request']).toBe('Oops, something went wrong! Refresh the page or try again later');
  expect(error.internal).toBe('Oops, something went wrong! We are already notified about the issue');
});
