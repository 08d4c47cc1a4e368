import * as z from 'zod/mini';
import type { Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Issuer } from '../../rules/plans.ts';
import { recordHistory } from '../ledger/history.ts';
import { lockGrant, lockGrants, moveUses } from '../ledger/lot-ends.ts';
import { enter, grantLot } from '../ledger/lots.ts';
import type { Operation } from '../ledger/operations.ts';

const moveTrial = statement(
  'update license_lots set ends_on = $2, starts_on = least(starts_on, $2), issuer = $3 where id = $1',
);
const findTrials = statement(
  { id: z.number() },
  "select id from license_lots where account_id = any($1::bigint[]) and plan = 'free-trial'",
);

/** Before the trials of several accounts change one after the other: by then the first one's lot is locked. */
export async function lockTrials(tx: Tx, accountIds: readonly number[]): Promise<void> {
  const found = await findTrials(tx, accountIds);
  await lockGrants(
    tx,
    found.map(({ id }) => id),
  );
}

/** What became of a trial: for how many students it is, and how many of their licenses end on another day now. */
export type TrialSet = { started: boolean; quantity: number; moved: number };

/** Starts an account's trial, or lets the one it has end on another day, for more students where that is more. */
export async function setTrial(
  operation: Operation,
  trial: { accountId: number; endsOn: Day; quantity: number; issuer: Issuer },
): Promise<TrialSet> {
  const { tx, today } = operation;
  const { accountId, endsOn, quantity, issuer } = trial;
  const owner = { accountId };
  // Its last day is what the line refers to.
  const line = { owner, issuer, plan: 'free-trial', reference: endsOn } as const;
  const [found] = await findTrials(tx, [accountId]);
  const [lot] = found === undefined ? [] : await lockGrant(tx, found.id);
  if (lot === undefined) {
    const startsOn = endsOn < today ? endsOn : today;
    const grant = { owner, plan: 'free-trial', term: 'to-end', quantity, startsOn, endsOn } as const;
    await grantLot(operation, { ...grant, issuer, origin: 'trial' });
    await recordHistory(operation, { ...line, type: 'trial-started', quantity });
    return { started: true, quantity, moved: 0 };
  }
  await moveTrial(tx, lot.id, endsOn, issuer);
  const moved = await moveUses(tx, lot.id, endsOn);
  const missing = quantity - lot.quantity;
  if (missing > 0) await enter(operation, [{ lotId: lot.id, kind: 'grant', quantity: missing }]);
  if (lot.expired > 0 && endsOn >= today) {
    await enter(operation, [{ lotId: lot.id, kind: 'revive', expired: -lot.expired }]);
  }
  const students = Math.max(quantity, lot.quantity);
  await recordHistory(operation, { ...line, type: 'trial-changed', quantity: students });
  return { started: false, quantity: students, moved };
}
