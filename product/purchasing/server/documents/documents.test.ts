import { expect, test } from 'vitest';
import { kindred } from '#brands/kindred.ts';
import { wrap } from '#platform/server/pdf/sheet.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import type { OrderFacts, QuoteFacts } from './facts.ts';
import { confirmationPdf, invoicePdf, receiptPdf } from './order-papers.ts';
import { quotePdf } from './quote-paper.ts';
import { w9Pdf } from './w9.ts';

const vendor = {
  name: 'Example Learning LLC',
  address: ['1 Main Street', 'Durham, NC 27701'],
  taxId: '12-3456789',
  email: 'billing@example.org',
  phone: '(555) 010-0100',
  w9File: null,
  demo: false,
};
const AT = new Date('2026-09-14T15:00:00Z');
const bought = {
  id: 1,
  account_id: 1,
  group_id: 1,
  lot_id: null,
  plan: 'site',
  quantity: 400,
  tier: 400,
  unit_price_cents: 700,
  total_cents: 280_000,
  starts_on: '2026-09-14',
  ends_on: '2027-09-13',
  organisation: 'Larkspur Unified School District',
  billing_name: 'Accounts Payable',
  billing_email: 'ap@larkspur.test',
  billing_address: '1200 Education Way\nLarkspur, NC 27999',
  note: '',
  created_by: 1,
  acting_as_by: null,
  created_at: AT,
  updated_at: AT,
  buyer_name: 'Dana Whitfield',
  buyer_email: 'dana@larkspur.test',
  group_name: 'Larkspur District',
} as const;
const quote: QuoteFacts = {
  ...bought,
  number: 'KQ-2026-000123',
  kind: 'site',
  status: 'sent',
  valid_until: '2026-11-13',
  sent_at: AT,
};
const order: OrderFacts = {
  ...bought,
  number: 'KO-2026-000077',
  kind: 'purchase-order',
  status: 'granted',
  quote_id: 1,
  student_id: null,
  currency: 'usd',
  purchase_order_number: 'PO-4711/26',
  purchase_order_date: '2026-09-10',
  tax_exempt: true,
  refunded_cents: 0,
  paid_at: null,
  granted_at: AT,
  granted_by: 9,
  decline_reason: '',
  quote_number: 'KQ-2026-000123',
  sold_as: 'site',
  card_brand: null,
  card_last4: null,
  received_cents: 0,
  received_on: null,
  received_by: null,
};
const card: OrderFacts = {
  ...order,
  kind: 'card',
  plan: 'individual',
  sold_as: 'primary',
  quote_number: null,
  quantity: 12,
  tier: null,
  unit_price_cents: 1200,
  total_cents: 14_400,
  ends_on: null,
  purchase_order_number: null,
  paid_at: AT,
  card_brand: 'visa',
  card_last4: '4242',
  tax_exempt: false,
  group_name: null,
  organisation: '',
  billing_name: 'Robin Ash',
};

test('a quote has what a business office asks for, and says that it is no order', async () => {
  const { text, pages, source } = readPdf(await quotePdf(kindred, vendor, quote, 'https://app.example.org'));
  for (const words of [
    'Quote number KQ-2026-000123',
    'Valid through 11/13/2026',
    'Example Learning LLC',
    'Federal Tax ID (EIN): 12-3456789',
    'Larkspur Unified School District',
    '1200 Education Way',
    'Site license, up to 400 students',
    '400 student $7.00 $2,800.00',
    'Total (USD) $2,800.00',
    'NOT AN ORDER CONFIRMATION',
    'Page 1 of 1',
  ]) {
    expect(text).toContain(words);
  }
  expect(pages).toBe(1);
  expect(source).toContain('/Lang (en-US)');
  expect(source).toContain('/DisplayDocTitle true');
  expect(source).toContain('/Marked true');
  expect(source).toMatch(/\/S \/TH/);
});

