import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { groupAdmins } from '#product/access/rules/policies.ts';

const figures = z.object({
  /** Children who played in the last 30 days. */
  played: z.number(),
  /** The same since Monday: as many as the teachers' own pages name. */
  played_this_week: z.number(),
  /** Children who could have a first check: their program has one, or they have finished one before. */
  checkable: z.number(),
  /** Of these, who has finished it; null where they are too few to speak of them. */
  checked: z.nullable(z.number()),
});

const place = z.object({
  id: z.number(),
  name: z.string(),
  children: z.number(),
  teachers: z.number(),
  /** Children with a license that runs. */
  licensed: z.number(),
  /** Null where there are too few children to speak of them. */
  figures: z.nullable(figures),
  /** Last words of a child's day, of this week, that were okay or happy, in steps of five percent; null where too few children told. */
  well_percent: z.nullable(z.number()),
  /** Children who played in each of the last eight weeks that are over; null where there are too few, or none was counted. */
  weeks: z.nullable(z.array(z.number())),
});
export type Place = z.infer<typeof place>;

const worthACall = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ending'),
    licenses: z.number(),
    /** Where most of them are; null where all are at one place. */
    most_at: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('quiet'),
    id: z.number(),
    name: z.string(),
    children: z.number(),
    /** Null where nobody ever played. */
    last_played_on: z.nullable(z.string()),
    school_days: z.number(),
  }),
  z.object({ kind: z.literal('unassigned'), licenses: z.number() }),
]);
export type WorthACall = z.infer<typeof worthACall>;

export const getPlaces = endpoint({
  method: 'GET',
  path: '/educator/places',
  summary:
    'How what the actor runs is used: a row a school, or a teacher where it is one school. Of fewer than ten children nothing is said, and they are in no total.',
  access: groupAdmins,
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      of: z.enum(['schools', 'teachers']),
      rows: z.array(place),
      /** There are more than are shown. */
      more: z.number(),
      /** Three at most, the first the one to see to first. */
      worth_a_call: z.array(worthACall),
      totals: z.object({
        /** Of places that are large enough. */
        children: z.number(),
        played: z.number(),
        checkable: z.number(),
        checked: z.number(),
        /** Names of the places that are left out. */
        without: z.array(z.string()),
        /** Of first checks: those with too few children who could have one. */
        without_checks: z.array(z.string()),
        /** Minutes a week of the child in the middle, of those who played in the last 30 days; null where they are too few. */
        minutes: z.nullable(z.number()),
        /** Of all places, the small ones too: how many there are is no secret. */
        everybody: z.object({ children: z.number(), teachers: z.number() }),
      }),
    }),
  }),
  audit: 'places.read',
  onlyReads: true,
});
export type Places = z.infer<typeof getPlaces.output>['data'];

export const readPlacesPage = endpoint({
  method: 'GET',
  path: '/educator/places/page',
  summary: 'The same as a page to print, for a board: what may be said of each place, and no child.',
  access: groupAdmins,
  input: z.strictObject({ _lang: z._default(z.enum(LOCALES, { error: 'validation.in' }), 'en') }),
  output: z.void(),
  audit: 'places.page',
});
