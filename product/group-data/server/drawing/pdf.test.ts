import { expect, test } from 'vitest';
import { brandById } from '#brands/all.ts';
import type { GroupPage, ListPage, ResultPage } from '../../rules/pages/page-shape.ts';
import { groupPdf } from './group-pdf.ts';
import { listPdf } from './list-pdf.ts';
import { resultPdf } from './result-pdf.ts';

const brand = brandById('kindred');
const DATE = new Date('2026-11-20T12:00:00Z');
const LONG = 'Featherstonehaugh-Cholmondeley-Marjoribanks, Maximiliana-Wolfes';
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

const mark = { level: 1, isClear: false, letter: 'E–I' } as const;
const count = { count: 3, level: 1, isClear: true, spoken: 'Improving: 3 children.' } as const;

function page(children: number, more: Partial<GroupPage> = {}): GroupPage {
  return {
    language: 'en',
    name: 'What play shows',
    about: 'Zoo U, group data',
    facts: ['Adaeze Whitfield', 'Made 11/20/2026'],
    columns: { name: 'Name', skills: Array.from({ length: 6 }, () => 'Emotion regulation') },
    classRow: {
      label: 'Children by level',
      most: 5,
      skills: Array.from({ length: 6 }, () => [count, count, count, { ...count, isClear: false }]),
    },
    rows: Array.from({ length: children }, (_, at) => ({
      name: at === 0 ? LONG : '陳家維',
      marks: at === 1 ? null : Array.from({ length: 6 }, () => mark),
      missing: 'Not enough yet: 3 of 6 scenes',
    })),
    small: 'For planning lessons. '.repeat(20),
    ...more,
  };
}

test.each([0, 1, 24, 36])('a class of %i is on one page, in both languages', async (children) => {
  expect(pagesOf(await groupPdf(brand, page(children), DATE))).toBe(1);
  expect(pagesOf(await groupPdf(brand, page(children, { language: 'zh-TW' }), DATE))).toBe(1);
});

test('a longer list goes on on the next page, and a class without levels has no class row', async () => {
  expect(pagesOf(await groupPdf(brand, page(100), DATE))).toBeGreaterThan(1);
  expect(pagesOf(await groupPdf(brand, page(3, { classRow: null }), DATE))).toBe(1);
});

const list = (rows: number, more: Partial<ListPage> = {}): ListPage => ({
  language: 'en',
  name: 'Comics the children made',
  about: 'Stories in Motion, group data',
  facts: ['Adaeze Whitfield', 'Made 11/20/2026'],
  columns: [
    { name: 'Name', share: 0.5 },
    { name: 'Comics finished', share: 0.25 },
    { name: 'Comics of their own', share: 0.25 },
  ],
  rows: Array.from({ length: rows }, (_, at) => ({
    cells: at === 1 ? [['陳家維'], ['fewer than 10']] : [[LONG], ['3'], ['12', 'of 38 children']],
    isSum: at === 0,
  })),
  small: 'Comics are made, not scored. '.repeat(8),
  ...more,
});

test.each(['en', 'zh-TW'] as const)(
  'a list of words is one page for a class and more for a school, in %s',
  async (language) => {
    expect(pagesOf(await listPdf(brand, list(24, { language }), DATE))).toBe(1);
    expect(pagesOf(await listPdf(brand, list(120, { language }), DATE))).toBeGreaterThan(1);
    expect(pagesOf(await listPdf(brand, list(0, { language }), DATE))).toBe(1);
  },
);

test('the same page is the same file', async () => {
  const [first, second] = [await groupPdf(brand, page(5), DATE), await groupPdf(brand, page(5), DATE)];
  expect(first.equals(second)).toBe(true);
});

test.each(['en', 'zh-TW'] as const)(
  'the result of twelve children with a long goal is one page, in %s',
  async (language) => {
    const said = {
      mark,
      lines: ['between Improving and Proficient, 11/20/2026', 'range 30 to 80', 'No clear change.'],
    };
    const result: ResultPage = {
      language,
      name: LONG,
      about: 'Small group, Social initiation',
      facts: ['Zoo U', 'Since 09/14/2026', 'Met 12 times'],
      goal: { title: 'Goal', text: 'Each child asks to join a game once a day. '.repeat(11) },
      lessons: {
        title: 'Lessons done',
        lines: Array.from({ length: 9 }, () => 'Ask to join, and wait for the answer, 11/20/2026'),
      },
      columns: ['Name', 'When it began', 'Now', 'Was there'],
      rows: Array.from({ length: 12 }, () => ({ name: LONG, before: said, now: said, came: '12 of 12' })),
      small: 'For planning lessons. '.repeat(12),
    };
    expect(pagesOf(await resultPdf(brand, result, DATE))).toBe(1);
  },
);