test.each([
  ['primary', null, null, 'Individual student licenses', 'Each license runs for 365 days from the day'],
  [
    'sub',
    null,
    '2027-06-30',
    'Student licenses added to an existing plan',
    '09/14/2026 – 06/30/2027, prorated by day',
  ],
  [
    'site',
    400,
    '2027-09-13',
    'Site license, up to 400 students',
    'for the whole site, 09/14/2026 – 09/13/2027',
  ],
  ['site', 0, '2027-09-13', 'Site license, 400 students', 'for the whole site'],
  ['partial-year', 400, '2027-06-30', 'Partial-year site license, up to 400', 'rest of the school year'],
] as const)(
  'a quote, an invoice and a confirmation of kind %s, tier %j, say what it is',
  async (kind, tier, ends_on, line, detail) => {
    const facts = {
      tier,
      ends_on,
      plan: kind === 'primary' || kind === 'sub' ? 'individual' : 'site',
    } as const;
    const papers = [
      await quotePdf(kindred, vendor, { ...quote, ...facts, kind }, 'https://app.example.org'),
      await invoicePdf(kindred, vendor, { ...order, ...facts, sold_as: kind }),
      await confirmationPdf(kindred, vendor, { ...order, ...facts, sold_as: kind }),
    ];
    for (const paper of papers) {
      const { text, pages } = readPdf(paper);
      // Lines wrap in their column.
      const words = text.replaceAll(/\s+/g, ' ');
      for (const part of [line, detail]) expect(words).toContain(part);
      expect(words).not.toMatch(/purchasing-documents\.|\{\{|undefined|NaN/);
      expect(pages).toBe(1);
    }
  },
);

test('the same document is the same bytes', async () => {
  const make = () => quotePdf(kindred, vendor, quote, 'https://app.example.org');
  expect((await make()).equals(await make())).toBe(true);
});

test('an invoice names the purchase order, the day it is due and where to pay', async () => {
  const { text } = readPdf(await invoicePdf(kindred, vendor, order));
  for (const words of [
    'Invoice number KI-2026-000077',
    'PO number PO-4711/26',
    'Quote number KQ-2026-000123',
    'Payment due 10/14/2026',
    'Sales tax (tax exempt) $0.00',
    'Amount due (USD) $2,800.00',
    'REMIT TO',
  ]) {
    expect(text).toContain(words);
  }
});

test('a receipt tells with which card, when and by whom it was paid, and what was paid back', async () => {
  const { text } = readPdf(await receiptPdf(kindred, vendor, card));
  for (const words of [
    'Receipt number KR-2026-000077',
    'Paid with Visa ending in 4242',
    'Paid on 09/14/2026',
    'Paid by Robin Ash',
    'Total paid (USD) $144.00',
    'PAID',
  ]) {
    expect(text).toContain(words);
  }
  const { text: refunded } = readPdf(await receiptPdf(kindred, vendor, { ...card, refunded_cents: 4400 }));
  expect(refunded).toContain('Total paid (USD) $100.00');
  expect(refunded).toContain('PARTLY REFUNDED');
});

/** What stands under the lines, in cents: all of it but the last comes to the last. */
function totalsOf(text: string, last: string): { sum: number; due: number; words: string } {
  const words = text.slice(text.indexOf('Subtotal'), text.indexOf(last) + last.length + 20);
  const cents = [...words.matchAll(/(-?)\$([\d,]+)\.(\d\d)/g)].map(([, minus, whole = '', part]) =>
    Number(`${minus}${whole.replaceAll(',', '')}${part}`),
  );
  return { sum: cents.slice(0, -1).reduce((sum, one) => sum + one, 0), due: cents.at(-1) ?? -1, words };
}

const received = {
  received_cents: 280_000,
  received_on: '2026-10-02',
  received_by: 'Check 20417',
  paid_at: new Date('2026-10-02T16:00:00Z'),
} as const;

test.each([
  { name: 'paid by card', facts: card, due: 0, banner: 'PAID', not: 'REFUNDED' },
  {
    name: 'refunded in part',
    facts: { ...card, refunded_cents: 4400 },
    due: 0,
    banner: 'PARTLY REFUNDED',
    not: 'REMIT TO',
  },
  {
    name: 'refunded',
    facts: { ...card, refunded_cents: 14_400, status: 'refunded' as const },
    due: 0,
    banner: 'REFUNDED',
    not: 'PARTLY',
  },
  { name: 'on account', facts: order, due: 280_000, banner: 'REMIT TO', not: 'PAID' },
  {
    name: 'paid in part',
    facts: { ...order, ...received, received_cents: 100_000, paid_at: null },
    due: 180_000,
    banner: 'PARTLY PAID',
    not: 'REFUNDED',
  },
  { name: 'paid by check', facts: { ...order, ...received }, due: 0, banner: 'PAID', not: 'REMIT TO' },
])('an invoice $name says so, and its figures add up', async ({ facts, due, banner, not }) => {
  const { text } = readPdf(await invoicePdf(kindred, vendor, facts));
  const totals = totalsOf(text, 'Amount due (USD)');
  expect([totals.sum, totals.due]).toEqual([due, due]);
  expect(text).toContain(banner);
  expect(text).not.toContain(not);
});

test.each([
  ['invoice', invoicePdf],
  ['receipt', receiptPdf],
] as const)('the %s of an order paid by check tells which check, and when it came', async (_, draw) => {
  const { text } = readPdf(await draw(kindred, vendor, { ...order, ...received }));
  for (const words of ['Paid on 10/02/2026', 'Reference Check 20417', 'PO number PO-4711/26', 'PAID']) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('Card');
});

test.each([0, 4400, 14_400])('the figures of a receipt add up with %i cents paid back', async (refunded) => {
  const { text } = readPdf(await receiptPdf(kindred, vendor, { ...card, refunded_cents: refunded }));
  const totals = totalsOf(text, 'Total paid (USD)');
  expect([totals.sum, totals.due]).toEqual([14_400 - refunded, 14_400 - refunded]);
});

test('a confirmation says where the purchase order stands', async () => {
  const { text } = readPdf(await confirmationPdf(kindred, vendor, { ...order, granted_at: null }));
  expect(text).toContain('We received your purchase order PO-4711/26');
});

test('names of any script are set, none is a blank box, and long ones go on to more lines and pages', async () => {
  const odd: QuoteFacts = {
    ...quote,
    organisation: `臺北市立中文國民小學 ${'Wort'.repeat(60)}`,
    billing_name: 'Łukasz Żółć, Иванов, Nguyễn Thị',
    note: 'أهلا 😀 \u200d x\n'.repeat(80),
  };
  const { text, pages, fonts } = readPdf(await quotePdf(kindred, vendor, odd, 'https://app.example.org'));
  const joined = text.replaceAll(' ', '');
  expect(joined).toContain('臺北市立中文國民小學');
  expect(joined).toContain('ŁukaszŻółć,Иванов,NguyễnThị');
  // What no font has is said as such.
  expect(text).toContain('????');
  expect(pages).toBeGreaterThan(1);
  expect(text).toContain('Page 2 of');
  expect(fonts.some((font) => font.startsWith('NotoSansTC'))).toBe(true);
});

test('the demo marks its form W-9 as a demonstration; an operator has a file', async () => {
  const { text } = readPdf(await w9Pdf(kindred, { ...vendor, demo: true }));
  expect(text).toContain('DEMONSTRATION ONLY');
  expect(text).toContain('12-3456789');
  const file = new URL(import.meta.url).pathname;
  expect((await w9Pdf(kindred, { ...vendor, w9File: file })).toString()).toContain('an operator has a file');
});

test.each([
  ['one two three', ['one two', 'three']],
  ['supercalifragilistic', ['supercal', 'ifragili', 'stic']],
  ['中文字中文字中文字中文', ['中文字中文字中文', '字中文']],
  ['', ['']],
  ['a  b', ['a  b']],
])('%j is wrapped to %j', (text, lines) => {
  expect(wrap(text, 8, (part) => part.length)).toEqual(lines);
});
