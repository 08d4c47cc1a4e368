import * as z from 'zod/mini';
import { LOCALES, PROGRAM_IDS } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { educators, parents } from '#product/access/rules/policies.ts';
import { MOST_ITERATIONS, REPORTS } from '#product/play/rules/results/progress.ts';
import { nextCheck } from './rules/next-check.ts';
import { PARTS, reportPage } from './rules/page-shape.ts';

/** Which check: asked for in an address, so it comes as text. */
export function iteration() {
  const pattern = new RegExp(`^[1-${MOST_ITERATIONS}]$`);
  return z.pipe(
    z
      .union([z.string(), z.number()], { error: 'validation.in' })
      .check(z.refine((value) => pattern.test(String(value)), 'validation.in')),
    z.transform(Number),
  );
}

const asked = {
  id: id(),
  program: z.enum(PROGRAM_IDS, { error: 'validation.in' }),
  kind: z.enum(REPORTS, { error: 'validation.in' }),
  _format: z.optional(z.enum(['json', 'pdf'], { error: 'validation.in' })),
  _iteration: z.optional(iteration()),
  _lang: z.optional(z.enum(LOCALES, { error: 'validation.in' })),
};

export const readReport = endpoint({
  method: 'GET',
  path: '/educator/students/:id/report/:program/:kind',
  summary:
    "What play says of one student. `_format=pdf` answers the page to print, `_part=family` the family's letter, `_iteration` another check, `_lang` the language: else a letter comes in the family's own, where it is known.",
  access: educators,
  input: z.strictObject({ ...asked, _part: z.optional(z.enum(PARTS, { error: 'validation.in' })) }),
  output: z.extend(reportPage, {
    /** The reader has read none before. */
    is_first: z.boolean(),
    /** What the reader may want to do next; whether they may, the student's own row says. */
    offers: nextCheck,
  }),
  audit: 'report.read',
});

export const readFamilyReport = endpoint({
  method: 'GET',
  path: '/parent/students/:id/report/:program/:kind',
  summary:
    "The family's letter of a child whose page the parent reads: the own children, and those that a school has linked. `_format=pdf` answers it to print, `_iteration` another check, `_lang` the language.",
  access: parents,
  input: z.strictObject(asked),
  output: reportPage,
  audit: 'report.read',
});
