import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { oneIn } from '#testing/server/proof.ts';
import { provedAtLeast, provedAtMost } from '#testing/server/proof-lines.ts';
import { AREAS } from './areas.ts';
import { attackedWorld } from './world.ts';

/**
 * Attacks against a running server, over HTTP. `npm run proof:attacks` makes all of them; here one in eight. A name says
 * what would have happened.
 */
const world = await attackedWorld();
const tried: string[] = [];
/** An attack that breaks off has not failed. */
const succeeded = new Set<string>();

beforeEach(() => world.reset());
afterAll(() => {
  provedAtLeast('attacks', tried.length, 200);
  provedAtMost('attacks-succeeded', succeeded.size, 0);
  console.log([`${tried.length} attacks, ${succeeded.size} succeeded`, ...succeeded].join('\n  '));
});

describe.each(Object.entries(AREAS))('%s', (_, attacks) => {
  test.each(oneIn(8, attacks))('fails: $name', { timeout: 60_000 }, async ({ name, attempt }) => {
    tried.push(name);
    succeeded.add(name);
    expect(await attempt(world)).toBeNull();
    succeeded.delete(name);
  });
});

test('every attack has a name of its own', () => {
  const names = Object.values(AREAS).flatMap((attacks) => attacks.map(({ name }) => name));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  expect(names.length).toBeGreaterThanOrEqual(200);
});
