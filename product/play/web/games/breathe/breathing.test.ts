import { expect, test } from 'vitest';
import { BREATH_MS, breathCount, breathe, NOT_YET_BREATHING } from './breathing.ts';

test('each round is one breath in and a longer one out, then it is over', () => {
  const phases: string[] = [];
  let now = NOT_YET_BREATHING;
  for (let step = 0; step < 6; step += 1) {
    phases.push(`${now.phase} ${now.round}`);
    now = breathe(2, now, now.phase === 'over' ? 1000 : BREATH_MS[now.phase]);
  }
  expect(phases).toEqual(['settle 1', 'in 1', 'out 1', 'in 2', 'out 2', 'over 2']);
  expect(BREATH_MS.out).toBeGreaterThan(BREATH_MS.in);
});

test.each([
  { phase: 'in', ms: 0, count: 1 },
  { phase: 'in', ms: 3999, count: 4 },
  { phase: 'out', ms: 4200, count: 5 },
  { phase: 'settle', ms: 1000, count: null },
  { phase: 'over', ms: 1000, count: null },
] as const)('$phase after $ms ms counts $count', ({ phase, ms, count }) => {
  expect(breathCount({ phase, round: 1, ms })).toBe(count);
});
