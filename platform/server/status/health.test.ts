import { expect, test } from 'vitest';
import { type Checked, healthOf, overallOf, type Part, type Standing } from './health.ts';

const START = Date.parse('2026-09-14T15:00:00Z');
const later = (seconds: number) => new Date(START + seconds * 1000);

test('since when a part stands as it does is kept, and when something was found out last', async () => {
  let seconds = 0;
  let isUp = true;
  const look = async () => {
    if (!isUp) throw new Error('away');
    return true;
  };
  const parts = { database: look, letters: look };
  const health = healthOf(parts, () => later(seconds));
  const [database, letters] = await health.now();
  expect(database).toEqual({ part: 'database', standing: 'fine', since: later(0), checkedAt: later(0) });
  expect(letters?.standing).toBe('fine');
  // What was looked at a moment ago is not looked at again, however often somebody asks.
  isUp = false;
  seconds = 1;
  expect((await health.now())[0]?.standing).toBe('fine');
  const next = healthOf(parts, () => later(seconds));
  expect(await next.now()).toEqual([
    { part: 'database', standing: 'failing', since: later(1), checkedAt: later(1) },
    { part: 'letters', standing: 'unknown', since: later(1), checkedAt: null },
  ]);
});

test('what does not answer is given up after a while', async () => {
  const health = healthOf({ database: () => new Promise(() => undefined) }, () => later(0));
  expect((await health.now())[0]?.standing).toBe('failing');
});

const standing = (parts: Partial<Record<Part, Standing>>): Checked[] =>
  Object.entries(parts).map(([part, one]) => ({
    part: part as Part,
    standing: one,
    since: null,
    checkedAt: null,
  }));

test.each([
  [{ database: 'fine', work: 'fine', letters: 'fine' }, 'fine'],
  [{ database: 'fine', work: 'failing', letters: 'fine' }, 'slow'],
  [{ database: 'fine', replica: 'failing' }, 'slow'],
  [{ database: 'fine', work: 'unknown' }, 'fine'],
  [{ database: 'failing', work: 'unknown', letters: 'unknown' }, 'down'],
] as const)('%j is %s', (parts, overall) => {
  expect(overallOf(standing(parts))).toBe(overall);
});
