import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import type { Policy } from '#platform/contract/policy.ts';
import { adults, anyone, educators, parents } from '#product/access/rules/policies.ts';
import { dashboardNotification } from './rules/dashboard.ts';
import { liveHello } from './rules/live.ts';

const mailHead = {
  id: z.number(),
  received_at: z.string(),
  recipient: z.string(),
  subject: z.string(),
};

/** The demo's mailbox: these three are served in demo mode only. */
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
  output: z.object({
    data: z.object({
      ...mailHead,
      sender: z.string(),
      text: z.string(),
      /** It has a look of its own: `/mailbox/:id/page`. */
      has_page: z.boolean(),
      attachments: z.array(z.object({ name: z.string(), size: z.number() })),
    }),
  }),
});

export const readAttachment = endpoint({
  method: 'GET',
  path: '/mailbox/:id/attachments/:place',
  summary: 'Demo only: a file that came with a letter; the first one is at place 1.',
  access: anyone,
  input: z.strictObject({ id: id(), place: id() }),
  output: z.unknown(),
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

/** The calls of educators and parents are alike. */
function listOf(base: string, access: Policy<false>) {
  return endpoint({
    method: 'GET',
    path: `${base}/notifications`,
    summary: 'The own dashboard notifications that were not dismissed, newest first, and how many they are.',
    access,
    input: z.strictObject({}),
    output: z.object({
      data: z.array(dashboardNotification),
      total: z.number(),
      /** While staff act as the reader: without what speaks of feelings or follow-ups. */
      covered: z.optional(z.boolean()),
    }),
  });
}
export const listNotifications = listOf('/educator', educators);
export const listParentNotifications = listOf('/parent', parents);

function dismissalOf(base: string, access: Policy<false>) {
  return endpoint({
    method: 'DELETE',
    path: `${base}/notifications/:id`,
    summary: 'Dismiss a dashboard notification; answers how many are left.',
    access,
    input: z.strictObject({ id: id() }),
    output: z.object({ total: z.number() }),
    audit: null,
  });
}
export const dismissNotification = dismissalOf('/educator', educators);
export const dismissParentNotification = dismissalOf('/parent', parents);

function restorationOf(base: string, access: Policy<false>) {
  return endpoint({
    method: 'POST',
    path: `${base}/notifications/:id/restore`,
    summary: 'Take back that a dashboard notification was dismissed; answers how many there are.',
    access,
    input: z.strictObject({ id: id() }),
    output: z.object({ total: z.number() }),
    audit: null,
  });
}
export const restoreNotification = restorationOf('/educator', educators);
export const restoreParentNotification = restorationOf('/parent', parents);
