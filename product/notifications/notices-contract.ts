import * as z from 'zod/mini';
import { isDay } from '#platform/contract/days.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, longText, text, yesNo } from '#platform/contract/fields.ts';
import { formReply, notificationReply } from '#platform/contract/message.ts';
import { table } from '#platform/contract/table.ts';
import { uber } from '#product/access/rules/policies.ts';
import { NOTICE_PAGES, NOTICE_STATES } from './rules/notices.ts';

/** What staff tell everybody of an audience, from a day to a day. */
export const noticesTable = table({
  name: 'notices',
  path: '/uber/notices',
  summary: 'Notices of staff to everybody, how many were told, and how many have put it away.',
  access: uber,
  columns: {
    title_en: { label: 'notifications-notices.columns.title', kind: 'text', filter: 'text', sort: true },
    state: {
      label: 'notifications-notices.columns.state',
      kind: 'choice',
      choices: NOTICE_STATES,
      labels: 'notifications-notices.states',
      filter: 'choices',
    },
    audience: { label: 'notifications-notices.columns.audience', kind: 'text' },
    first_day: {
      label: 'notifications-notices.columns.first-day',
      kind: 'day',
      filter: 'day-range',
      sort: true,
    },
    last_day: { label: 'notifications-notices.columns.last-day', kind: 'day', sort: true },
    told: { label: 'notifications-notices.columns.told', kind: 'number' },
    dismissed: { label: 'notifications-notices.columns.dismissed', kind: 'number' },
    created_at: {
      label: 'notifications-notices.columns.created-at',
      kind: 'moment',
      sort: true,
      hidden: true,
    },
  },
  fields: { title_zh: 'text', text_en: 'text', text_zh: 'text' },
  sort: '-created_at',
});

const day = () =>
  z.string({ error: 'validation.required' }).check(z.refine(isDay, { error: 'validation.date' }));

const notice = {
  title_en: text({ max: 100 }),
  text_en: longText({ max: 500 }),
  title_zh: text({ max: 100 }),
  text_zh: longText({ max: 500 }),
  to_educator: yesNo(),
  to_clinician: yesNo(),
  to_administrator: yesNo(),
  to_home: yesNo(),
  to_parent: yesNo(),
  page: z.optional(z.nullable(z.enum(NOTICE_PAGES, { error: 'validation.in' }))),
  first_day: day(),
  last_day: day(),
} as const;

const form = z.object({
  title_en: z.string(),
  text_en: z.string(),
  title_zh: z.string(),
  text_zh: z.string(),
  to_educator: z.boolean(),
  to_clinician: z.boolean(),
  to_administrator: z.boolean(),
  to_home: z.boolean(),
  to_parent: z.boolean(),
  page: z.nullable(z.enum(NOTICE_PAGES)),
  first_day: z.string(),
  last_day: z.string(),
});
export type NoticeForm = z.infer<typeof form>;

const byId = z.strictObject({ id: id() });

export const backToSchoolForm = endpoint({
  method: 'GET',
  path: '/uber/notice-templates/back-to-school',
  summary: 'What the form of a back-to-school notice starts with, in both languages.',
  access: uber,
  input: z.strictObject({}),
  output: formReply(form),
});

export const addNotice = endpoint({
  method: 'POST',
  path: '/uber/notices',
  summary: 'Write a notice. Nobody is told before it is published.',
  access: uber,
  input: z.strictObject(notice),
  output: notificationReply,
  audit: 'notice.add',
});

export const noticeForm = endpoint({
  method: 'GET',
  path: '/uber/notices/:id/edit',
  summary: 'What the form of a notice starts with.',
  access: uber,
  input: byId,
  output: formReply(form),
});

export const editNotice = endpoint({
  method: 'PATCH',
  path: '/uber/notices/:id/edit',
  summary: 'Change a notice that is not published.',
  access: uber,
  input: z.strictObject({ id: id(), ...notice }),
  output: notificationReply,
  audit: 'notice.edit',
});

export const publishNotice = endpoint({
  method: 'POST',
  path: '/uber/notices/:id/publish',
  summary: 'Publish a notice: from its first day to its last its audience reads it on their home.',
  access: uber,
  input: byId,
  output: notificationReply,
  audit: 'notice.publish',
});

export const endNotice = endpoint({
  method: 'POST',
  path: '/uber/notices/:id/end',
  summary: 'End a published notice before its last day. It is gone from every home at once.',
  access: uber,
  input: byId,
  output: notificationReply,
  audit: 'notice.end',
});

export const deleteNotice = endpoint({
  method: 'DELETE',
  path: '/uber/notices/:id',
  summary: 'Delete a notice that was never published.',
  access: uber,
  input: byId,
  output: notificationReply,
  audit: 'notice.delete',
});
