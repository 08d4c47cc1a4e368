import { CompiledQuery } from 'kysely';
import * as z from 'zod/mini';
import { addDays, type Day } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { lockAccount } from '#product/accounts/server/people/locked-accounts.ts';
import { refundOrder } from '#product/purchasing/server/cards/refunds/refunds.ts';
import { grantOrder, lockOrder, makeOrder } from '#product/purchasing/server/orders.ts';
import { buildAccount, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { grantLot, type Owner } from '../ledger/lots.ts';
import { moveLicenses } from '../ledger/move.ts';
import { type Operation, operate } from '../ledger/operations.ts';
import { moveGrant } from '../site-lots.ts';
import { giveLicenses } from '../students/assign.ts';
import { expireLots } from '../students/expire.ts';
import { switchProgram, takeBackLicenses } from '../students/take-back.ts';
import { setTrial } from '../students/trial.ts';
import type { Deed, Step } from './ledger-deeds.ts';

/** A small world whose people do things to the ledger at random, many at a time. */
export type World = {
  owners: readonly Owner[];
  payers: readonly number[];
  students: readonly number[];
  /** What was made meanwhile, for later deeds to choose from. */
  orders: number[];
  sites: number[];
  /** Site licenses whose dates were moved. */
  moved: Set<number>;
};

/** So many educators with so many students each, five to a group with a pool; the last of a group is the next one's. */
export async function buildWorld(db: Db, educators: number, classSize: number): Promise<World> {
  const school = await buildSchool(db);
  const payers: number[] = [];
  for (let made = 0; made < educators; made += 1) {
    payers.push((await buildAccount(db, { school_id: school.id })).id);
  }
  const owners: Owner[] = payers.map((accountId) => ({ accountId }));
  for (let first = 0; first < educators; first += 4) {
    const [owner = 0, ...others] = [0, 1, 2, 3, 4].map((next) => payers[(first + next) % educators] ?? 0);
    const members = Object.fromEntries(others.map((id) => [id, 'member' as const]));
    const group = await buildGroup(db, 'school', { ...members, [owner]: 'owner' });
    owners.push({ groupId: group.id });
  }
  await db.updateTable('groups').set({ pool_on: true }).execute();
  const students: number[] = [];
  const key = Buffer.alloc(32, 7);
  for (let made = 0; made < educators * classSize; made += 1) {
    const owner_id = payers[made % educators] ?? 0;
    students.push((await buildStudent(db, key, { owner_id, school_id: school.id })).id);
  }
  return { owners, payers, students, orders: [], sites: [], moved: new Set() };
}

const WORLD_NOW = new Date('2026-09-14T15:00:00Z');
const TODAY: Day = '2026-09-14';
/** The daily job comes when the day is over everywhere; who assigns may still be at yesterday. */
const EXPIRE_AT = WORLD_NOW.getTime() + 86_400_000;
const PRICE_CENTS = 1200;

/** What a deed answered: how many licenses were issued, used and written off, and moved from and to whom. */
export type Outcome = {
  issued: number;
  used: number;
  expired: number;
  moves: { owner: number; by: number }[];
};
type Done = Outcome & { made?: { order: number } | { site: number } | { moved: number } };

const NOTHING: Outcome = { issued: 0, used: 0, expired: 0, moves: [] };
const parseTold = (kept: unknown): Done => {
  if (typeof kept !== 'object' || kept === null || !('issued' in kept)) throw new Error('an answer was lost');
  return Object.assign({}, NOTHING, kept);
};

/** Does a deed in a transaction of its own; a refusal is an answer, too. */
async function perform(db: Db, world: World, id: string, deed: Deed, locks: boolean): Promise<Outcome> {
  if (deed.kind === 'expire') return expire(db, id);
  try {
    const { made, ...told } = await db.transaction().execute((transaction) => {
      const tx = locks ? transaction : withoutLocks(transaction);
      const given = { tx, kind: deed.kind, actor: null, now: WORLD_NOW, today: TODAY, operationId: id };
      return operate(given, parseTold, (operation) => act(operation, world, deed));
    });
    if (made !== undefined && 'order' in made) world.orders.push(made.order);
    if (made !== undefined && 'site' in made) world.sites.push(made.site);
    if (made !== undefined && 'moved' in made) world.moved.add(made.moved);
    return told;
  } catch (error) {
    if (error instanceof Refusal) return NOTHING;
    throw error;
  }
}

const pick = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('an empty world');
  return item;
};

type InTransaction = Exclude<Deed, { kind: 'expire' }>;

