import { expect, test } from 'vitest';
import type { LevelProgram } from '#product/group-data/rules/programs.ts';
import type { Said } from '#product/play/rules/measurement/levels.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import type { ClassMember } from './class-member.ts';
import { teachNext } from './teach-next.ts';

const TODAY = '2026-11-19';

/** Improving in everything but what is given, in one program. */
function saidOf(given: Partial<Record<Skill, Said>>, program: LevelProgram = 'zoou'): ClassMember['said'] {
  const said: Record<Skill, Said | null> = {
    ic: 'improving',
    com: 'improving',
    coop: 'improving',
    ini: 'improving',
    emp: 'improving',
    er: 'improving',
  };
  for (const skill of SKILLS) said[skill] = given[skill] ?? said[skill];
  return [{ program, said }];
}

function child(id: number, more: Partial<ClassMember> = {}) {
  const member: ClassMember = {
    id,
    first_name: `Child${id}`,
    last_name: 'Okafor',
    grade: 3,
    time_zone: 'America/New_York',
    can_play: true,
    own: true,
    listed_on: '2026-09-01',
    days_off: [],
    told: [],
    played: [],
    finished: [],
    said: [],
    groups: [],
    active_program: null,
    standings: [],
    license_ends_on: null,
    last_played_on: null,
    follow_up: null,
    seen_until: null,
    ...more,
  };
  return { member, child: { id, name: member.first_name, own: true }, today: TODAY };
}

const emerging = (id: number, skill: Skill, more: Partial<ClassMember> = {}) =>
  child(id, { said: saidOf({ [skill]: 'emerging' }), ...more });

test('where play says nothing of skills, there is nothing to teach by it', () => {
  expect(teachNext([child(1), child(2)])).toEqual({ told: 0, whole: null, group: null, scene: null });
});

test('the class is taught what most are clearly new at, of those of whom play says something', () => {
  const next = teachNext([
    ...[1, 2, 3].map((id) => emerging(id, 'ini', { grade: 2 })),
    emerging(4, 'er'),
    child(5),
  ]);
  expect(next).toMatchObject({ told: 4, whole: { skill: 'ini', children: 3, of: 4, grade: 2 } });
});

test.each(['emerging-or-improving', 'emerging-as-mixed-as-guessing', 'looks-like-guessing'] as const)(
  'what is %s is not clear enough',
  (said) => {
    const unclear = [1, 2, 3, 4].map((id) => child(id, { said: saidOf({ er: said }) }));
    expect(teachNext(unclear)).toMatchObject({ told: 4, whole: null, group: null });
  },
);

test('two who are new at something are no reason to teach everybody', () => {
  expect(teachNext([emerging(1, 'er'), emerging(2, 'er'), child(3, { said: saidOf({}) })])).toMatchObject({
    whole: null,
    group: null,
  });
});

test('a few practice another skill than the class, where there are enough who need it', () => {
  const next = teachNext([
    ...[1, 2, 3, 4].map((id) => emerging(id, 'ini')),
    ...[5, 6, 7].map((id) => emerging(id, 'er')),
  ]);
  expect(next.whole?.skill).toBe('ini');
  expect(next.group).toMatchObject({ skill: 'er', grade: 3 });
  expect(next.group?.children.map(({ name }) => name)).toEqual(['Child5', 'Child6', 'Child7']);
});

test('programs are told apart, as group data has them: who is new at it in two of them is no group', () => {
  const inHoh = (id: number, skill: Skill) => child(id, { said: saidOf({ [skill]: 'emerging' }, 'hoh') });
  const apart = [emerging(1, 'ini'), emerging(2, 'ini'), inHoh(3, 'ini'), inHoh(4, 'ini')];
  expect(teachNext(apart)).toMatchObject({ told: 4, whole: null, group: null });
  const next = teachNext([...apart, inHoh(5, 'ini'), child(6, { said: saidOf({}, 'hoh') })]);
  expect(next.whole).toMatchObject({ program: 'hoh', skill: 'ini', children: 3, of: 4 });
  expect(next.group).toMatchObject({ program: 'hoh', skill: 'ini' });
});

test('who is in a group for it already is in no other', () => {
  const next = teachNext([1, 2, 3].map((id) => emerging(id, 'ini', { groups: ['ini'] })));
  expect(next.group).toBeNull();
  expect(next.whole?.children).toBe(3);
});

test('the scene is the one that most have finished since Monday, each child counted once', () => {
  const at = (scene: string, day: string) => ({ scene, at: `${day}T15:00:00Z` });
  const next = teachNext([
    child(1, { finished: [at('zoou-er-1', '2026-11-17'), at('zoou-er-1', '2026-11-18')] }),
    child(2, { finished: [at('zoou-ic-1', '2026-11-16')] }),
    child(3, { finished: [at('zoou-ic-1', '2026-11-19')], grade: 4 }),
    child(4, { finished: [at('zoou-er-1', '2026-11-15'), at('zoou-er-1', '2026-11-14')] }),
  ]);
  expect(next.scene).toEqual({ scene: 'zoou-ic-1', children: 2, grade: 3 });
});
