import * as z from 'zod/mini';
import { isDay } from '#platform/contract/days.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import {
  choice,
  email,
  id,
  name,
  optionalText,
  optionalTextWithoutLinks,
  personName,
  yesNo,
} from '#platform/contract/fields.ts';
import { QUANTITY_MAX } from '#platform/contract/issues.ts';
import { formReply, notificationReply } from '#platform/contract/message.ts';
import { operationId } from '#platform/contract/operation-id.ts';
import type { Policy } from '#platform/contract/policy.ts';
import { table } from '#platform/contract/table.ts';
import { adults, educators, uber } from '#product/access/rules/policies.ts';
import { findEducators, findGroups, findSchools } from '#product/schools/contract.ts';
import { onBehalf } from './rules/on-behalf.ts';
import { EDUCATOR_QUOTE_MAX, QUOTE_KINDS, STAFF_MAX } from './rules/prices.ts';
import { centsOf, SHOWN_QUOTE_STATUSES, TIERS } from './rules/quotes.ts';

/** A number of students or licenses: in a body a number, in a query its digits. */
export function quantity() {
  return z.pipe(
    z.union([z.number(), z.string()], { error: 'validation.integer' }).check(
      z.refine((value) => /^-?\d{1,15}$/.test(String(value)), { error: 'validation.integer', abort: true }),
      z.refine((value) => Number(value) > 0, { error: 'validation.greater-than-zero', abort: true }),
      z.refine((value) => Number(value) <= STAFF_MAX, { error: QUANTITY_MAX, params: { max: STAFF_MAX } }),
    ),
    z.transform(Number),
  );
}

export function day() {
  return z
    .string({ error: 'validation.date' })
    .check(
      z.minLength(1, { error: 'validation.required', abort: true }),
      z.refine(isDay, { error: 'validation.date' }),
    );
}

const optionalId = () => z.optional(z.nullable(id()));

export const billingFields = {
  organisation: name({ max: 200 }),
  billing_name: personName({ max: 200 }),
  billing_email: email(),
  billing_address: optionalTextWithoutLinks({ max: 500 }),
  note: optionalTextWithoutLinks({ max: 500 }),
};

export const QUOTE_FOR = ['individual', 'site'] as const;
export const TERM_CHOICES = ['year', 'partial-year'] as const;

/** What an educator can choose: the same for a quote and for an order without one. */
const wishFields = {
  for: choice(QUOTE_FOR),
  quantity: quantity(),
  /** Of a site license: a whole year, or to the end of the school year. */
  term: z._default(choice(TERM_CHOICES), 'year'),
  /** For distribution: a group one runs. */
  group_id: optionalId(),
};

export const requestQuote = endpoint({
  method: 'POST',
  path: '/educator/quotes',
  summary: `Ask for a quote: up to ${EDUCATOR_QUOTE_MAX} individual licenses, or a school's tier. Priced and mailed at once unless it is priced by hand.`,
  access: educators,
  input: z.strictObject({
    ...wishFields,
    /** Adds to this running plan, to the same end date. */
    lot_id: optionalId(),
    ...billingFields,
    operation_id: operationId(),
    on_behalf: onBehalf(),
  }),
  output: z.extend(notificationReply, {
    extra: z.object({ id: z.number(), number: z.string(), priced: z.boolean() }),
  }),
  audit: 'quote.request',
});

const planChoice = z.object({
  lot_id: z.number(),
  plan: z.enum(QUOTE_FOR),
  quantity: z.number(),
  remaining: z.number(),
  ends_on: z.string(),
  group: z.nullable(z.string()),
  group_id: z.nullable(z.number()),
});
export type PlanChoice = z.infer<typeof planChoice>;

