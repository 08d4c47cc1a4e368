import type { Selectable } from 'kysely';
import type { PaymentEvents } from '#database/tables.ts';

/** Why staff have to look at a payment. */
export type Attention = NonNullable<Selectable<PaymentEvents>['attention']>;

/** A visit to the hosted payment page, in the words we need of it. */
export type CheckoutSession = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  /** The page, while one can pay on it. */
  url: string | null;
  paid: boolean;
  amountCents: number | null;
  currency: string | null;
  /** The order's number. */
  reference: string | null;
  paymentId: number | null;
  intent: string | null;
  /** Known where Stripe tells of the payment, or was asked for the charge. */
  paidAt: Date | null;
  /** Known where the charge was asked for with it. */
  card: CardFacts | null;
};

export type CardFacts = { brand: string | null; last4: string | null; receiptUrl: string | null };

export type PaymentEvent = { id: string; type: string } & (
  | { about: 'session'; session: CheckoutSession }
  | { about: 'refund'; intent: string | null; currency: string; refundedCents: number }
  | { about: 'nothing' }
);
