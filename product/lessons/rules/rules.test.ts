import { expect, test } from 'vitest';
import type { EcommerceState } from '#product/accounts/rules/ecommerce.ts';
import { featuredFrom, isFeatured } from './featured.ts';
import { type Filling, fill, inLanguage } from './lesson/library.ts';
import { mayPrint } from './printing.ts';

test.each([
  [9, '2026-09-14', '2026-09-01'],
  [7, '2026-09-14', '2026-07-01'],
  [1, '2026-09-14', '2027-01-01'],
  [6, '2026-06-30', '2026-06-01'],
  [6, '2026-07-01', '2027-06-01'],
])('month %i is featured, as of %s, from %s', (month, today, from) => {
  expect(featuredFrom(month, today)).toBe(from);
});

test.each([
  ['2026-09-01', '2026-08-31', false],
  ['2026-09-01', '2026-09-01', true],
  ['2026-09-01', '2026-09-30', true],
  ['2026-09-01', '2026-10-01', false],
  ['2026-12-15', '2027-01-14', true],
  ['2026-12-15', '2027-01-15', false],
  ['2027-01-31', '2027-02-27', true],
  ['2027-01-31', '2027-02-28', false],
])('featured from %s: on %s %s', (from, today, is) => {
  expect(isFeatured(from, today)).toBe(is);
});

const nothing = { quantity: 0, used: 0, remaining: 0 };
const state = (isCustomer: boolean, daysLeft: number | null): EcommerceState => ({
  is_active_customer: isCustomer,
  purchases: {
    free_trial:
      daysLeft === null ? null : { ends_on: '2026-09-14', days_left: daysLeft, student_limit: null },
    individual: nothing,
    site: nothing,
    shares: { own_individual: nothing, own_site: nothing, shared: nothing, pool: nothing },
    pools: [],
    to_share_out: 0,
    to_pass_on: { individual: 0, site: 0, groups: 0 },
  },
  product_usage: { students: 0, students_with_program: 0 },
});

test.each([
  ['nobody in particular', state(false, null), false],
  ['a customer', state(true, null), true],
  ['a trial that runs', state(false, 3), true],
  ['a trial on its last day', state(false, 0), true],
  ['a trial that is over', state(false, -1), false],
  ['a customer whose trial is over', state(true, -1), true],
  ['staff', null, true],
])('%s prints an ordinary lesson: %#', (_, ecommerce, may) => {
  expect(mayPrint({ isFeatured: false, safety: false, ecommerce })).toBe(may);
  expect(mayPrint({ isFeatured: true, safety: false, ecommerce })).toBe(true);
  expect(mayPrint({ isFeatured: false, safety: true, ecommerce })).toBe(true);
});

const FILLING: Filling = {
  brand: 'Ours',
  academy: 'A',
  zoou: 'Z',
  ssgrin: 'S',
  hoh: 'H',
  sim: 'M',
  hotlines: '1',
  emergency: '2',
};

test('placeholders become the words of a brand, and nothing else does', () => {
  expect(fill('{brand}, {zoou}: call {emergency} {unknown} {toString}', FILLING)).toBe(
    'Ours, Z: call 2 {unknown} {toString}',
  );
});

test('what is not translated is told in English', () => {
  expect(inLanguage({ en: 'soup', 'zh-TW': '湯' }, 'zh-TW')).toEqual({ language: 'zh-TW', text: '湯' });
  expect(inLanguage({ en: 'soup' }, 'zh-TW')).toEqual({ language: 'en', text: 'soup' });
  expect(inLanguage({}, 'en')).toBeNull();
});
