import type { Day } from '#platform/contract/days.ts';
import type { Message } from '#platform/contract/message.ts';
import {
  ABOVE_TIERS,
  BOTH_ABOVE,
  CUSTOM_TIER,
  EDUCATOR_QUOTE_MAX,
  individualPrice,
  type Price,
  partialYearIndividual,
  partialYearPrice,
  prorated,
  QUOTE_MAX,
  type QuoteKind,
  SITE_TIERS,
  siteEnd,
  sitePrice,
  subPrice,
  TIER_UPGRADE_CENTS,
  tierFor,
} from './prices.ts';

export const QUOTE_STATUSES = ['requested', 'sent', 'ordered', 'canceled'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** As people see it: past its last day a quote is expired. The days of one that waits for staff have not begun. */
export const SHOWN_QUOTE_STATUSES = [...QUOTE_STATUSES, 'expired'] as const;
export type ShownQuoteStatus = (typeof SHOWN_QUOTE_STATUSES)[number];

export function shownStatus(quote: { status: QuoteStatus; valid_until: Day }, today: Day): ShownQuoteStatus {
  return quote.status === 'sent' && quote.valid_until < today ? 'expired' : quote.status;
}

/** What a tier can be: one of the list, or priced by hand. */
export const TIERS = [CUSTOM_TIER, ...SITE_TIERS, ABOVE_TIERS] as const;

function isByHand(tier: number | null): boolean {
  return tier === CUSTOM_TIER || tier === ABOVE_TIERS;
}

/** So many students make it a school or district. */
export type QuoteFor = 'individual' | 'site';

/** What somebody wants who names for whom and for how long. */
export function kindFor(wanted: QuoteFor, term: 'year' | 'partial-year'): QuoteKind {
  if (term === 'partial-year') return 'partial-year';
  return wanted === 'individual' ? 'primary' : 'site';
}

/**
 * What so many students can be bought as, the cheaper first: up to 40 individual licenses, from 100 on a tier, between
 * the two both.
 */
export function offersFor(students: number, term: 'year' | 'partial-year', startsOn: Day): QuoteTerms[] {
  const offer = (plan: QuoteFor) => quoteTerms({ kind: kindFor(plan, term), plan, students, startsOn });
  if (students <= BOTH_ABOVE) return [offer('individual')];
  if (students > EDUCATOR_QUOTE_MAX) return [offer('site')];
  return [offer('individual'), offer('site')].toSorted(
    (one, other) => (one.price?.totalCents ?? 0) - (other.price?.totalCents ?? 0),
  );
}

/** The school's tier that costs less than so many individual licenses; null where there is none. */
export function cheaperTier(
  students: number,
  today: Day,
): { quantity: number; totalCents: number; lessCents: number } | null {
  const [first, second] = offersFor(students, 'year', today);
  if (first?.plan !== 'site' || !first.price || !second?.price) return null;
  const { totalCents } = first.price;
  return { quantity: first.quantity, totalCents, lessCents: second.price.totalCents - totalCents };
}

export type RunningPlan = { plan: 'individual' | 'site'; endsOn: Day };

export type QuoteWish = {
  kind: QuoteKind;
  /** Of a partial year: whose. */
  plan?: QuoteFor;
  /** Students; of a tier only the tier counts. */
  students: number;
  /** Given by staff; otherwise the smallest that holds the students. */
  tier?: number | null;
  startsOn: Day;
  /** Of a sub quote. */
  runningPlan?: RunningPlan;
};

export type QuoteTerms = {
  plan: 'individual' | 'site';
  quantity: number;
  tier: number | null;
  startsOn: Day;
  endsOn: Day | null;
  /** Null: priced by hand. */
  price: Price | null;
};

/** What is quoted for a wish, by the price table. */
export function quoteTerms({ kind, plan, students, tier, startsOn, runningPlan }: QuoteWish): QuoteTerms {
  if (kind === 'primary') {
    const price = individualPrice(students);
    return { plan: 'individual', quantity: students, tier: null, startsOn, endsOn: null, price };
  }
  if (kind === 'sub') return subTerms(students, startsOn, runningPlan);
  if (kind === 'partial-year' && plan === 'individual') {
    const { endsOn, ...price } = partialYearIndividual(students, startsOn);
    return { plan: 'individual', quantity: students, tier: null, startsOn, endsOn, price };
  }
  const chosen = tier ?? tierFor(students);
  const partly = partialYearPrice(chosen, startsOn);
  const endsOn = kind === 'site' ? siteEnd(startsOn) : partly.endsOn;
  const quantity = isByHand(chosen) ? students : chosen;
  const { unitCents, totalCents } = kind === 'site' ? sitePrice(chosen) : partly;
  const price = isByHand(chosen) ? null : { unitCents, totalCents };
  return { plan: 'site', quantity, tier: chosen, startsOn, endsOn, price };
}

/** Added students of a site plan cost what raising its tier costs; all are paid for the days that are left. */
function subTerms(students: number, startsOn: Day, runningPlan: RunningPlan | undefined): QuoteTerms {
  if (runningPlan === undefined) throw new Error('a sub quote adds to a running plan');
  const { plan, endsOn } = runningPlan;
  const unitCents = prorated(TIER_UPGRADE_CENTS, startsOn, endsOn);
  const price =
    plan === 'individual'
      ? subPrice(students, startsOn, endsOn)
      : { unitCents, totalCents: unitCents * students };
  return { plan, quantity: students, tier: null, startsOn, endsOn, price };
}

/** So many are a school's or a district's: said where the number is typed, and by the server. */
export function tooManyIndividual({ plan, quantity }: QuoteTerms): Message | null {
  return plan === 'individual' && quantity > EDUCATOR_QUOTE_MAX
    ? { i18n: 'purchasing-quotes.too-many.individual', values: { max: EDUCATOR_QUOTE_MAX } }
    : null;
}

/** Of what is priced by hand: that takes a quote first. */
export const TOO_MANY_TO_ORDER: Message = {
  i18n: 'purchasing-quotes.too-many.order',
  values: { max: QUOTE_MAX },
};

/** The price staff named for each student. */
export function pricedByHand(unitCents: number, quantity: number): Price {
  return { unitCents, totalCents: unitCents * quantity };
}

type Quoted = {
  kind: QuoteKind;
  plan: 'individual' | 'site';
  quantity: number;
  tier: number | null;
  unit_price_cents: number;
  starts_on: Day;
  ends_on: Day | null;
};

/** Which tier and price of a quote are not what the table has for it: somebody chose them. */
export function namedByHand(quote: Quoted): { tier: number | null; unitCents: number | null } {
  const { kind, plan, quantity, tier, unit_price_cents: cents, starts_on: startsOn, ends_on: endsOn } = quote;
  const usual = kind === 'site' || (kind === 'partial-year' && plan === 'site') ? tierFor(quantity) : null;
  const runningPlan = { plan, endsOn: endsOn ?? startsOn };
  const { price } = quoteTerms({ kind, plan, students: quantity, tier, startsOn, runningPlan });
  return {
    tier: tier === usual ? null : tier,
    unitCents: cents === 0 || cents === price?.unitCents ? null : cents,
  };
}

/** What came for a whole order, in cents. */
export function amountOf(written: string): number | null {
  return centsOf(written, 9);
}

/** "1,234.50" in cents; null: no amount of money, or one of more digits. */
export function centsOf(written: string, digits = 6): number | null {
  const plain = written.trim().replace(/^\$/, '').replaceAll(',', '');
  if (!/^\d+(\.\d{1,2})?$/.test(plain) || plain.replace(/\..*/, '').length > digits) return null;
  const [whole = '0', part = ''] = plain.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
