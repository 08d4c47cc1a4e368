import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { SEEN } from '#product/observations/rules/seen.ts';
import { MISSIONS } from '#product/play/rules/missions/missions.ts';
import { CHECK_INS } from '#product/play/rules/results/events.ts';
import { REPORTS } from '#product/play/rules/results/progress.ts';
import { FORMS } from '#product/play/rules/story/programs.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { line, skillRow } from '#product/reports/rules/page-shape.ts';
import { READS } from '#product/reports/rules/reads.ts';
import { FAMILY_SAYS } from '#product/reports/rules/said-skills.ts';
import { HISTORY_KINDS } from './history.ts';
import { LEVELS } from './moments.ts';
import { NOTE_READERS } from './notes.ts';

const day = z.string();

/** One of the six weeks: school days, and days of the weekend that something was said on. `not-now` was the child's choice. */
const feelingDay = z.object({ day, said: z.nullable(z.enum([...CHECK_INS, 'not-now'])) });
const feelings = z.object({
  /** Whether the child is asked at all. */
  asked: z.boolean(),
  weeks: z.array(z.object({ monday: day, days: z.array(feelingDay) })),
  told: z.number(),
  not_now: z.number(),
});
export type StudentFeelings = z.infer<typeof feelings>;

const play = z.object({
  /** Thirty days up to today; `calm` is the Cool Down Corner. */
  days: z.array(
    z.object({
      day,
      program: z.number(),
      calm: z.number(),
      minutes: z.object({ program: z.number(), calm: z.number() }),
    }),
  ),
  areas: z.array(
    z.object({ area: z.enum([...PROGRAM_IDS, 'cdc']), seconds: z.number(), minutes: z.number() }),
  ),
  seconds: z.number(),
  /** What is shown: those of days and of areas add up to it. */
  minutes: z.number(),
  days_played: z.number(),
  last_on: z.nullable(day),
});
export type StudentPlay = z.infer<typeof play>;

const week = z.object({
  seconds: z.number(),
  minutes: z.number(),
  days: z.number(),
  /** Titles of what was played to its end since Monday. */
  finished: z.array(z.string()),
  /** What was told since Monday, in its order; null where the reader is not told. */
  felt: z.nullable(z.array(z.enum(CHECK_INS))),
});
export type StudentWeek = z.infer<typeof week>;

const skills = z.object({
  program: z.enum(PROGRAM_IDS),
  kind: z.enum(REPORTS),
  iteration: z.number(),
  form: z.nullable(z.enum(FORMS)),
  how: z.nullable(z.string()),
  bands: z.tuple([z.string(), z.string(), z.string()]),
  rows: z.array(z.extend(skillRow, { best: z.number(), of: z.number(), percentile: z.nullable(z.string()) })),
  /** What guessing would give, in words: a third. */
  guess: z.string(),
  /** How far norms are, where there are no percentiles yet. */
  norms: z.nullable(z.string()),
  /** Why nothing is compared with the check before, where there was one. */
  growth: z.nullable(z.string()),
  asides: z.array(z.string()),
});
export type StudentSkills = z.infer<typeof skills>;

/** What adults saw, each by themselves; beside what play shows, and in no figure with it. */
const saw = z.enum(SEEN);
const observed = z.object({
  /** Null where the account is gone. */
  observer: z.nullable(z.string()),
  own: z.boolean(),
  day,
  term: day,
  seen: z.object({ ic: saw, com: saw, coop: saw, ini: saw, emp: saw, er: saw }),
});
export type StudentObserved = z.infer<typeof observed>;

/** What the child was given to try after the scene it finished last, and whether an adult saw it. */
const mission = z.object({
  id: z.enum(MISSIONS),
  title: z.string(),
  seen: z.nullable(z.object({ by: z.nullable(z.string()), own: z.boolean(), day })),
});
export type StudentMission = z.infer<typeof mission>;

const moment = z.object({
  scene: z.string(),
  title: z.string(),
  /** The scene was played to its end; else it was begun. */
  finished: z.boolean(),
  day,
  told: z.array(z.object({ text: z.string(), said: z.boolean() })),
  choice: z.string(),
  /** How a mini-game went: nobody says it. */
  game: z.boolean(),
  skill: z.enum(SKILLS),
  level: z.enum(LEVELS),
});
export type StudentMoment = z.infer<typeof moment>;

