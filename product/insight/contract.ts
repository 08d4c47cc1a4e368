import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { educators } from '#product/access/rules/policies.ts';
import { LEVEL_PROGRAMS } from '#product/group-data/rules/programs.ts';
import { CHECK_INS } from '#product/play/rules/results/events.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';

/** As one calls a child in its own class: Maya, or Maya F. where there are two. */
const child = z.object({
  id: z.number(),
  name: z.string(),
  /** Looked after by the reader, and not only shared. */
  own: z.boolean(),
});
export type Child = z.infer<typeof child>;
const children = z.array(child);

const feelings = z.object({
  told: z.array(z.object({ feeling: z.enum(CHECK_INS), children })),
  /** Was asked, and said "Not now". */
  not_now: children,
  /** Did not open Kindred today, or is not asked. */
  not_asked: children,
});
export type Feelings = z.infer<typeof feelings>;

/** One thing to see to, with whom it is about. */
const worthALook = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('follow-up'),
    child,
    reason: z.enum(['streak', 'talk']),
  }),
  z.object({
    kind: z.literal('feeling'),
    child,
    feeling: z.enum(['mad', 'sad', 'worried']),
    /** Today, in the Cool Down Corner. */
    cool_down_seconds: z.number(),
  }),
  /** Up to the last day the child answered, which is not today: so many hard ones one after the other. */
  z.object({
    kind: z.literal('row'),
    child,
    /** Null where they were mixed. */
    feeling: z.nullable(z.enum(['mad', 'sad', 'worried'])),
    days: z.number(),
  }),
  z.object({
    kind: z.literal('away'),
    child,
    /** Null where it never was. */
    last_played_on: z.nullable(z.string()),
    school_days: z.number(),
  }),
  z.object({
    kind: z.literal('license'),
    children,
    /** Null: there is none that runs. */
    ends_on: z.nullable(z.string()),
  }),
]);
export type WorthALook = z.infer<typeof worthALook>;

const week = z.object({
  finished: children,
  started: children,
  not_yet: children,
  /** Of those who have not played: who cannot, for want of a license. */
  cannot_play: children,
  /** Monday to Friday, and the days of the weekend that were played on. */
  days: z.array(z.object({ day: z.string(), seconds: z.number() })),
  seconds: z.number(),
  /** Of these. */
  cool_down_seconds: z.number(),
  /** Who played, in the order of the class; together these are all seconds. */
  by_child: z.array(z.object({ child, seconds: z.number() })),
});
export type Week = z.infer<typeof week>;

/** What a lesson could be about; the grade is that of those who need it. Null is what play does not say clearly. */
const teachNext = z.object({
  /** Of so many children play says something of skills. */
  told: z.number(),
  /** The skill that most are clearly emerging in, of all who have a report in that program: as group data counts them. */
  whole: z.nullable(
    z.object({
      program: z.enum(LEVEL_PROGRAMS),
      skill: z.enum(SKILLS),
      children: z.number(),
      of: z.number(),
      grade: z.number(),
    }),
  ),
  /** A few children who could practice one skill together: one of the groups that group data suggests in that program. */
  group: z.nullable(
    z.object({ program: z.enum(LEVEL_PROGRAMS), skill: z.enum(SKILLS), children, grade: z.number() }),
  ),
  /** What most finished this week. */
  scene: z.nullable(z.object({ scene: z.string(), children: z.number(), grade: z.number() })),
});
export type TeachNext = z.infer<typeof teachNext>;

/** As the list of reports counts the same children: who plays the program or has played it. */
const reports = z.object({
  program: z.enum(PROGRAM_IDS),
  children: z.number(),
  ready: z.number(),
  /** Have finished something towards it. */
  on_the_way: z.number(),
});
export type ReportsReady = z.infer<typeof reports>;

export const getClass = endpoint({
  method: 'GET',
  path: '/educator/class',
  summary:
    'The own class: how children said they feel today, as far as they were told that the reader sees it, whom to look at first, who played this week, whose reports are ready, and what a lesson could be about.',
  access: educators,
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      children: z.number(),
      /** Of these: whom the reader looks after. */
      own_ids: z.array(z.number()),
      /** Null while staff act as somebody: feelings are not theirs to see. */
      feelings: z.nullable(feelings),
      /** The first the one to see to first. */
      worth_a_look: z.array(worthALook),
      week,
      /** By program, that of most children first. */
      reports: z.array(reports),
      teach_next: teachNext,
    }),
  }),
  audit: 'class.read',
  onlyReads: true,
});
export type ClassToday = z.infer<typeof getClass.output>['data'];