async function act(operation: Operation, world: World, deed: InTransaction): Promise<Done> {
  const chosen = 'students' in deed ? [...new Set(deed.students.map((at) => pick(world.students, at)))] : [];
  switch (deed.kind) {
    case 'grant':
      return grant(operation, world, deed);
    case 'buy':
      return buy(operation, world, deed);
    case 'refund':
      return world.orders.length === 0
        ? NOTHING
        : refund(operation, world, pick(world.orders, deed.order), deed.licenses);
    case 'assign':
    case 'extend': {
      const payers = [pick(world.payers, deed.payer)];
      const wishes = chosen.map((studentId) => ({ studentId, payers, program: null }));
      const extendUnder = deed.kind === 'extend' ? 90 : 0;
      const { given } = await giveLicenses(operation, wishes, { extendUnder });
      return { ...NOTHING, used: given.length };
    }
    case 'rollback':
      return { ...NOTHING, used: -(await takeBackLicenses(operation, chosen)).length };
    case 'switch':
      await switchProgram(operation, chosen, deed.program);
      return NOTHING;
    case 'move': {
      const [from, to] = [deed.from % world.owners.length, deed.to % world.owners.length];
      if (from === to) return NOTHING;
      const ends = { from: pick(world.owners, from), to: pick(world.owners, to) };
      await moveLicenses(operation, { ...ends, plan: deed.plan, count: deed.count });
      const gone = { owner: from, by: -deed.count };
      return { ...NOTHING, moves: [gone, { owner: to, by: deed.count }] };
    }
    case 'reclaim': {
      const from = deed.from % world.owners.length;
      const { plan, count } = deed;
      await moveLicenses(operation, { from: pick(world.owners, from), to: null, plan, count });
      return { ...NOTHING, issued: -count, moves: [{ owner: from, by: -count }] };
    }
    case 'trial': {
      const accountId = pick(world.payers, deed.payer);
      await lockAccount(operation.tx, accountId);
      const { days, quantity } = deed;
      const endsOn = addDays(TODAY, days);
      await setTrial(operation, { accountId, endsOn, quantity, issuer: 'internal_script' });
      return entered(operation, world, operation.id);
    }
    case 'dates': {
      if (world.sites.length === 0) return NOTHING;
      const endsOn = addDays(TODAY, deed.days);
      const startsOn = addDays(TODAY, Math.min(deed.days, 0));
      const moved = pick(world.sites, deed.lot);
      await moveGrant(operation, moved, { startsOn, endsOn });
      return { ...(await entered(operation, world, operation.id)), made: { moved } };
    }
  }
}

type DeedOf<Kind extends Deed['kind']> = Extract<Deed, { kind: Kind }>;

async function grant(operation: Operation, world: World, deed: DeedOf<'grant'>): Promise<Done> {
  const { plan, quantity } = deed;
  const site = await grantLot(operation, {
    owner: pick(world.owners, deed.owner),
    plan,
    quantity,
    startsOn: TODAY,
    ...(plan === 'site'
      ? { term: 'to-end', endsOn: addDays(TODAY, deed.owner % 200) }
      : { term: 'year', endsOn: null }),
    issuer: 'internal_script',
    origin: 'free',
  });
  const owner = deed.owner % world.owners.length;
  const told = { ...NOTHING, issued: quantity, moves: [{ owner, by: quantity }] };
  return plan === 'site' ? { ...told, made: { site } } : told;
}

async function buy(operation: Operation, world: World, { payer, quantity }: DeedOf<'buy'>): Promise<Done> {
  const { tx, now } = operation;
  const order = await makeOrder(
    tx,
    {
      kind: 'card',
      status: 'open',
      account_id: pick(world.payers, payer),
      plan: 'individual',
      sold_as: 'primary',
      quantity,

      unit_price_cents: PRICE_CENTS,
      total_cents: quantity * PRICE_CENTS,
      starts_on: TODAY,
      created_at: now,
      updated_at: now,
    },
    now,
  );
  await tx
    .insertInto('payments')
    .values({
      order_id: order.id,
      session_id: order.number,
      payment_intent: order.number,
      status: 'paid',
      secret_hash: Buffer.alloc(32),
      amount_cents: order.total_cents,
      created_at: now,
      expires_at: now,
    })
    .execute();
  await grantOrder({ tx, actor: null, now }, order, null);
  const owner = payer % world.payers.length;
  return { ...NOTHING, issued: quantity, moves: [{ owner, by: quantity }], made: { order: order.id } };
}

/** Of the order's licenses as many as are left of the first so many; who comes later with less changes nothing. */
async function refund(operation: Operation, world: World, id: number, licenses: number): Promise<Done> {
  const { tx, now } = operation;
  const order = await lockOrder(tx, id);
  if (order === undefined) throw new Error('an order was lost');
  const refundedCents = Math.min(licenses * PRICE_CENTS, order.total_cents);
  await refundOrder({ tx, now }, { intent: order.number, refundedCents });
  if (refundedCents <= order.refunded_cents) return NOTHING;
  return entered(operation, world, `refund:${order.number}:${refundedCents}`);
}

