import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, optionalText } from '#platform/contract/fields.ts';
import { adults } from '#product/access/rules/policies.ts';
import { guide, guideFacts } from './rules/guide/guide.ts';

const SEARCH_LENGTH = 100;

/** Where in a guide something stands. */
const place = z.object({ anchor: z.string(), heading: z.string() });

export const listGuides = endpoint({
  method: 'GET',
  path: '/guides',
  summary:
    'All guides in their order, or those that have every word of `search` in their title, a heading or the text: best first, with the part it stands in.',
  access: adults,
  input: z.strictObject({
    search: optionalText({ max: SEARCH_LENGTH }),
    _lang: z._default(choice(LOCALES), 'en'),
  }),
  output: z.object({
    data: z.array(
      z.object({
        ...z.pick(guideFacts, { id: true, group: true, title: true, audience: true, minutes: true }).shape,
        language: z.enum(LOCALES),
        self_check: z.boolean(),
        found: z.nullable(place),
      }),
    ),
  }),
});

export const readGuide = endpoint({
  method: 'GET',
  path: '/guides/:id',
  summary:
    'A guide by its number, in the asked language where it is translated. `_format=pdf` answers the pages to print.',
  access: adults,
  input: z.strictObject({
    id: z.pipe(z.union([z.number(), z.string()]), z.transform(String)),
    _format: z.optional(z.enum(['json', 'pdf'], { error: 'validation.in' })),
    _lang: z._default(choice(LOCALES), 'en'),
  }),
  output: z.object({
    data: z.object({
      ...guide.shape,
      /** The language it is told in: English where there is no translation yet. */
      language: z.enum(LOCALES),
      next: z.array(z.object({ id: z.string(), title: z.string(), minutes: z.number() })),
    }),
  }),
});
