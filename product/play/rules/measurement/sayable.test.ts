import { expect, test } from 'vitest';
import type { ProgramId } from '#brands/brand.ts';
import type { ReportKind } from '../results/progress.ts';
import { SKILLS, type Skill } from '../story/skills.ts';
import { answerCheck } from '../testing/sample-asks.ts';
import { measure } from './measure.ts';
import { type Sayable, saidOf, saidToFamilies, sayable, skillsSaid } from './sayable.ts';

test.each<[ProgramId, ReportKind, number, Skill[], Partial<Sayable>]>([
  ['academy', 'progress', 6, [], { levels: 'level', skills: SKILLS, percentiles: false, growth: false }],
  ['academy', 'progress', 5, [], { levels: 'none', skills: [], successRate: true }],
  ['zoou', 'assessment', 5, [], { levels: 'none', percentiles: false, growth: false, successRate: true }],
  ['hoh', 'skill-builder', 7, [], { levels: 'none', successRate: true }],
  ['zoou', 'assessment', 6, [], { levels: 'level', skills: SKILLS, percentiles: true, growth: true }],
  ['hoh', 'assessment', 6, [], { levels: 'level', skills: SKILLS, percentiles: true, growth: true }],
  ['zoou', 'skill-builder', 4, ['coop'], { levels: 'practice', skills: ['coop'], percentiles: false }],
  ['zoou', 'skill-builder', 1, [], { levels: 'practice', skills: [], successRate: true }],
  ['hoh', 'skill-builder', 8, [], { levels: 'practice', skills: SKILLS, percentiles: false, growth: false }],
  ['ssgrin', 'activity', 1, [], { levels: 'none', successRate: true }],
  ['ssgrin', 'activity', 4, [], { levels: 'level', skills: SKILLS, percentiles: false }],
  ['sim', 'library', 3, [], { levels: 'none', successRate: false }],
])('%s %s after %i scenes, houses %j', (program, report, scenes, houses, may) => {
  expect(sayable(program, report, { scenes, houses })).toMatchObject(may);
});

test('a report speaks of the skills it may, and of those with enough to say', () => {
  const measurement = measure(
    answerCheck({
      ic: [0, 0, 10],
      com: [0, 0, 10],
      coop: [0, 0, 10],
      ini: [0, 0, 10],
      emp: [0, 0, 10],
      er: [0, 0, 10],
    }).filter(({ outline }) => outline.skill !== 'ic'),
  );
  const check = sayable('zoou', 'assessment', { scenes: 6, houses: [] });
  expect(skillsSaid(check, measurement)).toEqual(SKILLS.filter((skill) => skill !== 'ic'));
  const house = sayable('zoou', 'skill-builder', { scenes: 4, houses: ['coop'] });
  expect(skillsSaid(house, measurement)).toEqual(['coop']);
  expect(saidOf(house, measurement.skills.com)).toEqual({ said: 'not-enough', shown: null });
  const comics = sayable('sim', 'library', { scenes: 3, houses: [] });
  expect(saidOf(comics, measurement.skills.com)).toBeNull();
});

test('families never read that a child seems to guess', () => {
  expect(saidToFamilies('looks-like-guessing')).toBe('not-enough');
  expect(saidToFamilies('in-the-middle')).toBe('in-the-middle');
});
