import * as z from 'zod/mini';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { type GiftOffer, giftsLeft } from '#product/accounts/rules/people/gifts.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { schoolYearOf } from '#product/schools/rules/school-years.ts';
import { INDIVIDUAL_DAYS } from '../rules/plans.ts';
import { recordHistory } from './ledger/history.ts';
import { grantLot } from './ledger/lots.ts';
import { type Operation, operate } from './ledger/operations.ts';

/** What each of the two gets when an invited colleague is verified. */
export type GiftSizes = { inviter: number; invitee: number };

/**
 * A gift is for somebody new whom staff or an admin of the school vouched for; who invites vouches for nobody. Whoever
 * was there before, by any address, and whoever an admin or staff added, was not brought by an invitation.
 */
const findThanked = statement(
  { invitee_id: z.number(), inviter_id: z.number() },
  `
    select invitee.id as invitee_id, inviter.id as inviter_id
    from accounts invitee join accounts inviter on inviter.id = invitee.invited_by
    where invitee.id = any($1::bigint[]) and invitee.status = 'verified' and invitee.source = 'invite'
      and not invitee.known_before and invitee.verified_by <> inviter.id
      and inviter.scope = 'educator' and inviter.status <> 'deactivated'
      and not exists (select from gifts had where had.invitee_id = invitee.id)
    order by inviter.id, invitee.id`,
);
// One colleague of an inviter's after the other, or two at once could both be the tenth of the year.
const takeTurns = statement("select pg_advisory_xact_lock(hashtextextended('gifts ' || $1::bigint, 0))");
const countGiven = statement(
  { count: z.number() },
  'select count(*) as count from gifts where inviter_id = $1 and given_at >= $2',
);
const noteGift = statement(
  { invitee_id: z.number() },
  `
    insert into gifts (invitee_id, inviter_id, inviter_quantity, invitee_quantity, given_at)
    values ($1, $2, $3, $4, $5) on conflict (invitee_id) do nothing returning invitee_id`,
);

/** Both get theirs, once, whatever becomes of the account later. */
export async function giveGifts(
  tx: Tx,
  verifiedIds: readonly number[],
  sizes: GiftSizes,
  now: Date,
): Promise<void> {
  for (const { invitee_id: invitee, inviter_id: inviter } of await findThanked(tx, verifiedIds)) {
    await takeTurns(tx, inviter);
    if ((await leftFor(tx, inviter, now)) === 0) continue;
    const noted = await noteGift(tx, invitee, inviter, sizes.inviter, sizes.invitee, now);
    if (noted.length === 0) continue;
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

async function leftFor(tx: Tx, inviterId: number, now: Date): Promise<number> {
  const today = await todayFor(tx, inviterId, now);
  const [given] = await countGiven(tx, inviterId, firstDayOf(today));
  return giftsLeft(given?.count ?? 0);
}

/** The school year starts 1 July. */
function firstDayOf(today: Day): Day {
  return `${schoolYearOf(today)}-07-01`;
}

/** What the dialog and the card promise. */
export async function giftOffer(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  sizes: GiftSizes,
  now: Date,
): Promise<GiftOffer> {
  return { ...sizes, left: await leftFor(tx, actor.id, now) };
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
