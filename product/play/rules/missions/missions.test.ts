import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES, type ProgramId } from '#brands/brand.ts';
import { lengthIn } from '../story/reading.ts';
import { SKILLS } from '../story/skills.ts';
import { BANDS, bandFor, MISSIONS, missionAfter } from './missions.ts';

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

const read = (locale: string, branch: string) =>
  JSON.parse(readFileSync(new URL(`../../../../locales/${locale}/${branch}.json`, import.meta.url), 'utf8'));

test.each(LOCALES)('each is told to children of every age and to the adult, in %s', (locale) => {
  const { title: _, ...told } = read(locale, 'play-missions');
  expect(Object.keys(told)).toEqual([...BANDS]);
  for (const band of BANDS) expect(Object.keys(told[band]).toSorted()).toEqual(MISSIONS.toSorted());
  expect(Object.keys(read(locale, 'observations').missions).toSorted()).toEqual(MISSIONS.toSorted());
  const all = BANDS.flatMap((band) => Object.values(told[band]));
  expect(new Set(all).size).toBe(BANDS.length * MISSIONS.length);
});

test.each(LOCALES)('the youngest hear short sentences, in %s', (locale) => {
  const most = locale === 'en' ? 10 : 22;
  const sentences = Object.values<string>(read(locale, 'play-missions')['k-2']).flatMap((text) =>
    text.split(/(?<=[.?!。？！])/),
  );
  expect(sentences.filter((sentence) => lengthIn(locale, sentence) > most)).toEqual([]);
});

test.each<[grade: number | null, program: ProgramId, band: string]>([
  [0, 'academy', 'k-2'],
  [2, 'zoou', 'k-2'],
  [3, 'zoou', '3-5'],
  [5, 'ssgrin', '3-5'],
  [6, 'hoh', '6-8'],
  [8, 'hoh', '6-8'],
  // Older than whom the program is written for, or younger.
  [7, 'academy', 'k-2'],
  [6, 'zoou', '3-5'],
  [4, 'hoh', '3-5'],
  [1, 'sim', 'k-2'],
  [8, 'sim', '6-8'],
  [11, 'sim', '6-8'],
  [-1, 'sim', 'k-2'],
  // Not every child has a grade, and adults who look around have none.
  [null, 'academy', 'k-2'],
  [null, 'ssgrin', '3-5'],
  [null, 'hoh', '6-8'],
  [null, 'sim', '3-5'],
])('grade %s in %s is spoken to as %s', (grade, program, band) => {
  expect(bandFor(grade, program)).toBe(band);
});
