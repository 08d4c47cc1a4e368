import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, id, longText, name, text, yesNo } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { educators, educatorsInPerson, groupAdminsInPerson } from '#product/access/rules/policies.ts';
import { COUNTRIES, isPhone, LONGEST_RETENTION, SHORTEST_RETENTION, weekHours } from './rules/settings.ts';

const person = z.object({ id: z.number(), name: z.string() });
const range = { first_day: z.string(), last_day: z.string() };

const responders = z.object({
  school_id: z.number(),
  school: z.string(),
  time_zone: z.string(),
  on: z.boolean(),
  /** By staff: the school cannot switch it on. */
  switched_off: z.boolean(),
  /** The reader runs the school: others read. */
  may_edit: z.boolean(),
  responder: z.nullable(person),
  backup: z.nullable(person),
  hours: z.array(z.nullable(z.tuple([z.number(), z.number()]))),
  contact_name: z.string(),
  contact_phone: z.string(),
  steps: z.string(),
  country: z.enum(COUNTRIES),
  retention_days: z.number(),
  /** Until when the school has confirmed all of it. */
  confirmed_until: z.nullable(z.string()),
  days_off: z.array(z.object({ id: z.number(), ...range, words: z.string() })),
  absences: z.array(z.object({ id: z.number(), account: person, ...range, own: z.boolean() })),
  /** Who would be asked if a follow-up ran out of time now, and when somebody looks next. */
  asked_now: z.nullable(person),
  next_open: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** Who can be named, for whoever may edit: counselors and admins first. */
  people: z.array(z.object({ id: z.number(), name: z.string(), may_lead: z.boolean() })),
});
export type SchoolResponders = z.infer<typeof responders>;

export const listResponders = endpoint({
  method: 'GET',
  path: '/educator/responders',
  summary:
    'Who answers for hard weeks at the own schools: people, hours, days off, whom to call, the own steps.',
  access: educators,
  input: z.strictObject({}),
  output: z.object({ data: z.array(responders) }),
});

export const saveResponders = endpoint({
  method: 'POST',
  path: '/educator/responders/:id',
  summary:
    'Say who answers at a school, when, and whom to call. With `on` it is confirmed for a year and hard weeks are watched from now on; without, they are not.',
  access: groupAdminsInPerson,
  input: z.strictObject({
    id: id(),
    on: yesNo(),
    responder_id: id(),
    backup_id: id(),
    hours: weekHours,
    contact_name: name({ max: 100 }),
    contact_phone: text({ max: 40 }).check(z.refine(isPhone, { error: 'follow-ups.refused.phone' })),
    steps: longText({ max: 2000 }),
    country: choice(COUNTRIES),
    retention_days: z
      .int({ error: 'follow-ups.refused.retention' })
      .check(
        z.minimum(SHORTEST_RETENTION, { error: 'follow-ups.refused.retention' }),
        z.maximum(LONGEST_RETENTION, { error: 'follow-ups.refused.retention' }),
      ),
  }),
  output: notificationReply,
  audit: 'follow-ups.settings',
});

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const day = () =>
  z.string({ error: 'validation.required' }).check(
    z.regex(DAY, { error: 'validation.date' }),
    z.refine((value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true, {
      error: 'validation.date',
    }),
  );

export const addDaysOff = endpoint({
  method: 'POST',
  path: '/educator/responders/:id/days-off',
  summary: 'A day, or days up to another, on which nobody looks at a school.',
  access: groupAdminsInPerson,
  input: z.strictObject({ id: id(), first_day: day(), last_day: day(), words: text({ max: 100 }) }),
  output: notificationReply,
  audit: 'follow-ups.days-off',
});

export const removeDaysOff = endpoint({
  method: 'DELETE',
  path: '/educator/responders/:id/days-off/:day_id',
  summary: 'Take days off back: somebody looks on them.',
  access: groupAdminsInPerson,
  input: z.strictObject({ id: id(), day_id: id() }),
  output: notificationReply,
  audit: 'follow-ups.days-off',
});

export const addAbsence = endpoint({
  method: 'POST',
  path: '/educator/responders/:id/absences',
  summary:
    'Days on which one of the two who answer is away: the own, or, for who runs the school, of either.',
  access: educatorsInPerson,
  input: z.strictObject({ id: id(), account_id: id(), first_day: day(), last_day: day() }),
  output: notificationReply,
  audit: 'follow-ups.absence',
});

export const removeAbsence = endpoint({
  method: 'DELETE',
  path: '/educator/responders/:id/absences/:absence_id',
  summary: 'Back again.',
  access: educatorsInPerson,
  input: z.strictObject({ id: id(), absence_id: id() }),
  output: notificationReply,
  audit: 'follow-ups.absence',
});
