import * as z from 'zod/mini';
import {
  AIDS,
  ANIMALS,
  CLOTH_COLORS,
  CLOTHES,
  FURS,
  HAIR_COLORS,
  HAIR_STYLES,
  OUTFITS,
  SKINS,
} from '#brands/my-figure.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { students, studentsInPerson } from '#product/access/rules/policies.ts';
import { MOST_THINGS } from './rules/mine/room.ts';

/** How a child looks in its stories. */
export const myFigure = z.discriminatedUnion('as', [
  z.strictObject({
    as: z.literal('person'),
    skin: z.enum(SKINS),
    hair: z.enum(HAIR_STYLES),
    hairColor: z.enum(HAIR_COLORS),
    clothes: z.enum(CLOTHES),
    cloth: z.enum(CLOTH_COLORS),
    aids: z.array(z.enum(AIDS)).check(z.maxLength(AIDS.length)),
  }),
  z.strictObject({
    as: z.literal('animal'),
    animal: z.enum(ANIMALS),
    fur: z.enum(FURS),
    outfit: z.enum(OUTFITS),
    cloth: z.enum(CLOTH_COLORS),
  }),
]);

const spot = z.number().check(z.int(), z.minimum(0), z.maximum(100));

/** A keepsake where the child has put it, in hundredths of the room from its upper left corner. */
const placedThing = z.strictObject({
  keepsake: z.string().check(z.minLength(1), z.maxLength(40)),
  x: spot,
  y: spot,
});
export type PlacedThing = z.infer<typeof placedThing>;

export const placedThings = z.array(placedThing).check(z.maxLength(MOST_THINGS));

const mine = z.object({
  /** Null until the child has chosen: then it looks as its world has it. */
  figure: z.nullable(myFigure),
  /** What stories gave, of all programs, in the order they were played. */
  keepsakes: z.array(z.string()),
  things: placedThings,
});
export type Mine = z.infer<typeof mine>;

export const getMine = endpoint({
  method: 'GET',
  path: '/student/mine',
  summary:
    "What is the student's own: how it looks, what its stories gave, and where that stands in its room.",
  access: students,
  input: z.strictObject({}),
  output: z.object({ data: mine }),
});

// A child dresses up: its row says what it chose last, and who else would want to know of each try?
export const setMyFigure = endpoint({
  method: 'POST',
  path: '/student/mine/figure',
  summary: 'How the student looks from now on; null: as each world has it.',
  access: studentsInPerson,
  input: z.strictObject({ figure: z.nullable(myFigure) }),
  output: z.object({ data: z.object({ figure: z.nullable(myFigure) }) }),
  audit: null,
});

export const setMyRoom = endpoint({
  method: 'POST',
  path: '/student/mine/room',
  summary: "Where the student's keepsakes stand. What it does not have, or names twice, is left out.",
  access: studentsInPerson,
  input: z.strictObject({ things: placedThings }),
  output: z.object({ data: z.object({ things: placedThings }) }),
  audit: null,
});
