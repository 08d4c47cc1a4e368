import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { CHECK_INS } from '#product/play/rules/results/events.ts';
import { NOT_NOW } from './said.ts';

/** How many children said what, in the order of the feelings. */
const counts = z.object({
  mad: z.number(),
  sad: z.number(),
  worried: z.number(),
  okay: z.number(),
  happy: z.number(),
});
export type FeelingCounts = z.infer<typeof counts>;

export const checkInsSummary = z.object({
  /** While staff act as somebody: feelings are not theirs to see, and nothing is counted. */
  covered: z.boolean(),
  /** Which day it is where the reader is. */
  today: z.string(),
  monday: z.string(),
  children: z.number(),
  /** Monday to Friday, and the days of the weekend that somebody answered on. */
  days: z.array(z.object({ day: z.string(), counts, told: z.number(), not_now: z.number() })),
  /** The four weeks before, the oldest first: answers of all their days. */
  weeks: z.array(z.object({ monday: z.string(), counts, told: z.number() })),
  /**
   * Children of this reach answered in these weeks without being told that the reader sees it; neither how many nor which.
   * `before`: since that day they are told. Null where some are still not, or all of it is untold. Null as a whole: nothing
   * is left out.
   */
  untold: z.nullable(z.object({ before: z.nullable(z.string()) })),
});
export type CheckInsSummary = z.infer<typeof checkInsSummary>;

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

export const dayMoments = z.object({
  covered: z.boolean(),
  name: z.string(),
  day: z.string(),
  /** Of the school: the clock that the moments are told by. */
  time_zone: z.string(),
  moments: z.array(moment),
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

export const feltPlaces = z.object({
  covered: z.boolean(),
  today: z.string(),
  monday: z.string(),
  of: z.enum(['schools', 'classes']),
  rows: z.array(place),
  /** There are more than are shown. */
  more: z.number(),
  /** Over the places that something is said of. */
  all: z.nullable(z.object({ places: z.number(), told: z.number(), shares })),
});
export type FeltPlaces = z.infer<typeof feltPlaces>;
