import * as z from 'zod/mini';
import { LOCALES, PROGRAM_IDS } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { filtersInput } from '#platform/contract/table.ts';
import { isAskedDay } from '#platform/contract/table-filters.ts';
import { educators, groupAdmins } from '#product/access/rules/policies.ts';
import { CHECK_INS } from '#product/play/rules/results/events.ts';
import { NOT_NOW } from './rules/said.ts';
import { checkInsTable } from './tables-contract.ts';

/** How many children said what, in the order of the feelings. */
const counts = z.object({
  mad: z.number(),
  sad: z.number(),
  worried: z.number(),
  okay: z.number(),
  happy: z.number(),
});
export type FeelingCounts = z.infer<typeof counts>;

const dayCounts = z.object({ day: z.string(), counts, told: z.number(), not_now: z.number() });

export const readSummary = endpoint({
  method: 'GET',
  path: '/educator/emotion-check-ins/summary',
  summary:
    'How many of these students said what on each day of the week, and in the four weeks before. Takes the filters of the list.',
  access: educators,
  input: z.strictObject({ ...filtersInput(checkInsTable) }),
  output: z.object({
    data: z.object({
      /** While staff act as somebody: feelings are not theirs to see, and nothing is counted. */
      covered: z.boolean(),
      /** Which day it is where the reader is. */
      today: z.string(),
      monday: z.string(),
      children: z.number(),
      /** Monday to Friday, and the days of the weekend that somebody answered on. */
      days: z.array(dayCounts),
      /** The four weeks before, the oldest first: answers of all their days. */
      weeks: z.array(z.object({ monday: z.string(), counts, told: z.number() })),
    }),
  }),
  audit: 'emotion-check-ins.summary',
});
export type CheckInsSummary = z.infer<typeof readSummary.output>['data'];

const aDay = () =>
  z.string({ error: 'validation.date' }).check(z.refine(isAskedDay, { error: 'validation.date' }));

const moment = z.object({
  at: z.string(),
  said: z.enum([...CHECK_INS, NOT_NOW]),
  /** Null where it is not known any more. */
  program: z.nullable(z.enum(PROGRAM_IDS)),
  /** The scene that was played before the question, that day. */
  before: z.nullable(z.string()),
  /** What was played after it, in its order. */
  after: z.array(z.object({ title: z.string(), finished: z.boolean() })),
  /** Of play after it, that day, and of these in the Cool Down Corner. */
  seconds: z.number(),
  calm_seconds: z.number(),
});
export type CheckInMoment = z.infer<typeof moment>;

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
  output: z.object({
    data: z.object({
      covered: z.boolean(),
      name: z.string(),
      day: z.string(),
      /** Of the school: the clock that the moments are told by. */
      time_zone: z.string(),
      moments: z.array(moment),
    }),
  }),
  audit: 'emotion-check-ins.moment',
});

const shares = z.object({ ...counts.shape, well: z.number() });
const place = z.object({
  id: z.number(),
  name: z.string(),
  children: z.number(),
  /** How many told that week, in steps of five; null where too few did to speak of them. */
  told: z.nullable(z.number()),
  /** Of their answers, in percent, in steps of five. `well` is okay or happy. */
  shares: z.nullable(shares),
});
export type FeltPlace = z.infer<typeof place>;

export const readPlaces = endpoint({
  method: 'GET',
  path: '/educator/emotion-check-ins/places',
  summary:
    'How children of each class, or of each school where there are several, said to feel in a week: shares in steps of five percent. Of fewer than ten children nothing is said, and they are in no total.',
  access: groupAdmins,
  input: z.strictObject({ _week: z.optional(aDay()) }),
  output: z.object({
    data: z.object({
      covered: z.boolean(),
      today: z.string(),
      monday: z.string(),
      of: z.enum(['schools', 'classes']),
      rows: z.array(place),
      /** There are more than are shown. */
      more: z.number(),
      /** Over the places that something is said of. */
      all: z.nullable(z.object({ places: z.number(), told: z.number(), shares })),
    }),
  }),
  audit: 'emotion-check-ins.places',
});
export type FeltPlaces = z.infer<typeof readPlaces.output>['data'];
