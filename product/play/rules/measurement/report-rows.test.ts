import { expect, test } from 'vitest';
import { TEST_SCENES } from '../../server/testing/scenes.ts';
import type { Done } from '../results/progress.ts';
import { hash } from '../story/seeded.ts';
import { SKILLS } from '../story/skills.ts';
import { answerCheck, given, plainAsk, sampleOutline } from '../testing/sample-asks.ts';
import type { ToldAnswer } from './answers.ts';
import * as constants from './constants.ts';
import type { GivenAnswer } from './evidence.ts';
import { reportRows, successRate } from './report-rows.ts';

const { entries } = TEST_SCENES;
const STATE = { epoch: 1, iteration: 1, houses: [] };

function told(answers: readonly GivenAnswer[], more: Partial<ToldAnswer> = {}): ToldAnswer[] {
  return answers.map((answer) => ({
    ...answer,
    kind: answer.outline.kind,
    version: '00000000001',
    iteration: 1,
    attempt: 1,
    language: 'en' as const,
    at: '2026-09-14T15:00:00.000Z',
    aloud: null,
    ...more,
  }));
}

const CHECK = answerCheck({
  ic: [4, 5, 1],
  com: [0, 0, 10],
  coop: [1, 2, 7],
  ini: [3, 3, 4],
  emp: [0, 3, 7],
  er: [1, 2, 7],
});
const finished = (scenes: readonly string[], iteration = 1): Done[] =>
  scenes.map((scene) => ({ scene, iteration }));
const CHECKS = SKILLS.map((skill) => `zoou-check-a-${skill}`);

test('a finished check: the child of many strengths, as it is kept', () => {
  const [row, ...others] = reportRows(entries, 'zoou', STATE, {
    answers: told(CHECK),
    done: finished(CHECKS),
  });
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    report: 'assessment',
    iteration: 1,
    model: constants.SCORING_MODEL,
    scenes: 6,
    form: 'a',
    languages: ['en'],
    asks: 60,
    best: 36,
    by_guessing: 33,
    levels: [0, 2, 1, 1, 1, 1],
    // The order of skills: coop and er are in the middle, ini and emp between two levels.
    clear: [true, true, false, false, false, false],
  });
  expect(row?.skills.com).toEqual({
    said: 'proficient',
    performance: 82,
    low: 55,
    high: 100,
    mean: expect.any(Number),
    error: expect.any(Number),
    best: 10,
    partly: 0,
    not_yet: 0,
    hints: 0,
    tried_again: 0,
  });
});

test('before its sixth scene is finished a check says how often, and nothing of skills', () => {
  const done = finished(CHECKS.slice(0, 5));
  const [row] = reportRows(entries, 'zoou', STATE, { answers: told(CHECK), done });
  expect(row).toMatchObject({ scenes: 5, asks: 60, best: 36, levels: SKILLS.map(() => null) });
  expect(row?.clear).toEqual(SKILLS.map(() => null));
  expect(row?.skills.com).toMatchObject({ said: 'not-enough', performance: null, low: null, best: 10 });
  expect(row?.skills.com.mean).toBeGreaterThan(0.7);
});

test('checks speak each for its iteration, practice for none, and the rate for the check at hand', () => {
  const lesson = sampleOutline(
    'zoou-ic-1',
    'ic',
    { a: plainAsk('ic'), b: plainAsk('ic') },
    { kind: 'lesson' },
  );
  const practice = [given(lesson, 'a', 'o2'), given(lesson, 'b', 'o2', { hinted: true })];
  const again = told(CHECK, { iteration: 2, language: 'zh-TW', at: '2026-11-02T15:00:00.000Z' });
  const answers = [...told(CHECK), ...again, ...told(practice, { iteration: 2 })];
  const state = { epoch: 3, iteration: 2, houses: [] };
  const done = [...finished(CHECKS), ...finished(CHECKS.slice(0, 2), 2), ...finished(['zoou-ic-1'], 2)];
  const rows = reportRows(entries, 'zoou', state, { answers, done });
  expect(rows).toMatchObject([
    { report: 'assessment', iteration: 1, epoch: 3, scenes: 6, languages: ['en'] },
    {
      report: 'assessment',
      iteration: 2,
      scenes: 2,
      languages: ['zh-TW'],
      last_at: '2026-11-02T15:00:00.000Z',
    },
    { report: 'skill-builder', iteration: 1, scenes: 1, form: null, asks: 2, best: 1 },
  ]);
  expect(successRate(rows, state)).toBe(Math.round((100 * 37) / 62));
  expect(successRate([], state)).toBeNull();
});

