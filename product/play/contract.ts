import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, text } from '#platform/contract/fields.ts';
import { adults, students } from '#product/access/rules/policies.ts';
import { myFigure } from './mine-contract.ts';
import { MOST_EVENTS, moment } from './rules/results/events.ts';
import { talkOffer } from './rules/results/talk.ts';
import { FORMS } from './rules/story/programs.ts';
import { SKILLS } from './rules/story/skills.ts';
import { SCENE_KINDS } from './rules/story/tags.ts';

const program = z.enum(PROGRAM_IDS);

/** A scene on the map of its world. Files lie below `/assets/scenes/`; `texts` is by language. */
const stop = z.object({
  id: z.string(),
  title: z.string(),
  titles: z.record(z.string(), z.string()),
  kind: z.enum(SCENE_KINDS),
  skill: z.enum(SKILLS),
  form: z.nullable(z.enum(FORMS)),
  version: z.string(),
  file: z.string(),
  texts: z.record(z.string(), z.string()),
  status: z.enum(['done', 'next', 'open', 'locked']),
  /** A check that is done is not played again. */
  may_play: z.boolean(),
});
export type Stop = z.infer<typeof stop>;

const world = z.object({
  program,
  epoch: z.number(),
  iteration: z.number(),
  stops: z.array(stop),
  keepsakes: z.array(z.string()),
  /** Shows evidence and jumps to any ask; nothing of it counts. */
  debug: z.boolean(),
});
export type World = z.infer<typeof world>;

/** Ask: once a day before play. Off: nobody asks here. Done: told, or passed over, today; by choice again. */
export const CHECK_IN_STATES = ['ask', 'done', 'off'] as const;

/** The adults who can see how the child feels, as it is told before it answers: who looks after it first. */
const adult = z.object({ id: z.number(), name: z.string() });
export type Adult = z.infer<typeof adult>;

/** The teacher wants no sounds: a class is told with all that it asks for, and is quiet within moments. */
const classQuiet = z.boolean();

export const getPlay = endpoint({
  method: 'GET',
  path: '/student/play',
  summary: "The student's world: its scenes, what is done, and whether to ask how the student feels.",
  access: students,
  input: z.strictObject({}),
  output: z.object({
    data: z.extend(world, {
      check_in: z.enum(CHECK_IN_STATES),
      seen_by: z.array(adult),
      me: z.nullable(myFigure),
      /** The child may ask to talk; null where nobody promised to listen. */
      talk: z.nullable(talkOffer),
      /** What was done since the last longer break. */
      sitting: z.object({ scenes: z.number(), checks: z.number(), seconds: z.number() }),
      class_quiet: classQuiet,
    }),
  }),
});
export type StudentWorld = z.infer<typeof getPlay.output>['data'];

export const getScene = endpoint({
  method: 'GET',
  path: '/student/play/:scene',
  summary:
    'Where the student was in a scene, on whatever device: the picks of the latest attempt that has not ended, and the line.',
  access: students,
  input: z.strictObject({ scene: text({ max: 100 }) }),
  output: z.object({
    data: z.object({
      stop,
      program,
      epoch: z.number(),
      iteration: z.number(),
      /** Of the saved place: in which way it is saved. */
      checkpoint_version: z.string(),
      /** The attempt to go on with; 1 where the scene was never begun. */
      attempt: z.number(),
      picks: z.array(z.tuple([z.string(), z.string()])),
      /** Of a comic: the answers it was made of, the last time it was. */
      made: z.nullable(z.array(z.tuple([z.string(), z.string()]))),
      /** The lines read since the last pick. */
      lines: z.number(),
      /** Decides the order of options; the same on every device. */
      seed: z.string(),
      debug: z.boolean(),
      /** In debug mode only: what each option says. */
      evidence: z.nullable(z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number())))),
      /** How the child looks, where it has chosen. */
      me: z.nullable(myFigure),
      /** As on the map: whoever comes by another way is asked, too. */
      check_in: z.enum(CHECK_IN_STATES),
      class_quiet: classQuiet,
    }),
  }),
});
export type ScenePlace = z.infer<typeof getScene.output>['data'];

export const sendEvents = endpoint({
  method: 'POST',
  path: '/student/play/events',
  summary:
    'What happened in play. May come twice, late and in any order: each event counts once. Events that nobody could have sent are refused alone.',
  access: students,
  input: z.strictObject({
    events: z.array(z.unknown()).check(z.minLength(1), z.maxLength(MOST_EVENTS)),
    /** The next batch is right behind: the results can be counted with the last one. */
    more: z.optional(z.boolean()),
    /** The device's clock at this moment: play counts by the server's, whatever the device's says. */
    sent_at: z.optional(moment()),
  }),
  output: z.object({
    data: z.object({
      /** Places in the batch of what cannot be kept; the browser drops these like the rest. */
      refused: z.array(z.number()),
      /** Said only where it is so: this is the most frequent answer of all. */
      class_quiet: z.optional(classQuiet),
      /** The family or the school does not want the child to play any more: what is open ends. */
      paused: z.optional(z.boolean()),
    }),
  }),
  // Play is its own record: an audit row for every batch would say the same again.
  audit: null,
});

export const getPreview = endpoint({
  method: 'GET',
  path: '/play-preview/:program',
  summary: 'A program with every scene open, for adults to try. Nothing is kept of it.',
  access: adults,
  input: z.strictObject({ program: choice(PROGRAM_IDS) }),
  output: z.object({ data: world }),
});

export const getPreviewScene = endpoint({
  method: 'GET',
  path: '/play-preview/:program/:scene',
  summary:
    'A scene for adults to try; with the evidence of each option where the account has game debug mode.',
  access: adults,
  input: z.strictObject({ program: choice(PROGRAM_IDS), scene: text({ max: 100 }) }),
  output: getScene.output,
});
