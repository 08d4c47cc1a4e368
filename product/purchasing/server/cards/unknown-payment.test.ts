import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { rowSums } from '#testing/api/rows.ts';
import { paymentCompleted } from '../../contract.ts';

const kindred = await testKindred();

test('a payment session nobody opened is unknown, gives no token and changes nothing', async () => {
  const before = await rowSums(kindred.db);
  for (const session of ['cs_test_123', "' or 1=1 --", '../../x', '付款']) {
    const reply = await kindred.call(paymentCompleted, { session });
    expect(reply.body).toEqual({
      type: 'notification',
      notification: { type: 'warning', i18n: 'notification.payment-unknown' },
    });
  }
  expect(await rowSums(kindred.db)).toEqual(before);
});
