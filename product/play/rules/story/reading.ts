import * as z from 'zod/mini';
import { LOCALES, type Locale } from '#brands/brand.ts';
import type { Pick } from './scene.ts';

/**
 * How much there is to read in a scene in one language: words, in Chinese characters. Not part of the outline, whose hash
 * is the content version: every scene would get a new one.
 */
const sceneReading = z.object({
  language: z.enum(LOCALES),
  /** Asks that a mini-game decides: where its outcomes stand means nothing. */
  games: z.array(z.string()),
  /** Told before the first ask. */
  start: z.number(),
  /** `asked` is the question and its answers, `after` what each answer tells, up to the next question. */
  asks: z.record(z.string(), z.object({ asked: z.number(), after: z.record(z.string(), z.number()) })),
});
export type SceneReading = z.infer<typeof sceneReading>;

/** A scene in the languages it is told in. */
export const sceneReadings = z.partialRecord(z.enum(LOCALES), sceneReading);
export type SceneReadings = Partial<Record<Locale, SceneReading>>;

/**
 * What stood there from the answer before (null: from the beginning) to this one; null where the reading knows no such
 * way. Who has played the scene before need not read the story again, only the question.
 */
export function wordsUpTo(
  reading: SceneReading,
  before: Pick | null,
  ask: string,
  isRepeated: boolean,
): number | null {
  const asked = own(reading.asks, ask)?.asked;
  const told = before === null ? reading.start : own(own(reading.asks, before[0])?.after ?? {}, before[1]);
  if (asked === undefined || told === undefined) return null;
  return isRepeated ? asked : told + asked;
}

/** Browsers tell names: `constructor` is a word, too. */
function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Sentences as a child hears them: a full stop inside a quotation ends one, too. */
export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?…]["”’)]?)\s+/);
}

export function wordsIn(sentence: string): number {
  return sentence.split(/[\s—–]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** How much there is to read: words, in Chinese characters. */
export function lengthIn(language: Locale, text: string): number {
  return language === 'zh-TW' ? (text.match(/\p{Script=Han}/gu)?.length ?? 0) : wordsIn(text);
}
