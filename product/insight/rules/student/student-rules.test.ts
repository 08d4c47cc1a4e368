import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { SAID } from '#product/play/rules/measurement/levels.ts';
import { FIRST_STATE } from '#product/play/rules/results/progress.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { familySays, practiceOf, saidSkills } from '#product/reports/rules/said-skills.ts';
import { facts, measured, skill } from '#product/reports/rules/testing/sample-facts.ts';
import { familySkills } from './family-skills.ts';
import { familyPart, skillsPart } from './from-report.ts';
import { historyOf, MOST_HISTORY } from './history.ts';
import { lessonNeedsOf } from './lesson-needs.ts';
import { lastMoments, levelOf } from './moments.ts';
import { readsNote } from './notes.ts';
import { reportsFor, skillsReport } from './reports.ts';

const say = ({ i18n }: { i18n: string }): string => i18n;

test('families never read a level, and nothing where nothing is clear', () => {
  const says = Object.fromEntries(SAID.map((said) => [said, familySays(said)]));
  expect(says).toEqual({
    emerging: 'new',
    improving: 'growing',
    proficient: 'goes-well',
    'emerging-or-improving': 'growing',
    'improving-or-proficient': 'growing',
    'in-the-middle': null,
    'emerging-as-mixed-as-guessing': null,
    'looks-like-guessing': null,
    'too-fast': null,
    'not-enough': null,
  });
  expect(familySkills([{ skill: 'er', said: 'too-fast' }])).toEqual([]);
});

test('what families are sent holds no number', () => {
  const sent = JSON.stringify(familyPart(facts(), say, 'en'));
  expect(sent).not.toMatch(/\d/);
  expect(sent).toContain('goes-well');
  expect(familyPart(null, say, 'en')).toMatchObject({
    skills: [],
    home: [{ text: 'reports-page.home.any.text' }, {}],
  });
});

test('skills have how many choices they rest on, whatever is said of them', () => {
  const own = { ...measured().skills, ini: skill('not-enough', null, { best: 1, partly: 2, notYet: 0 }) };
  const part = skillsPart(facts({ measured: measured({ skills: own }) }), say, 'en');
  expect(part?.rows.at(-1)).toMatchObject({ skill: 'ini', mark: 'none', range: null, best: 1, of: 3 });
  expect(part?.guess).toBe('reports-page.shares.third');
  expect(skillsPart(facts({ measured: null }), say, 'en')).toBeNull();
  expect(skillsPart(facts({ kind: 'library', program: 'sim' }), say, 'en')).toBeNull();
});

test.each([
  [{ emp: 2 as const, coop: 0 as const }, 'coop' as const, { skill: 'coop', level: 'not-yet' }],
  [{ emp: 1 as const }, 'coop' as const, { skill: 'emp', level: 'partly' }],
  [{ ic: 2 as const }, 'ic' as const, { skill: 'ic', level: 'well' }],
  [{}, 'ic' as const, null],
])('an answer of %j in a scene about %s', (evidence, target, expected) => {
  expect(levelOf(evidence, target)).toEqual(expected);
});

test('of the last scenes a few moments, those about the own skill of a scene first', () => {
  const moment = (scene: string, at: string, isTarget = true) => ({ scene, at, isTarget });
  const shown = lastMoments([
    moment('old', '1'),
    moment('a', '2'),
    moment('b', '3', false),
    moment('b', '4', false),
    moment('b', '5'),
    moment('b', '6', false),
    moment('c', '7'),
    moment('d', '8'),
  ]);
  expect(shown.map(({ scene, at }) => `${scene}${at}`)).toEqual(['d8', 'c7', 'b5', 'b6', 'b4', 'a2']);
});

test.each([
  ['page', 1, false, true],
  ['counselors', 2, false, false],
  ['counselors', 2, true, true],
  ['counselors', 1, false, true],
  ['counselors', null, false, false],
] as const)('a note for %s by %s is read: counselor %s, %s', (readers, author, isCounselor, reads) => {
  expect(readsNote({ readers, author_id: author }, { id: 1, isCounselor })).toBe(reads);
});

test('of the history the newest come first, and not too many', () => {
  const at = (day: number) => ({ at: new Date(Date.UTC(2026, 0, day)).toISOString() });
  const told = historyOf([at(3), at(1)], [at(2)]);
  expect(told).toEqual([at(3), at(2), at(1)]);
  expect(historyOf(Array.from({ length: 40 }, (_, day) => at(day)))).toHaveLength(MOST_HISTORY);
});

const done = (...scenes: string[]) => scenes.map((scene) => ({ scene, iteration: 1 }));
const CHECKS = TEST_SCENES.entries.filter(({ id }) => id.startsWith('zoou-check-a')).map(({ id }) => id);

test('reports of the program that is played come first, those of others after them', () => {
  const standings = new Map([
    ['sim' as const, { ...FIRST_STATE, done: done('sim-1') }],
    ['zoou' as const, { ...FIRST_STATE, done: done(...CHECKS.slice(0, 3)) }],
  ]);
  const reports = reportsFor(TEST_SCENES.entries, 'zoou', standings);
  expect(
    reports.map(({ program, kind, done: number, available }) => [program, kind, number, available]),
  ).toEqual([
    ['zoou', 'assessment', 3, false],
    ['zoou', 'skill-builder', 0, false],
    ['sim', 'library', 1, true],
  ]);
  // Comics say nothing of skills.
  expect(skillsReport(reports)).toBeNull();
  expect(reportsFor(TEST_SCENES.entries, null, new Map())).toEqual([]);
});

test('of every program there is something to say before anything was played', () => {
  for (const program of PROGRAM_IDS) {
    const [first] = reportsFor(TEST_SCENES.entries, program, new Map());
    expect(first).toMatchObject({ program, done: 0, available: false });
  }
});

test.each(['en', 'zh-TW'])(
  'educators read one set of names of the six skills, and families another, in %s',
  (locale) => {
    const read = (branch: string) =>
      JSON.parse(
        readFileSync(new URL(`../../../../locales/${locale}/${branch}.json`, import.meta.url), 'utf8'),
      );
    const term = read('insight-student')['skill-names'];
    for (const page of ['group-data', 'observations', 'lessons', 'metrics']) {
      expect([page, read(page).skills]).toEqual([page, term]);
    }
    for (const skill of SKILLS) {
      expect(read('reports').columns[`skill-${skill}`]).toBe(term[skill]);
      // Where both meet the pair is said once.
      expect(read('reports-page').skills[skill].term).toBe(term[skill].toLowerCase());
      expect(read('lessons-fitting').teach.skills[skill]).toBe(term[skill].toLowerCase());
    }
  },
);

test('a lesson is for what the report practices next, and follows what was finished in the last thirty days', () => {
  const at = (scene: string, day: string) => ({ scene, at: `${day}T15:00:00Z` });
  const played = {
    finished: [at('zoou-ic-1', '2026-11-10'), at('zoou-er-1', '2026-11-12'), at('zoou-com-1', '2026-10-01')],
    today: '2026-11-19',
    timeZone: 'America/New_York',
  };
  const practice = practiceOf(saidSkills(facts()))?.skill ?? null;
  expect(practice).not.toBeNull();
  expect(lessonNeedsOf(facts(), played)).toEqual({ skill: practice, scene: 'zoou-er-1' });
  expect(lessonNeedsOf(null, { ...played, finished: [at('zoou-com-1', '2026-10-01')] })).toEqual({
    skill: null,
    scene: null,
  });
});
