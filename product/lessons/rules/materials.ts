/** Of a lesson that needs nothing. */
export const NOTHING: ReadonlySet<string> = new Set(['none', '無']);

/** Says already that something is printed. */
const PRINTED = /\bprinted\b|列印|印好/i;

/**
 * What a lesson needs, with the page that is printed for it: nobody reads "None" beside a page to print. `page` is what it is
 * called in the language of the materials; null where the lesson has none.
 */
export function materialsWith(materials: string, page: string | null, language: string): string {
  if (page === null || PRINTED.test(materials)) return materials;
  if (NOTHING.has(materials.trim().toLowerCase())) return page.charAt(0).toUpperCase() + page.slice(1);
  return language === 'zh-TW' ? `${materials}、${page}` : `${materials}, ${page}`;
}
