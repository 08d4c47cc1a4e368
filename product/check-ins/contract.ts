import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { filtersInput } from '#platform/contract/table.ts';
import { isAskedDay } from '#platform/contract/table-filters.ts';
import { educators, groupAdmins } from '#product/access/rules/policies.ts';
import { checkInsSummary, dayMoments, feltPlaces } from './rules/shapes.ts';
import { checkInsTable } from './tables-contract.ts';

export const readSummary = endpoint({
  method: 'GET',
  path: '/educator/emotion-check-ins/summary',
  summary:
    'How many of these students said what on each day of the week, and in the four weeks before. Takes the filters of the list.',
  access: educators,
  input: z.strictObject({ ...filtersInput(checkInsTable) }),
  output: z.object({ data: checkInsSummary }),
  audit: 'emotion-check-ins.summary',
});

const aDay = () =>
  z.string({ error: 'validation.date' }).check(z.refine(isAskedDay, { error: 'validation.date' }));

export const readMoment = endpoint({
  method: 'GET',
  path: '/educator/emotion-check-ins/:id/moment',
  summary:
    'What a student said on one day: when, what was played around it, and whether the Cool Down Corner was visited after.',
  access: educators,
  input: z.strictObject({
    id: id(),
    day: aDay(),
    _lang: z.optional(z.enum(LOCALES, { error: 'validation.in' })),
  }),
  output: z.object({ data: dayMoments }),
  audit: 'emotion-check-ins.moment',
});

export const readPlaces = endpoint({
  method: 'GET',
  path: '/educator/emotion-check-ins/places',
  summary:
    'How children of each class, or of each school where there are several, said to feel in a week: shares in steps of five percent. Of fewer than ten children nothing is said, and they are in no total.',
  access: groupAdmins,
  input: z.strictObject({ _week: z.optional(aDay()) }),
  output: z.object({ data: feltPlaces }),
  audit: 'emotion-check-ins.places',
});

export const readToldOf = endpoint({
  method: 'GET',
  path: '/educator/emotion-check-ins/told-of',
  summary:
    'Of whom the children of the own class are told before they say how they feel: those who are named to all of them, and how many hear of others besides.',
  access: educators,
  input: z.strictObject({}),
  output: z.object({
    data: z.object({ adults: z.array(z.string()), children: z.number(), with_more: z.number() }),
  }),
});
