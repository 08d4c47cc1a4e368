import * as z from 'zod/mini';
import { FEELINGS } from '#brands/feelings.ts';
import { PLACES } from '#product/play/rules/story/places.ts';
import { POSES } from './lesson.ts';

const figure = z.object({
  who: z.string(),
  face: z.enum(FEELINGS),
  pose: z.enum(POSES),
  /** Where on the stage: 1 is its left edge, 9 its right. */
  at: z.number(),
});
export type PanelFigure = z.infer<typeof figure>;

/** A line of a clip, as it is watched. */
export const clipLine = z.object({
  text: z.string(),
  who: z.string(),
  place: z.enum(PLACES),
  figures: z.array(figure),
  /** Whom the picture comes close to; nobody: all of the stage. */
  close: z.array(z.string()),
  /** The number of the question for which it stops after this line. */
  talk: z.nullable(z.number()),
});
export type ClipPanel = z.infer<typeof clipLine>;
