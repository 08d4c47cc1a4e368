import { expect, test } from 'vitest';
import { linkState } from './code-links.ts';

const now = new Date('2026-11-17T10:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

test.each([
  [{ ends_at: hours(1), revoked_at: null }, 'open'],
  [{ ends_at: hours(0), revoked_at: null }, 'over'],
  [{ ends_at: hours(-1), revoked_at: null }, 'over'],
  [{ ends_at: hours(1), revoked_at: hours(-1) }, 'revoked'],
  [{ ends_at: hours(-1), revoked_at: hours(-2) }, 'revoked'],
] as const)('%j is %s', (times, state) => {
  expect(linkState(times, now)).toBe(state);
});
