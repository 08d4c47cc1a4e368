import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase } from '#platform/server/database/database.ts';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import { buildAccount } from '#testing/api/people.ts';
import { testStripe } from '#testing/api/stripe.ts';
import { postgresWithTemplates } from '#testing/server/kept-cluster.ts';
import { cases, isWhole } from '#testing/server/proof.ts';
import { provedAtLeast, provedAtMost } from '#testing/server/proof-lines.ts';
import { TEMPLATE } from '#testing/server/template.ts';
import { killWhile } from '#testing/worker/killer.ts';
import { startProcesses } from '#testing/worker/processes.ts';
import { patiently } from '#testing/worker/upload-run.ts';

/** Worker, server, database and a connection of it, once each; `npm run proof:kills` goes round more often. */
const KILLS = Number(process.env['KILLS_OF_PURCHASES'] ?? cases(4, 4));
const BUYERS = 4;
const DATABASE = 'shop';

const stripe = await testStripe(() => new Date());
const started = z.object({ session: z.string() });

test.runIf(isWhole)(
  `worker, server and database killed ${KILLS} times while people buy: each payment is a purchase, once`,
  { timeout: 180_000 + KILLS * 30_000 },
  async () => {
    // As with uploads: only a machine that goes down would need fsync.
    const postgres = await postgresWithTemplates('killed-shop', { fsync: 'off' });
    const admin = openDatabase({ ...postgres.urlFor('postgres'), max: 1 });
    await admin.pool.query(`create database ${DATABASE} template ${TEMPLATE}`);
    await admin.close();
    const database = openDatabase({ ...postgres.urlFor(DATABASE), max: 2 });
    const { db } = database;
    const buyers: string[] = [];
    for (let nth = 0; nth < BUYERS; nth += 1) {
      const { id } = await buildAccount(db);
      buyers.push(await openSession(db, { accountId: id }, new Date()));
    }
    const processes = await startProcesses(postgres, DATABASE, { settings: stripe.environment });
    const address = processes.addresses[0] ?? '';
    stripe.tell(`${address}/webhooks/stripe`);

    /** A browser that does not give up: every try has the same operation id. Answers the session it could pay. */
    async function begin(token: string, quantity: number): Promise<string> {
      const body = JSON.stringify({ quantity, operation_id: randomUUID() });
      for (let attempt = 0; attempt < 1200; attempt += 1) {
        const reply = await fetch(`${address}/api/educator/payment-session`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'access-token': `Bearer ${token}` },
          body,
          signal: AbortSignal.timeout(10_000),
        }).catch(() => null);
        const text = await reply?.text().catch(() => null);
        if (reply?.ok && typeof text === 'string') return z.parse(started, JSON.parse(text)).session;
        // The last one is paid, and was not told yet: asked again, this is a purchase of its own.
        const isFinal = reply !== null && reply.status < 500 && reply.status !== 409 && reply.status !== 429;
        if (isFinal && !reply.ok) throw new Error(`refused: ${reply.status} ${text}`);
        await pause(50);
      }
      throw new Error('a purchase could not be begun');
    }

    const paid = new Map<string, number>();
    let isOpen = true;
    const buying = buyers.map(async (token) => {
      while (isOpen) {
        // These buy more in a minute than an account may in an hour.
        await patiently(() => sql`delete from throttles`.execute(db));
        const quantity = 1 + (paid.size % 7);
        const session = await begin(token, quantity);
        await stripe.pay(session);
        paid.set(session, quantity);
        void stripe.deliverDue().catch(() => undefined);
        await pause(60);
      }
    });
    try {
      const seconds = await Promise.race([
        killWhile({ postgres, processes, name: DATABASE }, KILLS, () => paid.size),
        // Only if it fails: nobody stops buying before the last kill.
        Promise.all(buying).then(() => []),
      ]);
      isOpen = false;
      await Promise.all(buying);
      const waiting = async () => {
        await stripe.deliverDue();
        const { rows } = await sql`
          select 1 from payment_simulator where kind = 'event' and due_at is not null`.execute(stripe.db);
        return rows.length;
      };
      await expect.poll(waiting, { timeout: 120_000, interval: 100 }).toBe(0);

      const { rows: lots } = await sql<{ session_id: string; quantity: number; status: string }>`
        select p.session_id, l.quantity, o.status from license_lots l
        left join orders o on o.lot_id = l.id left join payments p on p.order_id = o.id and p.status = 'paid'`.execute(
        db,
      );
      const granted = new Map(lots.map((lot) => [lot.session_id, lot.quantity]));
      const lost = [...paid].filter(([session, quantity]) => granted.get(session) !== quantity);
      const doubled = lots.length - granted.size + [...granted.keys()].filter((one) => !paid.has(one)).length;
      const { rows: charged } = await sql<{ orders: number; licenses: number; entries: number }>`
        select (select count(*)::int from orders where status = 'granted') as orders,
          (select sum(quantity)::int from license_lots) as licenses,
          (select count(*)::int from ecommerce_history) as entries`.execute(db);
      provedAtLeast('kills-of-purchases', seconds.length, 20);
      provedAtMost('lost-of-purchases', lost.length, 0);
      provedAtMost('doubled-of-purchases', doubled, 0);
      provedAtMost('ready-again-seconds-of-purchases', Math.max(...seconds), 10);
      console.log(`${seconds.length} kills, ${paid.size} payments, ${lost.length} lost, ${doubled} doubled`);
      expect({ lost, doubled, fallen: processes.fallen }).toEqual({ lost: [], doubled: 0, fallen: [] });
      const sum = [...paid.values()].reduce((total, one) => total + one, 0);
      expect(charged).toEqual([{ orders: paid.size, licenses: sum, entries: paid.size }]);
      expect(paid.size).toBeGreaterThan(KILLS);
    } finally {
      isOpen = false;
      await Promise.allSettled(buying);
      await processes.stop();
      await database.close();
      await postgres.stop();
    }
  },
);
