import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weeksBefore } from './eight-weeks.ts';
import { type CalledPlace, worthACall } from './worth-a-call.ts';

const TODAY = '2026-11-19';
const place = (id: number, more: Partial<CalledPlace> = {}): CalledPlace => ({
  id,
  name: `School ${id}`,
  children: 40,
  licensed: 30,
  ending: 0,
  last_played_on: '2026-11-18',
  listed_on: '2026-09-01',
  days_off: [],
  ...more,
});
const kinds = (places: CalledPlace[], unassigned = 0) =>
  worthACall(places, unassigned, TODAY).map((one) => (one.kind === 'quiet' ? one.name : one.kind));

test.each([
  ['nothing', [place(1)], 0, []],
  ['licenses that end', [place(1, { ending: 3 })], 0, ['ending']],
  ['licenses that wait', [place(1)], 5, ['unassigned']],
  ['nobody for ten school days', [place(1, { last_played_on: '2026-11-04' })], 0, ['School 1']],
  ['nobody for nine', [place(1, { last_played_on: '2026-11-05' })], 0, []],
  [
    'nobody for ten weekdays, of which one was off',
    [
      place(1, {
        last_played_on: '2026-11-04',
        days_off: [{ first_day: '2026-11-11', last_day: '2026-11-11' }],
      }),
    ],
    0,
    [],
  ],
  ['nobody ever', [place(1, { last_played_on: null })], 0, ['School 1']],
  [
    'nobody yet, of a list of last week',
    [place(1, { last_played_on: null, listed_on: '2026-11-12' })],
    0,
    [],
  ],
  ['too few to speak of', [place(1, { children: 9, last_played_on: null })], 0, []],
  ['nobody who could', [place(1, { licensed: 0, last_played_on: null })], 0, []],
])('worth a call: %s', (_, places, unassigned, expected) => {
  expect(kinds(places, unassigned)).toEqual(expected);
});

test('three at most: what ends first, then the largest quiet place, then what waits', () => {
  const quiet = { last_played_on: '2026-10-01' };
  const places = [
    place(1, { ...quiet, ending: 2 }),
    place(2, { ...quiet, children: 90, ending: 1 }),
    place(3, quiet),
    place(4, quiet),
  ];
  expect(kinds(places, 5)).toEqual(['ending', 'School 2', 'unassigned']);
  expect(kinds(places)).toEqual(['ending', 'School 2', 'School 1']);
  expect(worthACall(places, 0, TODAY)[0]).toEqual({ kind: 'ending', licenses: 3, most_at: 'School 1' });
  expect(kinds(places.map((one) => ({ ...one, ending: 0 })))).toEqual(['School 2', 'School 1', 'School 3']);
});

test('of a place with fewer than ten children nobody is told how it plays', () => {
  const small = fc.record({ children: fc.nat(9), licensed: fc.nat(9) });
  fc.assert(
    fc.property(small, (one) => {
      expect(kinds([place(1, { ...one, last_played_on: null })])).toEqual([]);
    }),
  );
});

test.each(['2026-11-16', '2026-11-19', '2026-11-22'])('the eight weeks before %s are over', (today) => {
  const weeks = weeksBefore(today);
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([8, '2026-09-21', '2026-11-09']);
});
