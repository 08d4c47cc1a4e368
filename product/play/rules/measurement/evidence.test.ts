import { expect, test } from 'vitest';
import type { Evidence, Skill } from '../story/skills.ts';
import { given, plainAsk, sampleOutline } from '../testing/sample-asks.ts';
import { countAnswer, countedTags, secondChanceSkills, successOf } from './evidence.ts';

const outlineOf = (skill: Skill, options: readonly Evidence[]) => sampleOutline('s', skill, { ask: options });

test.each<[string, Skill, Evidence[], [Skill, number][]]>([
  ['one skill', 'coop', plainAsk('coop'), [['coop', 1]]],
  [
    'two skills with the same scores count for the target',
    'emp',
    [
      { ic: 0, emp: 0 },
      { ic: 2, emp: 2 },
    ],
    [['emp', 1]],
  ],
  [
    'two skills with the same scores, none the target, count for the first',
    'er',
    [
      { com: 0, emp: 0 },
      { com: 2, emp: 2 },
    ],
    [['com', 1]],
  ],
  [
    'two skills with different scores',
    'emp',
    [
      { com: 2, emp: 0 },
      { com: 0, emp: 2 },
    ],
    [
      ['emp', 1],
      ['com', 0.5],
    ],
  ],
  [
    'a skill that ends at 1 beside one that does not',
    'coop',
    [
      { coop: 1, ic: 2 },
      { coop: 0, ic: 0 },
    ],
    [['ic', 1]],
  ],
  ['a second chance', 'ic', [{ ic: 1 }, { ic: 0 }], []],
  ['an ask that tags some options only', 'er', [{ er: 2 }, { er: 0 }, {}], []],
  ['a comic', 'emp', [{}, {}], []],
])('%s', (_, skill, options, counted) => {
  const tags = countedTags(outlineOf(skill, options), 'ask');
  expect(tags.map((tag) => [tag.skill, tag.weight])).toEqual(counted);
});

test.each([
  ['o2', false, { score: 2, chance: 1, variance: 2 / 3, top: 2 }],
  ['o0', false, { score: 0, chance: 1, variance: 2 / 3, top: 2 }],
  ['o2', true, { score: 1, chance: 2 / 3, variance: 2 / 9, top: 2 }],
  ['o1', true, { score: 1, chance: 2 / 3, variance: 2 / 9, top: 2 }],
  ['o0', true, { score: 0, chance: 2 / 3, variance: 2 / 9, top: 2 }],
])('%s, hinted %s, beside what guessing gives', (option, hinted, expected) => {
  const [counted, ...more] = countAnswer(given(outlineOf('ic', plainAsk('ic')), 'ask', option, { hinted }));
  expect(more).toEqual([]);
  const { chance, variance, ...exact } = expected;
  expect(counted).toMatchObject(exact);
  expect(counted?.chance).toBeCloseTo(chance);
  expect(counted?.variance).toBeCloseTo(variance);
});

test('where a hint leaves nothing to choose, an answer says nothing', () => {
  const outline = outlineOf('ic', [{ ic: 1 }, { ic: 2 }]);
  expect(countAnswer(given(outline, 'ask', 'o1'))).toHaveLength(1);
  expect(countAnswer(given(outline, 'ask', 'o1', { hinted: true }))).toEqual([]);
});

test.each([
  ['constructor', 'o1'],
  ['ask', 'constructor'],
  ['ask', 'o7'],
])('nothing is counted of %s, %s', (ask, option) => {
  expect(countAnswer(given(outlineOf('ic', plainAsk('ic')), ask, option))).toEqual([]);
});

test('a second chance is told for its skills, a counted ask and a comic for none', () => {
  const again = outlineOf('ic', [{ ic: 1, emp: 1 }, { ic: 0 }]);
  expect(secondChanceSkills(again, 'ask')).toEqual(['ic', 'emp']);
  expect(secondChanceSkills(outlineOf('ic', plainAsk('ic')), 'ask')).toEqual([]);
  expect(secondChanceSkills(outlineOf('ic', [{}, {}]), 'ask')).toEqual([]);
});

test('a scene says itself which ask gives a second chance', () => {
  const outline = { ...outlineOf('er', [{}, {}]), again: { ask: 'er' } } as const;
  expect(secondChanceSkills(outline, 'ask')).toEqual(['er']);
  expect(countedTags(outline, 'ask')).toEqual([]);
  expect(secondChanceSkills(outline, 'constructor')).toEqual([]);
  // Whatever is scored there says nothing.
  const scored = { ...outlineOf('er', plainAsk('er')), again: { ask: 'er' } } as const;
  expect(countAnswer(given(scored, 'ask', 'o2'))).toEqual([]);
});

test('success is the best at the first try without a hint, beside about a third by guessing', () => {
  const outline = sampleOutline('s', 'ic', {
    a: plainAsk('ic'),
    b: plainAsk('ic'),
    c: [
      { ic: 2, emp: 0 },
      { ic: 0, emp: 2 },
    ],
  });
  const counted = [
    given(outline, 'a', 'o2'),
    given(outline, 'b', 'o2', { hinted: true }),
    given(outline, 'c', 'o0'),
  ].flatMap(countAnswer);
  const success = successOf(counted);
  expect(success).toMatchObject({ asks: 3, best: 2, rate: 2 / 3 });
  expect(successOf([])).toBeNull();
});
