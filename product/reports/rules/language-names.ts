import type { Locale } from '#brands/brand.ts';

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', 'zh-TW': '繁體中文' };
