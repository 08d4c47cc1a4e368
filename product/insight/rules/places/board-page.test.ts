import { expect, test } from 'vitest';
import { sayIn } from '#platform/server/texts.ts';
import { boardPage } from './board-page.ts';
import { sayPlaces } from './small-numbers.ts';

const place = (id: number, name: string, children: number) => ({
  id,
  name,
  children,
  teachers: 2,
  licensed: children,
  played: children - 1,
  played_this_week: 1,
  checkable: children,
  checked: 4,
  told: children,
  answers: children,
  well: Math.round(children * 0.7),
  weeks: null,
});
const places = sayPlaces('schools', [place(1, 'Maple', 20), place(2, 'Annex', 8)], {
  teachers: 4,
  seconds: 36_000,
});
const about = { name: 'Board summary', reader: 'Guadalupe Robledo', today: '2026-11-19' } as const;

test('the page says what the home says, and of a small school neither play nor feelings', () => {
  const { facts, rows, small } = boardPage({ ...about, language: 'en' }, places, sayIn('en'));
  expect(facts).toContain('19 of 20 played in the last 30 days');
  expect(facts).toContain('4 of 20 finished the first check');
  expect(rows.map(({ cells }) => cells)).toEqual([
    [['Maple', '20 children · 2 teachers'], ['19 of 20'], ['4 of 20'], ['70%'], ['20 of 20']],
    [['Annex', '8 children · 2 teachers'], ['Too few to show'], [], [], ['8 of 8']],
  ]);
  expect(small).toContain('Too few to count: Annex.');
});

test.each(['en', 'zh-TW'] as const)('no word of it is missing, in %s', (language) => {
  const page = boardPage({ ...about, language }, places, sayIn(language));
  expect(JSON.stringify(page)).not.toMatch(/insight\.|group-data|\{\{/);
});
