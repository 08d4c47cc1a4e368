import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { adults, anyone, educators } from '#product/access/rules/policies.ts';
import { dashboardNotification } from './rules/dashboard.ts';
import { liveHello } from './rules/live.ts';

const mailHead = {
  id: z.number(),
  received_at: z.string(),
  recipient: z.string(),
  subject: z.string(),
};

/** The demo's mailbox: these two are served in demo mode only. */
export const listMailbox = endpoint({
  method: 'GET',
  path: '/mailbox',
  summary: 'Demo only: the letters the embedded mail server has received, newest first.',
  access: anyone,
  input: z.strictObject({}),
  output: z.object({ data: z.array(z.object(mailHead)) }),
});

export const readMailbox = endpoint({
  method: 'GET',
  path: '/mailbox/:id',
  summary: 'Demo only: one letter.',
  access: anyone,
  input: z.strictObject({ id: id() }),
  output: z.object({ data: z.object({ ...mailHead, sender: z.string(), text: z.string() }) }),
});

export const live = endpoint({
  method: 'GET',
  path: '/live',
  summary:
    'Server-sent events of the own personal channel: hello first, then what happens. Last-Event-ID takes up where an earlier stream broke off; without Accept: text/event-stream it ends with what there is.',
  access: adults,
  input: z.strictObject({}),
  output: liveHello,
  stream: true,
});

export const listNotifications = endpoint({
  method: 'GET',
  path: '/educator/notifications',
  summary:
    "The educator's dashboard notifications that were not dismissed, newest first, and how many they are.",
  access: educators,
  input: z.strictObject({}),
  output: z.object({ data: z.array(dashboardNotification), total: z.number() }),
});

export const dismissNotification = endpoint({
  method: 'DELETE',
  path: '/educator/notifications/:id',
  summary: 'Dismiss a dashboard notification; answers how many are left.',
  access: educators,
  input: z.strictObject({ id: id() }),
  output: z.object({ total: z.number() }),
  audit: null,
});
