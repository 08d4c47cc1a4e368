import type { Locale } from '#brands/brand.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Message } from '#platform/contract/message.ts';
import { listed } from '#platform/contract/texts/lists.ts';
import { playTimeOf } from '#platform/contract/texts/play-time.ts';

export type Say = (message: Message) => string;

export function shownDay(day: Day, language: Locale): string {
  const [year, month, date] = day.split('-');
  return language === 'zh-TW' ? `${year}/${month}/${date}` : `${month}/${date}/${year}`;
}

/** Sentences that follow each other: Chinese has no blanks between them. */
export function inARow(sentences: readonly string[], language: Locale): string {
  return sentences.join(language === 'zh-TW' ? '' : ' ');
}

/** `3 h 31 min`. */
export function duration(say: Say, seconds: number): string {
  return say(playTimeOf(seconds));
}

/** A share in words: what guessing gives is known no better. */
export type Share = 'quarter' | 'third' | 'two-fifths' | 'half';

export function shareOf(percent: number): Share {
  if (percent < 29) return 'quarter';
  if (percent < 38) return 'third';
  return percent < 45 ? 'two-fifths' : 'half';
}

/** 「A」、「B」; “A”, “B”. */
export function quoted(titles: readonly string[], language: Locale): string {
  return listed(
    titles.map((title) => (language === 'zh-TW' ? `「${title}」` : `“${title}”`)),
    language,
  );
}

/** Words that quote somebody themselves are not quoted again. */
export function quotation(text: string, language: Locale): string {
  return /["“「]/.test(text) ? text : quoted([text], language);
}

const EDITION_SIGNS = 6;

/** Short enough to be told on the phone; when it was played stands beside it. */
export function shownEdition(edition: string): string {
  return edition.slice(0, EDITION_SIGNS).toUpperCase();
}
