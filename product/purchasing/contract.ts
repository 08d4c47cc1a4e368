import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { text } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { anyone } from '#product/access/rules/policies.ts';
import { sessionReply } from '#product/accounts/sign-in-contract.ts';

/** The session of the user whom the payment made, or what to tell an existing one. */
export const paymentCompleted = endpoint({
  method: 'POST',
  path: '/payment-completed/:session',
  summary: 'Back from the payment page: what became of the payment session.',
  access: anyone,
  input: z.strictObject({
    session: text({ max: 200 }),
    /** Of the browser that began the payment. */
    secret: z.optional(text({ max: 200 })),
  }),
  output: z.union([sessionReply, notificationReply]),
  audit: 'payment.signed-in',
});

/** The payment page cannot tell that somebody left it: the page they come back to does. */
export const paymentCanceled = endpoint({
  method: 'POST',
  path: '/payment-canceled/:session',
  summary: 'Canceled on the payment page: nobody can pay there any more.',
  access: anyone,
  input: z.strictObject({
    session: text({ max: 200 }),
    /** Of the browser that began the payment. */
    secret: text({ max: 200 }),
  }),
  output: notificationReply,
  audit: 'payment.cancel',
});
