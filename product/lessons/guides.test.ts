import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { openLibrary } from './build/files.ts';
import { guideFiles, makeGuides, readGuideFile, readGuideRows } from './build/guides.ts';
import { makeLibrary } from './build/make-library.ts';
import { hasSelfCheck } from './rules/guide/guide.ts';
import { guideFaults, guideTranslationFaults, type KnownToGuides } from './rules/guide/guide-faults.ts';
import { HELP, helpFor } from './rules/guide/help.ts';
import { anchorOf, readGuide, readGuideTranslation } from './rules/guide/read-guide.ts';
import { isForHome, LEVELS } from './rules/lesson/lesson.ts';

const root = path.join(import.meta.dirname, '../..');

function labelsOf(locale: string): Set<string> {
  const found = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else for (const inner of Object.values(value ?? {})) gather(inner);
  };
  for (const file of globSync(`locales/${locale}/*.json`, { cwd: root }))
    gather(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
  return found;
}

/** The screens as the registries name them: this slice stands before them and cannot load them. */
function screenPaths(): string[] {
  const files = globSync('apps/dashboard/screens/{educator,parent,shared}.ts', { cwd: root });
  return files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(
      ([, found = '']) => found,
    ),
  );
}

const routesOf = (): Set<string> =>
  new Set(
    screenPaths()
      .filter((found) => !found.includes('$'))
      .map((found) => `/${found.replace(/^\//, '')}`),
  );

const rows = readGuideRows();
const known: KnownToGuides = {
  rows,
  labels: new Set(labelsOf('en')),
  routes: new Set(routesOf()),
};
const english = guideFiles().filter((name) => !name.includes('.'));
const translated = guideFiles().filter((name) => name.includes('.'));
const say = ({ line, words }: { line: number; words: string }): string => `${line} ${words}`;

describe('the guides', () => {
  test('every guide of the table is written, and no other', () => {
    expect(english).toEqual(rows.map(({ id }) => id).sort());
    expect(makeGuides().map(({ en }) => en?.id)).toEqual(rows.map(({ id }) => id));
  });

  test.each(english)('%s has no faults', (name) => {
    expect(guideFaults(name, readGuide(readGuideFile(`${name}.md`)), known).map(say)).toEqual([]);
  });

  test.each(translated)('%s has no faults', (name) => {
    const [id = '', locale = ''] = name.split('.');
    const original = readGuide(readGuideFile(`${id}.md`)).value;
    const told = readGuideTranslation(readGuideFile(`${name}.md`));
    expect(guideTranslationFaults(id, original, told, labelsOf(locale)).map(say)).toEqual([]);
  });
});

describe('the guide of a program', () => {
  const guideOf: Record<string, string> = {
    academy: '111',
    zoou: '112',
    ssgrin: '113',
    hoh: '114',
    sim: '115',
  };
  const titleOf = (file: string): string =>
    /^# title: (.+)$/m.exec(readFileSync(path.join(root, 'product/play/scenes', file), 'utf8'))?.[1] ?? '';
  const scenes = globSync('*/*.ink', { cwd: path.join(root, 'product/play/scenes') }).map((file) => ({
    id: path.basename(file, '.ink'),
    program: path.dirname(file),
    title: titleOf(file),
  }));
  const { catalogue } = openLibrary();
  const { scenes: after } = makeLibrary();

  test.each(Object.entries(guideOf))(
    'of %s (%s) names every scene, and the lessons after it',
    (program, id) => {
      const guide = readGuideFile(`${id}.md`);
      const own = scenes.filter((scene) => scene.program === program);
      expect(own.map(({ title }) => title).filter((title) => !guide.includes(title))).toEqual([]);
      const rows = own.flatMap((scene) =>
        catalogue
          .filter((lesson) => after[lesson.id]?.includes(scene.id))
          .map((lesson) => `[row: ${scene.title} | ${lesson.title} | ${lesson.minutes}`),
      );
      expect(rows.filter((row) => !guide.includes(row))).toEqual([]);
    },
  );
});

