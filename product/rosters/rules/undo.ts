import * as z from 'zod/mini';

/** For so long what was done to students can be taken back. */
export const UNDO_MINUTES = 10;

const pair = z.tuple([z.number(), z.number()]);

/** What has to be known to take a deed back: ids only. */
export const undoStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('archive'), data: z.strictObject({ ids: z.array(z.number()) }) }),
  z.strictObject({
    kind: z.literal('share'),
    /** Those that came about by it: student, colleague. */
    data: z.strictObject({ pairs: z.array(pair), notices: z.string() }),
  }),
  z.strictObject({
    kind: z.literal('transfer'),
    data: z.strictObject({
      to: z.number(),
      /** Whose each student was. */
      owners: z.array(pair),
      /** Since when, in the same order; steps of an earlier version do not say. */
      since: z.optional(z.array(z.nullable(z.string()))),
      /** With whom the students were shared who got them. */
      shares: z.array(
        z.strictObject({
          student_id: z.number(),
          shared_by: z.nullable(z.number()),
          login_cards: z.boolean(),
          created_at: z.string(),
        }),
      ),
      notices: z.string(),
    }),
  }),
]);
export type UndoStep = z.infer<typeof undoStep>;