/** What the dialogs begin with. */
export const quoteOptions = endpoint({
  method: 'GET',
  path: '/educator/quote-options',
  summary:
    'What a quote or a purchase order of the caller starts with: for whom, plans that run, groups, billing data.',
  access: educators,
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      today: z.string(),
      /** Whom it is for, most likely: the own students, or those of a group one runs. */
      for: z.enum(QUOTE_FOR),
      organisation: z.string(),
      billing_name: z.string(),
      billing_email: z.string(),
      billing_address: z.string(),
      plans: z.array(planChoice),
      groups: z.array(z.object({ id: z.number(), name: z.string() })),
      /** Quotes that can be ordered. */
      quotes: z.array(
        z.object({ id: z.number(), number: z.string(), quantity: z.number(), total_cents: z.number() }),
      ),
    }),
  }),
});
export type QuoteOptions = z.infer<typeof quoteOptions.output>['data'];

const byId = z.strictObject({ id: id() });

function plansOf(base: string, whose: string) {
  return endpoint({
    method: 'GET',
    path: `${base}/:id/running-plans`,
    summary: `The plans that a quote of ${whose} can add to.`,
    access: uber,
    input: byId,
    output: z.object({ data: z.array(planChoice) }),
  });
}
export const educatorPlans = plansOf('/uber/educators', 'an educator');
export const quotePlans = plansOf('/uber/quotes', 'the buyer of this quote');

function pdfOf(base: string, access: Policy<false>) {
  return endpoint({
    method: 'GET',
    path: `${base}/:id/pdf`,
    summary: 'The quote as a PDF (application/pdf).',
    access,
    input: byId,
    output: z.unknown(),
  });
}
export const quotePdf = pdfOf('/educator/quotes', educators);
export const staffQuotePdf = pdfOf('/uber/quotes', uber);

/** Dollars for each student; blank goes by the price table. */
const unitPrice = () =>
  optionalText({ max: 40 }).check(
    z.refine((value) => value === '' || centsOf(value) !== null, { error: 'validation.number' }),
  );

const tier = () =>
  z.optional(
    z.nullable(
      z.pipe(
        z.union([z.number(), z.string()], { error: 'validation.in' }).check(
          z.refine((value) => TIERS.some((known) => String(known) === String(value)), {
            error: 'validation.in',
          }),
        ),
        z.transform(Number),
      ),
    ),
  );

const staffFields = {
  kind: choice(QUOTE_KINDS),
  /** Of a partial year: a school's tier, unless it is said to be for individual licenses. */
  for: z.optional(choice(QUOTE_FOR)),
  quantity: quantity(),
  tier: tier(),
  group_id: optionalId(),
  lot_id: optionalId(),
  unit_price: unitPrice(),
  ...billingFields,
};

export const addQuote = endpoint({
  method: 'POST',
  path: '/uber/quotes',
  summary: 'Make a quote for an educator or a group, and mail it if wanted.',
  access: uber,
  input: z.strictObject({
    account_id: id(),
    ...staffFields,
    send: z._default(yesNo(), false),
    operation_id: operationId(),
  }),
  output: notificationReply,
  audit: 'quote.add',
});

export const quoteForm = endpoint({
  method: 'GET',
  path: '/uber/quotes/:id/edit',
  summary: 'What the form of a quote starts with.',
  access: uber,
  input: byId,
  output: formReply(
    z.object({
      kind: z.enum(QUOTE_KINDS),
      for: z.enum(QUOTE_FOR),
      quantity: z.number(),
      tier: z.nullable(z.number()),
      group_id: z.nullable(z.number()),
      lot_id: z.nullable(z.number()),
      unit_price: z.string(),
      organisation: z.string(),
      billing_name: z.string(),
      billing_email: z.string(),
      billing_address: z.string(),
      note: z.string(),
    }),
  ),
});

export const editQuote = endpoint({
  method: 'PATCH',
  path: '/uber/quotes/:id/edit',
  summary: 'Change a quote that was not ordered or canceled. It has to be sent again.',
  access: uber,
  input: z.strictObject({ id: id(), ...staffFields }),
  output: notificationReply,
  audit: 'quote.edit',
});

