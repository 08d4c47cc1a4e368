import * as z from 'zod/mini';
import type { Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { type Issuer, type PaidPlan, type Plan, type Term } from '../../rules/plans.ts';
import type { Operation } from './operations.ts';

/** Whose licenses: a person's or a group's. */
export type Owner = { accountId: number; groupId?: never } | { accountId?: never; groupId: number };

type Origin = 'trial' | 'purchase' | 'free' | 'gift' | 'purchase-order';

export type Grant = {
  owner: Owner;
  plan: Plan;
  term: Term;
  quantity: number;
  startsOn: Day;
  /** Null: may be activated at any time. */
  endsOn: Day | null;
  issuer: Issuer;
  origin: Origin;
  priceCents?: number | null;
  purchaseOrder?: { number: string; date: Day | null } | null;
};

const insertLot = statement(
  { id: z.number() },
  `
    insert into license_lots (id, root_id, account_id, group_id, plan, term, starts_on, ends_on, issuer, by_staff, origin,
      price_cents, purchase_order_number, purchase_order_date, created_at)
    select lot.id, lot.id, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
    from nextval('license_lots_id_seq') lot (id)
    returning id`,
);

/** Issues licenses. */
export async function grantLot(operation: Operation, grant: Grant): Promise<number> {
  const { owner, plan, term, startsOn, endsOn, issuer, origin, priceCents, purchaseOrder } = grant;
  const byStaff = operation.actor?.scope === 'uber' || (operation.actor?.actingAsBy ?? null) !== null;
  const [lot] = await insertLot(
    operation.tx,
    owner.accountId ?? null,
    owner.groupId ?? null,
    plan,
    term,
    startsOn,
    endsOn,
    issuer,
    byStaff,
    origin,
    priceCents ?? null,
    purchaseOrder?.number ?? null,
    purchaseOrder?.date ?? null,
    operation.now,
  );
  if (lot === undefined) throw new Error('a lot was not made');
  await enter(operation, [{ lotId: lot.id, kind: 'grant', quantity: grant.quantity }]);
  return lot.id;
}

type LotEntry = {
  lotId: number;
  kind: 'grant' | 'take-back' | 'move-out' | 'move-in' | 'expire' | 'revive';
  quantity?: number;
  expired?: number;
};

const insertEntries = statement(`
    insert into license_entries (operation_id, lot_id, kind, quantity, expired, at)
    select $1, entry.lot_id, entry.kind, entry.quantity, entry.expired, $2
    from unnest($3::bigint[], $4::text[], $5::integer[], $6::integer[]) entry (lot_id, kind, quantity, expired)`);

/** Entries about whole lots. Their lots must be locked, in the order of their ids, by whoever may meet others. */
export async function enter({ tx, id, now }: Operation, entries: readonly LotEntry[]): Promise<void> {
  await insertEntries(
    tx,
    id,
    now,
    entries.map((entry) => entry.lotId),
    entries.map((entry) => entry.kind),
    entries.map((entry) => entry.quantity ?? 0),
    entries.map((entry) => entry.expired ?? 0),
  );
}

const heldLotRow = {
  id: z.number(),
  plan: z.enum(['free-trial', 'individual', 'site']),
  term: z.enum(['year', 'to-end']),
  starts_on: z.string(),
  ends_on: z.nullable(z.string()),
  remaining: z.number(),
  root_id: z.number(),
  origin: z.enum(['purchase', 'trial', 'free', 'gift', 'purchase-order', 'refund']),
};
export type HeldLot = Row<typeof heldLotRow>;

const lockLotsOf = statement(
  {
    id: z.number(),
    plan: z.enum(['free-trial', 'individual', 'site']),
    term: z.enum(['year', 'to-end']),
    starts_on: z.string(),
    ends_on: z.nullable(z.string()),
    remaining: z.number(),
    root_id: z.number(),
    origin: z.enum(['purchase', 'trial', 'free', 'gift', 'purchase-order', 'refund']),
    mine: z.boolean(),
  },
  `
    select id, root_id, origin, plan, term, starts_on, ends_on, remaining,
      coalesce(account_id = $1::bigint, false) or coalesce(group_id = $2::bigint, false) as mine
    from license_lots
    where plan = $5 and (
      remaining > 0 and (account_id = $1::bigint or group_id = $2::bigint)
      or (account_id = $3::bigint or group_id = $4::bigint) and root_id in (
        select held.root_id from license_lots held
        where held.plan = $5 and held.remaining > 0 and (held.account_id = $1::bigint or held.group_id = $2::bigint)
      )
    )
    order by id for no key update`,
);

const takeTurns = statement('select pg_advisory_xact_lock(turn) from unnest($1::bigint[]) turn');

/** Makes those who move licenses from or to an owner take turns: a move may make lots that nobody can lock yet. */
async function lockOwners(tx: Tx, owners: readonly Owner[]): Promise<void> {
  const keys = owners.map(({ accountId, groupId }) =>
    accountId === undefined ? groupId * 2 + 1 : accountId * 2,
  );
  // A corner of the numbers that no other advisory lock uses.
  const turns = keys.toSorted((a, b) => a - b).map((key) => OWNER_LOCKS + key);
  await takeTurns(tx, turns);
}
const OWNER_LOCKS = 7302 * 2 ** 40;

/** What one owner has left, locked together with the lots it may go into: two opposite moves wait, not clash. */
export async function lockLots(
  tx: Tx,
  owner: Owner,
  plan: PaidPlan,
  other?: Owner | null,
): Promise<HeldLot[]> {
  await lockOwners(tx, other ? [owner, other] : [owner]);
  const own = [owner.accountId ?? null, owner.groupId ?? null];
  const others = [other?.accountId ?? null, other?.groupId ?? null];
  const lots = await lockLotsOf(tx, ...own, ...others, plan);
  return lots.filter((lot) => lot.mine);
}

const findLotsOf = statement(
  heldLotRow,
  `
    select id, root_id, origin, plan, term, starts_on, ends_on, remaining from license_lots
    where plan = $3 and remaining > 0 and (account_id = $1::bigint or group_id = $2::bigint) order by id`,
);

/** The same to look at only. */
export function findLots(tx: Tx, owner: Owner, plan: PaidPlan): Promise<HeldLot[]> {
  return findLotsOf(tx, owner.accountId ?? null, owner.groupId ?? null, plan);
}

const insertTwin = statement(
  { id: z.number() },
  `
    insert into license_lots (root_id, account_id, group_id, plan, term, starts_on, ends_on, issuer, by_staff, origin,
      price_cents, purchase_order_number, purchase_order_date, created_at)
    select root_id, $2, $3, plan, term, starts_on, ends_on, issuer, by_staff, origin, null, purchase_order_number,
      purchase_order_date, $4
    from license_lots where id = $1
    on conflict do nothing returning id`,
);
const findTwin = statement(
  { id: z.number() },
  `
    select twin.id from license_lots lot join license_lots twin on twin.root_id = lot.root_id
    where lot.id = $1 and (twin.account_id = $2::bigint or twin.group_id = $3::bigint) for no key update of twin`,
);

/** The owner's lot of the same grant, made when there is none: what comes back joins what it was taken from. */
export async function twinOf({ tx, now }: Operation, lotId: number, owner: Owner): Promise<number> {
  const who = [owner.accountId ?? null, owner.groupId ?? null];
  const [made] = await insertTwin(tx, lotId, ...who, now);
  const [twin] = made === undefined ? await findTwin(tx, lotId, ...who) : [made];
  if (twin === undefined) throw new Error('a lot has no twin');
  return twin.id;
}
