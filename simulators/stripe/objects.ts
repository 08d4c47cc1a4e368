import { randomBytes } from 'node:crypto';

/** The parts of Stripe's objects that its clients may ask for here. Names and shapes are Stripe's. */
export type SimulatedCharge = {
  id: string;
  object: 'charge';
  created: number;
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  currency: string;
  payment_intent: string;
  receipt_url: string;
  payment_method_details: { type: 'card'; card: { brand: string; last4: string } };
};

export type SimulatedRefund = {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  status: 'succeeded';
  charge: string;
  payment_intent: string;
  created: number;
};

type SimulatedIntent = {
  id: string;
  object: 'payment_intent';
  status: 'succeeded';
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  latest_charge: SimulatedCharge;
};

export type SimulatedLine = { name: string; quantity: number; unit_amount: number };

export type SimulatedSession = {
  id: string;
  object: 'checkout.session';
  mode: 'payment';
  ui_mode: 'hosted_page';
  livemode: false;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  client_reference_id: string | null;
  customer_email: string | null;
  metadata: Record<string, string>;
  intent_metadata: Record<string, string>;
  amount_total: number;
  currency: string;
  success_url: string;
  cancel_url: string | null;
  url: string | null;
  created: number;
  expires_at: number;
  lines: SimulatedLine[];
  intent: SimulatedIntent | null;
  /** The last one first. */
  refunds?: SimulatedRefund[];
};

export function simulatedId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('hex')}`;
}

/** A session as a reply or an event shows it: what is behind an id is there only where it was asked for. */
export function shownSession(session: SimulatedSession, expand: readonly string[] = []): object {
  const { lines: _, intent, intent_metadata: __, refunds: ___, ...shown } = session;
  return { ...shown, payment_intent: shownIntent(intent, expand) };
}

function shownIntent(intent: SimulatedIntent | null, expand: readonly string[]): unknown {
  if (intent === null || !expand.some((path) => path.startsWith('payment_intent'))) return intent?.id ?? null;
  const charge = intent.latest_charge;
  return { ...intent, latest_charge: expand.includes('payment_intent.latest_charge') ? charge : charge.id };
}

/** Stripe's own test numbers, and what becomes of a payment with each. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', brand: 'visa', outcome: 'paid' },
  { number: '5555 5555 5555 4444', brand: 'mastercard', outcome: 'paid' },
  { number: '4000 0000 0000 0002', brand: 'visa', outcome: 'declined' },
  { number: '4000 0000 0000 9995', brand: 'visa', outcome: 'insufficient-funds' },
] as const;
export type TestCard = (typeof TEST_CARDS)[number];

export function testCard(number: string | null): TestCard | undefined {
  const digits = (text: string): string => text.replaceAll(' ', '');
  return TEST_CARDS.find((card) => digits(card.number) === digits(number ?? ''));
}
