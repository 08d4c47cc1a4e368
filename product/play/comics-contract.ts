import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { FEELINGS } from '#brands/feelings.ts';
import { POSES } from '#brands/poses.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { operationId } from '#platform/contract/operation-id.ts';
import { students, studentsInPerson } from '#product/access/rules/policies.ts';
import {
  LENGTHS,
  MOST_FIGURES,
  MOST_STICKERS,
  MOST_STORY_PANELS,
  MOST_VERSIONS,
  SKIES,
  STICKER_SIZES,
} from './rules/comics/comic.ts';
import { isProp } from './rules/directions/props.ts';
import { CASTS } from './rules/story/cast.ts';
import { PLACES } from './rules/story/places.ts';

/** One line, as it was typed. Half a sign, or one that shows nothing, is not text that can be kept. */
const words = (max: number) =>
  z.string({ error: 'validation.text' }).check(
    z.maxLength(max, { error: 'validation.text' }),
    z.refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), { error: 'validation.text' }),
  );

const EVERYBODY = Object.values(CASTS).flat();

const figure = z.strictObject({
  who: z.enum(['you', ...EVERYBODY]),
  pose: z.enum(POSES),
  face: z.enum(FEELINGS),
  says: words(LENGTHS.says),
});

const spot = z.number().check(z.int(), z.minimum(0), z.maximum(100));
const sticker = z
  .strictObject({
    kind: z.enum(['thing', 'keepsake']),
    name: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
    x: spot,
    y: spot,
    size: z.union(STICKER_SIZES.map((size) => z.literal(size))),
  })
  .check(z.refine(({ kind, name }) => kind === 'keepsake' || isProp(name)));

const panel = z.strictObject({
  place: z.enum(PLACES),
  sky: z.nullable(z.enum(SKIES)),
  caption: words(LENGTHS.caption),
  figures: z.array(figure).check(z.minLength(1), z.maxLength(MOST_FIGURES)),
  stickers: z.array(sticker).check(z.maxLength(MOST_STICKERS)),
});

export const madePanels = z.array(panel).check(z.minLength(1), z.maxLength(MOST_STORY_PANELS));

const comicFields = {
  title: words(LENGTHS.title),
  program: z.enum(PROGRAM_IDS),
  /** The story it was made of. */
  story: z.nullable(z.string().check(z.maxLength(100))),
  panels: madePanels,
};

export const madeComic = z.object({
  id: z.string(),
  ...comicFields,
  /** The last change that is kept. */
  version: z.string(),
  /** The day of the last change, by the clock of the child's school. */
  made_on: z.string(),
});

export const getComics = endpoint({
  method: 'GET',
  path: '/student/comics',
  summary:
    "The comics that the student made, newest first, who can see them, and what the student has to make them of. While staff act as the student none is shown: a child's words are not theirs to read.",
  access: students,
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      comics: z.array(madeComic),
      /** So many were put away by a grown-up. */
      away: z.number(),
      keepsakes: z.array(z.string()),
      seen_by: z.array(z.string()),
      /** Null at home. */
      school: z.nullable(z.string()),
    }),
  }),
});
export type Comics = z.infer<typeof getComics.output>['data'];

// A child writes a comic: the row says what it wrote last, and pages of adults are read with an audit row.
export const keepComic = endpoint({
  method: 'POST',
  path: '/student/comics',
  summary:
    'Keeps a comic as it is now. The same version again is the same deed; one that was made on top of another than what is kept is not kept, nor is one that was thrown away. Words by which a child could be found are refused.',
  access: studentsInPerson,
  input: z.strictObject({
    comic: operationId(),
    version: operationId(),
    /** The versions it was made on top of, as far as they may be kept: an answer may have been lost. None: a new comic. */
    after: z.array(operationId()).check(z.maxLength(MOST_VERSIONS)),
    ...comicFields,
  }),
  output: z.object({
    data: z.object({
      /** Elsewhere: another device has changed it since. Away: a grown-up has put it away. Gone: the child threw it away. */
      kept: z.enum(['kept', 'elsewhere', 'away', 'gone']),
    }),
  }),
  audit: null,
});

export const removeComic = endpoint({
  method: 'DELETE',
  path: '/student/comics/:comic',
  summary:
    'Throws away a comic of the own, for good: what was sent of it before and comes later is not kept.',
  access: studentsInPerson,
  input: z.strictObject({ comic: operationId() }),
  output: z.object({ data: z.object({ removed: z.boolean() }) }),
  audit: 'comic.remove',
});
