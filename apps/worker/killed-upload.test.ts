import { afterAll, expect, test } from 'vitest';
import { type Kill, planKills } from './testing/killer.ts';
import { differences } from './testing/upload-outcome.ts';
import { courseOf, uploadScene } from './testing/upload-scene.ts';

/** `npm run proof:upload` kills 20 times, takes more rows, and goes there and back and there again. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const SEED = Number(process.env['SEED'] ?? 1);
const inFull = KILLS > 3;
const course = courseOf(inFull);

const scene = await uploadScene(
  inFull ? { known: 3000, rows: 12_000, inFull } : { known: 600, rows: 5200, inFull },
);
afterAll(() => scene.close());

/** Each of the three in turn, two of them at the same work. */
const FEW: Kill[] = [
  { nth: course.indexOf('confirm'), victim: 'server', share: 0.1 },
  { nth: course.indexOf('applying'), victim: 'database', share: 0.5 },
  { nth: course.indexOf('applying'), victim: 'worker', share: 0 },
];

test('an upload ends the same, whether worker, server and database are killed meanwhile or not', {
  timeout: 900_000,
}, async () => {
  const undisturbed = await scene.perform('undisturbed', []);
  const disturbed = await scene.perform('disturbed', inFull ? planKills(course, KILLS, SEED) : FEW);
  if (inFull) console.log(disturbed.killed.join('\n'));
  expect(disturbed.killed).toHaveLength(KILLS);
  // A database that goes away is no reason to go, too.
  expect(disturbed.fallen).toEqual([]);
  for (const [part, expected] of undisturbed.outcomes.entries()) {
    expect(differences(expected, disturbed.outcomes[part] ?? {}), `after part ${part + 1}`).toEqual({});
  }
  expect(undisturbed.outcomes[0]?.['students']?.length).toBeGreaterThan(1000);
});
