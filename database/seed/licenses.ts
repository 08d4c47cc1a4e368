import { addDays } from '#platform/contract/days.ts';
import type { AppKey } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { TRIAL_QUANTITY } from '#product/licensing/rules/plans.ts';
import { recordHistory } from '#product/licensing/server/ledger/history.ts';
import { type Grant, grantLot } from '#product/licensing/server/ledger/lots.ts';
import { type Operation, operate } from '#product/licensing/server/ledger/operations.ts';
import { giveLicenses } from '#product/licensing/server/students/assign.ts';
import { setTrial } from '#product/licensing/server/students/trial.ts';
import { individualPrice } from '#product/purchasing/rules/prices.ts';
import type { AccountRow, DemoRows, StudentRow } from './base/rows.ts';
import { leaveAttention, leaveOpen, orderPools, POOLS } from './purchases.ts';
import { Shop } from './shop.ts';

const TEACHER = 'educator@kindred.test';
const PARENT = 'parent@kindred.test';
const SPARE = 3;

export type SeedLicenses = { today: string; appKey: AppKey };

/** Trials, purchases and licenses of the demo, made the way the product makes them. */
export async function seedLicenses(tx: Tx, rows: DemoRows, options: SeedLicenses): Promise<void> {
  const { today, appKey } = options;
  const account = (username: string): AccountRow => {
    const found = rows.accounts.find((one) => one.username === username);
    if (found === undefined) throw new Error(`the demo has no ${username}`);
    return found;
  };
  const people = { account, rows, today };
  const shop = new Shop(tx, appKey, account('uber@kindred.test').id);
  const monthAgo = new Date(`${addDays(today, -30)}T15:00:00Z`);
  let deeds = 0;
  const deed = (
    since: Date | null,
    work: (operation: Operation) => Promise<unknown>,
    by: AccountRow | null = null,
  ) => {
    const now = later(since, monthAgo);
    deeds += 1;
    const actor = by === null ? null : { id: by.id, scope: by.scope, actingAsBy: null };
    const given = { tx, kind: 'demo', actor, now, operationId: `demo:${deeds}` };
    return operate(
      given,
      () => null,
      async (operation) => {
        await work(operation);
        return null;
      },
    );
  };

  for (const account of rows.accounts) {
    if (account.free_trial_ends_on === null || account.activated_at === null) continue;
    const endsOn = account.free_trial_ends_on;
    await deed(account.activated_at, (operation) => setTrial(operation, trialOf(account, endsOn)));
  }
  await orderPools(shop, people);
  const classes = Map.groupBy(
    rows.students.filter((student) => student.archived_at === null && student.active_program !== null),
    (student) => student.owner_id,
  );
  const pools = rows.groups
    .filter(({ name }) => POOLS.some(({ group }) => group === name))
    .map(({ id }) => id);
  const pooled = new Set(
    rows.group_members.filter((one) => pools.includes(one.group_id)).map((one) => one.account_id),
  );
  let refunded: { intent: string; cents: number } | null = null;
  for (const [ownerId, students] of classes) {
    const buyer = rows.accounts.find((one) => one.id === ownerId);
    if (buyer?.status !== 'verified') continue;
    if (buyer.username === TEACHER) {
      // Some licenses end soon, the others a year after they were given.
      await deed(null, (operation) => buy(operation, endingSoon(ownerId, addDays(today, 20))));
      await shop.card(buyer, 12, monthAgo);
    } else if (!pooled.has(ownerId)) {
      const quantity = students.length + SPARE;
      const intent = await shop.card(buyer, quantity, later(buyer.activated_at, monthAgo));
      if (buyer.scope === 'parent' && buyer.username !== PARENT) {
        refunded ??= { intent, cents: individualPrice(quantity).totalCents };
      }
    }
    await deed(buyer.activated_at, (operation) => giveLicenses(operation, students.map(wishOf)), buyer);
  }
  await leaveOpen(shop, people);
  if (refunded !== null) await leaveAttention(tx, refunded, today);
}

function later(since: Date | null, other: Date): Date {
  return since !== null && since > other ? since : other;
}

function wishOf({ id, owner_id: ownerId, active_program: program }: StudentRow) {
  return { studentId: id, payers: [ownerId], program };
}

function trialOf({ id, status }: AccountRow, endsOn: string) {
  const verified = status === 'verified';
  return {
    accountId: id,
    endsOn,
    quantity: verified ? TRIAL_QUANTITY : 1,
    issuer: verified ? ('account_verification' as const) : ('account_activation' as const),
  };
}

/** Bought before the demo's shop took orders. */
function endingSoon(accountId: number, endsOn: string): Omit<Grant, 'startsOn'> {
  const owner = { accountId };
  const plan = { plan: 'individual', term: 'to-end', issuer: 'stripe', origin: 'purchase' } as const;
  return { owner, quantity: 6, ...plan, endsOn, priceCents: individualPrice(6).totalCents };
}

async function buy(operation: Operation, grant: Omit<Grant, 'startsOn'>): Promise<void> {
  await grantLot(operation, { ...grant, startsOn: operation.today });
  await recordHistory(operation, {
    type: 'purchase-created',
    owner: grant.owner,
    issuer: grant.issuer,
    plan: grant.plan,
    quantity: grant.quantity,
    priceCents: grant.priceCents ?? null,
  });
}
