import * as z from 'zod/mini';
import { LOCALES, PROGRAM_IDS } from '#brands/brand.ts';
import { REPORTS } from '#product/play/rules/results/progress.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';

/** A conference page, or a letter to the family: the same without levels. */
export const PARTS = ['conference', 'family'] as const;
export type Part = (typeof PARTS)[number];

/** What stands before a skill's words: ring, half, full disc; dashed where it is not clear, nothing where nothing is said. */
const MARKS = ['emerging', 'improving', 'proficient', 'unclear', 'none'] as const;
export type Mark = (typeof MARKS)[number];

/** Words that stand out, and how the line goes on. */
export const line = z.object({ strong: z.nullable(z.string()), text: z.string() });
export type Line = z.infer<typeof line>;

/** That it is of a story, where the choice stood in it, and the choice in the child's words. */
const quote = z.object({ lead: z.string(), told: z.nullable(z.string()), text: z.string() });
export type ShownQuote = z.infer<typeof quote>;

const card = z.object({ title: z.string(), lines: z.array(line), quote: z.nullable(quote) });
export type Card = z.infer<typeof card>;

/** From 0, guessing, to 100, always at its best. */
const range = z.object({ low: z.number(), high: z.number(), at: z.number() });
export type Range = z.infer<typeof range>;

export const skillRow = z.object({
  skill: z.enum(SKILLS),
  name: z.string(),
  /** What educators call it. */
  term: z.string(),
  mark: z.enum(MARKS),
  says: line,
  range: z.nullable(range),
  /** The picture of the range, for those who hear it. */
  spoken: z.nullable(z.string()),
  /** Of the check before, where the two can be compared. */
  earlier: z.nullable(range),
});
export type SkillRow = z.infer<typeof skillRow>;

/** A report in one language: what its page, its PDF and its screen show alike. */
export const reportPage = z.object({
  program: z.enum(PROGRAM_IDS),
  kind: z.enum(REPORTS),
  part: z.enum(PARTS),
  iteration: z.number(),
  iterations: z.array(z.number()),
  language: z.enum(LOCALES),
  name: z.string(),
  about: z.string(),
  facts: z.array(z.string()),
  greeting: z.nullable(z.string()),
  well: z.nullable(card),
  next: z.nullable(card),
  skills: z.nullable(
    z.object({
      title: z.string(),
      /** How a range is read, where there is one. */
      how: z.nullable(z.string()),
      bands: z.tuple([z.string(), z.string(), z.string()]),
      rows: z.array(skillRow),
    }),
  ),
  /** What was played or made, by its titles. */
  made: z.nullable(card),
  play: card,
  home: card,
  /** A lesson for what is practiced next, by its code; on paper where there is room for it. */
  lesson: z.nullable(z.extend(line, { code: z.string() })),
  notes: z.nullable(z.string()),
  small: z.string(),
  /** For educators alone, on the screen: never on paper that a family may hold. */
  asides: z.array(z.string()),
});
export type ReportPage = z.infer<typeof reportPage>;
