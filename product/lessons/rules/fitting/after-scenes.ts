import type { ProgramId } from '#brands/brand.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';
import { gradesAway, levelOfGrade } from './grades.ts';

export type StoryScene = { id: string; program: ProgramId; skill: Skill };

/** What a row of the catalogue says of it. */
export type Following = {
  id: string;
  type: string;
  skills: readonly string[];
  level: string;
  grades: string;
  scene: string | null;
  safety: boolean;
};

/** In the middle of the grades that a program is for. Comics are for all of them; those that the youngest can do suit most. */
const GRADE_OF: Readonly<Record<ProgramId, number>> = { academy: 0, zoou: 3, ssgrin: 4, hoh: 7, sim: 3 };

/**
 * The scenes that each lesson follows, by its id: those that it names itself, and those that no lesson names. A scene of
 * these is followed by a lesson of its own skill for the grades of its program, which is none that is heavy or only read;
 * of several that fit by the one that follows the fewest, so that two stories lead to two lessons.
 */
export function scenesAfter(
  lessons: readonly Following[],
  scenes: readonly StoryScene[],
): Record<string, string[]> {
  const after: Record<string, string[]> = {};
  const follow = (id: string, scene: string): void => void (after[id] ??= []).push(scene);
  for (const { id, scene } of lessons) if (scene !== null) follow(id, scene);
  const named = new Set(lessons.map(({ scene }) => scene));
  const unnamed = scenes.filter(({ id }) => !named.has(id)).toSorted((a, b) => a.id.localeCompare(b.id));
  for (const scene of unnamed) {
    const [best] = lessons
      .filter((lesson) => fits(lesson, scene))
      .toSorted(
        (a, b) =>
          (after[a.id]?.length ?? 0) - (after[b.id]?.length ?? 0) ||
          gradesAway(a.grades, GRADE_OF[scene.program]) - gradesAway(b.grades, GRADE_OF[scene.program]) ||
          a.id.localeCompare(b.id),
      );
    if (best !== undefined) follow(best.id, scene.id);
  }
  return after;
}

/** As far from the grade of its children as a lesson may be. */
const MOST_AWAY = 1;

function fits({ type, skills, level, grades, safety }: Following, { program, skill }: StoryScene): boolean {
  const grade = GRADE_OF[program];
  return (
    skills[0] === skill &&
    level === levelOfGrade(grade) &&
    gradesAway(grades, grade) <= MOST_AWAY &&
    !safety &&
    type !== 'article'
  );
}

/** Of the scenes that a lesson follows, those that its own question is not about: it names the scene of its facts. */
export function askedOtherwise<Scene extends { id: string }>(
  { scene }: { scene: string | null },
  followed: readonly Scene[],
): Scene[] {
  return scene === null ? [] : followed.filter(({ id }) => id !== scene);
}
