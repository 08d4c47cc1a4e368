import * as z from 'zod/mini';
import { LOCALES, type Locale, PROGRAM_IDS } from '#brands/brand.ts';
import { clipLine } from './clip-line.ts';
import { type Lesson, lesson } from './lesson.ts';

/** What is known of a practice. Shown once its sources were looked up. */
export const evidenceNote = z.object({
  practice: z.string(),
  strength: z.enum(['strong', 'fair', 'mixed', 'early', 'guidance']),
  note: z.string(),
  sources: z.string(),
  looked_up: z.enum(['yes', 'part', 'no']),
});
export type EvidenceNote = z.infer<typeof evidenceNote>;

/** A text that lessons share: a head and paragraphs. */
export const sharedText = z.object({ id: z.string(), title: z.string(), paragraphs: z.array(z.string()) });
export type SharedText = z.infer<typeof sharedText>;

/** What the build makes of the files. A lesson or text that is not translated is there in English alone. */
const library = z.object({
  /** Of everything below: another one is another library. */
  hash: z.string(),
  lessons: z.array(z.partialRecord(z.enum(LOCALES), lesson)),
  /** By lesson: the scenes it follows. */
  scenes: z.record(z.string(), z.array(z.string())),
  /** By lesson. */
  clips: z.record(z.string(), z.partialRecord(z.enum(LOCALES), z.array(clipLine))),
  worrying: z.partialRecord(z.enum(LOCALES), sharedText),
  /** The same, said to a parent. */
  worryingAtHome: z.partialRecord(z.enum(LOCALES), sharedText),
  evidence: z.array(evidenceNote),
});
export type LessonLibrary = z.infer<typeof library>;

export const EMPTY_LIBRARY: LessonLibrary = {
  hash: '',
  lessons: [],
  scenes: {},
  clips: {},
  worrying: {},
  worryingAtHome: {},
  evidence: [],
};

/** In the reader's language where it is in it, else in English. */
export function inLanguage<Text>(
  texts: Partial<Record<Locale, Text>>,
  language: Locale,
): { language: Locale; text: Text } | null {
  const own = texts[language];
  if (own !== undefined) return { language, text: own };
  return texts.en === undefined ? null : { language: 'en', text: texts.en };
}

/** What stands in for a brand's names and numbers. */
export const PLACEHOLDERS = ['brand', ...PROGRAM_IDS, 'hotlines', 'emergency'] as const;
export type Filling = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>;

export function fill(text: string, filling: Filling): string {
  return text.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => {
    const known = PLACEHOLDERS.find((placeholder) => placeholder === name);
    return known === undefined ? whole : filling[known];
  });
}

/** A lesson in the words of a brand. */
export function filled(told: Lesson, filling: Filling): Lesson {
  const said: unknown = JSON.parse(JSON.stringify(told), (_, value: unknown) =>
    typeof value === 'string' ? fill(value, filling) : value,
  );
  return z.parse(lesson, said);
}
