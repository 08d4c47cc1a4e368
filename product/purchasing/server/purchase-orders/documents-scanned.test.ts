import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openFiles } from '#platform/server/files/files.ts';
import { clamScanner, type VirusScanner } from '#platform/server/files/virus-scanner.ts';
import { anotherApp } from '#testing/api/another-app.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';
import { BILLING, download, operation, PDF_FILE } from '#testing/api/purchases.ts';
import { clamdSays, EICAR } from '#testing/server/clamd.ts';
import * as calls from '../../orders-contract.ts';
import { countLetter, FREE_LETTERS } from '../quotes/mail.ts';
import { AT_ONCE, FREE_DOCUMENTS } from './document.ts';

const kindred = await testKindred();
const { db, tokenFor } = kindred;
const staffToken = await tokenFor({ accountId: (await buildAccount(db, { scope: 'uber' })).id });

beforeEach(() => db.deleteFrom('throttles').execute());

let numbers = 0;
const order = () => ({
  for: 'individual',
  quantity: 12,
  file_name: 'po.pdf',
  purchase_order_number: `PO ${(numbers += 1)}`,
  purchase_order_date: '2026-06-10',
  ...BILLING,
  operation_id: operation(),
});

async function newBuyer() {
  const { id } = await buildAccount(db);
  return { id, token: await tokenFor({ accountId: id }) };
}

/** A server with this scanner, and how documents are brought to it. */
function serverWith(scanner: VirusScanner) {
  const { server } = anotherApp(kindred, { files: openFiles(kindred.appKey, null, scanner) });
  return async (path: string, as: string, file: Buffer, query: Record<string, unknown>) => {
    const reply = await server.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: {
        host: 'localhost:3000',
        'access-token': `Bearer ${as}`,
        'content-type': 'application/octet-stream',
      },
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      payload: file,
    });
    return { status: reply.statusCode, body: reply.json() };
  };
}

const ORDERS = '/educator/purchase-orders';
const lastOrder = () =>
  db.selectFrom('orders').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
const countOrders = async () => (await db.selectFrom('orders').select('id').execute()).length;
const harmful = Buffer.concat([PDF_FILE, Buffer.from(EICAR)]);

/** Transactions that are open and wait for whoever began them. */
async function heldTransactions(): Promise<number> {
  const held = await sql`
    select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`.execute(
    db,
  );
  return held.rows.length;
}

test('a document that the scanner knows as harmful is kept nowhere, whoever brings it', async () => {
  const clamd = await clamdSays((file) => (file.includes(EICAR) ? 'stream: Eicar FOUND' : 'stream: OK'));
  const bring = serverWith(clamScanner(clamd));
  const { token } = await newBuyer();
  const before = await countOrders();
  const sent = await bring(ORDERS, token, harmful, order());
  expect([sent.status, sent.body.errors]).toEqual([422, { file_name: { i18n: 'validation.file-harmful' } }]);
  expect(await countOrders()).toBe(before);
  expect((await bring(ORDERS, token, PDF_FILE, order())).status).toBe(200);
  const { id } = await lastOrder();
  const put = await bring(`/uber/purchase-orders/${id}/file`, staffToken, harmful, { file_name: 'po.pdf' });
  expect(put.body.errors).toEqual({ file_name: { i18n: 'validation.file-harmful' } });
  const kept = await download(kindred, calls.purchaseOrderFile, { id }, staffToken);
  expect(kept.body.equals(PDF_FILE)).toBe(true);
});

test('while the scanner is away, or takes too long, nothing is taken in, and the sender is told to try again', async () => {
  const gone = clamScanner({ path: '/nowhere/clamd.ctl' });
  const slow = clamScanner(await clamdSays(() => null), 200);
  for (const scanner of [gone, slow]) {
    const { token } = await newBuyer();
    const sent = order();
    const before = await countOrders();
    const { status, body } = await serverWith(scanner)(ORDERS, token, PDF_FILE, sent);
    expect([status, body.i18n]).toEqual([503, 'error.files-away']);
    expect(await countOrders()).toBe(before);
    // What was refused was not done: the same click goes through once it is back.
    expect((await serverWith(async () => false)(ORDERS, token, PDF_FILE, sent)).status).toBe(200);
  }
});