export const sendQuote = endpoint({
  method: 'POST',
  path: '/uber/quotes/:id/send',
  summary: 'Mail a priced quote to its educator and the billing address.',
  access: uber,
  input: z.strictObject({ id: id(), operation_id: operationId() }),
  output: notificationReply,
  audit: 'quote.send',
});

export const extendQuote = endpoint({
  method: 'POST',
  path: '/uber/quotes/:id/extend',
  summary: 'Let a quote be valid longer, at the same price.',
  access: uber,
  input: z.strictObject({ id: id(), valid_until: day() }),
  output: notificationReply,
  audit: 'quote.extend',
});

export const cancelQuote = endpoint({
  method: 'POST',
  path: '/uber/quotes/:id/cancel',
  summary: 'Give a quote up.',
  access: uber,
  input: byId,
  output: notificationReply,
  audit: 'quote.cancel',
});

export const w9 = endpoint({
  method: 'GET',
  path: '/w9',
  summary: 'The form W-9 of the vendor (application/pdf).',
  access: adults,
  input: z.strictObject({}),
  output: z.unknown(),
});

export const vendorFacts = endpoint({
  method: 'GET',
  path: '/vendor',
  summary: 'Who sells: what a business office asks for.',
  access: adults,
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      name: z.string(),
      address: z.array(z.string()),
      tax_id: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
  }),
});

const ownColumns = {
  number: { label: 'purchasing-quotes.columns.number', kind: 'text', filter: 'text' },
  status: {
    label: 'purchasing-quotes.columns.status',
    kind: 'choice',
    choices: SHOWN_QUOTE_STATUSES,
    labels: 'purchasing-quotes.statuses',
    filter: 'choices',
  },
  kind: {
    label: 'purchasing-quotes.columns.kind',
    kind: 'choice',
    choices: QUOTE_KINDS,
    labels: 'purchasing-quotes.kinds',
    filter: 'choices',
  },
  quantity: { label: 'purchasing-quotes.columns.quantity', kind: 'number' },
  total: { label: 'purchasing-quotes.columns.total', kind: 'text', money: true },
  valid_until: { label: 'purchasing-quotes.columns.valid-until', kind: 'day' },
  organisation: { label: 'purchasing-quotes.columns.organisation', kind: 'text', filter: 'text' },
  created_at: {
    label: 'purchasing-quotes.columns.created-at',
    kind: 'moment',
    filter: 'day-range',
    sort: true,
  },
} as const;
const ownFields = {
  plan: 'text',
  lot_id: 'number',
  group_id: 'number',
  total_cents: 'number',
  billing_name: 'text',
  billing_email: 'text',
  billing_address: 'text',
} as const;

export const quotesTable = table({
  name: 'quotes',
  path: '/educator/quotes',
  summary: 'The own quotes.',
  access: educators,
  columns: ownColumns,
  fields: ownFields,
  sort: '-created_at',
  freshSeconds: 30,
});

export const staffQuotesTable = table({
  name: 'uber-quotes',
  path: '/uber/quotes',
  summary: 'All quotes.',
  access: uber,
  columns: {
    ...ownColumns,
    educator: { label: 'purchasing-quotes.columns.educator', kind: 'text', filter: 'text' },
    group: { label: 'purchasing-quotes.columns.group', kind: 'text', hidden: true },
    billing_email: {
      label: 'purchasing-quotes.columns.billing-email',
      kind: 'text',
      filter: 'text',
      hidden: true,
    },
    sent_at: { label: 'purchasing-quotes.columns.sent-at', kind: 'moment', hidden: true },
  },
  fields: { total_cents: 'number', account_id: 'number', billing_name: 'text', billing_address: 'text' },
  filters: {
    educator_id: { kind: 'id', label: 'purchasing-quotes.columns.educator', find: findEducators },
    group_id: { kind: 'id', label: 'purchasing-quotes.columns.group', find: findGroups },
    school_id: { kind: 'id', label: 'purchasing-quotes.columns.school', find: findSchools },
  },
  sort: '-created_at',
  freshSeconds: 30,
});
