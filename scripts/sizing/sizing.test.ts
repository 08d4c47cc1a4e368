import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIGURES, needOf, SIZES, studentsOfOnePrimary, tableOf } from './model.ts';

const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

test('the table of the page is what the model says', () => {
  expect(page).toContain(tableOf(SIZES.map((students) => needOf(students))));
  const most = Math.floor(studentsOfOnePrimary() / 100_000) * 100_000;
  expect(page).toContain(`One primary goes to about ${most.toLocaleString('en-US')} students`);
});

test('ten times the students are ten times the work, and the need of one primary is one', () => {
  const [small, large] = [needOf(1_000_000), needOf(10_000_000)];
  expect(large.batchesASecond / small.batchesASecond).toBeCloseTo(10);
  expect(large.terabytesKept / small.terabytesKept).toBeCloseTo(10);
  const edge = studentsOfOnePrimary();
  expect([needOf(edge * 0.99).cells, needOf(edge * 1.01).cells]).toEqual([1, 2]);
});

test('play is not all there is: other calls need servers, too, and the nights need workers', () => {
  const all = needOf(10_000_000);
  const alone = needOf(10_000_000, { ...FIGURES, callsASession: 0, callsAnAdultWeek: 0 });
  expect(alone).toMatchObject({ callsASecond: 0, batchesASecond: all.batchesASecond });
  expect(all.servers).toBeGreaterThan(1.05 * alone.servers);
  // Of each database one may be started anew.
  expect(all.workers).toBeGreaterThanOrEqual(2 * all.cells);
  expect(needOf(1_000_000, { ...FIGURES, nightHours: 0.1 }).workers).toBeGreaterThan(2);
});

test('smaller events, sent less often, bring more students to a primary', () => {
  const better = { ...FIGURES, bytesAnEvent: 111, secondsBetweenBatches: 20 };
  expect(studentsOfOnePrimary(better)).toBeGreaterThan(1.5 * studentsOfOnePrimary());
  expect(needOf(1_000_000, better).terabytesAYear).toBeCloseTo(1.28, 2);
});
