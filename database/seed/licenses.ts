import { addDays } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database.ts';
import { schoolYearEnd, TRIAL_QUANTITY } from '#product/licensing/rules/plans.ts';
import { giveLicenses } from '#product/licensing/server/assign.ts';
import { recordHistory } from '#product/licensing/server/history.ts';
import { type Grant, grantLot, type Owner } from '#product/licensing/server/lots.ts';
import { type Operation, operate } from '#product/licensing/server/operations.ts';
import { setTrial } from '#product/licensing/server/trial.ts';
import type { AccountRow, DemoRows, StudentRow } from './rows.ts';

/** Licenses the demo's schools have bought for their pools. */
const POOLS: Record<string, number> = {
  'Larkspur Hollow Unified School District': 300,
  'Larkspur Hollow Elementary School': 200,
  'Marigold Bend Elementary School': 200,
};
const TEACHER = 'educator@kindred.test';
const SPARE = 3;

/** Trials, lots and licenses of the demo, made the way the product makes them. */
export async function seedLicenses(tx: Tx, rows: DemoRows, today: string): Promise<void> {
  const monthAgo = new Date(`${addDays(today, -30)}T15:00:00Z`);
  let deeds = 0;
  const deed = (since: Date | null, work: (operation: Operation) => Promise<unknown>) => {
    const now = since !== null && since > monthAgo ? since : monthAgo;
    deeds += 1;
    const given = { tx, kind: 'demo', actor: null, now, operationId: `demo:${deeds}` };
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
  for (const group of rows.groups) {
    const quantity = POOLS[group.name] ?? 0;
    if (quantity === 0) continue;
    await deed(null, (operation) => buy(operation, siteLot({ groupId: group.id }, quantity, today)));
  }
  const classes = Map.groupBy(
    rows.students.filter((student) => student.archived_at === null && student.active_program !== null),
    (student) => student.owner_id,
  );
  const pooled = new Set(
    rows.group_members
      .filter((member) => POOLS[rows.groups.find((group) => group.id === member.group_id)?.name ?? ''])
      .map((member) => member.account_id),
  );
  for (const [ownerId, students] of classes) {
    const account = rows.accounts.find((one) => one.id === ownerId);
    if (account?.status !== 'verified') continue;
    const owner = { accountId: ownerId };
    if (account.username === TEACHER) {
      // Some licenses end soon, some are left to give.
      const soon = { ...individualLot(owner, 6), term: 'to-end', endsOn: addDays(today, 20) } as const;
      await deed(null, (operation) => buy(operation, soon));
      await deed(null, (operation) => buy(operation, individualLot(owner, 12)));
    } else if (!pooled.has(ownerId)) {
      await deed(account.activated_at, (operation) =>
        buy(operation, individualLot(owner, students.length + SPARE)),
      );
    }
    await deed(account.activated_at, (operation) => giveLicenses(operation, students.map(wishOf)));
  }
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

function individualLot(owner: Owner, quantity: number): Omit<Grant, 'startsOn'> {
  const plan = {
    plan: 'individual',
    term: 'year',
    endsOn: null,
    issuer: 'stripe',
    origin: 'purchase',
  } as const;
  return { owner, quantity, ...plan, priceCents: quantity * 1200 };
}

function siteLot(owner: Owner, quantity: number, today: string): Omit<Grant, 'startsOn'> {
  const plan = { plan: 'site', term: 'to-end', issuer: 'user', origin: 'purchase-order' } as const;
  const purchaseOrder = { number: `PO-${quantity}-${owner.groupId}`, date: addDays(today, -32) };
  return {
    owner,
    quantity,
    ...plan,
    endsOn: schoolYearEnd(today),
    priceCents: quantity * 700,
    purchaseOrder,
  };
}

async function buy(operation: Operation, grant: Omit<Grant, 'startsOn'>): Promise<void> {
  await grantLot(operation, { ...grant, startsOn: operation.today });
  await recordHistory(operation, {
    type: grant.plan === 'site' ? 'po-for-distribution' : 'purchase-created',
    owner: grant.owner,
    issuer: grant.issuer,
    plan: grant.plan,
    quantity: grant.quantity,
    priceCents: grant.priceCents ?? null,
    purchaseOrderNumber: grant.purchaseOrder?.number ?? null,
  });
}
