import type { Day } from '#platform/contract/days.ts';
import type { Needs } from '#product/play/rules/missions/needs.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';
import { type Fittable, type Fitting, fittingLessons, type Reader } from './fitting.ts';

/** What play says of a class: see `teach_next` of insight. */
export type ClassNeeds = {
  whole: { skill: Skill; grade: number } | null;
  group: { skill: Skill; grade: number } | null;
  scene: { scene: string; grade: number } | null;
};

/** The Monday, what the reader planned for its week and has not taught yet, and what the notice of the week named. */
export type Week = {
  monday: Day;
  planned: readonly string[];
  named: { id: string; of: 'felt' | 'played' } | null;
};

export type NextLesson<L extends Fittable = Fittable> = Fitting<L> & { forWhom: 'whole' | 'group' };

const MOST_PLANNED = 3;

/** The plans of a week, as lessons with the reason that they were planned. */
export function plannedLessons<L extends Fittable>(
  lessons: readonly L[],
  planned: readonly string[],
): Fitting<L>[] {
  return planned
    .flatMap((id) => lessons.find((lesson) => lesson.id === id) ?? [])
    .slice(0, MOST_PLANNED)
    .map((lesson) => ({ lesson, reason: { kind: 'planned' }, isHeavy: lesson.safety }));
}

/**
 * What a class is taught next, wherever that is said: what is planned for this week and not taught yet; then one for
 * everybody, which is the one that this week's notice named, or what fits; then one for a few.
 */
export function nextLessons<L extends Fittable>(
  lessons: readonly L[],
  { planned, named, monday }: Week,
  needs: ClassNeeds,
  reader: Reader,
): NextLesson<L>[] {
  const next: NextLesson<L>[] = plannedLessons(lessons, planned).map((fit) => ({ ...fit, forWhom: 'whole' }));
  const add = (fits: readonly Fitting<L>[], forWhom: NextLesson['forWhom']) => {
    const fit = fits.find(({ lesson }) => !next.some((one) => one.lesson.id === lesson.id));
    if (fit !== undefined) next.push({ ...fit, forWhom });
  };
  const isTaught = named !== null && (reader.taught.get(named.id) ?? '') >= monday;
  const ofWeek = named === null || isTaught ? [] : lessons.filter(({ id }) => id === named.id);
  add(
    [
      ...ofWeek.map((lesson) => ({
        lesson,
        reason: { kind: 'week', of: named?.of ?? 'played' } as const,
        isHeavy: lesson.safety,
      })),
      ...fitting(lessons, forAll(needs), reader),
    ],
    'whole',
  );
  add(fitting(lessons, forSome(needs), reader), 'group');
  return next;
}

function fitting<L extends Fittable>(
  lessons: readonly L[],
  needs: Needs | null,
  reader: Reader,
): Fitting<L>[] {
  return needs === null ? [] : fittingLessons(lessons, needs, reader);
}

/** Where no skill stands out, a lesson can go on from what most have played. */
function forAll({ whole, scene }: ClassNeeds): Needs | null {
  if (whole !== null) return { skills: [whole.skill], grade: whole.grade, usage: 'group' };
  return scene === null ? null : { scene: scene.scene, grade: scene.grade, usage: 'group' };
}

function forSome({ group }: ClassNeeds): Needs | null {
  return group === null ? null : { skills: [group.skill], grade: group.grade, usage: 'group' };
}
