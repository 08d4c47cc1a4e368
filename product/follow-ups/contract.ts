import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, id, longText } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { educators, educatorsInPerson, groupAdmins } from '#product/access/rules/policies.ts';
import { CHECK_INS } from '#product/play/rules/results/events.ts';
import { COUNTRIES } from './rules/settings.ts';
import { STEP_KINDS } from './rules/step-kinds.ts';

const NOTE_LENGTH = 500;
const person = z.object({ id: z.number(), name: z.string() });
export type Person = z.infer<typeof person>;

/** One step of it: who did what, and when. `by` is null where the clock did, or somebody who is gone. */
const step = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(STEP_KINDS),
  by: z.nullable(person),
  to: z.nullable(person),
  note: z.nullable(z.string()),
});
export type FollowUpStep = z.infer<typeof step>;

export const FOLLOW_UP_LISTS = ['mine', 'all', 'closed'] as const;
export type FollowUpList = (typeof FOLLOW_UP_LISTS)[number];

const followUp = z.object({
  id: z.number(),
  child: z.object({
    id: z.number(),
    name: z.string(),
    teacher: z.nullable(z.string()),
    /** The reader teaches the child, or has it shared. */
    near: z.boolean(),
    /** The child's page opens for the reader. */
    opens: z.boolean(),
  }),
  time_zone: z.string(),
  reason: z.enum(['streak', 'talk']),
  opened_at: z.string(),
  /** What the child said, of the last five answered days: only as far as it was told that the reader sees it. */
  days: z.array(z.object({ day: z.string(), feeling: z.enum(CHECK_INS) })),
  owner: z.nullable(person),
  /** Nobody has it: who is asked next, and when; null where everybody was. */
  next: z.nullable(z.object({ at: z.string(), name: z.nullable(z.string()) })),
  late: z.boolean(),
  closed_at: z.nullable(z.string()),
  closed_with: z.nullable(z.string()),
  steps: z.array(step),
  /** Whom it can be passed to; empty where the reader cannot. */
  pass_to: z.array(person),
});
export type FollowUp = z.infer<typeof followUp>;

/** What stands on top of every page: whom to call, and when somebody looks. */
const crisisLine = z.object({
  school_id: z.number(),
  school: z.string(),
  on: z.boolean(),
  /** Of the week, Monday first. */
  hours: z.array(z.nullable(z.tuple([z.number(), z.number()]))),
  contact_name: z.string(),
  contact_phone: z.string(),
  country: z.enum(COUNTRIES),
  steps: z.string(),
});
export type CrisisLine = z.infer<typeof crisisLine>;

export const listFollowUps = endpoint({
  method: 'GET',
  path: '/educator/follow-ups',
  summary:
    'Follow-ups of children whom the reader teaches, has shared or answers for: those that wait for the reader or are theirs, all that are open, or those closed of late. Nothing while staff act as the reader.',
  access: educators,
  input: z.strictObject({
    _list: z._default(choice(FOLLOW_UP_LISTS), 'mine'),
    /** All of one child's, open and closed, whatever the list. */
    _student: z.optional(id()),
  }),
  output: z.object({
    data: z.array(followUp),
    /** While staff act as the reader. */
    covered: z.boolean(),
    /** The schools of the reader; `on` says whether hard weeks are watched there. */
    lines: z.array(crisisLine),
    /** The reader is one of the two who answer at a school that watches. */
    answers: z.boolean(),
    closed_this_month: z.number(),
  }),
  audit: 'follow-ups.read',
});
export type FollowUps = z.infer<typeof listFollowUps.output>;

/** All zero while staff act as the reader. */
const openFollowUps = z.object({
  /** The four parts below, together. */
  open: z.number(),
  yours: z.number(),
  /** Nobody has it, and the reader teaches the child or was asked. */
  asks_you: z.number(),
  /** Nobody has it, and somebody else is asked. */
  waits: z.number(),
  /** Somebody else has it. */
  taken: z.number(),
  /** The number beside the menu, and of the list that opens first: the own and those that ask the reader. */
  waiting: z.number(),
});
export type OpenFollowUps = z.infer<typeof openFollowUps>;

export const countWaiting = endpoint({
  method: 'GET',
  path: '/educator/follow-ups/waiting',
  summary:
    'How many open follow-ups the reader knows of: the own, those that nobody has and that ask the reader, those that wait for somebody else, and those somebody else has.',
  access: educators,
  input: z.strictObject({}),
  output: z.object({ data: openFollowUps }),
});

const one = { id: id() };
const deed = <Name extends string>(name: Name, summary: string) =>
  ({ method: 'POST', path: `/educator/follow-ups/:id/${name}`, summary, access: educatorsInPerson }) as const;

export const takeFollowUp = endpoint({
  ...deed('take', 'I have got this: the own from now on, and the clock stops.'),
  input: z.strictObject(one),
  output: notificationReply,
  audit: 'follow-up.take',
});

export const passFollowUp = endpoint({
  ...deed('pass', 'Pass it to somebody who may know of the child; the clock runs until they have taken it.'),
  input: z.strictObject({ ...one, to_id: id() }),
  output: notificationReply,
  audit: 'follow-up.pass',
});

export const noteFollowUp = endpoint({
  ...deed('notes', 'Write down what was done or seen, for everybody who reads this follow-up.'),
  input: z.strictObject({ ...one, text: longText({ max: NOTE_LENGTH }) }),
  output: notificationReply,
  audit: 'follow-up.note',
});

export const closeFollowUp = endpoint({
  ...deed('close', 'Close the own follow-up, with what was done.'),
  input: z.strictObject({ ...one, text: longText({ max: NOTE_LENGTH }) }),
  output: notificationReply,
  audit: 'follow-up.close',
});

export const countFollowUps = endpoint({
  method: 'GET',
  path: '/educator/follow-up-counts',
  summary:
    'Of the schools somebody runs: whether follow-up is on, how many are open on time and late, and how many somebody has. No name, no feeling; of fewer than ten children no number.',
  access: groupAdmins,
  input: z.strictObject({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        on: z.boolean(),
        /** Null where there are too few children to speak of them. */
        counts: z.nullable(
          z.object({
            /** All that are open: on time or late, and taken or not. */
            open: z.number(),
            on_time: z.number(),
            late: z.number(),
            /** Nobody has it, or somebody does. */
            waits: z.number(),
            taken: z.number(),
            closed: z.number(),
          }),
        ),
      }),
    ),
  }),
  audit: 'follow-ups.count',
});
export type FollowUpCounts = z.infer<typeof countFollowUps.output>['data'];
