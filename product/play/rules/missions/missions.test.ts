import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SKILLS } from '../story/skills.ts';
import { MISSIONS, missionAfter } from './missions.ts';

test('a scene gives one of its own skill, and always the same', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...SKILLS), (id, skill) => {
      const mission = missionAfter({ id, skill });
      expect(mission.startsWith(`${skill}-`)).toBe(true);
      expect(MISSIONS).toContain(mission);
      expect(missionAfter({ id, skill })).toBe(mission);
    }),
  );
});

test('three scenes of a skill that follow each other give three', () => {
  for (const skill of SKILLS) {
    const given = [1, 2, 3].map((number) => missionAfter({ id: `zoou-${skill}-${number}`, skill }));
    expect(new Set(given).size).toBe(3);
  }
});

test.each(['en', 'zh-TW'])('each is told to the child and to the adult, in %s', (locale) => {
  const read = (branch: string) =>
    JSON.parse(
      readFileSync(new URL(`../../../../locales/${locale}/${branch}.json`, import.meta.url), 'utf8'),
    );
  const { title: _, ...told } = read('play').missions;
  expect(Object.keys(told).sort()).toEqual([...MISSIONS].sort());
  expect(Object.keys(read('observations').missions).sort()).toEqual([...MISSIONS].sort());
});
