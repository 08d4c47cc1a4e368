import type { Locale } from '#brands/brand.ts';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Needs } from '#product/play/rules/missions/needs.ts';
import type { CheckIn } from '#product/play/rules/results/events.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';
import { type CHALLENGES, isForHome, type Lesson, PREPS } from '../lesson/lesson.ts';
import { gradesAway, type Level, levelOfGrade } from './grades.ts';

type Challenge = (typeof CHALLENGES)[number];

/** A lesson as one is chosen by: its facts, and the languages it is told in. */
export type Fittable = Pick<
  Lesson['facts'],
  | 'id'
  | 'type'
  | 'usage'
  | 'skills'
  | 'level'
  | 'grades'
  | 'prep'
  | 'challenges'
  | 'family'
  | 'schoolOnly'
  | 'safety'
> & { scenes: readonly string[]; languages: readonly Locale[] };

/** Why a lesson was chosen. It is said wherever the lesson is named. */
export type Reason =
  | { kind: 'scene'; scene: string }
  | { kind: 'skill'; skill: Skill }
  | { kind: 'challenge'; challenge: Challenge }
  /** Nothing is known of the child but the age. */
  | { kind: 'age' }
  /** The reader's own plan for this week. */
  | { kind: 'planned' }
  /** The lesson that the notice of this week named, for what was felt or played in the week before. */
  | { kind: 'week'; of: 'felt' | 'played' };

export type Fitting<L extends Fittable = Fittable> = {
  lesson: L;
  reason: Reason;
  /** It carries the text for when a child tells something worrying, and who teaches it reads it first. */
  isHeavy: boolean;
};

export type Reader = {
  language: Locale;
  today: Day;
  /** When the reader taught a lesson last, by its id. */
  taught: ReadonlyMap<string, Day>;
};

export const MOST_FITTING = 3;
/** What was taught since then comes last. */
const TAUGHT_LATELY_DAYS = 28;
/** A lesson for others is none for these. */
const MOST_GRADES_AWAY = 1;

/** What a feeling that was told may be about. Who is okay or happy needs no lesson for it. */
export const CHALLENGES_OF: Readonly<Record<CheckIn, readonly Challenge[]>> = {
  mad: ['anger', 'calming-down', 'conflict-resolution'],
  sad: ['sadness-and-grief', 'feeling-left-out', 'dealing-with-disappointment'],
  worried: ['anxiety-and-stress', 'coping-with-change', 'perfectionism'],
  okay: [],
  happy: [],
};

export type Asked = Needs & { level?: Level | undefined };

/**
 * Three lessons at most for what is needed, each with its reason: the scene that was finished, the skill that is needed
 * most, the feeling, then the other skills; from each of these one, and again. No two are alike, and what the reader has
 * taught lately comes last. For one child, at school or at home, there always is one: where nothing else is known, the
 * age is.
 */
export function fittingLessons<L extends Fittable>(
  lessons: readonly L[],
  needs: Asked,
  reader: Reader,
  most = MOST_FITTING,
): Fitting<L>[] {
  const possible = lessons.filter((lesson) => isPossible(lesson, needs));
  const since = addDays(reader.today, -TAUGHT_LATELY_DAYS);
  const isLate = ({ lesson: { id } }: Fitting): boolean => (reader.taught.get(id) ?? '') > since;
  const known = shelvesFor(possible, needs, reader);
  const isLost = isForOneChild(needs) && known.every(({ length }) => length === 0);
  const shelves = isLost ? [fittingFor(possible, { kind: 'age' }, needs, reader)] : known;
  const chosen: Fitting<L>[] = [];
  for (const late of [false, true]) {
    for (const one of inTurns(shelves.map((shelf) => shelf.filter((fit) => isLate(fit) === late)))) {
      if (chosen.length < most && !chosen.some(({ lesson }) => areAlike(lesson, one.lesson)))
        chosen.push(one);
    }
  }
  return chosen;
}

function isForOneChild({ usage }: Pick<Asked, 'usage'>): boolean {
  return usage === 'individual' || usage === 'family';
}

