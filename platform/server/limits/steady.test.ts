import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { steadily } from './steady.ts';

const timed = async (work: () => Promise<string>) => {
  const start = performance.now();
  const said = await steadily(work, 60).catch((error: unknown) => String(error));
  return { said, milliseconds: performance.now() - start };
};

test('what is quick, what is slower and what is refused take the same time', async () => {
  const all = await Promise.all([
    timed(async () => 'at once'),
    timed(async () => {
      await pause(20);
      return 'later';
    }),
    timed(() => Promise.reject(new Error('no'))),
  ]);
  expect(all.map(({ said }) => said)).toEqual(['at once', 'later', 'Error: no']);
  for (const { milliseconds } of all) expect(milliseconds).toBeGreaterThanOrEqual(58);
});
