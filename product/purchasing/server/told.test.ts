import { expect, test } from 'vitest';
import { sayIn } from '#platform/server/texts.ts';
import { type Result, tellRefund } from './cards/refunds/refund-messages.ts';
import { tellRequested, tellSaved, tellSent, tellValid } from './quotes/quote-messages.ts';

/** What people read when money or a quote is on its way, in every case. */
const said = (reply: ReturnType<typeof tellSent>) => {
  expect(sayIn('zh-TW')(reply.notification)).not.toMatch(/(orders|quotes)\.|\{\{/);
  return sayIn('en')(reply.notification);
};

const refund: Result = {
  status: 'done',
  amount_cents: 2400,
  number: 'KO-2026-000007',
  left_cents: 0,
  buyer: 'tara@reed.test',
  taken: 2,
  in_use: 0,
};

test.each<[Partial<Result>, string]>([
  [
    {},
    '$24.00 for KO-2026-000007 is refunded in full. 2 unused licenses were taken back. We let tara@reed.test know by email',
  ],
  [
    { left_cents: 3600, taken: 1, amount_cents: 1200 },
    '$12.00 for KO-2026-000007 is refunded. $36.00 stays paid. 1 unused license was taken back. We let tara@reed.test know by email',
  ],
  [
    { left_cents: 5500, taken: 0, amount_cents: 500 },
    '$5.00 for KO-2026-000007 is refunded. $55.00 stays paid. No license was taken back. We let tara@reed.test know by email',
  ],
  [
    { taken: 0, in_use: 1 },
    '$24.00 for KO-2026-000007 is refunded in full. No license was taken back. 1 license is in use and stays with its student. It is on the list to check. We let tara@reed.test know by email',
  ],
  [
    { taken: 1, in_use: 3, buyer: '' },
    '$24.00 for KO-2026-000007 is refunded in full. 1 unused license was taken back. 3 licenses are in use and stay with their students. They are on the list to check',
  ],
  [
    { taken: null, in_use: null },
    '$24.00 for KO-2026-000007 is refunded in full. We let tara@reed.test know by email',
  ],
])('a refund of %j reads: %s', (result, sentence) => {
  expect(said(tellRefund({ ...refund, ...result }))).toBe(sentence);
});

const quote = {
  number: 'KQ-2026-000003',
  status: 'sent',
  quantity: 30,
  total_cents: 36_000,
  valid_until: '2027-01-15',
  buyer_name: 'Tara Reed',
  buyer_email: 'tara@reed.test',
  billing_name: 'Office',
  billing_email: 'office@reed.test',
} as const;
const alone = { ...quote, billing_email: 'Tara@Reed.test'.toLowerCase() };
const unpriced = { ...quote, status: 'requested', total_cents: 0 } as const;
const unsent = { ...quote, status: 'requested' } as const;

test.each([
  [
    'sent to two',
    tellSent(quote),
    'Quote KQ-2026-000003, $360.00, was emailed to tara@reed.test, office@reed.test. It is valid through 01/15/2027',
  ],
  [
    'sent to one',
    tellSent(alone),
    'Quote KQ-2026-000003, $360.00, was emailed to tara@reed.test. It is valid through 01/15/2027',
  ],
  [
    'saved',
    tellSaved('added', unsent),
    'Quote KQ-2026-000003 for Tara Reed is saved: $360.00. It has not been sent yet',
  ],
  [
    'saved without a price',
    tellSaved('added', unpriced),
    'Quote KQ-2026-000003 for Tara Reed is saved. It needs a price before it can be sent',
  ],
  [
    'changed after it was sent',
    tellSaved('edited', alone),
    'Quote KQ-2026-000003 for Tara Reed is changed: $360.00. Send it again, because tara@reed.test still has the old one',
  ],
  [
    'changed before it was sent',
    tellSaved('edited-unsent', unsent),
    'Quote KQ-2026-000003 for Tara Reed is changed: $360.00. It has not been sent yet',
  ],
  [
    'given another last day',
    tellValid(alone),
    'Quote KQ-2026-000003 is valid through 01/15/2027. No one was notified. Send it again so tara@reed.test can see it',
  ],
  [
    'given another last day before it was sent',
    tellValid(unsent),
    'Quote KQ-2026-000003 is valid through 01/15/2027. It has not been sent yet',
  ],
  [
    'asked for, with a price',
    tellRequested(alone, true),
    'Quote KQ-2026-000003 is ready: $360.00, valid through 01/15/2027. We emailed it to tara@reed.test',
  ],
  [
    'asked for, without one',
    tellRequested({ ...unpriced, quantity: 1 }, false),
    'We received your request KQ-2026-000003 for 1 student. We will email the price to tara@reed.test, office@reed.test',
  ],
])('a quote that is %s is told of as it is', (_, reply, sentence) => {
  expect(said(reply)).toBe(sentence);
});
