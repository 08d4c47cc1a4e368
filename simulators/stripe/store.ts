import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { type SimulatedCharge, type SimulatedRefund, type SimulatedSession, simulatedId } from './objects.ts';

const keptSession = { content: z.custom<SimulatedSession>() };

const insertObject = statement(`
    insert into payment_simulator (id, kind, content, due_at, created_at) values ($1, $2, $3, $4, $5)`);
const findSessionRow = statement(
  keptSession,
  "select content from payment_simulator where id = $1 and kind = 'session'",
);
const lockSessionRow = statement(
  keptSession,
  "select content from payment_simulator where id = $1 and kind = 'session' for update",
);
const findByIntent = statement(
  keptSession,
  `
    select content from payment_simulator
    where kind = 'session' and (content->'intent'->>'id' = $1 or content->'intent'->'latest_charge'->>'id' = $1)`,
);
const updateSession = statement('update payment_simulator set content = $2, due_at = $3 where id = $1');

export async function keepSession(tx: Tx, session: SimulatedSession): Promise<void> {
  const due = new Date(session.expires_at * 1000);
  await insertObject(
    tx,
    session.id,
    'session',
    JSON.stringify(session),
    due,
    new Date(session.created * 1000),
  );
}

export async function findSession(tx: Tx, id: string): Promise<SimulatedSession | undefined> {
  return (await findSessionRow(tx, id))[0]?.content;
}

export async function lockSession(tx: Tx, id: string): Promise<SimulatedSession | undefined> {
  return (await lockSessionRow(tx, id))[0]?.content;
}

/** By its payment intent or charge. */
export async function findSessionOf(tx: Tx, id: string): Promise<SimulatedSession | undefined> {
  return (await findByIntent(tx, id))[0]?.content;
}

const findRefunded = statement(
  keptSession,
  "select content from payment_simulator where kind = 'session' and content->'refunds' is not null",
);

/** The newest first, each with its charge as it is now. */
export async function listRefunds(
  db: Db,
  since: number,
): Promise<{ refund: SimulatedRefund; charge: SimulatedCharge }[]> {
  const sessions = (await findRefunded(db)).map(({ content }) => content);
  return sessions
    .flatMap(({ intent, refunds = [] }) =>
      intent === null ? [] : refunds.map((refund) => ({ refund, charge: intent.latest_charge })),
    )
    .filter(({ refund }) => refund.created >= since)
    .toSorted((one, other) => other.refund.created - one.refund.created);
}

export async function changeSession(tx: Tx, session: SimulatedSession): Promise<void> {
  const due = session.status === 'open' ? new Date(session.expires_at * 1000) : null;
  await updateSession(tx, session.id, JSON.stringify(session), due);
}

/** An event joins the change it tells about; it is delivered until it is taken. */
export async function keepEvent(tx: Tx, type: string, object: object, now: Date): Promise<string> {
  const id = simulatedId('evt');
  const event = {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(now.getTime() / 1000),
    livemode: false,
    type,
    data: { object },
  };
  await insertObject(tx, id, 'event', JSON.stringify(event), now, now);
  return id;
}

type Reply = { status: number; body: object };
type KeptRequest = { asked: string; reply: Reply };

/** The same key again gets the same answer; with other words it is refused. Two at once wait for each other. */
export async function oncePerKey(
  db: Db,
  request: { key: string | null; asked: string; now: Date },
  work: (tx: Tx) => Promise<Reply>,
): Promise<Reply & { replayed?: boolean }> {
  const { key, asked, now } = request;
  return db.transaction().execute(async (tx) => {
    if (key === null) return work(tx);
    await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(tx);
    const [kept] = await findRequest(tx, `key_${key}`);
    if (kept === undefined) {
      const reply = await work(tx);
      await insertObject(tx, `key_${key}`, 'request', JSON.stringify({ asked, reply }), null, now);
      return reply;
    }
    if (kept.content.asked === asked) return { ...kept.content.reply, replayed: true };
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    return { status: 400, body: { error: { type: 'idempotency_error', message } } };
  });
}

const findRequest = statement(
  { content: z.custom<KeptRequest>() },
  "select content from payment_simulator where id = $1 and kind = 'request'",
);

const dueEventRow = { id: z.string(), content: z.custom<object>(), attempts: z.number() };
export type DueEvent = Row<typeof dueEventRow>;

const claimEvents = statement(
  dueEventRow,
  `
    update payment_simulator e set due_at = $2, attempts = attempts + 1
    from (
      select id from payment_simulator
      where kind = 'event' and due_at <= $1 order by due_at, id limit 20 for update skip locked
    ) due
    where e.id = due.id returning e.id, e.content, e.attempts`,
);
const moveDue = statement('update payment_simulator set due_at = $2 where id = $1');
const claimOverdue = statement(
  keptSession,
  `
    select content from payment_simulator where kind = 'session' and due_at <= $1 limit 20 for update skip locked`,
);

/** Takes what is due for itself until `until`: whoever is killed meanwhile leaves it to be taken again then. */
export function takeDueEvents(db: Db, now: Date, until: Date): Promise<DueEvent[]> {
  return claimEvents(db, now, until);
}

export async function setDue(db: Db, id: string, due: Date | null): Promise<void> {
  await moveDue(db, id, due);
}

export async function overdueSessions(tx: Tx, now: Date): Promise<SimulatedSession[]> {
  return (await claimOverdue(tx, now)).map(({ content }) => content);
}
