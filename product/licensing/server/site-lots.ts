import * as z from 'zod/mini';
import { addDays, type Day } from '#platform/contract/days.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { INDIVIDUAL_DAYS, schoolYearEnd } from '../rules/plans.ts';
import { ABOVE_TIERS, type ChosenTier, TIER_UPGRADE_CENTS, tierQuantity } from '../rules/tiers.ts';
import type { educatorOwner } from '../staff-contract.ts';
import { recordHistory } from './ledger/history.ts';
import { lockGrant, moveUses } from './ledger/lot-ends.ts';
import { enter, grantLot, type Owner } from './ledger/lots.ts';
import { done, doOnce } from './ledger/once.ts';
import type { Operation } from './ledger/operations.ts';
import { getOwner, getReceiver, type OwnerKind, ownersDay, subjectOf } from './staff-licenses.ts';

type GiveContext = Context<typeof educatorOwner.giveSite>;

export async function giveSiteLicense(context: GiveContext, kind: OwnerKind): Promise<NotificationReply> {
  const { tx, input, now } = context;
  const { owner, name } = await getReceiver(tx, kind, input.id);
  const today = await ownersDay(tx, owner, now);
  const quantity = quantityOf(input);
  const startsOn = input.starts_on || today;
  const endsOn = endOf(input, startsOn);
  if (endsOn < startsOn || endsOn < today) throw Refusal.field('ends_on', 'validation.date');
  await doOnce(context, { kind: 'give-site', today, result: done }, async (operation) => {
    const grant = { owner, plan: 'site', term: 'to-end', quantity, startsOn, endsOn } as const;
    await grantLot(operation, { ...grant, issuer: 'user', origin: 'free' });
    await recordHistory(operation, { type: 'give-for-free-created', owner, plan: 'site', quantity });
    context.about({
      ...subjectOf(owner),
      details: { plan: 'site', quantity, starts_on: startsOn, ends_on: endsOn },
    });
    return 'done';
  });
  return notify('licensing.done.site-given', { count: quantity, name });
}

function quantityOf({ tier, quantity }: { tier: ChosenTier; quantity?: number | null | undefined }): number {
  const found = tierQuantity(tier, quantity ?? null);
  if (found !== null) return found;
  throw tier === ABOVE_TIERS && typeof quantity === 'number'
    ? Refusal.field('quantity', 'validation.quantity-above-1000')
    : Refusal.field('quantity', 'validation.required');
}

function endOf({ period, ends_on: endsOn }: GiveContext['input'], startsOn: Day): Day {
  if (period === 'year') return addDays(startsOn, INDIVIDUAL_DAYS - 1);
  if (period === 'school-year') return schoolYearEnd(startsOn);
  if (endsOn === undefined || endsOn === '') throw Refusal.field('ends_on', 'validation.required');
  return endsOn;
}

const siteLotRow = { id: z.number(), root_id: z.number(), ends_on: z.string(), origin: z.string() };
type SiteLot = Row<typeof siteLotRow>;

const findLot = statement(
  siteLotRow,
  `
    select id, root_id, ends_on, origin from license_lots
    where id = $1::bigint and plan = 'site' and (account_id = $2::bigint or group_id = $3::bigint)`,
);
/** With those it was shared out into, in the order of all locks. */
const lockLots = statement(
  { quantity: z.number() },
  'select quantity from license_lots where root_id = $1 order by id for no key update',
);

async function getLot(tx: GiveContext['tx'], id: number, owner: Owner): Promise<SiteLot> {
  const [lot] = await findLot(tx, id, owner.accountId ?? null, owner.groupId ?? null);
  if (lot === undefined) throw Refusal.because('licensing.refused.site-license-not-found');
  return lot;
}

const updated = ({ origin }: SiteLot) => (origin === 'free' ? 'give-for-free-updated' : 'purchase-updated');

/** The difference goes to the lot; what was shared out of it counts as its own. */
export async function upgradeSite(
  context: Context<typeof educatorOwner.upgradeSite>,
  kind: OwnerKind,
): Promise<NotificationReply> {
  const { tx, input, now } = context;
  const { owner, name } = await getReceiver(tx, kind, input.id);
  const today = await ownersDay(tx, owner, now);
  const lot = await getLot(tx, input.lot_id, owner);
  const wanted = quantityOf(input);
  await doOnce(context, { kind: 'upgrade-site', today, result: done }, async (operation) => {
    if (lot.ends_on < today) throw Refusal.because('licensing.refused.site-license-over');
    const held = await lockLots(tx, lot.root_id);
    const added = wanted - held.reduce((sum, one) => sum + one.quantity, 0);
    if (added <= 0) throw Refusal.field('tier', 'validation.tier-not-larger');
    await enter(operation, [{ lotId: lot.id, kind: 'grant', quantity: added }]);
    // What was given for free costs nothing when it is given more.
    const priceCents = lot.origin === 'free' ? null : added * TIER_UPGRADE_CENTS;
    await recordHistory(operation, { type: updated(lot), owner, plan: 'site', quantity: added, priceCents });
    const details = {
      lot: lot.id,
      quantity: added,
      ...(priceCents === null ? {} : { price_cents: priceCents }),
    };
    context.about({ ...subjectOf(owner), details });
    return 'done';
  });
  return notify('licensing.done.site-upgraded', { count: wanted, name });
}

const setDates = statement('update license_lots set starts_on = $2, ends_on = $3 where root_id = $1');

/** Of the whole grant, wherever it was shared out to; what had expired comes back if the new end is still to come. */
export async function moveGrant(
  operation: Operation,
  rootId: number,
  { startsOn, endsOn }: { startsOn: Day; endsOn: Day },
): Promise<void> {
  const { tx, today } = operation;
  const lots = await lockGrant(tx, rootId);
  await setDates(tx, rootId, startsOn, endsOn);
  await moveUses(tx, rootId, endsOn);
  const expired = lots.filter((one) => one.expired > 0);
  if (endsOn < today || expired.length === 0) return;
  await enter(
    operation,
    expired.map((one) => ({ lotId: one.id, kind: 'revive', expired: -one.expired })),
  );
}

export async function changeDates(
  context: Context<typeof educatorOwner.changeDates>,
  kind: OwnerKind,
): Promise<NotificationReply> {
  const { tx, input, now } = context;
  const { starts_on: startsOn, ends_on: endsOn } = input;
  const { owner, name } = await getOwner(tx, kind, input.id);
  if (endsOn < startsOn) throw Refusal.field('ends_on', 'validation.date');
  const today = await ownersDay(tx, owner, now);
  const lot = await getLot(tx, input.lot_id, owner);
  await doOnce(context, { kind: 'change-dates', today, result: done }, async (operation) => {
    await moveGrant(operation, lot.root_id, { startsOn, endsOn });
    await recordHistory(operation, { type: updated(lot), owner, plan: 'site' });
    const details = { lot: lot.id, starts_on: startsOn, ends_on: endsOn };
    context.about({ ...subjectOf(owner), details });
    return 'done';
  });
  return notify('licensing.done.dates-changed', { name });
}
