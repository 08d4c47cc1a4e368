import * as z from 'zod/mini';
import { FEELINGS } from '#brands/feelings.ts';
import { PLACES } from '#product/play/rules/story/places.ts';

/** A line of a clip, as it is watched: its words, and what happens on the stage with them. */
export const clipLine = z.object({
  text: z.string(),
  who: z.string(),
  face: z.nullable(z.enum(FEELINGS)),
  /** Another place begins here. */
  place: z.nullable(z.enum(PLACES)),
  /** Stage directions, as they are written. */
  stage: z.record(z.string(), z.string()),
  /** The number of the question for which it stops after this line. */
  talk: z.nullable(z.number()),
});
export type ClipPanel = z.infer<typeof clipLine>;
