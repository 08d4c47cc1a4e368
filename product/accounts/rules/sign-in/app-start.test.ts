import { expect, test } from 'vitest';
import { isActivityToNote, needsKeepAlive, type StartFacts, type StartStep, startStep } from './app-start.ts';

const now = 10_000_000;
const active: StartFacts = {
  signedIn: true,
  scope: 'educator',
  actingAs: false,
  lastActivityAt: now - 60_000,
  now,
  inactivitySeconds: 1800,
  path: '/educator',
};

const cases: [string, Partial<StartFacts>, StartStep][] = [
  ['a visitor proceeds', { signedIn: false }, 'proceed'],
  ['a visitor on the way out proceeds', { signedIn: false, path: '/logout' }, 'proceed'],
  ['an active user gets the light handshake', {}, 'handshake-lite'],
  ['a user whose scope is not known yet gets the light handshake', { scope: undefined }, 'handshake-lite'],
  ['an active student gets the light handshake', { scope: 'student' }, 'handshake-lite'],
  ['staff skip the light handshake', { scope: 'uber' }, 'proceed'],
  ['no noted activity means a full handshake', { lastActivityAt: null }, 'handshake'],
  ['staff without noted activity shake hands in full', { lastActivityAt: null, scope: 'uber' }, 'handshake'],
  ['at the threshold the user still counts as active', { lastActivityAt: now - 1_800_000 }, 'handshake-lite'],
  ['past the threshold comes a full handshake', { lastActivityAt: now - 1_800_001 }, 'handshake'],
  [
    'the threshold is the configured one',
    { lastActivityAt: now - 60_000, inactivitySeconds: 59 },
    'handshake',
  ],
  ['the logout page shakes no hands, however long ago', { lastActivityAt: null, path: '/logout' }, 'proceed'],
  ['the logout page shakes no hands lightly either', { path: '/logout' }, 'proceed'],
  ['a stored acting-as user comes before everything', { actingAs: true }, 'acting-as'],
  ['acting-as comes first on the logout page too', { actingAs: true, path: '/logout' }, 'acting-as'],
];

test.each(cases)('%s', (_name, facts, step) => {
  expect(startStep({ ...active, ...facts })).toBe(step);
});

test('activity is noted at once and then every ten seconds', () => {
  expect(isActivityToNote(null, now)).toBe(true);
  expect(isActivityToNote(now - 9_999, now)).toBe(false);
  expect(isActivityToNote(now - 10_000, now)).toBe(true);
});

test('five minutes without a call ask for a sign of life', () => {
  expect(needsKeepAlive(now - 299_999, now)).toBe(false);
  expect(needsKeepAlive(now - 300_000, now)).toBe(true);
});
