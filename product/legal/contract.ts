import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { proseBlock } from '#platform/contract/texts/prose.ts';
import { anyone } from '#product/access/rules/policies.ts';
import { LEGAL_PAGES } from './rules/pages.ts';

const legalPage = z.object({
  name: z.enum(LEGAL_PAGES),
  language: z.enum(LOCALES),
  title: z.string(),
  /** The day since which it is in effect; null of what says what the product does today. */
  date: z.nullable(z.string()),
  /** Another text or another fact, another version. */
  version: z.string(),
  intro: z.array(z.string()),
  sections: z.array(
    z.object({
      anchor: z.string(),
      heading: z.string(),
      level: z.union([z.literal(2), z.literal(3)]),
      /** Reports are in English, whatever the page is in. */
      language: z.enum(LOCALES),
      blocks: z.array(proseBlock),
    }),
  ),
});
export type LegalPage = z.infer<typeof legalPage>;

export const readLegal = endpoint({
  method: 'GET',
  path: '/legal/:name',
  summary:
    'Terms, privacy, the agreement for districts, the reports on security and accessibility, and how to report a fault, with the facts of this server. `_format=pdf` answers the same to print.',
  access: anyone,
  input: z.strictObject({
    name: z.enum(LEGAL_PAGES, { error: 'validation.in' }),
    _lang: z.enum(LOCALES, { error: 'validation.in' }),
    _format: z.optional(z.enum(['json', 'pdf'], { error: 'validation.in' })),
  }),
  output: z.object({ data: legalPage }),
});
