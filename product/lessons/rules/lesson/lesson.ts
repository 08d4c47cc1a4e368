import * as z from 'zod/mini';
import { FEELINGS } from '#brands/feelings.ts';
import { POSES } from '#brands/poses.ts';
import { PLACES } from '#product/play/rules/story/places.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';

/** A lesson as screen, paper and proofs take it. Files are read by `rules/form`; nothing else makes one. */

export const LESSON_TYPES = ['activity', 'article', 'quiz', 'video', 'worksheet'] as const;
export const USAGES = ['group', 'individual'] as const;
export const LEVELS = ['elementary', 'middle'] as const;
/** None: open or print. Modest: gather, under five minutes. Moderate: cut or set up. */
export const PREPS = ['none', 'modest', 'moderate'] as const;
export const CHALLENGES = [
  'anger',
  'anxiety-and-stress',
  'calming-down',
  'causing-disruptions',
  'conflict-resolution',
  'coping-with-change',
  'daily-transitions',
  'dealing-with-disappointment',
  'feeling-left-out',
  'friendship',
  'growth-mindset',
  'listening-skills',
  'peer-pressure',
  'perfectionism',
  'sadness-and-grief',
  'self-esteem-and-self-confidence',
  'staying-focused',
] as const;

export const ADAPT_KEYS = [
  'younger',
  'older',
  'language-learners',
  'autistic-learners',
  'no-talk',
  'large-class',
  'one-child',
] as const;
export type AdaptKey = (typeof ADAPT_KEYS)[number];

/** Outlines that a student page may ask for. */
export const OUTLINES = [
  'soup-bowl',
  'body',
  'face',
  'hand',
  'tree',
  'mug',
  'kite',
  'boat',
  'house',
  'star',
  'heart',
  'cloud',
  'book',
  'door',
  'ladder',
  'bridge',
  'drum',
  'lantern',
  'train',
  'phone',
] as const;

export const ARROWS = ['up', 'down', 'left', 'right'] as const;

const figure = z.object({ who: z.string(), face: z.enum(FEELINGS), pose: z.enum(POSES) });
export type Figure = z.infer<typeof figure>;

const cover = z.object({ place: z.enum(PLACES), left: figure, right: figure });
export type Cover = z.infer<typeof cover>;

export const lessonFacts = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(LESSON_TYPES),
  usage: z.array(z.enum(USAGES)),
  skills: z.array(z.enum(SKILLS)),
  level: z.enum(LEVELS),
  grades: z.string(),
  prep: z.enum(PREPS),
  challenges: z.array(z.enum(CHALLENGES)),
  minutes: z.number(),
  overview: z.string(),
  materials: z.string(),
  /** The words of the link to the student page; without them there is none. */
  studentAnchor: z.nullable(z.string()),
  /** A month, `01` to `12`: featured from its first day in the running school year. */
  featured: z.string(),
  scene: z.nullable(z.string()),
  practice: z.string(),
  family: z.boolean(),
  safety: z.boolean(),
  /** The overview as parents read it, of what they do with their own child. */
  homeOverview: z.nullable(z.string()),
  /** Why it makes no sense at home: parents do not see it, though schools may send its letter. */
  schoolOnly: z.nullable(z.string()),
});

/** Whether it is among the lessons of parents: it has a letter for them, and is no lesson of a school alone. */
export function isForHome({
  family,
  schoolOnly,
}: Pick<z.infer<typeof lessonFacts>, 'family' | 'schoolOnly'>): boolean {
  return family && schoolOnly === null;
}

/** Whom a lesson that is not for home is written for: a group, or at school each child alone as well. */
export function madeFor(usage: readonly string[]): 'group' | 'school' {
  return usage.includes('individual') ? 'school' : 'group';
}

/** What a parent is told who asks for a lesson that is there, and for schools alone. */
export const NOT_FOR_HOME = {
  group: 'lessons.page.not-home',
  school: 'lessons.page.not-home-alone',
} as const;

const step = z.object({
  minutes: z.number(),
  name: z.string(),
  parts: z.array(z.object({ kind: z.enum(['do', 'say']), text: z.string() })),
});
export type Step = z.infer<typeof step>;

/** The number of the first item: a list goes on after what stands between. Null where it has no numbers. */
const listStart = z.nullable(z.number());

