import { expect, test } from 'vitest';
import { brandById } from '#brands/all.ts';
import { sayIn } from '#platform/server/texts.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { districtComics } from '../school-comics.ts';
import { districtLevels, type SchoolCounts } from '../school-levels.ts';
import { type AboutSchools, comicRows, comicsBySchoolPage, levelRows, levelsPage } from './school-pages.ts';

const school = (id: number, levels: [number, number, number]): SchoolCounts => ({
  id,
  name: `School ${id}`,
  children: levels[0] + levels[1] + levels[2],
  skills: SKILLS.map(() => ({ levels, unclear: 0 })),
});
const told = { ...districtLevels([school(1, [5, 5, 10]), school(2, [9, 0, 0])]), counted_at: null };
const comics = {
  ...districtComics([
    { id: 1, name: 'School 1', finished: { children: 12, comics: 30 }, own: { children: 3, comics: 5 } },
  ]),
  counted_at: null,
};

const about = (language: 'en' | 'zh-TW'): AboutSchools => ({
  brand: brandById('kindred'),
  program: 'zoou',
  language,
  reader: 'Guadalupe Robledo',
  today: '2026-11-19',
  countedOn: '2026-11-18',
});

test('rows begin with the sum of what is shown, and say that a school is too small in place of numbers', () => {
  const { header, rows } = levelRows(told, sayIn('en'));
  expect(header).toHaveLength(2 + 5 * SKILLS.length);
  expect(rows.map((row) => row.length)).toEqual([header.length, header.length, header.length]);
  expect(rows.map((row) => row.slice(0, 7))).toEqual([
    ['All schools shown', 20, 20, 25, 25, 50, 0],
    ['School 1', 20, 20, 25, 25, 50, 0],
    ['School 2', 'fewer than 10', '', '', '', '', ''],
  ]);
  expect(comicRows(comics, sayIn('en')).rows).toEqual([
    ['All schools shown', 12, 30, 'fewer than 10', ''],
    ['School 1', 12, 30, 'fewer than 10', ''],
  ]);
});

test('the page has the same shares, and says when they were counted', () => {
  const page = levelsPage(about('en'), told, sayIn('en'));
  expect(page.facts).toEqual(['Guadalupe Robledo', 'As of 11/18/2026.', 'Made 11/19/2026']);
  expect(page.rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
    [['All schools shown'], ['20'], ['E 25%', 'I 25%', 'P 50%', 'not clear 0%', '20 of 20']],
    [['School 1'], ['20'], ['E 25%', 'I 25%', 'P 50%', 'not clear 0%', '20 of 20']],
    [['School 2'], ['fewer than 10']],
  ]);
  expect(page.columns.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test.each(['en', 'zh-TW'] as const)('no word is missing, in %s', (language) => {
  const say = sayIn(language);
  const pages = [levelsPage(about(language), told, say), comicsBySchoolPage(about(language), comics, say)];
  expect(JSON.stringify(pages)).not.toMatch(/group-data[.-]|\{\{/);
});
