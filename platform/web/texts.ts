import i18next, { type CustomTypeOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '#brands/brand.ts';
import { PREFERENCE_COOKIES } from '#platform/contract/page-config.ts';
import { interpolation, writtenNumbers } from '#platform/contract/texts/interpolation.ts';
import { keepPreference } from './page.ts';

/**
 * Texts are one tree a language, each file of `locales/<language>/` one branch of it: `accounts.reset.title` is in
 * `accounts.json`. Branches arrive with the screens that need them; English stands in where a translation is
 * missing.
 */
type Texts = Record<string, unknown>;
export type TextBranch = keyof CustomTypeOptions['resources']['translation'];
/** Says a branch in other words, for who reads them so. */
export type Turn = (locale: Locale, branch: string, texts: Words) => Texts;
type Words = { readonly [key: string]: string | Words };

/**
 * A build puts them as they are into one folder that is named after what they say, so that no script has to know a hundred
 * addresses: here are its name, and those of files that a language has not.
 */
const [folder, ...missing] = (import.meta.env.TEXTS ?? '').split(' ');
const sources: Record<string, () => Promise<{ default: Texts }>> = import.meta.env.TEXTS
  ? {}
  : import.meta.glob<{ default: Texts }>(['/locales/*/*.json', '!/locales/*/mail.json']);
const loaded = new Set<string>();
/** What the brand calls things, in place of the words of a branch. */
type BrandWords = (locale: Locale) => Readonly<Record<string, Texts>>;
let brandWords: BrandWords = () => ({});
let turn: Turn | null = null;

export type Bundled = Record<string, Texts>;

/** Starts with the branches that are part of the entry chunk, in English. */
export async function startTexts(
  locale: string,
  english: Bundled,
  ofBrand: BrandWords = () => ({}),
): Promise<void> {
  brandWords = ofBrand;
  for (const branch of Object.keys(english)) loaded.add(`en/${branch}`);
  await i18next
    .use(initReactI18next)
    .use(writtenNumbers)
    .init({
      lng: locale,
      fallbackLng: 'en',
      resources: { en: { translation: english } },
      interpolation,
      react: { bindI18nStore: 'added' },
    });
  await loadBranches(Object.keys(english));
}

/** Makes sure that branches are there in the current language and in English. */
export async function loadTexts(branches: readonly TextBranch[]): Promise<void> {
  await loadBranches(branches);
}

async function loadBranches(branches: readonly string[]): Promise<void> {
  const locales = [...new Set([i18next.language, 'en'])];
  await Promise.all(locales.flatMap((locale) => branches.map((branch) => loadBranch(locale, branch))));
}

async function loadBranch(locale: string, branch: string): Promise<void> {
  const name = `${locale}/${branch}`;
  if (loaded.has(name)) return;
  const texts = await fetchTexts(name);
  if (texts === null) return;
  loaded.add(name);
  put(locale, branch, texts);
}

/** Null where a language has no such file. A file that does not come is asked for again when it is needed again. */
async function fetchTexts(name: string): Promise<Texts | null> {
  if (!folder) return (await sources[`/locales/${name}.json`]?.())?.default ?? null;
  if (missing.includes(name)) return null;
  const address = `/assets/${folder}/${name}.json`;
  // What browsers say of a script that does not come, for whoever looks after that.
  const failed = (): never => {
    throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
  };
  const response = await fetch(address).catch(failed);
  return response.ok ? await response.json().catch(failed) : failed();
}

function put(locale: string, branch: string, texts: Texts): void {
  const said = turn === null ? texts : turn(locale as Locale, branch, texts as Words);
  i18next.addResourceBundle(locale, 'translation', { [branch]: said }, true, true);
  const own = brandWords(locale as Locale)[branch];
  if (own !== undefined) i18next.addResourceBundle(locale, 'translation', { [branch]: own }, true, true);
}

/** From now on everything is said in the words of who reads it; null for those of the files. */
export async function speakAs(next: Turn | null): Promise<void> {
  if (next === turn) return;
  turn = next;
  await Promise.all(
    [...loaded].map(async (name) => {
      const [locale = '', branch = ''] = name.split('/');
      const texts = await fetchTexts(name);
      if (texts !== null) put(locale, branch, texts);
    }),
  );
}

/** Changes the language of everything on the page and remembers it on this device. */
export async function changeLocale(locale: Locale): Promise<void> {
  const branches = [...loaded].filter((name) => name.startsWith('en/')).map((name) => name.slice(3));
  await Promise.all(branches.map((branch) => loadBranch(locale, branch)));
  await i18next.changeLanguage(locale);
  document.documentElement.lang = locale;
  keepPreference(PREFERENCE_COOKIES.locale, locale);
}
