import { addDays, type Day, daysBetween } from '#platform/contract/days.ts';
import { shownMoney } from '#platform/contract/shown-values.ts';
import { schoolYearEnd } from '#product/licensing/rules/plans.ts';
import { ABOVE_TIERS, SITE_TIERS } from '#product/licensing/rules/tiers.ts';

/** Custom and "above 1000" are priced by hand. */
export { ABOVE_TIERS, CUSTOM_TIER, SITE_TIERS, TIER_UPGRADE_CENTS } from '#product/licensing/rules/tiers.ts';

/** In US cents per student and year. */
const INDIVIDUAL_TIERS = [
  { from: 50, cents: 1200 },
  { from: 20, cents: 1200 },
  { from: 1, cents: 1200 },
] as const;

const LARGEST_TIER_CENTS = 600;
const SITE_CENTS = 700;

const YEAR_DAYS = 365;

/** Fewer licenses than this are bought by card. */
export const CARD_BELOW = 100;
/** From more than 40 students on a school's tier is offered as well; a tier's own number is the school's. */
export const BOTH_ABOVE = 40;
export const EDUCATOR_QUOTE_MAX = 99;
export const FAMILY_MAX = 50;
export const QUOTE_MAX = 1000;
export const STAFF_MAX = 50_000;

export const QUOTE_KINDS = ['primary', 'sub', 'site', 'partial-year'] as const;
export type QuoteKind = (typeof QUOTE_KINDS)[number];
const QUOTE_VALID_DAYS = 60;

export type Price = { unitCents: number; totalCents: number };

export function individualPrice(quantity: number): Price {
  const unitCents =
    INDIVIDUAL_TIERS.find((tier) => quantity >= tier.from)?.cents ?? INDIVIDUAL_TIERS[0].cents;
  return { unitCents, totalCents: unitCents * quantity };
}

/** For people to read, the smallest first; the last has no end. Those that cost the same are one. */
export function individualTiers(
  tiers: readonly { from: number; cents: number }[] = INDIVIDUAL_TIERS.toReversed(),
): { from: number; to: number | null; cents: number }[] {
  const apart = tiers.filter(({ cents }, index) => cents !== tiers[index - 1]?.cents);
  return apart.map(({ from, cents }, index) => {
    const next = apart[index + 1];
    return { from, to: next === undefined ? null : next.from - 1, cents };
  });
}

/** The smallest tier that holds so many students; `ABOVE_TIERS` where none does. */
export function tierFor(students: number): number {
  return SITE_TIERS.find((tier) => students <= tier) ?? ABOVE_TIERS;
}

/** A tier is paid whole, however many students there are below it. */
export function sitePrice(tier: number): Price {
  const unitCents = tier >= 1000 ? LARGEST_TIER_CENTS : SITE_CENTS;
  return { unitCents, totalCents: unitCents * tier };
}

/** For the days that are left, the first and the last one counted: two years of them cost two years. */
export function prorated(yearCents: number, startsOn: Day, endsOn: Day): number {
  const days = daysBetween(startsOn, endsOn) + 1;
  return Math.round((yearCents * Math.max(0, days)) / YEAR_DAYS);
}

/** Licenses added to a running plan end with it, and cost what is left of it. */
export function subPrice(quantity: number, startsOn: Day, endsOn: Day): Price {
  const unitCents = prorated(individualPrice(quantity).unitCents, startsOn, endsOn);
  return { unitCents, totalCents: unitCents * quantity };
}

/** A tier for the rest of the school year; never more than the whole year, which has a leap day now and then. */
export function partialYearPrice(tier: number, startsOn: Day): Price & { endsOn: Day } {
  const endsOn = schoolYearEnd(startsOn);
  const yearCents = sitePrice(tier).unitCents;
  const unitCents = Math.min(yearCents, prorated(yearCents, startsOn, endsOn));
  return { unitCents, totalCents: unitCents * tier, endsOn };
}

/** Individual licenses for the rest of the school year. */
export function partialYearIndividual(quantity: number, startsOn: Day): Price & { endsOn: Day } {
  const endsOn = schoolYearEnd(startsOn);
  const yearCents = individualPrice(quantity).unitCents;
  const unitCents = Math.min(yearCents, prorated(yearCents, startsOn, endsOn));
  return { unitCents, totalCents: unitCents * quantity, endsOn };
}

/** A site license runs a year, its first day within. */
export function siteEnd(startsOn: Day): Day {
  return addDays(startsOn, YEAR_DAYS - 1);
}

export function quoteValidUntil(today: Day): Day {
  return addDays(today, QUOTE_VALID_DAYS);
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** All money is in US dollars. */
export function money(cents: number, locale?: string): string {
  return shownMoney(dollars.format(cents / 100), locale);
}