/** A paragraph's lead is its bold beginning. */
const articleBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), lead: z.nullable(z.string()), text: z.string() }),
  z.object({ kind: z.literal('list'), start: listStart, items: z.array(z.string()) }),
]);
export type ArticleBlock = z.infer<typeof articleBlock>;

const question = z.object({
  text: z.string(),
  answers: z.array(z.object({ text: z.string(), reply: z.string() })),
});
export type QuizQuestion = z.infer<typeof question>;

const mark = z.nullable(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('arrow'), to: z.enum(ARROWS) }),
    z.object({ kind: z.literal('circles'), count: z.number() }),
  ]),
);
export type ItemMark = z.infer<typeof mark>;

const studentBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('list'),
    start: listStart,
    items: z.array(z.object({ text: z.string(), mark })),
  }),
  z.object({ kind: z.literal('lines'), count: z.number() }),
  z.object({ kind: z.literal('box'), cm: z.number() }),
  z.object({ kind: z.literal('draw'), outline: z.enum(OUTLINES), cm: z.number() }),
  z.object({ kind: z.literal('faces'), faces: z.array(z.enum(FEELINGS)) }),
  z.object({
    kind: z.literal('scale'),
    from: z.number(),
    to: z.number(),
    left: z.string(),
    right: z.string(),
  }),
  z.object({ kind: z.literal('choose'), among: z.array(z.string()) }),
  z.object({ kind: z.literal('columns'), heads: z.array(z.string()), rows: z.array(z.string()) }),
  z.object({ kind: z.literal('circles'), count: z.number() }),
  z.object({ kind: z.literal('arrow'), to: z.enum(ARROWS) }),
  /** What follows are cards to cut. */
  z.object({ kind: z.literal('cut') }),
]);
export type StudentBlock = z.infer<typeof studentBlock>;

const page = z.object({ title: z.string(), blocks: z.array(studentBlock) });
export type StudentPage = z.infer<typeof page>;

const lessonProse = z.object({
  why: z.array(z.string()),
  before: z.array(z.string()),
  steps: z.array(step),
  article: z.nullable(z.array(articleBlock)),
  clip: z.nullable(z.object({ file: z.string(), questions: z.array(z.string()) })),
  quiz: z.nullable(z.array(question)),
  transfer: z.array(z.string()),
  adapt: z.partialRecord(z.enum(ADAPT_KEYS), z.string()),
  check: z.array(z.string()),
  /** What is special for this lesson, below the shared text. */
  safety: z.nullable(z.array(z.string())),
  student: z.nullable(z.array(page)),
  family: z.nullable(z.array(z.string())),
  /** What to do with one child, and who takes the other parts. */
  home: z.nullable(z.array(z.string())),
});
export type LessonProse = z.infer<typeof lessonProse>;

/** The order in which a file, the screen and the paper have them. */
export const SECTIONS = [
  'why',
  'before',
  'steps',
  'article',
  'clip',
  'quiz',
  'transfer',
  'adapt',
  'check',
  'safety',
  'student',
  'family',
  'home',
] as const satisfies readonly (keyof LessonProse)[];
export type Section = (typeof SECTIONS)[number];

export const lesson = z.object({ facts: lessonFacts, cover, prose: lessonProse });
export type Lesson = z.infer<typeof lesson>;

/** What a translation says anew. Facts are the English file's alone. */
export const translation = z.object({
  id: z.string(),
  title: z.string(),
  overview: z.string(),
  materials: z.string(),
  studentAnchor: z.nullable(z.string()),
  homeOverview: z.nullable(z.string()),
  prose: lessonProse,
});
export type LessonTranslation = z.infer<typeof translation>;

/** The lesson in the translation's language. */
export function told(lesson: Lesson, { prose, ...words }: LessonTranslation): Lesson {
  return { ...lesson, facts: { ...lesson.facts, ...words }, prose };
}

/** The lesson as a parent reads it. What a school has to mind in it is the school's: it may even be about the home. */
export function toldAtHome({ facts, prose, ...lesson }: Lesson): Lesson {
  return {
    ...lesson,
    facts: { ...facts, overview: facts.homeOverview ?? facts.overview },
    prose: { ...prose, safety: prose.safety === null ? null : [] },
  };
}

/** The papers of a lesson: the plan, the page for children, the letter for families. */
export const LESSON_PARTS = ['educator', 'student', 'family'] as const;
export type LessonPart = (typeof LESSON_PARTS)[number];
