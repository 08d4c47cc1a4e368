import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

function gate() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { wait: () => promise, open: resolve, fail: reject };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('so many go at once, the others in the order they came', async () => {
  const inTurn = atMost(2);
  const begun: number[] = [];
  const gates = [0, 1, 2, 3].map(gate);
  const works = gates.map(({ wait }, index) =>
    inTurn(() => {
      begun.push(index);
      return wait();
    }),
  );
  await settled();
  expect(begun).toEqual([0, 1]);
  expect(inTurn.waiting()).toBe(2);
  gates[1]?.open();
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  expect(inTurn.waiting()).toBe(1);
  for (const { open } of gates) open();
  await Promise.all(works);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('who fails hands the place on, and says so only to its own', async () => {
  const inTurn = atMost(1);
  const { wait, fail } = gate();
  const first = inTurn(wait);
  const second = inTurn(async () => 'done');
  fail(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await expect(second).resolves.toBe('done');
  await expect(inTurn(async () => 'again')).resolves.toBe('again');
});

test('a place that was handed on is nobody else’s', async () => {
  const inTurn = atMost(1);
  const [one, two] = [gate(), gate()];
  let going = 0;
  let most = 0;
  const work = (wait: () => Promise<void>) => async () => {
    going += 1;
    most = Math.max(most, going);
    await wait();
    going -= 1;
  };
  const first = inTurn(work(one.wait)).then(() => inTurn(work(async () => undefined)));
  const second = inTurn(work(two.wait));
  one.open();
  await settled();
  two.open();
  await Promise.all([first, second]);
  expect(most).toBe(1);
});
