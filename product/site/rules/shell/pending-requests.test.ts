import { expect, test } from 'vitest';
import { pendingRequests } from './pending-requests.ts';

test('the count of pending requests is what the notification says', () => {
  const other = { type: 'bulk-upload', id: 'b', data: { count: 9 } } as const;
  const pending = { type: 'pending-account-requests', id: 'p', data: { count: 3 } } as const;
  expect(pendingRequests([other, pending])).toBe(3);
});

test('without a notification nobody waits', () => {
  expect(pendingRequests([])).toBe(0);
});
