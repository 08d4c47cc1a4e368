import type { Db } from '#platform/server/database/database.ts';
import { grantLot } from '#product/licensing/server/ledger/lots.ts';
import { operate } from '#product/licensing/server/ledger/operations.ts';

/** Makes somebody, or whoever runs a group, a site-license admin, past the calls. */
export function buildSiteLicense(db: Db, of: number | { groupId: number }, now: Date): Promise<number> {
  const owner = typeof of === 'number' ? { accountId: of } : of;
  return db.transaction().execute((tx) =>
    operate(
      { tx, kind: 'test', actor: null, now, operationId: `site license of ${JSON.stringify(owner)}` },
      Number,
      (operation) =>
        grantLot(operation, {
          ...({ owner, plan: 'site', term: 'to-end', quantity: 100 } as const),
          ...({ startsOn: '2026-07-01', endsOn: '2027-06-30', issuer: 'user', origin: 'purchase' } as const),
        }),
    ),
  );
}

let lots = 0;

/** Licenses of a year to give to students. */
export function buildLicenses(
  db: Db,
  of: number | { groupId: number },
  quantity: number,
  now: Date,
): Promise<number> {
  lots += 1;
  const owner = typeof of === 'number' ? { accountId: of } : of;
  return db.transaction().execute((tx) =>
    operate(
      { tx, kind: 'test', actor: null, now, operationId: `licenses ${lots} of ${JSON.stringify(owner)}` },
      Number,
      (operation) =>
        grantLot(operation, {
          ...({ owner, plan: 'individual', term: 'year', quantity, issuer: 'user' } as const),
          ...({ startsOn: operation.today, endsOn: null, origin: 'free' } as const),
        }),
    ),
  );
}

/** A free trial that runs from today. */
export function buildTrial(db: Db, accountId: number, endsOn: string, now: Date): Promise<number> {
  return db.transaction().execute((tx) =>
    operate(
      { tx, kind: 'test', actor: null, now, operationId: `trial of ${accountId}` },
      Number,
      (operation) =>
        grantLot(operation, {
          ...({
            owner: { accountId },
            plan: 'free-trial',
            term: 'to-end',
            quantity: 1000,
            issuer: 'user',
          } as const),
          ...({ startsOn: operation.today, endsOn, origin: 'trial' } as const),
        }),
    ),
  );
}
