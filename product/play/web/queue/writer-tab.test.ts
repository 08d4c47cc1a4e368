import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimTab, type TabState } from './writer-tab.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Locks as browsers have them, as far as two tabs need them. */
function fakeLocks() {
  let holder: { end: (stolen: boolean) => void } | null = null;
  const request = (_name: string, options: LockOptions, work: (lock: Lock | null) => unknown) => {
    if (holder !== null && !options.steal) return Promise.resolve(work(null));
    holder?.end(true);
    return new Promise((resolve, reject) => {
      const own = {
        end: (stolen: boolean) => {
          if (holder === own) holder = null;
          if (stolen) reject(new DOMException('stolen', 'AbortError'));
          else resolve(undefined);
        },
      };
      holder = own;
      void Promise.resolve(work({ mode: 'exclusive', name: _name })).then(() => own.end(false));
    });
  };
  return { request: vi.fn<typeof request>(request) as unknown as LockManager['request'] };
}

test('the second tab is told, and may take over', async () => {
  const locks = fakeLocks();
  const first: TabState[] = [];
  const second: TabState[] = [];
  const one = claimTab(7, (state) => void first.push(state), locks);
  await vi.advanceTimersByTimeAsync(0);
  const two = claimTab(7, (state) => void second.push(state), locks);
  await vi.advanceTimersByTimeAsync(1000);
  expect([first, second]).toEqual([['here'], ['elsewhere']]);
  two.takeOver();
  await vi.advanceTimersByTimeAsync(0);
  expect([first, second]).toEqual([
    ['here', 'elsewhere'],
    ['elsewhere', 'here'],
  ]);
  one.takeOver();
  await vi.advanceTimersByTimeAsync(0);
  expect(first.at(-1)).toBe('here');
});

test('a page that was just left is waited for', async () => {
  const locks = fakeLocks();
  const states: TabState[] = [];
  const one = claimTab(7, () => undefined, locks);
  await vi.advanceTimersByTimeAsync(0);
  claimTab(7, (state) => void states.push(state), locks);
  await vi.advanceTimersByTimeAsync(100);
  one.release();
  await vi.advanceTimersByTimeAsync(1000);
  expect(states).toEqual(['here']);
});

test('without locks every tab plays', () => {
  const states: TabState[] = [];
  claimTab(7, (state) => void states.push(state), null);
  expect(states).toEqual(['here']);
});