/** The job gives its operations ids of its own, by the moment: what they have entered is what it tells. */
async function expire(db: Db, id: string): Promise<Outcome> {
  const now = new Date(EXPIRE_AT + momentOf(id));
  await expireLots(db, now);
  const [sum] = await sumExpired(db, `expire:${now.toISOString()}:`);
  return { ...NOTHING, expired: sum?.expired ?? 0 };
}

const sumExpired = statement(
  { expired: z.number() },
  `
    select coalesce(sum(expired), 0)::integer as expired from license_entries
    where starts_with(operation_id, $1) and kind = 'expire'`,
);

const moments = new Map<string, number>();
/** Another millisecond for each deed, as another day has. */
function momentOf(id: string): number {
  const moment = moments.get(id) ?? moments.size;
  moments.set(id, moment);
  return moment;
}

const enteredRow = { at: z.number(), quantity: z.number(), expired: z.number() };
type Entered = Row<typeof enteredRow>;
const findEntered = statement(
  enteredRow,
  `
    select coalesce(l.account_id, -l.group_id) as at, sum(e.quantity)::integer as quantity,
      sum(e.expired)::integer as expired
    from license_entries e join license_lots l on l.id = e.lot_id where e.operation_id = $1 group by 1`,
);

/** Of deeds that answer nothing themselves: what they issued, took back and wrote off or revived. */
async function entered({ tx }: Operation, world: World, operationId: string): Promise<Outcome> {
  return tellEntered(world, await findEntered(tx, operationId));
}

function tellEntered(world: World, rows: readonly Entered[]): Outcome {
  const sum = (part: 'quantity' | 'expired') => rows.reduce((all, row) => all + row[part], 0);
  const moves = rows
    .filter((row) => row.quantity !== 0)
    .map((row) => ({ owner: placeOf(world, row.at), by: row.quantity }));
  return { ...NOTHING, issued: sum('quantity'), expired: sum('expired'), moves };
}

export function placeOf(world: World, at: number): number {
  return world.owners.findIndex(({ accountId, groupId }) => at === (accountId ?? -(groupId ?? 0)));
}

/** The same code with its locks taken out: what the checks are for. */
function withoutLocks(tx: Tx): Tx {
  return new Proxy(tx, {
    get(target, name) {
      if (name !== 'executeQuery') return Reflect.get(target, name, target);
      return (query: CompiledQuery) => {
        const text = query.sql.replace(/ for (no key )?update( of \w+)?/g, '');
        return target.executeQuery(CompiledQuery.raw(text, [...query.parameters]));
      };
    },
  });
}

export type Answer = { kind: Deed['kind']; told: Outcome };

/** Lets all clients do their scripts at once. What is told twice by a repeat counts once. */
export async function play(
  db: Db,
  world: World,
  scripted: readonly Step[][],
  { run, locks = true }: { run: string; locks?: boolean },
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const clients = await Promise.allSettled(
    scripted.map(async (script, client) => {
      for (const [step, { deed, repeat }] of script.entries()) {
        const id = `${run}:${client}:${step}`;
        const first = perform(db, world, id, deed, locks);
        const again = repeat ? perform(db, world, id, deed, locks) : first;
        const [one, other] = await Promise.all([first, again]);
        answers.push({ kind: deed.kind, told: agreed(deed, one, other) });
      }
    }),
  );
  for (const client of clients) if (client.status === 'rejected') throw client.reason;
  const refunded = tellEntered(world, await findRefunded(db));
  return [...answers, { kind: 'refund', told: refunded }];
}

/** What was refunded while it was in use, and taken back when it was rolled back: a rollback does not say so. */
const findRefunded = statement(
  enteredRow,
  `
    select coalesce(l.account_id, -l.group_id) as at, sum(e.quantity)::integer as quantity, 0 as expired
    from license_operations o join license_entries e on e.operation_id = o.id and e.kind = 'take-back'
    join license_lots l on l.id = e.lot_id where o.kind = 'rollback' group by 1`,
);

/** Of a deed sent twice, one may have been refused before the other found licenses. */
function agreed({ kind }: Deed, one: Outcome, other: Outcome): Outcome {
  // The job that runs twice at once finds what ended meanwhile, too: the sum of both is what it has written off.
  if (kind === 'expire') return one.expired > other.expired ? one : other;
  if (isSomething(one) && isSomething(other) && inWords(one) !== inWords(other)) {
    throw new Error(`${kind} answered differently when it was sent again`);
  }
  return isSomething(one) ? one : other;
}

function isSomething(told: Outcome): boolean {
  return inWords(told) !== inWords(NOTHING);
}

function inWords({ issued, used, expired, moves }: Outcome): string {
  return [issued, used, expired, ...moves.map(({ owner, by }) => `${owner}:${by}`)].join(' ');
}
