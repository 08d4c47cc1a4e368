import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { isDay } from '#platform/contract/days.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, name, optionalText, yesNo } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { operationId } from '#platform/contract/operation-id.ts';
import { suggestions } from '#platform/contract/suggestions.ts';
import { table } from '#platform/contract/table.ts';
import { educators } from '#product/access/rules/policies.ts';
import { SAID } from '#product/play/rules/measurement/levels.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { LEVEL_PROGRAMS } from './rules/programs.ts';
import { smallGroup } from './rules/small-group-shape.ts';

/** A few children who practice one skill together. It is whose it is: nobody else reads it. */

export const findSmallGroups = suggestions(
  '/autocomplete/small-groups',
  educators,
  'The own small groups by name, the running ones first.',
);

const program = z.enum(LEVEL_PROGRAMS, { error: 'validation.in' });
const skill = z.enum(SKILLS, { error: 'validation.in' });

export const smallGroupsTable = table({
  name: 'small-groups',
  path: '/educator/small-groups',
  summary: 'The own small groups.',
  access: educators,
  columns: {
    name: { label: 'group-data.small.columns.name', kind: 'text', filter: 'text', sort: true },
    skill: {
      label: 'group-data.small.columns.skill',
      kind: 'choice',
      choices: SKILLS,
      labels: 'group-data.skills',
      filter: 'choices',
    },
    program: {
      label: 'group-data.small.columns.program',
      kind: 'choice',
      choices: LEVEL_PROGRAMS,
      labels: 'rosters.programs',
      hidden: true,
    },
    children: { label: 'group-data.small.columns.children', kind: 'number' },
    meetings: { label: 'group-data.small.columns.meetings', kind: 'number' },
    met_on: { label: 'group-data.small.columns.met-on', kind: 'day' },
    starts_on: { label: 'group-data.small.columns.starts-on', kind: 'day', sort: true },
    ends_on: { label: 'group-data.small.columns.ends-on', kind: 'day' },
  },
  /** The one in the middle of its children; null where none of them is read any more. */
  fields: { grade: 'number' },
  filters: {
    over: { kind: 'yes-no', label: 'group-data.small.filters.over', segment: true },
  },
  sort: '-starts_on',
});

const day = () =>
  z.string({ error: 'validation.required' }).check(z.refine(isDay, { error: 'validation.date' }));

/** More is a class. */
const SMALL_GROUP_MOST = 12;
const studentIds = z
  .array(id(), { error: 'validation.required' })
  .check(
    z.minLength(1, { error: 'group-data.small.form.children-none' }),
    z.maxLength(SMALL_GROUP_MOST, { error: 'group-data.small.form.children-many' }),
  );
const some = z.array(id()).check(z.maxLength(SMALL_GROUP_MOST, { error: 'validation.in' }));

const about = {
  name: name({ max: 100 }),
  goal: optionalText({ max: 500 }),
  starts_on: day(),
  /** Blank where no end is planned. */
  ends_on: z._default(z.union([z.literal(''), day()]), ''),
};

export const makeSmallGroup = endpoint({
  method: 'POST',
  path: '/educator/small-groups',
  summary:
    'Makes a small group of students whose reports the educator reads. Answers its id among what is extra.',
  access: educators,
  input: z.strictObject({
    operation_id: operationId(),
    ...about,
    program,
    skill,
    student_ids: studentIds,
    /** Who comes along to help. */
    partner_ids: z.optional(some),
  }),
  output: notificationReply,
  audit: 'small-group.make',
});

export const readSmallGroup = endpoint({
  method: 'GET',
  path: '/educator/small-groups/:id',
  summary:
    'One of the own small groups: its students as far as the educator still reads them, and who came when.',
  access: educators,
  input: z.strictObject({ id: id() }),
  output: z.object({ data: smallGroup }),
  audit: 'small-group.read',
});

export const readSmallGroupPage = endpoint({
  method: 'GET',
  path: '/educator/small-groups/:id/page',
  summary: 'What came of a small group, as one page to print.',
  access: educators,
  input: z.strictObject({ id: id(), _lang: z.optional(z.enum(LOCALES, { error: 'validation.in' })) }),
  output: z.void(),
  audit: 'small-group.page',
  stepUp: true,
});

export const editSmallGroup = endpoint({
  method: 'PATCH',
  path: '/educator/small-groups/:id/edit',
  summary: 'Changes what a small group is called, its goal and its days.',
  access: educators,
  input: z.strictObject({ id: id(), ...about }),
  output: notificationReply,
  audit: 'small-group.edit',
});

export const setSmallGroupMembers = endpoint({
  method: 'PATCH',
  path: '/educator/small-groups/:id/members',
  summary: 'Says who is in a small group. Who stays keeps what was said when they joined.',
  access: educators,
  input: z.strictObject({ id: id(), student_ids: studentIds, partner_ids: z.optional(some) }),
  output: notificationReply,
  audit: 'small-group.members',
});

export const endSmallGroup = endpoint({
  method: 'PATCH',
  path: '/educator/small-groups/:id/end',
  summary: 'Ends a small group, or takes it up again.',
  access: educators,
  input: z.strictObject({ id: id(), on: yesNo() }),
  output: notificationReply,
  audit: 'small-group.end',
});

export const keepMeeting = endpoint({
  method: 'PATCH',
  path: '/educator/small-groups/:id/meetings',
  summary: 'Keeps who was there on a day. The same day again is the same meeting.',
  access: educators,
  input: z.strictObject({ id: id(), held_on: day(), present: some }),
  output: notificationReply,
  audit: 'small-group.meeting',
});

export const removeMeeting = endpoint({
  method: 'DELETE',
  path: '/educator/small-groups/:id/meetings/:held_on',
  summary: 'Takes a meeting back that was not held.',
  access: educators,
  input: z.strictObject({ id: id(), held_on: day() }),
  output: notificationReply,
  audit: 'small-group.remove-meeting',
});

const candidate = z.object({
  id: z.number(),
  name: z.string(),
  grade: z.number(),
  /** Of the skill that was asked for. */
  said: z.nullable(z.enum(SAID)),
});
export type CandidateChild = z.infer<typeof candidate>;

export const findCandidates = endpoint({
  method: 'GET',
  path: '/educator/small-group-candidates',
  summary:
    'Students who can be in a small group: the own and shared ones, for who has none all of those in reach.',
  access: educators,
  input: z.strictObject({ program, skill }),
  output: z.object({ data: z.array(candidate) }),
  audit: 'small-group.candidates',
});