test('a house speaks once all of its lessons are finished', () => {
  const house = (skill: 'ic' | 'com', part: number) =>
    sampleOutline(
      `zoou-${skill}-${part}`,
      skill,
      Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`q${at}`, plainAsk(skill)])),
      { kind: 'lesson' },
    );
  const outlines = [house('ic', 1), house('ic', 2), house('com', 1), house('com', 2)];
  const [first] = entries;
  const planned = outlines.flatMap(({ id, kind, skill }) =>
    first === undefined ? [] : [{ ...first, id, program: 'zoou' as const, kind, skill, form: null }],
  );
  const answers = told(
    outlines.flatMap((outline) => Object.keys(outline.asks).map((ask) => given(outline, ask, 'o2'))),
  );
  const done = finished(['zoou-ic-1', 'zoou-ic-2', 'zoou-com-1']);
  const [row] = reportRows(planned, 'zoou', STATE, { answers, done });
  expect(row).toMatchObject({
    report: 'skill-builder',
    scenes: 3,
    levels: [2, null, null, null, null, null],
  });
  expect(row?.skills.com).toMatchObject({ said: 'not-enough', performance: null, best: 10 });
});

test('comics are not measured, and each program has its report', () => {
  const scene = (id: string, program: 'sim' | 'ssgrin' | 'academy', kind: 'comic' | 'story' | 'lesson') =>
    told([given(sampleOutline(id, 'ic', { a: plainAsk('ic') }, { program, kind }), 'a', 'o2')]);
  const reports = (['sim', 'ssgrin', 'academy'] as const).map((program) => {
    const kind = ({ sim: 'comic', ssgrin: 'story', academy: 'lesson' } as const)[program];
    const answers = scene(`${program}-1`, program, kind);
    return reportRows(entries, program, STATE, { answers, done: [] }).map(({ report }) => report);
  });
  expect(reports).toEqual([[], ['activity'], ['progress']]);
});

test('an edition is what was asked: another version, or form, is another one', () => {
  const of = (answers: ToldAnswer[]) => reportRows(entries, 'zoou', STATE, { answers, done: [] })[0];
  const edition = of(told(CHECK))?.edition;
  expect(of(told(CHECK, { language: 'zh-TW' }).toReversed())?.edition).toBe(edition);
  const [changed, ...rest] = told(CHECK);
  if (changed === undefined) throw new Error('nothing was asked');
  expect(of([{ ...changed, version: '00000000002' }, ...rest])?.edition).not.toBe(edition);
  const other = sampleOutline('zoou-check-b-ic', 'ic', { a: plainAsk('ic') });
  expect(of([...told(CHECK), ...told([given(other, 'a', 'o2')])])?.form).toBeNull();
});

test('whoever changes a number of the model raises its version, and all that was played is counted again', () => {
  const { SCORING_MODEL, ...numbers } = constants;
  expect([SCORING_MODEL, hash(JSON.stringify(Object.entries(numbers).sort()))]).toEqual([
    4, 1342026974294336,
  ]);
});

test.each([
  { aloud: [null, null], kept: null },
  { aloud: ['off', 'off'], kept: 'off' },
  { aloud: ['heard', 'heard'], kept: 'on' },
  { aloud: ['heard', 'cut-short'], kept: 'on' },
  { aloud: ['heard', 'off'], kept: 'mixed' },
  { aloud: ['cut-short', 'off'], kept: 'mixed' },
  { aloud: [null, 'off'], kept: 'off' },
  { aloud: [null, 'heard'], kept: 'on' },
] as const)('answers that were read aloud $aloud are kept as $kept', ({ aloud, kept }) => {
  const answers = told(CHECK).map((answer, place) => ({ ...answer, aloud: aloud[place % 2] ?? null }));
  const [row] = reportRows(entries, 'zoou', STATE, { answers, done: finished(CHECKS) });
  expect(row?.read_aloud).toBe(kept);
});
