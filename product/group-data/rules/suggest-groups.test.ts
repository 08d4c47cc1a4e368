import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAID } from '#product/play/rules/measurement/levels.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { areGrouped, type Candidate, MOST_GROUPS, suggestGroups } from './suggest-groups.ts';

const NOTHING = { ic: null, com: null, coop: null, ini: null, emp: null, er: null } as const;

const child = (id: number, said: Partial<Candidate['said']>, more: Partial<Candidate> = {}): Candidate => ({
  id,
  name: `Child ${String(id).padStart(2, '0')}`,
  grade: 3,
  groups: [],
  ...more,
  said: { ...NOTHING, ...said },
});
const emerging = (count: number, from = 1): Candidate[] =>
  Array.from({ length: count }, (_, index) => child(from + index, { ini: 'emerging' }));

test.each([
  [2, []],
  [3, [3]],
  [5, [5]],
  [6, [3, 3]],
  [7, [4, 3]],
  [11, [4, 3, 4]],
])('%i children who need it make groups of %j', (count, sizes) => {
  expect(suggestGroups(emerging(count)).map(({ members }) => members.length)).toEqual(sizes);
});

test('only who is clearly emerging is in a group, and who is proficient comes as a partner', () => {
  const others = [
    child(20, { ini: 'emerging-or-improving' }),
    child(21, { ini: 'emerging-as-mixed-as-guessing' }),
    child(22, { ini: 'improving' }),
    child(23, { ini: 'proficient' }),
  ];
  expect(suggestGroups([...emerging(3), ...others])).toEqual([
    { skill: 'ini', members: [1, 2, 3], partner: 23 },
  ]);
});

test('a group does without a partner where nobody is proficient', () => {
  expect(suggestGroups(emerging(3))).toEqual([{ skill: 'ini', members: [1, 2, 3], partner: null }]);
});

test('the skill that most children need comes first', () => {
  const children = [
    ...[1, 2, 3].map((id) => child(id, { er: 'emerging' })),
    ...[4, 5, 6, 7].map((id) => child(id, { emp: 'emerging' })),
  ];
  expect(suggestGroups(children).map(({ skill }) => skill)).toEqual(['emp', 'er']);
});

test('children far apart in grade are not in one group', () => {
  const young = [1, 2].map((id) => child(id, { ini: 'emerging' }, { grade: 1 }));
  const old = [3, 4].map((id) => child(id, { ini: 'emerging' }, { grade: 4 }));
  expect(suggestGroups([...young, ...old])).toEqual([]);
  const near = suggestGroups([...young, child(5, { ini: 'emerging' }, { grade: 2 })]);
  expect(near).toMatchObject([{ members: [1, 2, 5] }]);
});

test('who is in a running group for the skill, or in two groups, is left out', () => {
  const children = [
    ...emerging(3),
    child(4, { ini: 'emerging' }, { groups: ['ini'] }),
    child(5, { ini: 'emerging' }, { groups: ['er', 'emp'] }),
    child(6, { ini: 'proficient' }, { groups: ['er', 'emp'] }),
  ];
  expect(suggestGroups(children)).toEqual([{ skill: 'ini', members: [1, 2, 3], partner: null }]);
});

test.each([
  ['nobody is in a group, and a group is suggested', emerging(3), false],
  ['nobody is in a group, and too few need one', emerging(2), false],
  ['all who need one are in it', emerging(3).map((one) => ({ ...one, groups: ['ini'] as const })), true],
  ['too few are left', [...emerging(2), child(3, { ini: 'emerging' }, { groups: ['ini'] })], true],
  ['they are in two others', emerging(3).map((one) => ({ ...one, groups: ['er', 'emp'] as const })), true],
  [
    'some are in a group, and another is suggested',
    [...emerging(3), child(4, { ini: 'emerging' }, { groups: ['ini'] })],
    false,
  ],
  ['there is no one', [], false],
])('that groups are there already is the reason for none, or is not: %s', (_, all, is) => {
  expect(areGrouped(all)).toBe(is);
});

const skillSaid = fc.option(fc.constantFrom(...SAID, 'emerging', 'emerging', 'proficient'), { nil: null });
const children = fc
  .array(
    fc.record({
      grade: fc.integer({ min: -1, max: 8 }),
      name: fc.constantFrom('Ada', 'Bo', 'Chia-Wei', '林'),
      said: fc.record({
        ic: skillSaid,
        com: skillSaid,
        coop: skillSaid,
        ini: skillSaid,
        emp: skillSaid,
        er: skillSaid,
      }),
      groups: fc.uniqueArray(fc.constantFrom(...SKILLS), { maxLength: 3 }),
    }),
    { maxLength: 40 },
  )
  .map((rows) => rows.map((row, index) => ({ ...row, id: index + 1 })));

test('whatever a class looks like, every group is one that a counselor would make', () => {
  fc.assert(
    fc.property(children, (all) => {
      const byId = new Map(all.map((one) => [one.id, one]));
      const groups = suggestGroups(all);
      for (const { skill, members, partner } of groups) {
        expect(members.length).toBeGreaterThanOrEqual(3);
        expect(members.length).toBeLessThanOrEqual(5);
        expect(new Set(members).size).toBe(members.length);
        const grades = members.map((id) => byId.get(id)?.grade ?? 0);
        expect(Math.max(...grades) - Math.min(...grades)).toBeLessThanOrEqual(1);
        for (const id of members) expect(byId.get(id)?.said[skill]).toBe('emerging');
        if (partner === null) continue;
        expect(members).not.toContain(partner);
        expect(byId.get(partner)?.said[skill]).toBe('proficient');
      }
      for (const { id, groups: running } of all) {
        const own = groups.filter(({ members, partner }) => members.includes(id) || partner === id);
        expect(own.length).toBeLessThanOrEqual(Math.max(0, MOST_GROUPS - running.length));
        const skills = [...own.map(({ skill }) => skill), ...running];
        expect(new Set(skills).size).toBe(skills.length);
      }
    }),
  );
});

test('the order in which children come changes nothing', () => {
  fc.assert(
    fc.property(children, (all) => {
      const named = all.map((one) => ({ ...one, name: `${one.name} ${one.id}` }));
      expect(suggestGroups(named.toReversed())).toEqual(suggestGroups(named));
    }),
  );
});
