import { addDays } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database.ts';
import { statement } from '#platform/server/statement.ts';
import { INDIVIDUAL_DAYS } from '../rules/plans.ts';
import { recordHistory } from './history.ts';
import { grantLot } from './lots.ts';
import { type Operation, operate } from './operations.ts';

/** What each of the two gets when an invited colleague is verified. */
export type GiftSizes = { inviter: number; invitee: number };

const noteGifts = statement<{ invitee_id: number; inviter_id: number }>(`
    insert into gifts (invitee_id, inviter_id, inviter_quantity, invitee_quantity, given_at)
    select invitee.id, inviter.id, $2, $3, $4
    from accounts invitee join accounts inviter on inviter.id = invitee.invited_by
    where invitee.id = any($1::bigint[]) and invitee.status = 'verified' and inviter.scope = 'educator'
      and inviter.status <> 'deactivated'
    on conflict (invitee_id) do nothing returning invitee_id, inviter_id`);

/** Section 3, gifts: both get theirs, once, whatever becomes of the account later. */
export async function giveGifts(
  tx: Tx,
  verifiedIds: readonly number[],
  sizes: GiftSizes,
  now: Date,
): Promise<void> {
  const gifts = await noteGifts(tx, verifiedIds, sizes.inviter, sizes.invitee, now);
  for (const { invitee_id: invitee, inviter_id: inviter } of gifts) {
    const deed = { tx, kind: 'gift', actor: null, now, operationId: `gift:${invitee}` };
    await operate(
      deed,
      () => null,
      async (operation) => {
        await give(operation, inviter, sizes.inviter, 'gift-invitor');
        await give(operation, invitee, sizes.invitee, 'gift-invitee');
        return null;
      },
    );
  }
}

async function give(
  operation: Operation,
  accountId: number,
  quantity: number,
  type: 'gift-invitor' | 'gift-invitee',
): Promise<void> {
  if (quantity === 0) return;
  const startsOn = operation.today;
  await grantLot(operation, {
    owner: { accountId },
    plan: 'individual',
    term: 'year',
    quantity,
    startsOn,
    endsOn: addDays(startsOn, INDIVIDUAL_DAYS - 1),
    issuer: 'internal_script',
    origin: 'gift',
    priceCents: 0,
  });
  const entry = {
    type,
    owner: { accountId },
    issuer: 'internal_script',
    plan: 'individual',
    quantity,
  } as const;
  await recordHistory(operation, entry);
}
