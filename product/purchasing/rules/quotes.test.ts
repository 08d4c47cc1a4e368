import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import { fileTypeOf, invoiceNumber, paidCents, termWhenGranted } from './orders.ts';
import { individualTiers, QUOTE_KINDS } from './prices.ts';
import { amountOf, centsOf, cheaperTier, namedByHand, offersFor, quoteTerms, shownStatus } from './quotes.ts';

const TODAY = '2026-09-14';
const running = { plan: 'individual', endsOn: '2027-06-30' } as const;

test.each([
  { wish: { kind: 'primary', students: 1 }, unit: 1200, total: 1200, endsOn: null },
  { wish: { kind: 'primary', students: 40 }, unit: 1200, total: 48_000, endsOn: null },
  { wish: { kind: 'site', students: 1 }, unit: 700, total: 70_000, endsOn: '2027-09-13' },
  { wish: { kind: 'site', students: 101 }, unit: 700, total: 140_000, endsOn: '2027-09-13' },
  { wish: { kind: 'site', students: 901 }, unit: 600, total: 600_000, endsOn: '2027-09-13' },
  // 290 of 365 days.
  { wish: { kind: 'partial-year', students: 100 }, unit: 556, total: 55_600, endsOn: '2027-06-30' },
  { wish: { kind: 'sub', students: 5, runningPlan: running }, unit: 953, total: 4765, endsOn: '2027-06-30' },
  // 1,021 days: nobody gets three years for the price of one.
  {
    wish: { kind: 'sub', students: 2, runningPlan: { plan: 'individual', endsOn: '2029-06-30' } },
    unit: 3357,
    total: 6714,
    endsOn: '2029-06-30',
  },
  {
    wish: { kind: 'sub', students: 5, runningPlan: { plan: 'site', endsOn: '2026-09-14' } },
    unit: 2,
    total: 10,
    endsOn: '2026-09-14',
  },
] as const)('$wish costs $total cents through $endsOn', ({ wish, unit, total, endsOn }) => {
  const terms = quoteTerms({ ...wish, startsOn: TODAY });
  expect(terms).toMatchObject({ endsOn, price: { unitCents: unit, totalCents: total } });
});

test.each([
  [1, [['individual', 1200]]],
  [40, [['individual', 48_000]]],
  [
    41,
    [
      ['individual', 49_200],
      ['site', 70_000],
    ],
  ],
  [
    59,
    [
      ['site', 70_000],
      ['individual', 70_800],
    ],
  ],
  [
    99,
    [
      ['site', 70_000],
      ['individual', 118_800],
    ],
  ],
  [100, [['site', 70_000]]],
] as const)('%i students can be bought as %j, the cheaper first', (students, offers) => {
  const found = offersFor(students, 'year', TODAY).map(({ plan, price }) => [plan, price?.totalCents]);
  expect(found).toEqual(offers);
});

test('a partial year of individual licenses is one: to the end of the school year, for its days', () => {
  const terms = quoteTerms({ kind: 'partial-year', plan: 'individual', students: 10, startsOn: TODAY });
  expect(terms).toEqual({
    plan: 'individual',
    quantity: 10,
    tier: null,
    startsOn: TODAY,
    endsOn: '2027-06-30',
    price: { unitCents: 953, totalCents: 9530 },
  });
});

test('price tiers that cost the same are one line', () => {
  expect(individualTiers()).toEqual([{ from: 1, to: null, cents: 1200 }]);
  const tiers = [
    { from: 1, cents: 1200 },
    { from: 20, cents: 1200 },
    { from: 50, cents: 1000 },
  ];
  expect(individualTiers(tiers)).toEqual([
    { from: 1, to: 49, cents: 1200 },
    { from: 50, to: null, cents: 1000 },
  ]);
});

test.each([
  { students: 1001, tier: 1001, quantity: 1001 },
  { students: 50_000, tier: 1001, quantity: 50_000 },
])('$students students are priced by hand', ({ students, tier, quantity }) => {
  expect(quoteTerms({ kind: 'site', students, startsOn: TODAY })).toMatchObject({
    tier,
    quantity,
    price: null,
  });
});

test('staff choose a custom tier, or another than the smallest', () => {
  const wish = { kind: 'site', students: 250, startsOn: TODAY } as const;
  expect(quoteTerms({ ...wish, tier: 0 })).toMatchObject({ tier: 0, quantity: 250, price: null });
  expect(quoteTerms({ ...wish, tier: 500 })).toMatchObject({ tier: 500, quantity: 500 });
});

test.each([
  ['site', 300, 300, 700, { tier: null, unitCents: null }],
  ['site', 300, 300, 650, { tier: null, unitCents: 650 }],
  ['site', 250, 0, 650, { tier: 0, unitCents: 650 }],
  ['site', 1500, 1001, 525, { tier: null, unitCents: 525 }],
  ['site', 1500, 1001, 0, { tier: null, unitCents: null }],
  ['partial-year', 100, 100, 556, { tier: null, unitCents: null }],
  ['primary', 10, null, 1200, { tier: null, unitCents: null }],
  ['primary', 10, null, 1000, { tier: null, unitCents: 1000 }],
  ['sub', 5, null, 953, { tier: null, unitCents: null }],
] as const)('%s for %i in tier %j at %i: by hand is %j', (kind, quantity, tier, cents, named) => {
  const individual = kind === 'primary' || kind === 'sub';
  expect(
    namedByHand({
      kind,
      plan: individual ? 'individual' : 'site',
      quantity,
      tier,
      unit_price_cents: cents,
      starts_on: TODAY,
      ends_on: kind === 'primary' ? null : '2027-06-30',
    }),
  ).toEqual(named);
});

