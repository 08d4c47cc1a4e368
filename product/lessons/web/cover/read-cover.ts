import { notes } from '../../rules/form/faults.ts';
import { readCover } from '../../rules/form/front-matter.ts';
import type { Cover } from '../../rules/lesson/lesson.ts';

/** A list has the cover as its file does. */
export function coverOf(text: string | null): Cover | null {
  return text === null ? null : readCover(0, text, notes());
}
