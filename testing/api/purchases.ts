import { randomUUID } from 'node:crypto';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Db } from '#platform/server/database/database.ts';
import { makeOrder } from '#product/purchasing/server/orders.ts';
import { makeQuote } from '#product/purchasing/server/quotes/store.ts';
import type { TestKindred } from './kindred.ts';

export const PDF_FILE = Buffer.from('%PDF-1.4\n% a purchase order\n%%EOF\n', 'latin1');

export const operation = (): string => randomUUID();

export const BILLING = {
  organisation: 'Larkspur Unified School District',
  billing_name: 'Accounts Payable',
  billing_email: 'ap@larkspur.test',
  billing_address: '1200 Education Way\nLarkspur, NC 27999',
  note: '',
};

/** A call whose reply is a file. */
export async function download(
  kindred: TestKindred,
  { path }: Endpoint,
  params: Record<string, string | number>,
  token: string,
): Promise<{ status: number; type: unknown; name: unknown; body: Buffer; i18n: string | null }> {
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  const reply = await kindred.app.server.inject({
    method: 'GET',
    url: `/api${url}`,
    headers: { host: 'localhost:3000', 'access-token': `Bearer ${token}` },
  });
  const failed = reply.statusCode >= 400;
  return {
    status: reply.statusCode,
    type: reply.headers['content-type'],
    name: reply.headers['content-disposition'],
    body: reply.rawPayload,
    i18n: failed ? reply.json().i18n : null,
  };
}

const AT = new Date('2026-09-14T15:00:00Z');
const bought = {
  plan: 'individual',
  quantity: 10,
  unit_price_cents: 1200,
  total_cents: 12_000,
  starts_on: '2026-09-14',
  created_at: AT,
  updated_at: AT,
} as const;

/** A quote that can be ordered. */
export async function buildQuote(db: Db, accountId: number): Promise<number> {
  const quote = {
    ...bought,
    kind: 'primary',
    status: 'sent',
    valid_until: '2026-11-13',
    sent_at: AT,
  } as const;
  return (await makeQuote(db, { ...quote, account_id: accountId }, AT)).id;
}

/** A purchase order that waits. */
export async function buildOrder(db: Db, accountId: number): Promise<number> {
  const order = { ...bought, kind: 'purchase-order', sold_as: 'primary', status: 'received' } as const;
  const number = `PO-${accountId}`;
  return (await makeOrder(db, { ...order, account_id: accountId, purchase_order_number: number }, AT)).id;
}