function isPossible(lesson: Fittable, { grade, level, usage }: Asked): boolean {
  if (usage === 'family' && !isDoneTogether(lesson)) return false;
  // One child can do what a group does; a group cannot do what is for one child.
  if (usage === 'group' && !lesson.usage.includes('group')) return false;
  if (level !== undefined && lesson.level !== level) return false;
  return (
    grade === undefined ||
    (lesson.level === levelOfGrade(grade) && gradesAway(lesson.grades, grade) <= MOST_GRADES_AWAY)
  );
}

/** What a child and an adult do together: nothing heavy without anybody to ask, and nothing that only an adult reads. */
function isDoneTogether(lesson: Fittable): boolean {
  return isForHome(lesson) && !lesson.safety && lesson.type !== 'article';
}

/** What there is for each reason, the best first. */
function shelvesFor<L extends Fittable>(lessons: readonly L[], needs: Asked, reader: Reader): Fitting<L>[][] {
  const { scene, skills = [], feeling } = needs;
  const shelf = (reason: Reason): Fitting<L>[] => fittingFor(lessons, reason, needs, reader);
  const [first, ...others] = skills.map((skill) => shelf({ kind: 'skill', skill }));
  const felt = feeling === undefined ? [] : CHALLENGES_OF[feeling];
  return [
    ...(scene === undefined ? [] : [shelf({ kind: 'scene', scene })]),
    ...(first === undefined ? [] : [first]),
    heavyLast([...inTurns(felt.map((challenge) => shelf({ kind: 'challenge', challenge })))]),
    ...others,
  ];
}

/** A feeling alone leads to a heavy topic only where there is nothing else. */
function heavyLast<F extends Fitting>(fits: readonly F[]): F[] {
  return [...fits.filter(({ isHeavy }) => !isHeavy), ...fits.filter(({ isHeavy }) => isHeavy)];
}

function isFor(lesson: Fittable, reason: Reason): boolean {
  switch (reason.kind) {
    case 'scene':
      return lesson.scenes.includes(reason.scene);
    case 'skill':
      return lesson.skills.includes(reason.skill);
    case 'challenge':
      return lesson.challenges.includes(reason.challenge);
    case 'age':
    case 'planned':
    case 'week':
      return true;
  }
}

function fittingFor<L extends Fittable>(
  lessons: readonly L[],
  reason: Reason,
  needs: Asked,
  reader: Reader,
): Fitting<L>[] {
  return lessons
    .filter((lesson) => isFor(lesson, reason))
    .map((lesson) => ({
      fit: { lesson, reason, isHeavy: lesson.safety },
      by: order(lesson, reason, needs, reader),
    }))
    .sort((a, b) => compare(a.by, b.by) || a.fit.lesson.id.localeCompare(b.fit.lesson.id))
    .map(({ fit }) => fit);
}

/** The smaller, the sooner: what counts most first. */
function order(lesson: Fittable, reason: Reason, { grade, usage }: Asked, { language }: Reader): number[] {
  return [
    // A heavy topic follows its scene; a skill alone leads to it last, as a feeling does.
    reason.kind !== 'scene' && lesson.safety ? 1 : 0,
    lesson.languages.includes(language) ? 0 : 1,
    reason.kind === 'skill' && lesson.skills[0] !== reason.skill ? 1 : 0,
    // At home, too, what one child can do comes first.
    isForOneChild({ usage }) && !lesson.usage.includes('individual') ? 1 : 0,
    // An article is read by adults: nobody is taught by it today.
    lesson.type === 'article' ? 1 : 0,
    grade === undefined ? 0 : gradesAway(lesson.grades, grade),
    PREPS.indexOf(lesson.prep),
  ];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((one, index) => one !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The first of each, then the second of each. */
function* inTurns<T>(rows: readonly (readonly T[])[]): Generator<T> {
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  for (let at = 0; at < longest; at += 1) {
    for (const row of rows) {
      const one = row[at];
      if (one !== undefined) yield one;
    }
  }
}

/** The same lesson, or one of the same kind for the same skill: whoever wants another wants another. */
function areAlike(a: Fittable, b: Fittable): boolean {
  return a.id === b.id || (a.type === b.type && a.skills[0] === b.skills[0]);
}
