import { expect, test } from 'vitest';
import { tabAfter } from './tab-keys.ts';

const ids = ['profile', 'password', 'username'] as const;

test.each([
  { from: 'profile', key: 'ArrowRight', to: 'password' },
  { from: 'username', key: 'ArrowRight', to: 'profile' },
  { from: 'profile', key: 'ArrowLeft', to: 'username' },
  { from: 'password', key: 'Home', to: 'profile' },
  { from: 'password', key: 'End', to: 'username' },
  { from: 'password', key: 'a', to: null },
] as const)('$key on $from leads to $to', ({ from, key, to }) => {
  expect(tabAfter(ids, from, key)).toBe(to);
});
