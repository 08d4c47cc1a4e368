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
    finished_at: [],
    follow_up: null,
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

test('there are three at most', () => {
  expect(look(Array.from({ length: 9 }, (_, at) => member(at, saidToday('sad'))))).toHaveLength(3);
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
