import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { ALONE, sideBySide } from './side-by-side.ts';

/** Answers which ran beside which. */
async function companies(names: readonly string[]): Promise<Map<string, Set<string>>> {
  const running = new Set<string>();
  const company = new Map<string, Set<string>>();
  await sideBySide(names, async (name) => {
    running.add(name);
    company.set(name, new Set());
    for (const one of running) {
      for (const other of running) if (one !== other) company.get(one)?.add(other);
    }
    for (let turn = 0; turn < (name === 'nonsense' ? 20 : 1); turn += 1) await nextTurn();
    running.delete(name);
  });
  return company;
}

const ALL = Object.keys(project.scripts)
  .filter((name) => name.startsWith('proof:'))
  .map((name) => name.slice('proof:'.length));

test('every proof runs once, and what is measured runs alone', async () => {
  const company = await companies(ALL);
  expect([...company.keys()].toSorted()).toEqual(ALL.toSorted());
  expect(ALONE.filter((name) => !ALL.includes(name))).toEqual([]);
  for (const name of ALONE) expect([name, ...(company.get(name) ?? [])]).toEqual([name]);
});

test('the longest begins first, and the others run beside it', async () => {
  const company = await companies(['load', 'access', 'files', 'canary', 'nonsense', 'browser']);
  expect([...company.keys()].at(0)).toBe('nonsense');
  expect([...(company.get('nonsense') ?? [])].toSorted()).toEqual(['access', 'canary', 'files']);
  expect([...company.keys()].slice(-2)).toEqual(['load', 'browser']);
});
