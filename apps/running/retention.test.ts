import { expect, test } from 'vitest';
import { runRules } from '#product/retention/server/run.ts';
import { testDatabase } from '#testing/server/database.ts';
import { RETENTION_RULES } from './retention.ts';

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
  await runRules(db, RETENTION_RULES, NOW);
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
  await runRules(db, RETENTION_RULES, NOW);
  const left = await db.selectFrom('mailbox').select('recipient').execute();
  expect(left).toEqual([{ recipient: '29@tidy.test' }]);
});

test('names of those who did not pay are forgotten, but not while money that came waits for staff', async () => {
  const at = daysAgo(31);
  const begin = async (session: string, attention: 'amount-mismatch' | null, settled: boolean) => {
    const { id } = await db
      .insertInto('orders')
      .values({
        number: `KO-${session}`,
        kind: 'card',
        sold_as: 'primary',
        status: 'canceled',
        plan: 'individual',
        quantity: 1,
        unit_price_cents: 1200,
        total_cents: 1200,
        starts_on: '2026-08-14',
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('payments')
      .values({
        order_id: id,
        session_id: session,
        status: 'failed',
        secret_hash: Buffer.of(1),
        amount_cents: 1200,
        parent_email: `${session}@tidy.test`,
        created_at: at,
        expires_at: at,
      })
      .execute();
    const told = { id: `evt_${session}`, type: 'checkout.session.completed', session_id: session };
    const settledAt = settled ? NOW : null;
    await db
      .insertInto('payment_events')
      .values({ ...told, attention, settled_at: settledAt, received_at: at })
      .execute();
  };
  await begin('cs_left', null, false);
  await begin('cs_waits', 'amount-mismatch', false);
  await begin('cs_settled', 'amount-mismatch', true);
  await runRules(db, RETENTION_RULES, NOW);
  const left = await db
    .selectFrom('payments')
    .select('parent_email')
    .where('parent_email', 'is not', null)
    .execute();
  expect(left).toEqual([{ parent_email: 'cs_waits@tidy.test' }]);
});

test('events are kept for a day, for pages that come back', async () => {
  const channel = '6f1de2b4-4a3c-4b53-9d54-0d2b6f6f0001';
  for (const days of [0.5, 1.5]) {
    await db
      .insertInto('events')
      .values({ channel, type: `${days}`, at: daysAgo(days) })
      .execute();
  }
  await runRules(db, RETENTION_RULES, NOW);
  expect(await db.selectFrom('events').select('type').execute()).toEqual([{ type: '0.5' }]);
});
