import * as z from 'zod/mini';
import { LOCALES, PROGRAM_IDS } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import type { Policy } from '#platform/contract/policy.ts';
import { educators, parents } from '#product/access/rules/policies.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { line } from '#product/reports/rules/page-shape.ts';
import { STEPS } from './rules/progress/path.ts';
import { lessonNeeds } from './rules/student/page-shape.ts';

const childProgress = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  /** The school that lets this adult read of the child; null for the own children. */
  linked_by: z.nullable(z.string()),
  /** The program that is played now; null without one. */
  program: z.nullable(z.enum(PROGRAM_IDS)),
  /** The way through each program that was begun, that of the active one first. */
  paths: z.array(
    z.object({
      program: z.enum(PROGRAM_IDS),
      steps: z.array(z.object({ scene: z.string(), title: z.string(), at: z.enum(STEPS) })),
      practiced: z.array(z.object({ skill: z.enum(SKILLS), name: z.string(), scenes: z.number() })),
    }),
  ),
  /** Of the last 30 days. */
  seconds: z.number(),
  minutes: z.number(),
  days_played: z.number(),
  /** Something to do together tonight. */
  home: z.array(line),
  /** So many it has made; null while staff act. */
  comics: z.nullable(z.number()),
  grade: z.number(),
  lesson: lessonNeeds,
});
export type ChildProgress = z.infer<typeof childProgress>;

function progressCall(base: string, access: Policy<false>, summary: string) {
  return endpoint({
    method: 'GET',
    path: `${base}/progress`,
    summary: `${summary}: its way through the programs, what was practiced, minutes, what to try at home. No grades and no comparison. \`_lang\` is the language of its sentences.`,
    access,
    input: z.strictObject({ _lang: z.optional(z.enum(LOCALES, { error: 'validation.in' })) }),
    output: z.object({ data: z.array(childProgress) }),
    audit: 'progress.read',
    onlyReads: true,
  });
}

export const getProgress = progressCall(
  '/parent',
  parents,
  'How far each child of the family is, and each whose page a school lets one read',
);
export const getOwnProgress = progressCall(
  '/educator',
  educators,
  'For who teaches at home, and for nobody else: how far each of the own children is',
);
