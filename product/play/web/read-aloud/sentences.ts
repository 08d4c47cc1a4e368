/** A part of a text, by its places in it. */
export type Range = { start: number; end: number };

const SENTENCE = /.+?(?:[.!?…]+["'”’)\]]*(?=\s|$)|[。！？]+[」』”’）]*|$)/gsu;

/** One sentence is one utterance: some voices break off in longer ones. */
export function sentencesOf(text: string): Range[] {
  return [...text.matchAll(SENTENCE)]
    .map((match) => trimmed(text, match.index, match.index + match[0].length))
    .filter(({ start, end }) => end > start);
}

function trimmed(text: string, from: number, to: number): Range {
  const part = text.slice(from, to);
  return { start: from + part.length - part.trimStart().length, end: from + part.trimEnd().length };
}

/** What is highlighted one after the other. Chinese has no spaces: the browser knows its words, or each sign is one. */
export function wordsOf(text: string, locale: string): Range[] {
  if (!locale.startsWith('zh')) return ranges(text, /\S+/gu);
  if (!('Segmenter' in Intl)) return ranges(text, /\S/gu);
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)];
  return words
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index, segment }) => ({ start: index, end: index + segment.length }));
}

function ranges(text: string, pattern: RegExp): Range[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The word at a place, or the last one before it. */
export function wordAt(words: readonly Range[], place: number): Range | null {
  return words.findLast(({ start }) => start <= place) ?? words[0] ?? null;
}

const MS_A_LETTER = 62;
const MS_A_WORD = 95;
const MS_A_SIGN = 230;

/** How long a voice takes for this, roughly. */
export function estimatedMs(text: string, locale: string): number {
  const length = text.trim().length;
  if (locale.startsWith('zh')) return length * MS_A_SIGN;
  return length * MS_A_LETTER + wordsOf(text, locale).length * MS_A_WORD;
}

/** When each word begins, for voices that do not say so. Long words take longer. */
export function estimatedStarts(text: string, locale: string): { at: number; word: Range }[] {
  const words = wordsOf(text, locale);
  let at = 0;
  return words.map((word) => {
    const begins = at;
    at += estimatedMs(text.slice(word.start, word.end), locale);
    return { at: begins, word };
  });
}

/** No remote voice hears what a child is called. */
export function withoutNames(text: string, names: readonly string[]): string {
  const spoken = names
    .filter((name) => name.trim() !== '')
    .reduce((rest, name) => rest.replaceAll(name, ''), text);
  return spoken
    .replace(/\s{2,}/g, ' ')
    .replace(/[,、，]?\s*([.!?。！？,，])/g, '$1')
    .trim();
}
