import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/server/database.ts';
import { clientMark, type Refused, refusals } from './refusals.ts';

const { db } = await testDatabase();
const appKey = randomBytes(32);
const START = new Date('2026-09-14T15:00:00Z');
const failed = (error: unknown): never => {
  throw error;
};
const kept = refusals({ db, appKey, onError: failed });
const refused = (clientAddress: string, seconds = 0): Refused => ({
  action: 'refused.sign-in',
  actor: null,
  subject: { type: 'account', id: 7, details: { fault: 'password-incorrect' } },
  clientAddress,
  requestId: 'r',
  now: new Date(START.getTime() + seconds * 1000),
});
const rows = () => db.selectFrom('audit').select(['action', 'subject_id', 'details']).orderBy('id').execute();

test('who is refused has a row with a mark of the address, and a flood has few rows and a number', async () => {
  for (let number = 0; number < 50; number += 1) await kept.note(refused('10.0.0.1'));
  await kept.note(refused('10.0.0.2'));
  const written = await rows();
  expect(written).toHaveLength(21);
  expect(written[0]).toEqual({
    action: 'refused.sign-in',
    subject_id: 7,
    details: { fault: 'password-incorrect', client: clientMark(appKey, '10.0.0.1') },
  });
  expect(JSON.stringify(written)).not.toContain('10.0.0');
  // The next minute begins with what was left out of the last one.
  await kept.note(refused('10.0.0.1', 60));
  expect((await rows()).slice(21)).toMatchObject([
    { action: 'refused.more', details: { count: 30 } },
    { action: 'refused.sign-in' },
  ]);
});

test('many clients together have a limit, too, and the end writes down what was counted', async () => {
  for (let number = 0; number < 700; number += 1) await kept.note(refused(`10.1.${number}`, 120));
  await kept.close();
  await kept.close();
  const late = (await rows()).slice(23);
  expect(late).toHaveLength(601);
  expect(late.at(-1)).toMatchObject({ action: 'refused.more', details: { count: 100 } });
});
