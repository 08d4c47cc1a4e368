import { sentencesIn, wordsIn } from '#product/play/rules/story/reading.ts';

/** Who reads: grown-ups, or the grades that a page is for. The youngest of a wide range decides. */
const AUDIENCES = ['adult', 'K-2', '2-5', '6-8'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The highest Flesch-Kincaid grade, and the longest sentence. */
export const LEVELS_OF_READING: Record<Audience, { grade: number; words: number | null }> = {
  adult: { grade: 8, words: null },
  'K-2': { grade: 2.5, words: 10 },
  '2-5': { grade: 4.5, words: 15 },
  '6-8': { grade: 6.5, words: 20 },
};

/** `K-5` and `1-4` are read by first graders, `3-5` by third graders. */
export function audienceOf(grades: string): Audience {
  const first = grades.split('-')[0] ?? '';
  if (first === 'K' || first === '1') return 'K-2';
  return Number(first) < 6 ? '2-5' : '6-8';
}

/** What stands for a name or a number counts as the word it becomes. */
const spokenOf = (text: string): string =>
  text
    .replaceAll(/\{(?:hotlines|emergency)\}/g, '')
    .replaceAll(/\{[a-z]+\}/g, 'Name')
    .replaceAll('**', '')
    .trim();

/** The sentences of some texts; a line that ends without a full stop ends one, too. */
export function sentencesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => sentencesIn(spokenOf(text))).filter((sentence) => wordsIn(sentence) > 0);
}

/** Flesch-Kincaid: the grade in American schools at which a text is read with ease. */
export function gradeOf(texts: readonly string[]): number {
  const sentences = sentencesOf(texts);
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function wordsOf(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
}

/** Words whose letters tell another number than their sound. */
const SOUNDED: Readonly<Record<string, number>> = {
  area: 3,
  business: 2,
  create: 2,
  created: 3,
  different: 2,
  every: 2,
  everybody: 4,
  everyone: 3,
  everything: 3,
  evening: 2,
  family: 3,
  favorite: 3,
  ideal: 3,
  idea: 3,
  ideas: 3,
  people: 2,
  poem: 2,
  react: 2,
  reaction: 3,
  reactions: 3,
  real: 1,
  really: 2,
  science: 2,
  sometimes: 2,
  somebody: 3,
  someone: 2,
  something: 2,
};

/** By its groups of vowels, without those that are written and not said. */
export function syllablesIn(word: string): number {
  const plain = word.toLowerCase().replaceAll(/['’]/g, '');
  const known = Object.hasOwn(SOUNDED, plain) ? SOUNDED[plain] : undefined;
  if (known !== undefined) return known;
  if (!/[a-z]/.test(plain)) return 1;
  const said = plain.replace(SILENT, '').replace(/^y/, '');
  const groups = said.match(/[aeiouy]+/g)?.length ?? 0;
  const apart = said.match(APART)?.length ?? 0;
  return Math.max(1, groups + apart);
}

/** The e of `make`, `makes`, `games` and `walked`; not that of `table`, `faces`, `wishes`, `wanted` and `handled`. */
const SILENT =
  /(?<=[^aeiouyl]|[aeiouy]l)e$|(?<=[^aeiouylsxzcg]|[aeiouy]l)(?<![cs]h)es$|(?<![td]|[bcdfgkpstz][lr])(?<=[^aeiouy])ed$|(?<=[aeiouy])(?<!i)ed$(?<!eed)/;

/** Two vowels side by side that are two sounds: those of `giant`, `quiet`, `radio`, `serious`, `usual` and `playing`. */
const APART =
  /(?<![tcs])ia(?!ge)|(?<![tcs])ie(?=t|n[ct])|(?<![tsxgln])io(?!u)|(?<![tcgxn])iou|eo(?!p)|(?<![gq])ua|uou|[aeo](?=ing)|y(?=ing)/g;
