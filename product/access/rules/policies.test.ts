import { expect, test } from 'vitest';
import type { Actor } from '#platform/contract/policy.ts';
import * as policies from './policies.ts';
import { homePath, mayView, SCOPES } from './scopes.ts';

const actor = (scope: string, more: Partial<Actor> = {}): Actor => ({
  id: 1,
  scope,
  traits: [],
  actingAsBy: null,
  ...more,
});

test.each([
  { policy: policies.signedIn, allowed: ['uber', 'educator', 'parent', 'student'] },
  { policy: policies.adults, allowed: ['uber', 'educator', 'parent'] },
  { policy: policies.adultsInPerson, allowed: ['uber', 'educator', 'parent'] },
  { policy: policies.uber, allowed: ['uber'] },
  { policy: policies.educators, allowed: ['educator'] },
  { policy: policies.educatorsInPerson, allowed: ['educator'] },
  { policy: policies.parents, allowed: ['parent'] },
  { policy: policies.students, allowed: ['student'] },
])('$policy.name lets in $allowed and nobody unknown', ({ policy, allowed }) => {
  expect(SCOPES.filter((scope) => policy.verdict(actor(scope)) === 'allowed')).toEqual(allowed);
  expect(policy.verdict(null)).toBe('unauthenticated');
});

test('credentials are out of reach while acting as somebody', () => {
  for (const policy of [policies.adultsInPerson, policies.educatorsInPerson]) {
    expect(policy.verdict(actor('educator', { actingAsBy: 7 }))).toBe('forbidden');
  }
});

test.each([
  { scope: 'educator', traits: ['group-admin'], verdict: 'allowed' },
  { scope: 'educator', traits: ['team-admin'], verdict: 'allowed' },
  { scope: 'educator', traits: ['verified'], verdict: 'forbidden' },
  { scope: 'parent', traits: ['group-admin'], verdict: 'forbidden' },
  { scope: 'uber', traits: ['group-admin'], verdict: 'forbidden' },
])('a $scope with $traits among the admins of groups: $verdict', ({ scope, traits, verdict }) => {
  expect(policies.groupAdmins.verdict(actor(scope, { traits }))).toBe(verdict);
});

test('a trait is held by name', () => {
  expect(policies.is(actor('educator', { traits: ['team-admin'] }), 'team-admin')).toBe(true);
  expect(policies.is(actor('educator', { traits: ['team-admin'] }), 'group-admin')).toBe(false);
});

test('a person may view the paths below the own home path only', () => {
  expect(homePath('parent')).toBe('/parent');
  expect(mayView('parent', '/parent')).toBe(true);
  expect(mayView('parent', '/parent/students')).toBe(true);
  expect(mayView('parent', '/parenting')).toBe(false);
  expect(mayView('parent', '/educator')).toBe(false);
  expect(mayView('parent', '/')).toBe(false);
});
