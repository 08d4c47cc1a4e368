import { expect, test } from 'vitest';
import { mostFirst } from './most-first.ts';

const NAMES = ['academy', 'zoou', 'hoh', 'sim'] as const;

test.each([
  [{ academy: 1, zoou: 20, hoh: 0, sim: 0 }, ['zoou', 'academy', 'hoh', 'sim']],
  [{ academy: 0, zoou: 0, hoh: 0, sim: 3 }, ['sim', 'academy', 'zoou', 'hoh']],
  [{ academy: 2, zoou: 2, hoh: 2, sim: 2 }, NAMES],
  [{ academy: 1, zoou: null, hoh: 4, sim: 0 }, NAMES],
])('where the most are stands first, once all are counted: %j', (totals, order) => {
  expect(mostFirst(NAMES, totals)).toEqual(order);
});
