import { expect, test } from 'vitest';
import type { DashboardNotification } from './dashboard.ts';
import { toldOnce } from './told-once.ts';

const followUp = (id: number, what: string): DashboardNotification => ({
  id,
  kind: 'follow-up',
  at: '2026-11-18T17:00:00Z',
  data: { what },
});

test('follow-ups that say the same are told once, others each', () => {
  const welcome = { id: 4, kind: 'welcome', at: '2026-11-01T08:00:00Z', data: {} } as const;
  const all = [
    followUp(1, 'late'),
    followUp(2, 'asked'),
    followUp(3, 'late'),
    welcome,
    { ...welcome, id: 5 },
  ];
  expect(toldOnce(all, 'admin').map(({ ids }) => ids)).toEqual([[1, 3], [2], [4], [5]]);
});
