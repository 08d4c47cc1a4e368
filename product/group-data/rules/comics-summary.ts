import * as z from 'zod/mini';

export const comicsSummary = z.object({
  children: z.number(),
  /** Have finished a comic. */
  told: z.number(),
  /** That all of them have finished. */
  comics: z.number(),
});
export type ComicsSummary = z.infer<typeof comicsSummary>;
