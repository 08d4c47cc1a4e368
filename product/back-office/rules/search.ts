/** Fewer letters find half of everything. */
export const SEARCH_MIN = 2;
export const SEARCH_MAX = 100;
/** As many of a kind as fit below the field together with the others. */
export const SHOWN_OF_KIND = 5;

/** How well a text answers what was typed: exactly, by its beginning, by the beginning of a word, or somewhere in it. */
export const RANKS = ['exact', 'beginning', 'word', 'part'] as const;
type Rank = number;

/** Both as they are searched: without case, accents and marks. */
export function rankOf(texts: readonly (string | null)[], typed: string): Rank {
  const best = texts.map((text) => (text === null ? RANKS.length : rankIn(text, typed)));
  return Math.min(RANKS.length, ...best);
}

function rankIn(text: string, typed: string): Rank {
  if (text === typed) return 0;
  if (text.startsWith(typed)) return 1;
  if (text.includes(` ${typed}`)) return 2;
  return text.includes(typed) ? 3 : RANKS.length;
}

type Ranked = { texts: readonly (string | null)[]; name: string };

/** The best first, equals by name. */
export function ranked<Found extends Ranked>(
  found: readonly Found[],
  typed: string,
): (Found & { rank: Rank })[] {
  return best(found.map((one) => ({ ...one, rank: rankOf(one.texts, typed) })));
}

/** Of several kinds that stand together. */
export function best<Found extends { rank: Rank; name: string }>(found: readonly Found[]): Found[] {
  return found.toSorted((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, 'en'));
}

/** The pages of staff, by the words somebody might type for them. */
export const PAGES = [
  { page: 'home', path: '/uber', words: 'home start' },
  { page: 'notifications', path: '/uber/notifications', words: 'notifications updates' },
  { page: 'account-requests', path: '/uber/account-requests', words: 'account requests verify pending' },
  {
    page: 'schools',
    path: '/uber/schools',
    words: 'schools districts teams groups educators students uploads',
  },
  { page: 'families', path: '/uber/families', words: 'families parents children' },
  { page: 'reports', path: '/uber/reports', words: 'reports' },
  { page: 'purchasing', path: '/uber/purchasing', words: 'purchasing orders quotes payments refunds' },
  { page: 'metrics', path: '/uber/metrics', words: 'metrics histories licenses gifts' },
  { page: 'admin', path: '/uber/admin', words: 'admin failed work letters' },
] as const;

/** Every word begins one of the page's. */
export function pagesFor(words: readonly string[]): (typeof PAGES)[number][] {
  if (words.length === 0) return [];
  return PAGES.filter((page) => words.every((word) => ` ${page.words}`.includes(` ${word}`)));
}
