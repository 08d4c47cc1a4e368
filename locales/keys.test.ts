import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const TRANSLATED = [
  'back-office',
  'back-office-admin',
  'retention',
  'accounts-sessions',
  'notifications-notices',
  'accounts',
  'check-ins',
  'child-data',
  'child-data-export',
  'child-data-certificate',
  'own-data',
  'own-data-export',
  'class-tiles',
  'class-tiles-desk',
  'purchasing-cards',
  'error',
  'family-links',
  'family-links-letter',
  'insight-home',
  'follow-ups',
  'insight-progress',
  'insight-student',
  'observations',
  'play-comics',
  'play-check-in',
  'play-games',
  'play-keepsakes',
  'play-missions',
  'play-mine',
  'licensing-histories',
  'legal',
  'legal-data',
  'lessons',
  'lessons-film',
  'lessons-fitting',
  'lessons-guides',
  'licensing',
  'notification',
  'purchasing-orders',
  'accounts-login',
  'accounts-people',
  'play',
  'play-progress',
  'purchasing-quotes',
  'purchasing-packets',
  'group-data',
  'metrics',
  'group-data-page',
  'reports',
  'reports-letter',
  'reports-page',
  'rosters',
  'schools',
  'accounts-sign-in',
  'accounts-sign-on',
  'site',
  'site-home',
  'site-student',
  'ui',
  'rosters-uploads',
  'validation',
  'lessons-paper',
];

type Texts = Map<string, string>;

function flatten(value: unknown, path: string, into: Texts): Texts {
  if (typeof value === 'string') into.set(path, value);
  else for (const [key, inner] of Object.entries(value ?? {})) flatten(inner, `${path}.${key}`, into);
  return into;
}

function textsOf(locale: string, namespace: string): Texts {
  const file = new URL(`${locale}/${namespace}.json`, import.meta.url);
  return flatten(JSON.parse(readFileSync(file, 'utf8')), namespace, new Map());
}

const namespacesOf = (locale: string): string[] =>
  readdirSync(new URL(`${locale}/`, import.meta.url)).map((name) => name.replace('.json', ''));
const all = (locale: string): Texts =>
  new Map(namespacesOf(locale).flatMap((namespace) => [...textsOf(locale, namespace)]));

/** Keys that the code puts together, by what stands before the hole. */
const PUT_TOGETHER: Record<string, readonly string[]> = {
  'error.': Object.keys(ERROR_STATUS),
  'validation.': [
    'account-deactivated',
    'account-not-activated',
    'email',
    'password-incorrect',
    'student-login-only',
    'use-dashboard-login',
    'user-not-found',
  ],
  'validation.min-': ['3', '6', '8'],
  'validation.max-': ['40', '100', '200', '300', '500'],
  'notification.account-request.': ['success', 'resent'],
};

/** Every key the server can send, as it stands in the sources. */
function keysInSources(): Set<string> {
  const keys = new Set<string>();
  const pattern = 'platform/{contract,server}/**/*.ts';
  const files = globSync([pattern, 'product/**/{rules,server}/**/*.ts', 'product/**/*contract.ts'], {
    cwd: root,
  });
  // What a span says of itself is called as OpenTelemetry calls it: `error.type`.
  const ofTraces = /^platform\/server\/telemetry\//;
  for (const file of files.filter((name) => !name.endsWith('.test.ts') && !ofTraces.test(name))) {
    const source = readFileSync(`${root}/${file}`, 'utf8');
    for (const [, key = ''] of source.matchAll(/['"`]((?:validation|notification|error)\.[^'"`\s]*)['"`]/g)) {
      const [start = '', hole] = key.split('${');
      if (hole === undefined) keys.add(key);
      else
        for (const end of PUT_TOGETHER[start] ?? [`a hole nobody filled after ${start}`])
          keys.add(`${start}${end}`);
    }
  }
  for (const prefix of Object.keys(PUT_TOGETHER)) keys.delete(prefix);
  return keys;
}

const sent = keysInSources();

test('the sources do send keys', () => {
  expect(sent.size).toBeGreaterThan(50);
});

test.each(['en', 'zh-TW'])('every key the server can send has words in %s', (locale) => {
  const texts = all(locale);
  expect([...sent].filter((key) => !texts.has(key)).toSorted()).toEqual([]);
});

/** What every slice says, and what is no slice's. */
const EVERYBODYS = ['demo', 'design', 'error', 'mail', 'notification', 'ui', 'validation'];

test('texts are named after the slice that says them, and its part', () => {
  const slices = readdirSync(`${root}/product`);
  const isOfSlice = (name: string): boolean =>
    slices.some((slice) => name === slice || name.startsWith(`${slice}-`));
  expect(namespacesOf('en').filter((name) => !EVERYBODYS.includes(name) && !isOfSlice(name))).toEqual([]);
});

test('everything but design and demo is translated', () => {
  expect(namespacesOf('zh-TW')).toEqual(expect.arrayContaining(TRANSLATED));
});

const shared = namespacesOf('zh-TW').filter((namespace) => namespacesOf('en').includes(namespace));
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*([\w-]+)/g)].map(([, name = '']) => name);

test.each(shared)('%s has the same keys in both languages', (namespace) => {
  const [english, chinese] = [textsOf('en', namespace), textsOf('zh-TW', namespace)];
  // Chinese has one plural form where English has two.
  const forms = (texts: Texts) =>
    [...new Set([...texts.keys()].map((key) => key.replace(/_(one|other)$/, '')))].toSorted();
  expect(forms(chinese)).toEqual(forms(english));
});

test.each(shared)('%s fills in the same values in both languages', (namespace) => {
  const english = textsOf('en', namespace);
  for (const [key, text] of textsOf('zh-TW', namespace)) {
    const original = english.get(key);
    if (original === undefined) continue;
    expect([key, [...new Set(placeholders(text))].toSorted()]).toEqual([
      key,
      [...new Set(placeholders(original))].toSorted(),
    ]);
  }
});

test.each(['en', 'zh-TW'])('no sentence in %s is empty', (locale) => {
  const empty = [...all(locale)].filter(([, text]) => text.trim() === '').map(([key]) => key);
  // Letters without a button have no words for it.
  expect(empty.filter((key) => !/^mail\..*\.button$/.test(key))).toEqual([]);
});
