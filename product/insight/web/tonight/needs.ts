import type { Needs } from '#product/play/rules/missions/needs.ts';
import type { LessonNeeds } from '../../rules/student/page-shape.ts';

type Child = { grade: number; family?: object | null };

/** What one child needs, as lessons are asked for: nothing of it says who the child is. */
export function needsOf({ grade, family = null }: Child, { skill, scene }: LessonNeeds): Needs {
  return {
    grade,
    usage: family === null ? 'individual' : 'family',
    // What is practiced next is what the report says; only where it says nothing a lesson goes on from play.
    ...(skill !== null ? { skills: [skill] } : scene !== null ? { scene } : {}),
  };
}
