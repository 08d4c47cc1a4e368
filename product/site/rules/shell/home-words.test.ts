import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isAtHome } from './at-home.ts';
import { atHome, type Texts } from './home-words.ts';

const root = path.join(import.meta.dirname, '../../../..');

test.each([
  ['Add your first students', 'Add your first children'],
  ['Student saved', 'Child saved'],
  ['Archive {{count}} students?', 'Archive {{count}} children?'],
  ['{{student}} was archived', '{{student}} was archived'],
  ['Open the student site', 'Open the children’s site'],
  ['Student ID', 'Child’s ID'],
  ['Student login information', 'Child login information'],
  ['Assign a license to {{name}}', 'Give a license to {{name}}'],
  ['{{count}} licenses have been assigned', '{{count}} licenses have been given'],
  ['copy the address for your class', 'copy the address for your children'],
])('at home %j is %j', (text, said) => {
  expect(atHome('en', 'rosters', { text })).toEqual({ text: said });
});

test('in Chinese, too, and what is for everybody stays', () => {
  expect(atHome('zh-TW', 'rosters', { a: { b: '新增學生' } })).toEqual({ a: { b: '新增孩子' } });
  expect(atHome('zh-TW', 'rosters', { a: '開啟學生網站' })).toEqual({ a: '開啟孩子的網站' });
  expect(atHome('zh-TW', 'licensing', { a: '指派給孩子' })).toEqual({ a: '給孩子' });
  expect(atHome('en', 'legal', { a: 'Students at a school' })).toEqual({ a: 'Students at a school' });
});

test.each([
  [{ scope: 'parent', role: null }, true],
  [{ scope: 'educator', role: 'home' }, true],
  [{ scope: 'educator', role: 'educator' }, false],
  [{ scope: 'uber', role: null }, false],
  [null, false],
])('%j reads words of home: %j', (user, home) => expect(isAtHome(user)).toBe(home));

test('at home the week names who played, and ranks nobody', () => {
  for (const [locale, said] of [
    ['en', 'Who played in the week of {{date}}: {{names}}.'],
    ['zh-TW', '{{date}} 那一週玩過的孩子：{{names}}。'],
  ] as const) {
    const texts = JSON.parse(readFileSync(path.join(root, 'locales', locale, 'notifications.json'), 'utf8'));
    expect(atHome(locale, 'notifications', texts)).toMatchObject({ dashboard: { 'top-students': said } });
  }
});

test('at home a lesson is done, never taught', () => {
  for (const [locale, word] of [
    ['en', /taught|teach/i],
    ['zh-TW', /[已過]教|教過/],
  ] as const) {
    const texts = JSON.parse(readFileSync(path.join(root, 'locales', locale, 'lessons.json'), 'utf8'));
    const { columns, library, shelves, page, teach, said } = atHome(locale, 'lessons', texts);
    expect(
      Object.values({ columns, library, shelves, page, teach, said })
        .map((part) => JSON.stringify(part).replaceAll(/"[\w-]+":/g, ''))
        .filter((part) => word.test(part)),
    ).toEqual([]);
  }
});

/** Branches of places that only schools and staff have. */
const OF_SCHOOLS = [
  'schools',
  'rosters-uploads',
  'accounts-people',
  'back-office',
  'back-office-pages',
  'mail',
  'purchasing-documents',
  'validation',
  'licensing-histories',
  'group-data',
  'group-data-page',
  'follow-ups',
  'observations',
  'class-tiles',
  'class-tiles-desk',
  'retention',
];
const EVERYBODYS = [
  'legal',
  'legal-data',
  'purchasing-packets',
  'site-landing',
  'site',
  'site-student',
  'play',
  'play-check-in',
  'play-games',
  'play-keepsakes',
  'play-missions',
  'design',
  'demo',
  'accounts-sign-on',
];
/** Dialogs that need a colleague, a school or a site license, and the forms before an account. */
const NOT_AT_HOME =
  /^(accounts\.(request|activation)|accounts-login\.student|rosters\.(duplicates|refused|transfer|skipped)|play-progress\.own-check-ins|site-dashboard\.admin|notifications\.dashboard\.welcome-admin|notifications\.dashboard\.follow-up|notifications\.dashboard\.(open-)?class-tiles|site-dashboard\.sidebar\.class-tiles|lessons-guides\.parts\.102-class-|child-data\.exports\.(many|places-failed|about-class)|notifications\.about\.class|site-home\.cards\.development|notifications\.items\.bulk-upload|purchasing-quotes\.|purchasing-cards\.more|accounts-factors\.(required-from|gate\.admin|rule\.))/;

function* sentences(texts: Texts, place: string): Generator<[string, string]> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') yield [`${place}.${key}`, value];
    else yield* sentences(value, `${place}.${key}`);
  }
}

test.each([
  [
    'en',
    /\b(your school|class code|your class|roster|students?|assign(ed)?|bulk uploads?|professional development)\b/i,
  ],
  ['zh-TW', /班級|全班|您的學校|學生|指派|批次上傳|專業成長/],
] as const)(
  'no screen of home speaks of a student, a class, a roster or your school, in %s',
  (locale, ofSchool) => {
    const files = globSync(`locales/${locale}/*.json`, { cwd: root });
    const found = files.flatMap((file) => {
      const branch = path.basename(file, '.json');
      if ([...OF_SCHOOLS, ...EVERYBODYS].includes(branch)) return [];
      const texts: Texts = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
      return [...sentences(atHome(locale, branch, texts), branch)].filter(
        ([place, said]) =>
          !NOT_AT_HOME.test(place) && ofSchool.test(said.replaceAll(/\{\{.*?\}\}|\$t\(.*?\)/g, '')),
      );
    });
    expect(found).toEqual([]);
  },
);
