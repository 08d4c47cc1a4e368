import { expect, test } from 'vitest';
import { ACTIVITIES, type Activity } from './activities.ts';
import { goesOnUntil, schoolStanding, type YearDecision, yearsOpen } from './school-standing.ts';

const yes = (school_year: number): YearDecision => ({ school_year, decision: 'yes' });
const no = (school_year: number): YearDecision => ({ school_year, decision: 'no' });

const standing = (
  activity: Activity,
  today: string,
  decisions: readonly YearDecision[] = [],
  askedOn: string | null = null,
): string => {
  const found = schoolStanding({ activity, today, decisions, askedOn });
  return `${found.standing} ${found.is_on ? 'on' : 'off'}`;
};

test.each<[string, readonly YearDecision[], string | null, string, string, string]>([
  // Today, decisions, asked on; play, the others, norms.
  ['2026-11-18', [], null, 'covered on', 'covered on', 'not-agreed off'],
  ['2026-11-18', [yes(2026)], null, 'agreed on', 'agreed on', 'agreed on'],
  ['2026-11-18', [no(2026)], '2026-09-01', 'refused off', 'refused off', 'refused off'],
  // A decision for the next year says nothing of this one, until 1 July.
  ['2026-06-30', [yes(2025), no(2026)], '2026-06-01', 'agreed on', 'agreed on', 'agreed on'],
  ['2026-07-01', [yes(2025), no(2026)], '2026-06-01', 'refused off', 'refused off', 'refused off'],
  // Last year's goes on until the end of September, and play for as long as licenses run.
  ['2026-07-01', [yes(2025)], '2026-06-01', 'not-renewed on', 'not-renewed on', 'not-renewed on'],
  ['2026-09-30', [yes(2025)], '2026-06-01', 'not-renewed on', 'not-renewed on', 'not-renewed on'],
  ['2026-10-01', [yes(2025)], '2026-06-01', 'not-renewed on', 'paused off', 'not-agreed off'],
  // Who was asked late has thirty days.
  ['2026-12-18', [], '2026-11-18', 'covered on', 'covered on', 'not-agreed off'],
  ['2026-12-19', [], '2026-11-18', 'covered on', 'paused off', 'not-agreed off'],
  ['2026-12-18', [yes(2025)], '2026-11-18', 'not-renewed on', 'not-renewed on', 'not-renewed on'],
  // Nobody runs the school any more: nobody was asked, and what was agreed with the license goes on.
  ['2026-12-18', [yes(2025)], null, 'not-renewed on', 'not-renewed on', 'not-agreed off'],
  // A yes of two years ago is none of last year's; a no stands.
  ['2026-08-01', [yes(2024)], '2026-06-01', 'covered on', 'covered on', 'not-agreed off'],
  ['2026-08-01', [no(2024)], '2026-06-01', 'refused off', 'refused off', 'refused off'],
])('on %s with %j, asked on %s', (today, decisions, askedOn, play, others, norms) => {
  const expected = { play, norms, 'check-ins': others, 'follow-up': others, observations: others };
  expect(
    Object.fromEntries(ACTIVITIES.map((one) => [one, standing(one, today, decisions, askedOn)])),
  ).toEqual(expected);
});

test('in June the next year can be decided about, too', () => {
  expect(['2026-05-31', '2026-06-01', '2026-06-30', '2026-07-01'].map(yearsOpen)).toEqual([
    [2025],
    [2025, 2026],
    [2025, 2026],
    [2026],
  ]);
});

test('it goes on until the end of September, or thirty days from when somebody was asked', () => {
  expect([goesOnUntil(2026, '2026-06-01'), goesOnUntil(2026, '2026-11-18')]).toEqual([
    '2026-09-30',
    '2026-12-18',
  ]);
});
