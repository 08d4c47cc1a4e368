import { createInstance as createOther } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { LOCALES } from '#brands/brand.ts';
import { interpolation, writtenNumbers } from '#platform/contract/texts/interpolation.ts';
import { createInstance } from './i18next.ts';

// Letters are the server's to write, and browsers never have their words.
const files = import.meta.glob<object>(['/locales/*/*.json', '!/locales/*/mail.json'], {
  eager: true,
  import: 'default',
});

function branchesOf(locale: string): Record<string, object> {
  const own = Object.entries(files).filter(([file]) => file.startsWith(`/locales/${locale}/`));
  return Object.fromEntries(own.map(([file, texts]) => [file.replace(/^.*\/|\.json$/g, ''), texts]));
}

function keysIn(value: unknown, key: string): string[] {
  if (typeof value === 'string') return [key];
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    keysIn(inner, key === '' ? name : `${key}.${name}`),
  );
}

const resources = Object.fromEntries(LOCALES.map((locale) => [locale, { translation: branchesOf(locale) }]));
const written = [...new Set(LOCALES.flatMap((locale) => keysIn(resources[locale]?.translation, '')))];
const keys = [...new Set([...written, ...written.map((key) => key.replace(/_(zero|one|other)$/, ''))])];
/** The places of a text, in whatever language and number it is said. */
const places = new Map<string, Set<string>>();
for (const locale of LOCALES) {
  for (const key of keysIn(resources[locale]?.translation, '')) {
    const found = find(resources[locale]?.translation, key).match(/(?<=\{\{)[^}]+(?=\}\})/g) ?? [];
    for (const one of [key, key.replace(/_(zero|one|other)$/, '')])
      places.set(one, new Set([...(places.get(one) ?? []), ...found.map((name) => name.trim())]));
  }
}

function find(tree: unknown, key: string): string {
  const found = key.split('.').reduce<unknown>((node, name) => Reflect.get(Object(node), name), tree);
  return String(found);
}

const given = (key: string, make: (name: string, nth: number) => unknown): Record<string, unknown> =>
  Object.fromEntries([...(places.get(key) ?? []), 'count'].map((name, nth) => [name, make(name, nth)]));

const setup = { fallbackLng: 'en', resources: structuredClone(resources), interpolation };
const ours = createInstance();
const theirs = createOther();

beforeAll(async () => {
  await ours.use(writtenNumbers).init({ ...setup, lng: 'en' });
  await theirs.use(writtenNumbers).init({ ...setup, lng: 'en', resources: structuredClone(resources) });
});

/** Their keys are typed, and these are any. */
const say = (key: string, values: object): unknown => Reflect.apply(theirs.t, theirs, [key, values]);

/** Numbers that are said otherwise than others: many, one, none. */
const COUNTS = [1204, 1, 0];

const VALUES: Record<string, (key: string, nth: number) => Record<string, unknown>> = {
  nothing: () => ({}),
  'words with signs of all kinds': (key) => given(key, (name) => `<${name} & Co.> $& {{count}} $1`),
  numbers: (key, nth) => given(key, () => COUNTS[nth % COUNTS.length]),
  'what is null or undefined': (key) => given(key, (_, nth) => (nth % 2 === 0 ? null : undefined)),
};

test.each(LOCALES)(
  'every text of %s is said as i18next says it, whatever values it is given',
  async (locale) => {
    await ours.changeLanguage(locale);
    await theirs.changeLanguage(locale);
    expect(keys.length).toBeGreaterThan(3000);
    for (const [what, values] of Object.entries(VALUES)) {
      const differ = keys.filter((key, nth) => ours.t(key, values(key, nth)) !== say(key, values(key, nth)));
      expect({ what, differ }).toEqual({ what, differ: [] });
    }
  },
);

test('another language than that of the page, what is missing, and whole branches are as there', async () => {
  await ours.changeLanguage('en');
  await theirs.changeLanguage('en');
  const asked: [string, Record<string, unknown>][] = [
    ['play.controls.next', { lng: 'zh-TW' }],
    ['design.nothing.of.the.kind', {}],
    ['play.controls.next.deeper', {}],
    ['toString', {}],
    ['legal.titles', { returnObjects: true, brand: 'Kindred' }],
    ['legal.titles.terms', {}],
  ];
  for (const [key, values] of asked) expect([key, ours.t(key, values)]).toEqual([key, say(key, values)]);
  for (const key of ['play.controls.next', 'play.controls', 'play.nothing', 'ui.close']) {
    const alone = { lng: 'zh-TW', fallbackLng: [] };
    expect([key, ours.exists(key, alone)]).toEqual([key, theirs.exists(key, alone)]);
  }
  await ours.changeLanguage('zh-TW');
  // English stands in where a language has no such text.
  expect(ours.t('demo.mailbox.title')).toBe('Mailbox');
});

test('later words take the place of earlier ones, and whoever listens is told', () => {
  const texts = createInstance();
  const heard: string[] = [];
  texts.on('added', (language) => void heard.push(language));
  texts.addResourceBundle('en', 'translation', { a: { one: 'One', two: 'Two' } });
  texts.addResourceBundle('en', 'translation', { a: { two: 'Zwei' } });
  expect([texts.t('a.one'), texts.t('a.two'), heard]).toEqual(['One', 'Zwei', ['en', 'en']]);
});
