import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { filtersInput, table } from '#platform/contract/table.ts';
import { educators, groupAdmins } from '#product/access/rules/policies.ts';
import { aboutStudent } from '#product/rosters/tables-contract.ts';
import { comicsSummary } from './rules/comics-summary.ts';
import { groupFilters, places } from './tables-contract.ts';

/** Stories in Motion: what children make is counted, and never scored. */

const { hidden: _, ...grade } = aboutStudent.grade;
const comics = (label: string) => ({ label, kind: 'number', sort: true }) as const;

export const comicsTable = table({
  name: 'group-data-sim',
  guarded: true,
  path: '/educator/group-data/sim',
  summary: 'The students of Stories in Motion of whom the educator reads reports: which comics they made.',
  access: educators,
  columns: {
    ...aboutStudent,
    grade,
    /** A story that was told to its end is one. */
    done: comics('group-data.comics.columns.finished'),
    /** What they drew and wrote themselves. Empty while staff act as somebody. */
    own: comics('group-data.comics.columns.own'),
    finished_on: {
      label: 'reports.columns.finished-on',
      kind: 'day',
      filter: 'day-range',
      sort: true,
    },
    ...places,
  },
  filters: groupFilters,
  sort: 'name',
});

export const readComicsSummary = endpoint({
  method: 'GET',
  path: '/educator/group-data/sim/summary',
  summary:
    'How many of these students have finished a comic, and how many comics. Takes the filters of the list.',
  access: educators,
  input: z.strictObject({ ...filtersInput(comicsTable) }),
  output: z.object({ data: comicsSummary }),
  audit: 'group-data.read',
});

export const readComicsPage = endpoint({
  method: 'GET',
  path: '/educator/group-data/sim/page',
  summary: 'The same as a page to print, with a row a student.',
  access: educators,
  input: z.strictObject({
    ...filtersInput(comicsTable),
    _lang: z.optional(z.enum(LOCALES, { error: 'validation.in' })),
  }),
  output: z.void(),
  audit: 'group-data.page',
});

const made = z.nullable(z.object({ children: z.number(), comics: z.number() }));
const districtComics = z.object({
  /** When schools were counted last; null where it was done just now. */
  counted_at: z.nullable(z.string()),
  schools: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      /** Children who finished a comic, and how many; null where they are too few to be told of. */
      finished: made,
      /** The same of comics of their own. */
      own: made,
    }),
  ),
  all: z.nullable(z.object({ schools: z.number(), finished: made, own: made })),
});
export type SchoolComics = z.infer<typeof districtComics>;

export const readSchoolComics = endpoint({
  method: 'GET',
  path: '/educator/group-data/sim/schools',
  summary:
    'Of each school in reach how many students made comics, and how many; nothing about fewer than ten.',
  access: groupAdmins,
  input: z.strictObject({}),
  output: z.object({ data: districtComics }),
  audit: 'group-data.schools',
});
