import { expect, test } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import { LONG_AWAY } from '#product/schools/rules/school-days.ts';
import type { ClassMember } from './class-member.ts';
import { ENDING_SOON, worthALook } from './worth-a-look.ts';

/** A Thursday. */
const TODAY = '2026-11-19';
const NOW = new Date('2026-11-19T14:00:00Z');

function member(id: number, more: Partial<ClassMember> = {}): ClassMember {
  return {
    id,
    first_name: `Child${id}`,
    last_name: 'Okafor',
    time_zone: 'America/New_York',
    can_play: true,
    own: true,
    listed_on: '2026-09-01',
    last_played_on: '2026-11-18',
    license_ends_on: '2027-06-30',
    days_off: [],
    told: [],
    played: [],
    finished: [],
    said: [],
    groups: [],
    active_program: null,
    standings: [],
    grade: 3,
    follow_up: null,
    seen_until: null,
    ...more,
  };
}

const look = (members: ClassMember[], showsFeelings = true) =>
  worthALook(
    members.map((one) => ({ member: one, child: { id: one.id, name: one.first_name, own: one.own } })),
    NOW,
    { showsFeelings },
  );
const saidToday = (...feelings: ('mad' | 'sad' | 'worried' | 'okay' | 'skipped')[]) => ({
  told: feelings.map((feeling) => ({ on_day: TODAY, feeling })),
});

test('a quiet class has nothing', () => {
  expect(look([member(1), member(2, saidToday('okay'))])).toEqual([]);
});

test('hard feelings of today come first, the last word of the day counts, and calm time is told', () => {
  const played = [{ on_day: TODAY, area: 'cdc', seconds: 360 }];
  const found = look([
    member(1, saidToday('worried')),
    member(2, { ...saidToday('mad'), played }),
    member(3, saidToday('sad', 'okay')),
    member(4, { told: [{ on_day: '2026-11-18', feeling: 'mad' }] }),
    member(5, saidToday('sad', 'skipped')),
  ]);
  expect(found).toMatchObject([
    { kind: 'feeling', feeling: 'mad', cool_down_seconds: 360, child: { id: 2 } },
    { kind: 'feeling', feeling: 'sad', child: { id: 5 } },
    { kind: 'feeling', feeling: 'worried', child: { id: 1 } },
  ]);
});

const onDays = (...said: [string, 'mad' | 'sad' | 'worried' | 'okay' | 'skipped'][]) => ({
  told: said.map(([day, feeling]) => ({ on_day: `2026-11-${day}`, feeling })),
});

test('three hard days in a row count in the morning, after hard feelings of today and before who was away', () => {
  const row = onDays(['13', 'sad'], ['17', 'sad'], ['18', 'sad']);
  const found = look([
    member(1, { last_played_on: '2026-11-04' }),
    member(2, row),
    member(3, saidToday('worried')),
  ]);
  expect(found).toMatchObject([
    { kind: 'feeling', child: { id: 3 } },
    { kind: 'row', child: { id: 2 }, feeling: 'sad', days: 3 },
    { kind: 'away', child: { id: 1 } },
  ]);
});

test.each([
  ['mixed', onDays(['13', 'mad'], ['17', 'sad'], ['18', 'worried']), [{ feeling: null, days: 3 }]],
  [
    '"Not now" between them',
    onDays(['13', 'mad'], ['16', 'skipped'], ['17', 'mad'], ['18', 'mad']),
    [{ days: 3 }],
  ],
  ['the last word of a day', onDays(['13', 'mad'], ['17', 'mad'], ['18', 'mad'], ['18', 'okay']), []],
  ['two days', onDays(['17', 'mad'], ['18', 'mad']), []],
  ['a good day after them', onDays(['12', 'mad'], ['13', 'mad'], ['17', 'mad'], ['18', 'okay']), []],
  ['a good day today', onDays(['13', 'mad'], ['17', 'mad'], ['18', 'mad'], ['19', 'okay']), []],
  ['"Not now" today', onDays(['13', 'mad'], ['17', 'mad'], ['18', 'mad'], ['19', 'skipped']), [{ days: 3 }]],
  [
    'somebody has seen to it',
    { ...onDays(['13', 'mad'], ['17', 'mad'], ['18', 'mad']), seen_until: '2026-11-18' },
    [],
  ],
  [
    'a new hard day since',
    { ...onDays(['13', 'mad'], ['17', 'mad'], ['18', 'mad']), seen_until: '2026-11-17' },
    [{ days: 3 }],
  ],
])('a row of hard days: %s', (_, told, rows) => {
  expect(look([member(1, told)])).toMatchObject(rows);
  expect(look([member(1, told)])).toHaveLength(rows.length);
  expect(look([member(1, told)], false)).toEqual([]);
});

test('a hard day today is told once, and not as a row as well', () => {
  const told = onDays(['13', 'mad'], ['17', 'mad'], ['18', 'mad'], ['19', 'mad']);
  expect(look([member(1, told)])).toMatchObject([{ kind: 'feeling', feeling: 'mad' }]);
});

test('feelings are left out while staff act', () => {
  expect(look([member(1, saidToday('mad'))], false)).toEqual([]);
});

test('who can play and has not for ten days of school, the longest first; who never did counts from the list', () => {
  expect(
    look([
      member(1, { last_played_on: '2026-11-04' }),
      member(2, { last_played_on: '2026-11-05' }),
      member(3, { last_played_on: null, listed_on: '2026-10-01' }),
      member(4, { last_played_on: null, listed_on: '2026-11-16' }),
    ]),
  ).toMatchObject([
    { kind: 'away', child: { id: 3 }, last_played_on: null },
    { kind: 'away', child: { id: 1 }, last_played_on: '2026-11-04', school_days: LONG_AWAY },
  ]);
});

test('licenses that are missing or end soon are one line a day', () => {
  const soon = addDays(TODAY, ENDING_SOON);
  expect(
    look([
      member(1, { can_play: false, license_ends_on: null, last_played_on: null }),
      member(2, { license_ends_on: soon }),
      member(3, { license_ends_on: addDays(soon, 1) }),
      member(4, { can_play: false, license_ends_on: '2026-11-01', last_played_on: '2026-10-01' }),
      member(5, { license_ends_on: soon }),
    ]),
  ).toMatchObject([
    { kind: 'license', ends_on: null, children: [{ id: 1 }, { id: 4 }] },
    { kind: 'license', ends_on: soon, children: [{ id: 2 }, { id: 5 }] },
  ]);
});

test('all there are can be asked for', () => {
  expect(look(Array.from({ length: 9 }, (_, at) => member(at, saidToday('sad'))))).toHaveLength(9);
});

test('whom nobody has comes first, requests before hard weeks, and is not named twice', () => {
  const members = [
    member(1, saidToday('mad')),
    member(2, { follow_up: 'streak', ...saidToday('sad') }),
    member(3, { follow_up: 'talk' }),
  ];
  const named = look(members).map((one) => ('child' in one ? [one.kind, one.child.id] : [one.kind]));
  expect(named).toEqual([
    ['follow-up', 3],
    ['follow-up', 2],
    ['feeling', 1],
  ]);
  // While staff act as the reader none of it is theirs to see.
  expect(look(members, false)).toEqual([]);
});

test('days off of the school are no days away', () => {
  const last_played_on = '2026-11-03';
  const days_off = [{ first_day: '2026-11-11', last_day: '2026-11-12' }];
  expect(look([member(1, { last_played_on }), member(2, { last_played_on, days_off })])).toMatchObject([
    { kind: 'away', child: { id: 1 }, school_days: 11 },
  ]);
});