test('a price is whole cents, the sum of its units, and never more than the years it is for', () => {
  const wishes = fc.record({
    kind: fc.constantFrom(...QUOTE_KINDS),
    students: fc.integer({ min: 1, max: 50_000 }),
    start: fc.integer({ min: 0, max: 800 }),
    left: fc.integer({ min: 0, max: 1500 }),
  });
  fc.assert(
    fc.property(wishes, ({ kind, students, start, left }) => {
      const startsOn = addDays(TODAY, start);
      const runningPlan = { plan: 'individual', endsOn: addDays(startsOn, left) } as const;
      const { price, quantity, endsOn } = quoteTerms({ kind, students, startsOn, runningPlan });
      if (endsOn !== null) expect(endsOn >= startsOn).toBe(true);
      if (price === null) return;
      expect(Number.isInteger(price.unitCents)).toBe(true);
      expect(price.totalCents).toBe(price.unitCents * quantity);
      const years = kind === 'sub' ? (left + 1) / 365 : 1;
      expect(price.unitCents).toBeLessThanOrEqual(Math.ceil(1200 * years));
      expect(quantity).toBeGreaterThanOrEqual(Math.min(students, 1000));
    }),
  );
});

test('a day less never costs more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 1500 }), (students, left) => {
      const price = (days: number) => {
        const endsOn = addDays(TODAY, days);
        const runningPlan = { plan: 'individual', endsOn } as const;
        return quoteTerms({ kind: 'sub', students, startsOn: TODAY, runningPlan }).price?.totalCents ?? 0;
      };
      expect(price(left - 1)).toBeLessThanOrEqual(price(left));
    }),
  );
});

test.each([
  ['7', 700],
  ['7.5', 750],
  ['$1,234.56', 123_456],
  ['0', 0],
  ['-1', null],
  ['7.555', null],
  ['1e3', null],
  ['', null],
  ['12345678', null],
])('%j is %j cents', (written, cents) => expect(centsOf(written)).toBe(cents));

test('what came for an order may have more digits than a price has', () => {
  expect(amountOf('$12,345,678.90')).toBe(1_234_567_890);
  expect(amountOf('1234567890')).toBeNull();
});

test.each([
  ['sent', TODAY, 'sent'],
  ['sent', '2026-09-13', 'expired'],
  // Its days have not begun.
  ['requested', '2026-09-13', 'requested'],
  ['ordered', '2026-09-13', 'ordered'],
  ['canceled', '2026-09-13', 'canceled'],
] as const)('%s and valid until %s is %s today', (status, valid_until, shown) => {
  expect(shownStatus({ status, valid_until }, TODAY)).toBe(shown);
});

test.each([
  ['primary', null, { startsOn: TODAY, endsOn: null }],
  ['site', '2027-08-31', { startsOn: TODAY, endsOn: '2027-09-13' }],
  ['partial-year', '2027-06-30', { startsOn: TODAY, endsOn: '2027-06-30' }],
  ['sub', '2027-08-31', { startsOn: TODAY, endsOn: '2027-08-31' }],
  ['sub', '2026-09-13', 'over'],
] as const)('%s to %s is granted as %j', (sold_as, ends_on, term) => {
  expect(termWhenGranted({ sold_as, ends_on }, TODAY)).toEqual(term);
});

test('a card pays an order whole, a purchase order is paid as it comes', () => {
  const order = { kind: 'purchase-order', total_cents: 500, paid_at: null, received_cents: 200 } as const;
  expect(paidCents(order)).toBe(200);
  expect(paidCents({ ...order, kind: 'card', received_cents: 0 })).toBe(0);
  expect(paidCents({ ...order, kind: 'card', received_cents: 0, paid_at: new Date(0) })).toBe(500);
});

test('a file is what it begins with', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1');
  expect(fileTypeOf(bytes('%PDF-1.7'))?.type).toBe('application/pdf');
  expect(fileTypeOf(bytes('\x89PNG\r\n\x1a\n'))?.type).toBe('image/png');
  expect(fileTypeOf(bytes('\xff\xd8\xff\xe0'))?.type).toBe('image/jpeg');
  for (const other of ['', '%PD', 'MZ', '<html>', 'PK\x03\x04', '\xd0\xcf\x11\xe0'])
    expect(fileTypeOf(bytes(other))).toBeNull();
  expect(invoiceNumber('KO-2026-000001')).toBe('KI-2026-000001');
});

test('a school’s tier is named where it costs less than individual licenses, and only there', () => {
  expect(cheaperTier(60, TODAY)).toEqual({ quantity: 100, totalCents: 70_000, lessCents: 2000 });
  expect(cheaperTier(99, TODAY)).toMatchObject({ lessCents: 48_800 });
  expect(cheaperTier(58, TODAY)).toBeNull();
  expect(cheaperTier(40, TODAY)).toBeNull();
  expect(cheaperTier(100, TODAY)).toBeNull();
});
