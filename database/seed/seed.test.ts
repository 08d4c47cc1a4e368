import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openFiles } from '#platform/server/files/files.ts';
import { fileTypeOf } from '#product/purchasing/rules/orders.ts';
import { getFile } from '#product/purchasing/server/purchase-orders/document.ts';
import { testDatabase } from '#testing/server/database.ts';
import { seedDemo } from './seed.ts';

const { db } = await testDatabase();
const appKey = randomBytes(32);
await db
  .transaction()
  .execute((tx) => seedDemo(tx, { appKey, today: '2026-03-16', hashPassword: async () => 'hash' }));

test('the demo has quotes and orders in every state that people meet', async () => {
  const quotes = await db.selectFrom('quotes').select(['kind', 'status', 'valid_until']).execute();
  expect(new Set(quotes.map(({ status }) => status))).toEqual(
    new Set(['requested', 'sent', 'ordered', 'canceled']),
  );
  expect(quotes.some((quote) => quote.status === 'sent' && quote.valid_until < '2026-03-16')).toBe(true);
  const orders = await db.selectFrom('orders').select(['kind', 'status']).execute();
  expect(new Set(orders.map(({ kind, status }) => `${kind} ${status}`))).toEqual(
    new Set([
      'purchase-order granted',
      'purchase-order received',
      'purchase-order canceled',
      'card granted',
      'card expired',
      'card refunded',
    ]),
  );
  const { rows: attention } = await sql`
    select e.attention, e.settled_at is not null as settled, o.number is not null as "order"
    from payment_events e left join payments p on p.session_id = e.session_id left join orders o on o.id = p.order_id
    order by 1`.execute(db);
  expect(attention).toEqual([
    { attention: 'refund-in-use', settled: false, order: true },
    { attention: 'unknown-session', settled: true, order: false },
  ]);
});

test('what was granted stands in the ledger, and the ledger adds up', async () => {
  const { rows: astray } = await sql`
    select o.number from orders o left join license_lots l on l.id = o.lot_id
    where o.status = 'granted' and (l.quantity is null or l.plan <> o.plan or l.price_cents <> o.total_cents
      or l.account_id is distinct from case when o.group_id is null then o.account_id end
      or l.group_id is distinct from o.group_id)`.execute(db);
  expect(astray).toEqual([]);
  const { rows: wrong } = await sql`
    select l.id from license_lots l left join license_entries e on e.lot_id = l.id group by l.id
    having (l.quantity, l.used, l.expired) is distinct from (sum(e.quantity), sum(e.used), sum(e.expired))`.execute(
    db,
  );
  expect(wrong).toEqual([]);
  const { rows: unpaid } = await sql`
    select p.id from payments p join orders o on o.id = p.order_id
    where p.amount_cents <> o.total_cents or (p.status = 'paid') <> (o.paid_at is not null)`.execute(db);
  expect(unpaid).toEqual([]);
});

test('purchase orders have a document that can be opened', async () => {
  const documents = await db.selectFrom('order_files').select('order_id').execute();
  expect(documents.length).toBeGreaterThan(3);
  const files = openFiles(appKey, null);
  for (const { order_id: id } of documents) {
    const { content_type: type, content_sealed: sealed } = await getFile(db, id);
    expect([type, fileTypeOf(await files.open(sealed))?.type]).toEqual([
      'application/pdf',
      'application/pdf',
    ]);
  }
});
