import { expect, test } from 'vitest';
import { supportAddress } from './support-address.ts';

test.each([
  { user: null, address: 'mailto:help@school.test' },
  { user: { scope: 'educator' }, address: '/educator/support' },
  { user: { scope: 'parent' }, address: '/parent/support' },
  { user: { scope: 'uber' }, address: 'mailto:help@school.test' },
  { user: { scope: 'student' }, address: 'mailto:help@school.test' },
] as const)('support is at $address for $user', ({ user, address }) => {
  expect(supportAddress(user, 'help@school.test')).toBe(address);
});