test('the guide to devices says in which languages each program is told', () => {
  const folder = path.join(root, 'product/play/scenes');
  const untold = new Set(
    globSync('*/*.ink', { cwd: folder })
      .filter((file) => !existsSync(path.join(folder, file.replace('.ink', '.zh-TW.json'))))
      .map((file) => path.dirname(file)),
  );
  const said = /^\*\*Languages\.\*\*.*$/m.exec(readGuideFile('123.md'))?.[0] ?? '';
  const toldInBoth = /programs are told in both: ([^.]*)\./.exec(said)?.[1] ?? '';
  const named = [...toldInBoth.matchAll(/\{(\w+)\}/g)].map(([, program]) => program);
  expect(named.toSorted()).toEqual(PROGRAM_IDS.filter((program) => !untold.has(program)).toSorted());
  expect(said.includes('in English so far')).toBe(untold.size > 0);
});

test('a homeschool year names lessons that are there, and says openly which of them are for school', () => {
  const facts = makeLibrary().lessons.flatMap(({ en }) => (en === undefined ? [] : [en.facts]));
  const weeks = [...readGuideFile('202.md').matchAll(/^\[row: \d+ \| [^|]+ \| (.+?) \| (.+?)\]$/gm)];
  expect(weeks).toHaveLength(36);
  for (const level of LEVELS) {
    const named = weeks.map(([, left = '', right = '']) => (level === 'elementary' ? left : right));
    const own = new Map(facts.filter((one) => one.level === level).map((one) => [one.title, one]));
    const wrong = named.filter((name) => {
      const lesson = own.get(name.replace(' (school)', ''));
      return lesson === undefined || isForHome(lesson) === name.endsWith(' (school)');
    });
    expect(wrong).toEqual([]);
  }
  const counts = weeks.map(([, left, right]) => [left, right].map((name) => name?.endsWith(' (school)')));
  expect(counts.map(([left]) => left).filter(Boolean)).toHaveLength(3);
  expect(counts.map(([, right]) => right).filter(Boolean)).toHaveLength(18);
  expect(readGuideFile('202.md')).toContain('three on the left, eighteen on the right');
});

/** What the card of professional development is about. */
const WITH_SELF_CHECK = ['103', '121', '122', '204', '205'];

test('the five guides of professional development have a self-check, as home promises', () => {
  const own = makeGuides().flatMap(({ en }) => (en !== undefined && hasSelfCheck(en) ? [en] : []));
  expect(own.map(({ id }) => id)).toEqual(WITH_SELF_CHECK);
  const minutes = own.map((guide) => guide.minutes);
  expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([6, 10]);
});

test.each([
  ['en', 'Five reads of six to ten minutes'],
  ['zh-TW', '五篇六到十分鐘的指南'],
])('and says so in %s', (locale, words) => {
  const home = JSON.parse(readFileSync(path.join(root, `locales/${locale}/site-home.json`), 'utf8'));
  expect(home.cards.development.text).toContain(words);
});

describe('titles', () => {
  const titlesIn = (locale: string): Record<string, string> =>
    JSON.parse(readFileSync(path.join(root, `locales/${locale}/lessons-guides.json`), 'utf8')).titles;

  test('are those of the table', () => {
    expect(titlesIn('en')).toEqual(Object.fromEntries(rows.map(({ id, title }) => [id, title])));
  });

  test('are Chinese in a Chinese list, also of a guide that is in English', () => {
    const chinese = titlesIn('zh-TW');
    expect(Object.keys(chinese)).toEqual(rows.map(({ id }) => id));
    const placeholdersIn = (text: string) => text.match(/\{\w+\}/g);
    for (const { id, title } of rows) {
      const own = chinese[id] ?? '';
      expect(own.replaceAll(/\{\w+\}/g, '')).toMatch(/^[^A-Za-z]*\p{Script=Han}[^A-Za-z]*$/u);
      expect(placeholdersIn(own)).toEqual(placeholdersIn(title));
    }
  });
});

