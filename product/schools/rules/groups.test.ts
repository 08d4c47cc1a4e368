import { expect, test } from 'vitest';
import { type GroupValues, groupProblems, mayBecome, mayConvert, tieOf } from './groups.ts';

const team: GroupValues = { kind: 'team', owner_id: 1, accounts: [{ id: 2, role: 'member' }] };

test.each<[string, Partial<GroupValues>, Record<string, string>]>([
  ['a team', {}, {}],
  ['a school with its school', { kind: 'school', school_id: 7 }, {}],
  ['a school without one', { kind: 'school' }, { school_id: 'validation.required' }],
  ['a school with a district only', { kind: 'school', district_id: 7 }, { school_id: 'validation.required' }],
  ['a district with its district', { kind: 'district', district_id: 7 }, {}],
  ['a district without one', { kind: 'district', school_id: 7 }, { district_id: 'validation.required' }],
  [
    'an owner who is a member',
    { accounts: [{ id: 1, role: 'member' }] },
    { owner_id: 'validation.owner-is-member' },
  ],
  [
    'an owner who is an admin',
    { accounts: [{ id: 1, role: 'admin' }] },
    { owner_id: 'validation.owner-is-member' },
  ],
  [
    'somebody listed twice',
    {
      accounts: [
        { id: 2, role: 'admin' },
        { id: 2, role: 'member' },
      ],
    },
    { accounts: 'validation.different' },
  ],
])('%s', (_, change, problems) => {
  const found = Object.entries(groupProblems({ ...team, ...change }));
  expect(Object.fromEntries(found.map(([field, { i18n }]) => [field, i18n]))).toEqual(problems);
});

test('a group is tied to what its kind says, and to nothing else', () => {
  const chosen = { school_id: 3, district_id: 4 };
  expect(tieOf({ kind: 'team', ...chosen })).toEqual({ school_id: null, district_id: null });
  expect(tieOf({ kind: 'school', ...chosen })).toEqual({ school_id: 3, district_id: null });
  expect(tieOf({ kind: 'district', ...chosen })).toEqual({ school_id: null, district_id: 4 });
});

test('teams and schools turn into each other by editing, into a district only by converting a team', () => {
  expect([mayBecome('team', 'school'), mayBecome('school', 'team')]).toEqual([true, true]);
  expect([mayBecome('team', 'district'), mayBecome('district', 'team')]).toEqual([false, false]);
  expect(mayBecome('district', 'district')).toBe(true);
  expect([mayConvert('team'), mayConvert('school'), mayConvert('district')]).toEqual([true, false, false]);
});
