import type { Needs } from '#product/play/rules/missions/needs.ts';
import type { ChildProgress } from '../../progress-contract.ts';
import { needsOf } from '../tonight/needs.ts';

/** Where play does not say yet what to practice, it is what was practiced. */
export function needsAtHome({ grade, lesson, paths }: ChildProgress): Needs {
  const [practiced] = paths.flatMap((path) => path.practiced);
  const skill = lesson.skill ?? (lesson.scene === null ? (practiced?.skill ?? null) : null);
  return needsOf({ grade, family: {} }, { ...lesson, skill });
}
