import * as z from 'zod/mini';
import type { PaymentEvent } from './payment-events.ts';

const MOST_CENTS = 2_000_000_000;
const ID = z.string().check(z.regex(/^[\w:.-]{1,255}$/));
const TEXT = z.string().check(z.maxLength(500), z.regex(/^\P{Cc}*$/u));
const CENTS = z.int().check(z.gte(0), z.lte(MOST_CENTS));
const CURRENCY = z.string().check(z.regex(/^[a-z]{3}$/i));

const session = z.object({
  id: ID,
  amountCents: z.nullable(CENTS),
  currency: z.nullable(CURRENCY),
  reference: z.nullable(TEXT),
  intent: z.nullable(ID),
});

const shapes = {
  session: z.object({ id: ID, type: ID, session }),
  refund: z.object({
    id: ID,
    type: ID,
    intent: z.nullable(ID),
    currency: CURRENCY,
    refundedCents: CENTS,
  }),
  nothing: z.object({ id: ID, type: ID }),
} as const;

/**
 * A signature says who speaks, not that it makes sense: an id with a NUL, a number for an id or an amount of text would
 * fail in the database, and Stripe would tell it again for days.
 */
export function makesSense(event: PaymentEvent): boolean {
  return z.safeParse(shapes[event.about], event).success;
}
