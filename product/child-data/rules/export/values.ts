import { PROGRAM_IDS } from '#brands/brand.ts';
import { SEEN } from '#product/observations/rules/seen.ts';
import { CHECK_INS, SKIPPED } from '#product/play/rules/results/events.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';

/** What columns hold by a key, and a page says in words (`child-data-export.values`). */
export const KNOWN_VALUES: readonly string[] = [
  ...PROGRAM_IDS,
  'cdc',
  ...SKILLS,
  ...CHECK_INS,
  SKIPPED,
  'not-now',
  ...SEEN,
  'page',
  'counselors',
  'streak',
  'talk',
  'uber',
  'educator',
  'parent',
  'student',
];