const note = z.object({
  id: z.number(),
  text: z.string(),
  skill: z.nullable(z.enum(SKILLS)),
  readers: z.enum(NOTE_READERS),
  author: z.nullable(z.string()),
  own: z.boolean(),
  day,
});
export type StudentNote = z.infer<typeof note>;

const report = z.object({
  program: z.enum(PROGRAM_IDS),
  kind: z.enum(REPORTS),
  iteration: z.number(),
  done: z.number(),
  required: z.number(),
  available: z.boolean(),
});
export type StudentReport = z.infer<typeof report>;

const person = z.object({
  name: z.string(),
  part: z.enum(['owner', 'shared', 'family', 'linked', 'answers']),
  since: z.nullable(day),
});

const event = z.object({
  kind: z.enum(HISTORY_KINDS),
  day,
  by: z.nullable(z.string()),
  title: z.nullable(z.string()),
});
export type StudentEvent = z.infer<typeof event>;

/** What families read of skills, and one thing to try at home. */
const family = z.object({
  skills: z.array(z.object({ skill: z.enum(SKILLS), name: z.string(), says: z.enum(FAMILY_SAYS) })),
  home: z.array(line),
});

/** What a lesson for the child could be about: the skill to practice next, as the report has it, and what it played last. */
export const lessonNeeds = z.object({
  skill: z.nullable(z.enum(SKILLS)),
  scene: z.nullable(z.string()),
});
export type LessonNeeds = z.infer<typeof lessonNeeds>;

/** A child as the reader may know it. Null is what this reader does not read; an empty list, what there is nothing of. */
export const studentPage = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  grade: z.number(),
  program: z.nullable(z.enum(PROGRAM_IDS)),
  teacher: z.nullable(z.string()),
  school: z.nullable(z.string()),
  student_id: z.nullable(z.string()),
  /** Null for who reads it by a school's leave: how the child logs in is not theirs. */
  username: z.nullable(z.string()),
  archived: z.boolean(),
  /** Since when; null of who is not archived. */
  archived_on: z.nullable(day),
  /** Null where it was nobody's deed, or is not the reader's to know. */
  archived_by: z.nullable(z.string()),
  today: day,
  reads: z.enum(READS),
  /** A school's child, which an adult of its family reads of. */
  linked: z.boolean(),
  /** While staff act as the reader: feelings and notes are not theirs to see. */
  covered: z.boolean(),
  has_played: z.boolean(),
  week,
  feelings: z.nullable(feelings),
  play,
  skills: z.nullable(skills),
  /** Null for who reads no SEL check-ins. */
  observed: z.nullable(z.array(observed)),
  mission: z.nullable(mission),
  moments: z.nullable(z.array(moment)),
  /** The reader would read them, and the child's district has switched them off. */
  moments_off: z.boolean(),
  notes: z.nullable(z.array(note)),
  /** For parents those that there are: how far the others came is the school's to know. */
  reports: z.array(report),
  /** Another assessment could be unlocked. */
  may_unlock: z.boolean(),
  /** The reader has or administers the child, or is its family: the log of access is theirs to read. */
  keeps_data: z.boolean(),
  /** The reader hands out codes for the family. */
  may_invite: z.boolean(),
  licenses: z.array(z.object({ program: z.enum(PROGRAM_IDS), ends_on: day, runs: z.boolean() })),
  /** Of who has had none yet: until when a running trial gives one at the first login. */
  trial_ends_on: z.nullable(day),
  people: z.array(person),
  history: z.array(event),
  family: z.nullable(family),
  /** So many the child has made; null for who does not read them. */
  comics: z.nullable(z.number()),
  /** Null for who does not read how the child does. */
  lesson: z.nullable(lessonNeeds),
});
export type StudentPage = z.infer<typeof studentPage>;

/** Whose data it is, for what a page hands in about it. */
export type Kept = Pick<StudentPage, 'id' | 'first_name' | 'archived'>;