describe('a fault is found', () => {
  const source = readGuideFile('101.md');
  const program = readGuideFile('112.md');
  const chinese = readGuideFile('203.zh-TW.md');
  const faultsOf = (id: string, text: string): string[] => guideFaults(id, readGuide(text), known).map(say);

  test.each<[what: string, from: string | RegExp, to: string, line: number, words: RegExp]>([
    ['no facts at all', /^---\n/, '', 1, /begins with ---/],
    ['a fact that is missing', /pages: 2\n/, '', 1, /there is no pages/],
    ['another title', 'Your first fifteen', 'Your first twenty', 4, /title is "Your first fifteen minutes"/],
    ['another group', 'group: getting-started', 'group: games', 3, /"games" is no group/],
    ['another audience', 'educator, clinician', 'educator', 5, /audience is "educator;clinician/],
    ['other minutes', 'minutes: 15', 'minutes: 14', 7, /minutes is "15"/],
    ['another id', 'id: 101', 'id: 102', 2, /the file is called 101/],
    ['a next guide that is not there', 'next: 102', 'next: 199', 8, /199 is no other guide/],
    ['itself as the next', 'next: 102', 'next: 101', 8, /101 is no other guide/],
    ['a label of nobody', '**Add student**', '**Add a pupil**', 24, /"Add a pupil" is no text/],
    ['a page of nobody', '[link: /students |', '[link: /pupils |', 66, /\/pupils is no page/],
    ['a link to another site', '[link: /students |', '[link: https://a.org |', 66, /has lines \[link/],
    [
      'an unknown picture',
      'You have opened',
      '[picture: moon]\nYou have opened',
      15,
      /no picture is called moon/,
    ],
    [
      'an empty section',
      '## Before you start',
      '## Nothing\n\n## Before you start',
      14,
      /"Nothing" is empty/,
    ],
    [
      'two of one name',
      '## Before you start',
      '## Minute 15: decide on one small thing\nOne.\n\n## Before you start',
      49,
      /another section/,
    ],
    ['a heading below a heading', '## Before', '### Before', 14, /begins with ##/],
    ['no links', /## For the screen[^]*/, '', 63, /there is no "## For the screen"/],
    ['a row without a table', 'You have opened', '[row: a | b]\nYou have opened', 15, /below its table/],
    ['a check without an answer', 'You have opened', '[check: Why?]\nYou have opened', 15, /a check is/],
    ['a check among words', 'You have opened', '[check: Why? | So.]\nYou have opened', 1, /alone in it/],
    ['an unknown block', 'You have opened', '[video: a]\nYou have opened', 15, /no paragraph/],
    ['an address', 'You have opened', 'See www.soup.org. You have opened', 15, /is an address/],
    [
      'an unknown placeholder',
      'You have opened',
      'Open {shop}. You have opened',
      15,
      /\{shop\} is no placeholder/,
    ],
    ['a banned word', 'You have opened', 'Every normal child. You have opened', 15, /we never say/],
    ['too few words', /## Minutes 5 to 8[^]*(?=## For the screen)/, '', 1, /words on 2 pages/],
    [
      'too many words',
      'You have opened',
      `${'One more word. '.repeat(200)}You have opened`,
      1,
      /words on 2 pages/,
    ],
    [
      'words too hard',
      'You have opened',
      `${'Institutional considerations necessitate comprehensive multidisciplinary deliberation. '.repeat(30)}You have opened`,
      1,
      /read at grade/,
    ],
  ])('%s', (_, from, to, line, words) => {
    const seeded = source.replace(from, to);
    expect(seeded).not.toBe(source);
    const found = faultsOf('101', seeded);
    expect(found).toSatisfy((faults: string[]) =>
      faults.some((fault) => words.test(fault) && fault.startsWith(`${line} `)),
    );
  });

  test.each<[what: string, from: string, to: string, words: RegExp]>([
    [
      'a row with a cell too few',
      '[row: Market Opening | Impulse control |',
      '[row: Market Opening |',
      /2 cells/,
    ],
    [
      'too many pictures',
      '[picture: report]',
      '[picture: report]\n[picture: report]\n[picture: report]',
      /4 at most/,
    ],
  ])('%s', (_, from, to, words) => {
    expect(program).toContain(from);
    expect(faultsOf('112', program.replace(from, to)).join('\n')).toMatch(words);
  });

  test.each<[what: string, from: string | RegExp, to: string, words: RegExp]>([
    [
      'another number of items',
      /- 孩子的姓名.*\n/,
      '',
      /part 3 is list of 5, paragraph, in English list of 6/,
    ],
    ['a link elsewhere', '/account/check-ins', '/reports', /link to \/reports, in English/],
    ['English that was left', '學校 敬上', 'Your school', /"Your" is English/],
    ['a long sentence', '謝謝您把孩子的一天', '謝謝您把孩子的一天'.repeat(5), /characters/],
    ['a section that is missing', /## 想一起看看嗎[^]*?(?=## 有問題)/, '', /part 5/],
  ])('in Chinese: %s', (_, from, to, words) => {
    const seeded = chinese.replace(from, to);
    expect(seeded).not.toBe(chinese);
    const original = readGuide(readGuideFile('203.md')).value;
    const found = guideTranslationFaults('203', original, readGuideTranslation(seeded), labelsOf('zh-TW'));
    expect(found.map(say).join('\n')).toMatch(words);
  });
});

describe('help on a screen', () => {
  const parts = new Set(
    makeGuides().flatMap(({ en }) => en?.sections.map(({ anchor }) => `${en.id}#${anchor}`) ?? []),
  );

  test('every screen it knows is one', () => {
    expect(Object.keys(HELP).filter((screen) => !screenPaths().includes(screen))).toEqual([]);
  });

  test.each(Object.entries(HELP))('on %s leads to a part that is there', (_, { school, home }) => {
    expect([school, home].filter((target) => !parts.has(target))).toEqual([]);
  });

  test.each([
    ['', '101#before-you-start', '201#before-the-first-time'],
    ['/students', '102#one-by-one', '201#before-the-first-time'],
    ['/students/12', '121#from-report-to-lesson', '201#three-questions-after-play'],
    ['/students/uploads/new', '102#a-file', '102#a-file'],
    ['/reports/4/zoou/assessment', '121#emerging-improving-proficient', '121#emerging-improving-proficient'],
    ['/group-data', '122#choosing-by-challenge-not-by-label', '122#choosing-by-challenge-not-by-label'],
    ['/account/password', '124#your-own-account', '124#your-own-account'],
  ])('below a home path %s leads to %s, at home to %s', (below, school, home) => {
    const target = (isAtHome: boolean) => {
      const found = helpFor(below, isAtHome);
      return found === null ? null : `${found.id}#${found.anchor}`;
    };
    expect([target(false), target(true)]).toEqual([school, home]);
  });

  test('who buys for a family is told of families', () => {
    for (const screen of ['purchasing', 'purchase-history', 'license-history', 'payment-completed'])
      expect(HELP[screen]?.home).toMatch(/^201#/);
  });

  test('every part that help leads to has its name in both languages, and in English its own', () => {
    const named = (locale: string): Record<string, string> =>
      JSON.parse(readFileSync(path.join(root, `locales/${locale}/lessons-guides.json`), 'utf8')).parts;
    const led = new Set(
      Object.values(HELP)
        .flatMap(({ school, home }) => [school, home])
        .map((target) => target.replace('#', '-')),
    );
    expect(Object.keys(named('en')).toSorted()).toEqual([...led].toSorted());
    expect(Object.keys(named('zh-TW')).toSorted()).toEqual([...led].toSorted());
    for (const [part, name] of Object.entries(named('en')))
      expect([part, anchorOf(name)]).toEqual([part, part.slice(4)]);
    expect(Object.values(named('zh-TW')).filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([]);
  });

  test('where there is no screen there is none', () => {
    expect(helpFor('/students/12/more', false)).toBeNull();
  });

  test('a screen of no one program is explained by no program’s guide', () => {
    const programs = new Set(rows.filter(({ group }) => group === 'program-guides').map(({ id }) => id));
    // The guide to check-ins stands among them, and is of all programs.
    programs.delete('116');
    const led = Object.entries(HELP).filter(([, { school, home }]) =>
      [school, home].some((target) => programs.has(target.split('#')[0] ?? '')),
    );
    expect(led).toEqual([]);
  });
});
