import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type pg from 'pg';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startJobs } from '#platform/server/jobs.ts';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import { buildAccount } from '#testing/api/people.ts';
import { testStripe } from '#testing/api/stripe.ts';
import { testDatabase } from '#testing/server/database.ts';
import { isWhole } from '#testing/server/proof.ts';
import { provedAtLeast, provedAtMost } from '#testing/server/proof-lines.ts';

/** Here once; `npm run proof:kills` does it forty times. */
const KILLS = Number(process.env['PROOF_KILLS'] ?? 1);
const BUYERS = 6;
const NEWCOMERS = 100;
const script = fileURLToPath(new URL('../../../../testing/api/bare-server.ts', import.meta.url));

const { db, connection } = await testDatabase();
const stripe = await testStripe(() => new Date());
const jobs = await startJobs({ db, jobs: [], worker: false, onError: () => undefined });
await jobs.stop();

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function databaseUrl({ user, host, port: at, database }: pg.PoolConfig): string {
  return `postgresql://${user}@localhost:${at}/${database}?host=${encodeURIComponent(host ?? '')}`;
}

type Shop = { child: ChildProcess; origin: string };

/** Resolves once it serves. */
async function startShop(): Promise<Shop> {
  const port = await freePort();
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      ...stripe.environment,
      DEMO: '1',
      PORT: String(port),
      HOST: '127.0.0.1',
      APP_KEY: 'the key of a server that is killed',
      DATABASE_URL: databaseUrl(connection),
      LOG_LEVEL: 'silent',
      NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url)),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code, signal) => reject(new Error(`the server left with ${code ?? signal}`)));
  });
  return { child, origin: `http://127.0.0.1:${port}` };
}

async function end({ child }: Shop, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const started = z.object({ session: z.string() });

/** Where the shop is just now. */
let open = '';

/** A browser that does not give up: every try has the same operation id. Answers the session it could pay. */
async function begin(call: string, body: object, headers: Record<string, string>): Promise<string> {
  for (;;) {
    try {
      const reply = await fetch(`${open}/api/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      if (reply.ok) return z.parse(started, await reply.json()).session;
      // The last one is paid, and was not told yet: asked again, this is a purchase of its own.
      if (reply.status < 500 && reply.status !== 409) throw new Error(`refused: ${await reply.text()}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('refused')) throw error;
    }
    await soon(30);
  }
}

test.runIf(isWhole)(
  `killed ${KILLS} times while people buy: what was paid and what was granted always match`,
  {
    timeout: 120_000 + KILLS * 30_000,
  },
  async () => {
    // The next server is ready when one is killed: people go on buying, as they do from several servers.
    let shop = await startShop();
    const serve = (next: Shop): void => {
      shop = next;
      open = next.origin;
      stripe.tell(`${next.origin}/webhooks/stripe`);
    };
    serve(shop);
    let isOpen = true;
    const paid = new Map<string, number>();
    const buy = async (index: number): Promise<void> => {
      const { id } = await buildAccount(db, { username: `buyer-${index}@kill.test` });
      const token = await openSession(db, { accountId: id }, new Date());
      while (isOpen) {
        // These buy more in a minute than an account may in an hour.
        await db.deleteFrom('throttles').execute();
        const quantity = 1 + (paid.size % 7);
        const operation = { quantity, operation_id: randomUUID() };
        // As many as one address may be in an hour.
        const asNewcomer = paid.size % 5 === 4 && paid.size < NEWCOMERS * 5;
        const email = `new-${index}-${paid.size}@kill.test`;
        const session = asNewcomer
          ? await begin(
              'parent-new/payment-session',
              { first_name: 'N', last_name: 'K', email, ...operation },
              {
                'user-agent': email,
              },
            )
          : await begin('educator/payment-session', operation, { 'access-token': `Bearer ${token}` });
        await stripe.pay(session);
        paid.set(session, quantity);
        void stripe.deliverDue().catch(() => undefined);
        await soon(60);
      }
    };
    const readyAgain: number[] = [];
    const buyers = Array.from({ length: BUYERS }, (_, index) => buy(index));
    for (let kills = 0; kills < KILLS; kills += 1) {
      const enough = paid.size + BUYERS;
      const starting = performance.now();
      const next = await startShop();
      // Nobody waits for it: the next server is there before one is killed. So long it would be without.
      readyAgain.push((performance.now() - starting) / 1000);
      await expect.poll(() => paid.size, { timeout: 90_000, interval: 5 }).toBeGreaterThanOrEqual(enough);
      // At another moment of what is under way each time.
      await soon((kills * 7) % 40);
      await end(shop, 'SIGKILL');
      await soon(50);
      serve(next);
    }
    isOpen = false;
    await Promise.all(buyers);
    const waiting = async () => {
      await stripe.deliverDue();
      const { rows } = await sql`
        select 1 from payment_simulator where kind = 'event' and due_at is not null`.execute(stripe.db);
      return rows.length;
    };
    await expect.poll(waiting, { timeout: 60_000, interval: 100 }).toBe(0);

    const { rows } = await sql<{ session_id: string; quantity: number; status: string; granted: number }>`
      select p.session_id, o.quantity, o.status, coalesce(l.quantity, 0) as granted
      from orders o join payments p on p.order_id = o.id left join license_lots l on l.id = o.lot_id`.execute(
      db,
    );
    const granted = new Map(
      rows.filter((row) => row.granted > 0).map((row) => [row.session_id, row.granted]),
    );
    const lost = [...paid].filter(([session, quantity]) => (granted.get(session) ?? 0) < quantity);
    const doubled = [...granted].filter(([session, quantity]) => (paid.get(session) ?? 0) < quantity);
    provedAtLeast('kills-of-payments', KILLS, 40);
    provedAtMost('lost-of-payments', lost.length, 0);
    provedAtMost('doubled-of-payments', doubled.length, 0);
    provedAtMost('ready-again-seconds-of-payments', Math.max(0, ...readyAgain), 10);
    expect(granted).toEqual(paid);
    const { rows: lots } = await sql<{ count: number; sum: number }>`
      select count(*)::int, sum(quantity)::int from license_lots`.execute(db);
    expect(lots).toEqual([{ count: paid.size, sum: [...paid.values()].reduce((sum, one) => sum + one, 0) }]);
    const unsettled = rows.filter((row) => paid.has(row.session_id) && row.status !== 'granted');
    expect(unsettled).toEqual([]);
    expect(paid.size).toBeGreaterThan(KILLS);
    await end(shop, 'SIGTERM');
    console.log(`${KILLS} kills, ${paid.size} payments, all granted once`);
  },
);
