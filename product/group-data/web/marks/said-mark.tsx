import type { Said } from '#product/play/rules/measurement/levels.ts';
import { LevelCell } from './level-mark.tsx';

/** Where only the words are known. */
export function SaidMark({ said }: { said: Said | null }) {
  return said === null ? null : <LevelCell said={said} />;
}
