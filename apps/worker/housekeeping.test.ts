import { expect, test } from 'vitest';
import { testDatabase } from '#platform/server/testing/database.ts';
import { tidyUp } from './housekeeping.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-09-14T15:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);

async function mail(status: 'queued' | 'sent' | 'failed', days: number): Promise<void> {
  const name = `${status} ${days}`;
  await db
    .insertInto('mails')
    .values({
      operation_id: name,
      kind: 'test',
      recipient: 'a@tidy.test',
      letter_sealed: Buffer.from('sealed'),
      status,
      created_at: daysAgo(days),
    })
    .execute();
}

test('letters that were given up lose their words after three days, and go after thirty', async () => {
  for (const days of [2, 4, 31]) await mail('failed', days);
  for (const days of [4, 31]) await mail('queued', days);
  for (const days of [31, 91]) await mail('sent', days);
  await tidyUp(db, NOW);
  const left = await db
    .selectFrom('mails')
    .select(['operation_id', 'letter_sealed'])
    .orderBy('operation_id')
    .execute();
  expect(left.map(({ operation_id: name, letter_sealed: letter }) => [name, letter !== null])).toEqual([
    ['failed 2', true],
    ['failed 4', false],
    ['queued 31', true],
    ['queued 4', true],
    ['sent 31', true],
  ]);
});

test('the demo mailbox keeps a month', async () => {
  for (const days of [29, 31]) {
    const raw = Buffer.from('letter');
    await db
      .insertInto('mailbox')
      .values({ recipient: `${days}@tidy.test`, raw, received_at: daysAgo(days) })
      .execute();
  }
  await tidyUp(db, NOW);
  const left = await db.selectFrom('mailbox').select('recipient').execute();
  expect(left).toEqual([{ recipient: '29@tidy.test' }]);
});

test('events are kept for a day, for pages that come back', async () => {
  const channel = '6f1de2b4-4a3c-4b53-9d54-0d2b6f6f0001';
  for (const days of [0.5, 1.5]) {
    await db
      .insertInto('events')
      .values({ channel, type: `${days}`, at: daysAgo(days) })
      .execute();
  }
  await tidyUp(db, NOW);
  expect(await db.selectFrom('events').select('type').execute()).toEqual([{ type: '0.5' }]);
});
