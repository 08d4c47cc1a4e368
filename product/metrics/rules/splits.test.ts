import { expect, test } from 'vitest';
import { type GivenBy, splitQuestion } from './splits.ts';

const SCORES = new Map([
  ['good', 2],
  ['fair', 1],
  ['poor', 0],
]);
const NONE: GivenBy = { rest: [], spot: [], language: [], aloud: [] };
const split = (given: Partial<GivenBy>) => splitQuestion(SCORES, { ...NONE, ...given });

/** So many with this rest score, in tenths. */
const at = (opt: string, rest: number | null, count: number) => ({
  opt,
  rest,
  count,
  sum: (count * (rest ?? 0)) / 10,
  squares: count * ((rest ?? 0) / 10) ** 2,
});

test('who does well elsewhere takes the best option of a sound question', () => {
  const told = split({ rest: [at('good', 8, 80), at('good', 1, 20), at('poor', 1, 70), at('fair', 5, 100)] });
  expect(told.options).toEqual([
    { opt: 'good', score: 2, answers: 100, rest: 0.66 },
    { opt: 'fair', score: 1, answers: 100, rest: 0.5 },
    { opt: 'poor', score: 0, answers: 70, rest: 0.1 },
  ]);
  expect(told.thirds).toEqual([
    { answers: 90, best: 20 },
    { answers: 100, best: 0 },
    { answers: 80, best: 80 },
  ]);
  expect(told.correlation).toBeGreaterThan(0.7);
  expect(told.differs).toEqual([]);
});

test.each([
  // Where all are alike elsewhere, nothing goes together with it.
  { rows: [at('good', 3, 100), at('fair', 3, 100)], differs: ['rest'] },
  { rows: [at('good', 5, 100), at('fair', 2, 100)], differs: [] },
  { rows: [at('good', 3, 100), at('fair', 2, 50), at('fair', 4, 50)], differs: ['rest'] },
  { rows: [at('good', 1, 100), at('fair', 7, 100)], differs: ['rest'] },
  { rows: [at('good', 1, 100), at('fair', 7, 99)], differs: [] },
  { rows: [at('good', null, 300), at('fair', null, 300)], differs: [] },
])('of $rows the rest score says $differs', ({ rows, differs }) => {
  expect(split({ rest: rows }).differs).toEqual(differs);
});

const spots = (each: readonly [best: number, other: number][]) =>
  each.flatMap(([best, other], spot) => [
    { opt: 'good', spot, count: best },
    { opt: 'poor', spot, count: other },
  ]);

test.each([
  { each: [[60, 40] as const, [60, 40] as const, [60, 40] as const], differs: [] },
  { each: [[75, 25] as const, [60, 40] as const, [50, 50] as const], differs: ['spot'] },
  // As far apart, of too few.
  { each: [[45, 15] as const, [36, 24] as const, [30, 30] as const], differs: [] },
  { each: [[64, 36] as const, [60, 40] as const, [50, 50] as const], differs: [] },
])('best taken by spot $each: $differs', ({ each, differs }) => {
  const told = split({ spot: spots(each.map(([best, other]) => [best, other])) });
  expect(told.differs).toEqual(differs);
  expect(told.spots[0]).toEqual({
    spot: 0,
    answers: (each[0]?.[0] ?? 0) + (each[0]?.[1] ?? 0),
    best: each[0]?.[0],
  });
});

const groups = (en: [number, number], zh: [number, number], rest: number) => [
  { opt: 'good', language: 'en' as const, rest, count: en[0] },
  { opt: 'poor', language: 'en' as const, rest, count: en[1] },
  { opt: 'good', language: 'zh-TW' as const, rest, count: zh[0] },
  { opt: 'poor', language: 'zh-TW' as const, rest, count: zh[1] },
];

test('languages are compared among children who do about as well elsewhere', () => {
  // English children do better everywhere; of equals, as many take the best.
  const fair = [
    ...groups([20, 20], [80, 80], 1),
    ...groups([50, 50], [50, 50], 4),
    ...groups([144, 16], [36, 4], 8),
  ];
  const rest = fair.map(({ opt, rest: score, count }) => at(opt, score, count));
  expect(split({ rest, language: fair }).differs).toEqual([]);
  expect(split({ rest, language: fair }).languages).toEqual([
    { language: 'en', answers: 300, best: 214 },
    { language: 'zh-TW', answers: 300, best: 166 },
  ]);
  const unfair = [...groups([60, 40], [40, 60], 1), ...groups([80, 20], [55, 45], 8)];
  const all = unfair.map(({ opt, rest: score, count }) => at(opt, score, count));
  expect(split({ rest: all, language: unfair }).differs).toContain('language');
  const few = groups([60, 39], [40, 59], 1);
  expect(split({ rest: few.map((row) => at(row.opt, 1, row.count)), language: few }).differs).not.toContain(
    'language',
  );
});

test('read aloud and not are compared alike, and what browsers do not tell is left out', () => {
  const rows = groups([80, 20], [60, 40], 3).map(({ language, ...row }) => ({
    ...row,
    on: language === 'en',
  }));
  const told = split({ rest: rows.map((row) => at(row.opt, 3, row.count)), aloud: rows });
  expect(told.aloud).toEqual([
    { on: false, answers: 100, best: 60 },
    { on: true, answers: 100, best: 80 },
  ]);
  expect(told.differs).toContain('aloud');
});

test('without any answers nothing is said', () => {
  expect(split({})).toMatchObject({
    correlation: null,
    thirds: [],
    spots: [],
    languages: [],
    aloud: [],
    differs: [],
  });
});
