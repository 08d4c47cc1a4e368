import type { Feeling } from '#brands/feelings.ts';
import type { Pose } from '#brands/poses.ts';
import { drawnAs } from '#product/play/web/shared/drawn-as.ts';
import type { FigureName, ProgramName } from '#ui/art/cast.ts';
import type { Figure, LEVELS } from '../../rules/lesson/lesson.ts';

type DrawnAs = { name: FigureName; program: ProgramName; feeling: Feeling; pose: Pose };

/** How the art draws a figure of a cover; `you` is a child of the level's age. Null for whom nobody has drawn. */
export function figureOf({ who, face, pose }: Figure, level: (typeof LEVELS)[number]): DrawnAs | null {
  const name = drawnAs(who);
  if (name === null) return null;
  const program = level === 'elementary' ? 'zoou' : 'hoh';
  return { name, program, feeling: face, pose };
}
