import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/server/database/database.ts';
import type { TestKindred } from '#testing/api/kindred.ts';
import { grantLot, type Owner } from '../ledger/lots.ts';
import { operate } from '../ledger/operations.ts';
import { giveLicenses } from '../students/assign.ts';

/** A request of its own, as a dialog that was just opened would send it. */
export const anew = () => ({ operation_id: randomUUID() });

/** Grants and looks past the calls. */
export function licensesIn({ db, now }: Pick<TestKindred, 'db' | 'now'>) {
  const grant = (owner: Owner, plan: 'individual' | 'site', quantity: number, endsOn = '2027-06-30') =>
    db.transaction().execute((tx) =>
      operate({ tx, kind: 'test', actor: null, now: now(), operationId: randomUUID() }, Number, (operation) =>
        grantLot(operation, {
          owner,
          plan,
          quantity,
          startsOn: '2026-09-01',
          ...(plan === 'site' ? { term: 'to-end', endsOn } : { term: 'year', endsOn: null }),
          issuer: 'user',
          origin: 'purchase',
        }),
      ),
    );
  const give = (tx: Tx, studentId: number, payer: number) =>
    operate(
      { tx, kind: 'test', actor: null, now: now(), operationId: randomUUID() },
      () => null,
      async (operation) => {
        await giveLicenses(operation, [{ studentId, payers: [payer], program: null }]);
        return null;
      },
    );
  const lots = (owner: Owner) =>
    db
      .selectFrom('license_lots')
      .select(['id', 'plan', 'quantity', 'used', 'expired', 'remaining', 'ends_on'])
      .where((lot) =>
        owner.accountId === undefined
          ? lot('group_id', '=', owner.groupId)
          : lot('account_id', '=', owner.accountId),
      )
      .orderBy('id')
      .execute();
  const remaining = async (owner: Owner, plan: 'individual' | 'site' = 'individual') =>
    (await lots(owner)).filter((lot) => lot.plan === plan).reduce((sum, lot) => sum + lot.remaining, 0);
  const history = async () => {
    const last = await db
      .selectFrom('ecommerce_history')
      .select([
        'type',
        'account_id',
        'group_id',
        'to_account_id',
        'to_group_id',
        'quantity',
        'plan',
        'program',
      ])
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    return last[0];
  };
  return { grant, give, lots, remaining, history };
}
