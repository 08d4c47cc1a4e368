import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { email, id, personName, text } from '#platform/contract/fields.ts';
import { QUANTITY_MAX } from '#platform/contract/issues.ts';
import { operationId } from '#platform/contract/operation-id.ts';
import { anyone, educators, parents } from '#product/access/rules/policies.ts';
import { onBehalf } from './rules/on-behalf.ts';
import { CARD_BELOW, FAMILY_MAX } from './rules/prices.ts';

/** A whole number above zero, up to what may be bought by card. */
function quantity(max: number, tooMany: string) {
  return z.number({ error: 'validation.number' }).check(
    z.refine((value) => Number.isInteger(value), { error: 'validation.integer', abort: true }),
    z.refine((value) => value > 0, { error: 'validation.greater-than-zero', abort: true }),
    z.refine((value) => value <= max, { error: tooMany, params: { max } }),
  );
}

const started = z.object({
  /** The hosted page, where the card is asked for. */
  url: z.string(),
  session: z.string(),
  /** For this browser alone: it proves to `payment-completed` who began the payment. */
  secret: z.string(),
});

const familyQuantity = () => quantity(FAMILY_MAX, QUANTITY_MAX);

export const educatorPaymentSession = endpoint({
  method: 'POST',
  path: '/educator/payment-session',
  summary: 'Begin to buy individual licenses by card: answers the address of the payment page.',
  access: educators,
  input: z.strictObject({
    quantity: quantity(CARD_BELOW - 1, 'validation.contact-us-100'),
    operation_id: operationId(),
    on_behalf: onBehalf(),
  }),
  output: started,
  audit: 'payment.start',
});

export const parentPaymentSession = endpoint({
  method: 'POST',
  path: '/parent/payment-session',
  summary: 'Begin to buy licenses for the own children by card.',
  access: parents,
  input: z.strictObject({ quantity: familyQuantity(), operation_id: operationId(), on_behalf: onBehalf() }),
  output: started,
  audit: 'payment.start',
});

/** A parent pays for one child: docs/product/purchasing.md. */
export const childPaymentSession = endpoint({
  method: 'POST',
  path: '/parent/students/:id/payment-session',
  summary:
    "Begin to pay for the next license of one of the own children, which is the child's as soon as it is paid.",
  access: parents,
  input: z.strictObject({ id: id(), operation_id: operationId(), on_behalf: onBehalf() }),
  output: started,
  audit: 'payment.start',
});

export const newParentPaymentSession = endpoint({
  method: 'POST',
  path: '/parent-new/payment-session',
  summary: 'Begin to buy as a parent without an account, which the payment makes.',
  access: anyone,
  input: z.strictObject({
    first_name: personName(),
    last_name: personName(),
    email: email(),
    quantity: familyQuantity(),
    operation_id: operationId(),
  }),
  output: started,
  audit: 'payment.start',
});

/** For the page of thanks: nothing is claimed of a payment that is not the reader's, or was not made. */
export const parentPayment = endpoint({
  method: 'GET',
  path: '/parent/payments/:session',
  summary: 'What the own payment was for, once it went through.',
  access: parents,
  input: z.strictObject({ session: text({ max: 200 }) }),
  output: z.object({
    data: z.object({
      order_id: z.number(),
      number: z.string(),
      quantity: z.number(),
      total: z.string(),
      /** Whether the account has a password: one that the payment made has none. */
      has_password: z.boolean(),
      /** Whether the license has gone to the child it was bought for. */
      for_child: z.boolean(),
    }),
  }),
});
