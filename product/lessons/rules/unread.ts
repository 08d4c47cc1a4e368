import * as z from 'zod/mini';
import type { Lesson } from './lesson/lesson.ts';

/** Whose eyes a lesson needs beside ours. */
export const READERS = ['counselor', 'autistic-reader'] as const;
export type Reader = (typeof READERS)[number];
export const reader = z.enum(READERS);

/** Heavy ones are for a school counselor; the lines for autistic learners, which all have, for an autistic reader. */
export function unreadBy({ facts }: Pick<Lesson, 'facts'>, readBy: readonly Reader[]): Reader[] {
  const needed = READERS.filter((one) => one !== 'counselor' || facts.safety);
  return needed.filter((one) => !readBy.includes(one));
}
