import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, id, text } from '#platform/contract/fields.ts';
import { adults, educators } from '#product/access/rules/policies.ts';
import { USES } from '#product/play/rules/missions/needs.ts';
import { CHECK_INS } from '#product/play/rules/results/events.ts';
import { isSkill, SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { GRADES, type Grade } from '#product/rosters/rules/grades.ts';
import { gradeFrom } from '#product/rosters/rules/written-grades.ts';
import { CHALLENGES, LESSON_TYPES, LEVELS, lesson, PREPS } from './rules/lesson/lesson.ts';

/**
 * Why it was chosen: it follows a scene, practices a skill, or is for what a feeling may be about; it suits the age at
 * home; the reader planned it for this week; or the notice of this week named it.
 */
const reason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('scene'), scene: z.string(), title: z.string() }),
  z.object({ kind: z.literal('skill'), skill: z.enum(SKILLS) }),
  z.object({ kind: z.literal('challenge'), challenge: z.enum(CHALLENGES) }),
  z.object({ kind: z.literal('age') }),
  z.object({ kind: z.literal('planned') }),
  z.object({ kind: z.literal('week'), of: z.enum(['felt', 'played']) }),
]);
export type ShownReason = z.infer<typeof reason>;

const fittingLesson = z.object({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  /** The language of the title: English where there is no translation yet. */
  language: z.enum(LOCALES),
  type: z.enum(LESSON_TYPES),
  level: z.enum(LEVELS),
  grades: z.string(),
  minutes: z.number(),
  prep: z.enum(PREPS),
  /** There is a page to print for each child. */
  has_page: z.boolean(),
  cover: lesson.shape.cover,
  /** A heavy topic, to be read before it is taught. */
  heavy: z.boolean(),
  /** When the reader taught it last. */
  taught_on: z.nullable(z.string()),
  reason,
});
export type FittingLesson = z.infer<typeof fittingLesson>;

/** `ic,er`: the one that is needed most first. */
const skills = z.pipe(
  text({ max: 40 }).check(z.refine((list) => list.split(',').every(isSkill), { error: 'validation.in' })),
  z.transform((list): Skill[] => [...new Set(list.split(',').filter(isSkill))]),
);

const grade = z.pipe(
  z
    .union([z.number(), z.string()], { error: 'validation.grade' })
    .check(z.refine((value) => gradeFrom(String(value)) !== null, { error: 'validation.grade' })),
  z.transform((value): Grade => gradeFrom(String(value)) ?? GRADES[0]),
);

export const findFittingLessons = endpoint({
  method: 'GET',
  path: '/lessons/fitting',
  summary:
    'Up to three lessons for what is needed, each with the reason: the scene it follows, the skill it practices (`skills`, the one needed most first), or what a feeling may be about. It is asked for nobody by name. For a family (`usage=family`, and always for parents) they can be done at home, those planned for this week are left out (see `/lessons/planned`), and where nothing else is known the grade decides. What the reader taught in the last four weeks comes last.',
  access: adults,
  input: z.strictObject({
    skills: z.optional(skills),
    grade: z.optional(grade),
    level: z.optional(choice(LEVELS)),
    usage: z.optional(choice(USES)),
    scene: z.optional(text({ max: 100 })),
    feeling: z.optional(choice(CHECK_INS)),
    _lang: z._default(choice(LOCALES), 'en'),
  }),
  output: z.object({ data: z.array(fittingLesson) }),
});

export const findPlannedLessons = endpoint({
  method: 'GET',
  path: '/lessons/planned',
  summary:
    'What the reader planned for this week and has not done yet. A plan is the reader’s own, whichever child it is for.',
  access: adults,
  input: z.strictObject({ _lang: z._default(choice(LOCALES), 'en') }),
  output: z.object({ data: z.array(fittingLesson) }),
});

const nextLesson = z.object({ ...fittingLesson.shape, for_whom: z.enum(['whole', 'group']) });
export type NextLesson = z.infer<typeof nextLesson>;

export const findNextLessons = endpoint({
  method: 'GET',
  path: '/educator/lessons/next',
  summary:
    'What the own class is taught next: first what is planned for this week and not yet taught, then a lesson for everybody, which is the one that this week’s notice named or what fits what play says, then one for a few. No child is named.',
  access: educators,
  input: z.strictObject({ _lang: z._default(choice(LOCALES), 'en') }),
  output: z.object({ data: z.array(nextLesson) }),
});

const doneLesson = z.object({
  code: z.string(),
  title: z.string(),
  language: z.enum(LOCALES),
  on_day: z.string(),
});
export type DoneLesson = z.infer<typeof doneLesson>;

export const findGroupLessons = endpoint({
  method: 'GET',
  path: '/educator/small-groups/:id/lessons',
  summary:
    'Up to three lessons for one of the own small groups, for its skill and the grade of its children; and those that were done with it, the newest first.',
  access: educators,
  input: z.strictObject({ id: id(), _lang: z._default(choice(LOCALES), 'en') }),
  output: z.object({
    data: z.array(fittingLesson),
    done: z.array(doneLesson),
    group: z.object({ id: z.number(), name: z.string(), skill: z.enum(SKILLS) }),
  }),
});
