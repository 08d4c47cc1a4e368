import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, id, yesNo } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { operationId } from '#platform/contract/operation-id.ts';
import { educatorsInPerson, groupAdminsInPerson } from '#product/access/rules/policies.ts';
import { MISSIONS } from '#product/play/rules/missions/missions.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { playedSkills } from './rules/played.ts';
import { seenSkills } from './rules/seen.ts';
import { STANDINGS } from './rules/standing.ts';

const day = z.string();

const roundChild = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  grade: z.number(),
  /** The child's own, by the clock of its school. */
  term: day,
  standing: z.enum(STANDINGS),
  /** From when on the reader has known the child for long enough. */
  ready_on: day,
  seen: seenSkills,
  /** Under which what is kept was sent; null where nothing is. */
  operation_id: z.nullable(z.string()),
  /** What play shows; null until all six skills were said, and where play says nothing. */
  played: z.nullable(playedSkills),
});
const round = z.object({
  term: day,
  /** Staff have switched it off at the reader's school. */
  is_off: z.boolean(),
  children: z.array(roundChild),
});
export type SelRound = z.infer<typeof round>;
export type RoundChild = SelRound['children'][number];

export const readRound = endpoint({
  method: 'GET',
  path: '/educator/sel-check-ins/round',
  summary:
    'The own and shared children of a school in this term: what the reader has said of their six skills, and who is due. What play shows comes with those who are done alone.',
  access: educatorsInPerson,
  input: z.strictObject({}),
  output: z.object({ data: round }),
  audit: 'sel-check-ins.round',
});

export const keepObservation = endpoint({
  method: 'PATCH',
  path: '/educator/students/:id/observation',
  summary:
    'Keep what the educator saw of a student’s six skills this term, in place of what the same educator said before. `after` is the operation id of what the sender knows to be kept; where another is, nothing is changed and that is answered.',
  access: educatorsInPerson,
  input: z.strictObject({
    id: id(),
    term: z
      .string({ error: 'validation.required' })
      .check(z.regex(/^\d{4}-0[27]-01$/, { error: 'validation.in' })),
    seen: seenSkills.check(
      z.refine((seen) => Object.values(seen).some((one) => one !== null), { error: 'validation.required' }),
    ),
    operation_id: operationId(),
    after: z.nullable(operationId()),
  }),
  output: z.object({
    data: z.object({
      /** False: somebody was faster, on another device; what follows is theirs. */
      kept: z.boolean(),
      operation_id: z.string(),
      seen: seenSkills,
      played: z.nullable(playedSkills),
    }),
  }),
  audit: 'student.observe',
});

const share = z.object({
  'not-yet': z.number(),
  sometimes: z.number(),
  mostly: z.number(),
  'didnt-see': z.number(),
});
const schoolShares = z.object({
  id: z.number(),
  name: z.string(),
  children: z.nullable(z.number()),
  observed: z.nullable(z.number()),
  skills: z.nullable(z.array(z.object({ skill: z.enum(SKILLS), shares: share }))),
});

export const readSchoolCheckIns = endpoint({
  method: 'GET',
  path: '/educator/sel-check-ins/schools',
  summary:
    'Of each school in reach, this term: of how many students somebody said what they saw, and shares of what was said, in steps of five percent; nothing about fewer than ten.',
  access: groupAdminsInPerson,
  input: z.strictObject({}),
  output: z.object({
    data: z.object({ term: day, schools: z.array(schoolShares), all: z.nullable(schoolShares) }),
  }),
  audit: 'sel-check-ins.schools',
});

export const sawMission = endpoint({
  method: 'POST',
  path: '/educator/students/:id/mission',
  summary: 'Say that one saw a student do what it was given to try after a scene, or take that back.',
  access: educatorsInPerson,
  input: z.strictObject({ id: id(), mission: choice(MISSIONS), seen: yesNo() }),
  output: notificationReply,
  audit: 'student.mission',
});

const givenMission = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  mission: z.enum(MISSIONS),
  /** Of the scene that gave it. */
  title: z.string(),
});
export type GivenMission = z.infer<typeof givenMission>;

export const listMissions = endpoint({
  method: 'GET',
  path: '/educator/missions',
  summary:
    'What the own and shared students were given to try in the last two weeks and nobody has seen yet: a few, the newest first, and how many more.',
  access: educatorsInPerson,
  input: z.strictObject({ _lang: z.optional(z.enum(LOCALES, { error: 'validation.in' })) }),
  output: z.object({ data: z.array(givenMission), more: z.number() }),
  audit: 'missions.read',
});
