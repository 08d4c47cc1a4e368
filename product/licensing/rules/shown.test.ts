import { expect, test } from 'vitest';
import { sayIn } from '#platform/server/texts.ts';
import { schoolYearName, schoolYearOf } from '#product/schools/rules/school-years.ts';
import { HISTORY_TYPES } from './history.ts';
import { type HistoryLine, sentenceOf } from './shown.ts';

const words = { plan: 'Individual', program: 'Zoo U', nobody: 'Somebody', staff: 'our staff' };
const full: Omit<HistoryLine, 'type'> = {
  owner: 'Tara Reed',
  to: 'Cole Ames',
  quantity: 12,
  plan: 'individual',
  program: 'zoou',
  price: '$144.00',
  purchase_order_number: 'PO-7',
  reference: 'Q-1',
};
const bare: Omit<HistoryLine, 'type'> = {
  owner: null,
  to: null,
  quantity: null,
  plan: null,
  program: null,
  price: null,
  purchase_order_number: null,
  reference: null,
};

test.each(['en', 'zh-TW'])('every type of the history is a whole sentence in %s', (locale) => {
  const say = sayIn(locale);
  for (const type of HISTORY_TYPES) {
    for (const line of [full, bare, { ...full, quantity: 1 }, { ...full, quantity: null }]) {
      const message = sentenceOf({ type, ...line }, words);
      const sentence = message === null ? '' : say(message);
      expect(sentence).not.toMatch(/licensing-histories\.|\{\{|undefined|null/);
      expect(sentence).toMatch(/[.。]$/);
    }
  }
});

test.each([
  ['purchase-created', {}, 'Tara Reed bought 12 licenses (Individual) for $144.00.'],
  ['transfer', { quantity: 1 }, '1 license (Individual) went from Tara Reed to Cole Ames.'],
  [
    'reclaim',
    { to: null, reference: null },
    '12 licenses (Individual) were reclaimed from Tara Reed to our staff.',
  ],
  ['give-for-free-updated', { quantity: -3 }, 'Tara Reed’s free licenses were changed by -3 (Individual).'],
  ['purchase-updated', { price: null }, 'A purchase by Tara Reed was changed by +12 (Individual).'],
  ['purchase-updated', {}, 'A purchase by Tara Reed was changed by +12 (Individual) for $144.00.'],
  ['purchase-updated', { quantity: null }, '$144.00 was received for order Q-1 from Tara Reed.'],
  [
    'purchase-updated',
    { quantity: null, price: '-$144.00' },
    '$144.00 for order Q-1 from Tara Reed was taken back.',
  ],
  [
    'purchase-updated',
    { quantity: null, price: null },
    'The dates of a purchase by Tara Reed were changed (Individual).',
  ],
  ['use-product-assigned', { program: null }, '12 students got licenses from Tara Reed.'],
  ['refund', {}, 'Tara Reed was refunded $144.00 for order Q-1, and 12 licenses were taken back.'],
  ['refund', { quantity: 0 }, 'Tara Reed was refunded $144.00 for order Q-1. No license was taken back.'],
  [
    'refund',
    { quantity: 1, price: null },
    '1 license from the refunded order Q-1 came back to Tara Reed unused and was removed.',
  ],
  [
    'reclaim',
    { to: null, quantity: 2 },
    '2 licenses (Individual) were taken back from Tara Reed because order Q-1 was refunded.',
  ],
  [
    'trial-started',
    { quantity: 1, reference: '2026-10-14' },
    'Tara Reed’s free trial began: for 1 student, through 10/14/2026.',
  ],
  [
    'trial-changed',
    { quantity: 50, reference: '2026-10-14' },
    'Tara Reed’s free trial was changed: for up to 50 students, through 10/14/2026.',
  ],
  [
    'trial-started',
    { quantity: null, reference: '2026-10-14' },
    'Tara Reed’s free trial began and runs through 10/14/2026.',
  ],
  ['trial-started', { quantity: null, reference: null }, 'Tara Reed’s free trial began.'],
] as const)('%s with %j reads: %s', (type, more, sentence) => {
  const message = sentenceOf({ type, ...full, ...more }, words);
  expect(message && sayIn('en')(message)).toBe(sentence);
});

test.each([
  ['2026-06-30', 2025, '2025/26'],
  ['2026-07-01', 2026, '2026/27'],
  ['2099-12-31', 2099, '2099/00'],
])('%s is in the school year %s, %s', (day, year, name) => {
  expect(schoolYearOf(day)).toBe(year);
  expect(schoolYearName(year)).toBe(name);
});