test('while a document is looked at no transaction of the database waits for it', async () => {
  const held: number[] = [];
  const bring = serverWith(async () => {
    held.push(await heldTransactions());
    return false;
  });
  const { token } = await newBuyer();
  expect((await bring(ORDERS, token, PDF_FILE, order())).status).toBe(200);
  const { id } = await lastOrder();
  const put = await bring(`/uber/purchase-orders/${id}/file`, staffToken, PDF_FILE, { file_name: 'po.pdf' });
  expect([put.status, held]).toEqual([200, [0, 0]]);
});

test('while a store looks for a document no transaction waits for it either', async () => {
  const { token } = await newBuyer();
  expect((await serverWith(async () => false)(ORDERS, token, PDF_FILE, order())).status).toBe(200);
  const { id } = await lastOrder();
  const files = openFiles(kindred.appKey, null);
  let held = -1;
  const open = async (kept: Buffer): Promise<Buffer> => {
    held = await heldTransactions();
    return files.open(kept);
  };
  const app = anotherApp(kindred, { files: { ...files, open } });
  const read = await download({ ...kindred, app }, calls.purchaseOrderFile, { id }, staffToken);
  expect([read.status, read.body.equals(PDF_FILE), held]).toEqual([200, true, 0]);
  // Who read it stands in the audit.
  const audits = await db
    .selectFrom('audit')
    .select('subject_id')
    .where('action', '=', 'purchase-order.read')
    .execute();
  expect(audits.map((row) => row.subject_id)).toContain(id);
});

/** A scanner that says how often it was asked. */
function countingScanner(says = false) {
  const asked = { times: 0 };
  const scanner: VirusScanner = async () => {
    asked.times += 1;
    return says;
  };
  return { asked, bring: serverWith(scanner) };
}

test('the scanner is not asked for what is refused anyway, nor for what was done before', async () => {
  const { asked, bring } = countingScanner();
  const { id, token } = await newBuyer();
  const actor = { id, scope: 'educator', actingAsBy: null } as const;
  for (let sent = 0; sent < FREE_LETTERS - 1; sent += 1) {
    await countLetter({ tx: db, actor, now: kindred.now() }, 'order');
  }
  const last = order();
  const first = await bring(ORDERS, token, PDF_FILE, last);
  expect([first.status, asked.times]).toEqual([200, 1]);
  expect((await bring(ORDERS, token, PDF_FILE, order())).status).toBe(429);
  expect(await bring(ORDERS, token, PDF_FILE, last)).toEqual(first);
  const nowhere = await bring('/uber/purchase-orders/999999/file', staffToken, PDF_FILE, {
    file_name: 'a.pdf',
  });
  expect([nowhere.status, asked.times]).toEqual([404, 1]);
});

test('who brings harmful documents again and again is stopped', async () => {
  const { asked, bring } = countingScanner(true);
  const { token } = await newBuyer();
  for (let brought = 0; brought < FREE_DOCUMENTS; brought += 1) {
    expect((await bring(ORDERS, token, harmful, order())).status).toBe(422);
  }
  const { status, body } = await bring(ORDERS, token, harmful, order());
  expect([status, body.i18n, asked.times]).toEqual([429, 'error.too-many-attempts', FREE_DOCUMENTS]);
});

test('so many documents are looked at together, two of one person; more are told to come again', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let looking = 0;
  const bring = serverWith(async () => {
    looking += 1;
    await answered;
    return false;
  });
  const send = ({ token }: { token: string }) => bring(ORDERS, token, PDF_FILE, order());
  const eager = await newBuyer();
  const others = await Promise.all(Array.from({ length: AT_ONCE.all - AT_ONCE.each + 1 }, newBuyer));
  const own = [send(eager), send(eager)];
  await expect.poll(() => looking).toBe(2);
  expect((await send(eager)).status).toBe(429);
  const [late, ...taken] = others;
  const theirs = taken.map(send);
  await expect.poll(() => looking).toBe(AT_ONCE.all);
  if (late !== undefined) expect((await send(late)).status).toBe(429);
  answer();
  const replies = await Promise.all([...own, ...theirs]);
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
});
