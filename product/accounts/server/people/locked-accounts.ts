import * as z from 'zod/mini';
import { dayIn } from '#platform/contract/days.ts';
import { spokenName } from '#platform/contract/names.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { ROLES } from '#product/access/rules/scopes.ts';
import {
  ACCOUNT_SOURCES,
  ACCOUNT_STATUSES,
  type AccountEvent,
  type AccountStatus,
  lacksSchool,
  nextStatus,
} from '../../rules/people/status.ts';
import { accountZone } from '../time-zones/zones.ts';

/** An account that nobody else changes until the transaction is over. */
const lockedAccountRow = {
  id: z.number(),
  scope: z.enum(['educator', 'parent']),
  role: z.nullable(z.enum(ROLES)),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  status: z.enum(ACCOUNT_STATUSES),
  status_before_deactivation: z.nullable(z.enum(ACCOUNT_STATUSES)),
  source: z.enum(ACCOUNT_SOURCES),
  school_id: z.nullable(z.number()),
  family_id: z.nullable(z.number()),
  time_zone: z.string(),
};
export type LockedAccount = Row<typeof lockedAccountRow>;

/**
 * By id, so that two who lock many of the same rows wait for each other only one way. Staff, and who stands for nobody, are out of reach. Rows that
 * merely name the account may still be written: whoever writes them may hold what is locked after the account.
 */
const lock = statement(
  lockedAccountRow,
  `
    select a.id, a.scope, a.role, a.username, a.first_name, a.last_name, a.status, a.status_before_deactivation,
      a.source, a.school_id, a.family_id, ${accountZone()} as time_zone
    from accounts a left join schools s on s.id = a.school_id
    where a.id = any($1::bigint[]) and a.scope <> 'uber' and not a.nameless
    order by a.id for no key update of a`,
);

export function lockAccounts(tx: Tx, ids: readonly number[]): Promise<LockedAccount[]> {
  return lock(tx, ids);
}

export async function lockAccount(tx: Tx, id: number): Promise<LockedAccount> {
  const [account] = await lockAccounts(tx, [id]);
  if (account === undefined) throw Refusal.of('not-found');
  return account;
}

/** What the account becomes by the event; null where the one table of the status machine does not allow it. */
export function afterEvent(account: LockedAccount, event: AccountEvent): AccountStatus | 'deleted' | null {
  const { source, status_before_deactivation: before } = account;
  return nextStatus(account.status, event, { source, before, lacksSchool: lacksSchool(account) });
}

export function nameOf(account: Pick<LockedAccount, 'first_name' | 'last_name'>): string {
  return spokenName(account);
}

export function todayOf(account: Pick<LockedAccount, 'time_zone'>, now: Date): string {
  return dayIn(account.time_zone, now);
}
