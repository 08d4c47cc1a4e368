import * as z from 'zod/mini';
import { addDays } from '#platform/contract/days.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { recordHistory } from '#product/licensing/server/ledger/history.ts';
import { done, doOnce } from '#product/licensing/server/ledger/once.ts';
import type * as calls from '../../quotes-contract.ts';
import { quoteValidUntil } from '../../rules/prices.ts';
import { centsOf, namedByHand, pricedByHand, quoteTerms, shownStatus } from '../../rules/quotes.ts';
import type { QuoteFacts } from '../documents/facts.ts';
import { checkBuyer, getRunningPlan, groupFor, holdGroup } from './buyers.ts';
import { mailQuote, type PurchasePorts } from './mail.ts';
import { tellSaved, tellSent, tellValid } from './quote-messages.ts';
import { getQuote, lockQuote, makeQuote } from './store.ts';

type Wish = Omit<Context<typeof calls.editQuote>['input'], 'id'>;

/** What staff quote: by the price table, unless they name a price. */
async function columnsOf(tx: Tx, actor: Actor, buyerId: number, wish: Wish, today: string) {
  const running = wish.kind === 'sub' ? await getRunningPlan(tx, buyerId, wish.lot_id, today) : null;
  const terms = quoteTerms({
    kind: wish.kind,
    plan: wish.for ?? 'site',
    students: wish.quantity,
    tier: wish.tier ?? null,
    startsOn: today,
    ...(running === null ? {} : { runningPlan: running }),
  });
  const named = wish.unit_price === '' ? null : centsOf(wish.unit_price);
  const price = named === null ? terms.price : pricedByHand(named, terms.quantity);
  return {
    kind: wish.kind,
    group_id: await groupFor(tx, actor, running, wish.group_id),
    lot_id: wish.kind === 'sub' ? (wish.lot_id ?? null) : null,
    plan: terms.plan,
    quantity: terms.quantity,
    tier: terms.tier,
    unit_price_cents: price?.unitCents ?? 0,
    total_cents: price?.totalCents ?? 0,
    starts_on: terms.startsOn,
    ends_on: terms.endsOn,
    organisation: wish.organisation,
    billing_name: wish.billing_name,
    billing_email: wish.billing_email,
    billing_address: wish.billing_address,
    note: wish.note,
  };
}

export async function addQuote(
  context: Context<typeof calls.addQuote>,
  ports: PurchasePorts,
): Promise<NotificationReply> {
  const { input, actor, tx, now } = context;
  const { account_id: buyerId, send, operation_id: _, ...wish } = input;
  const id = await doOnce(context, { kind: 'quote-added', result: z.number() }, async () => {
    await holdGroup(tx, wish);
    await checkBuyer(tx, buyerId);
    const today = await todayFor(tx, buyerId, now);
    const columns = await columnsOf(tx, actor, buyerId, wish, today);
    const made = await makeQuote(
      tx,
      {
        ...columns,
        status: 'requested',
        account_id: buyerId,
        valid_until: quoteValidUntil(today),
        created_by: actor.id,
        acting_as_by: actor.actingAsBy,
        created_at: now,
        updated_at: now,
        sent_at: null,
      },
      now,
    );
    if (send) await sendNow(context, ports, await getQuote(tx, actor, made.id), 'first');
    return made.id;
  });
  const quote = await getQuote(tx, actor, id);
  context.about({ type: 'quote', id, details: { number: quote.number, account_id: buyerId, sent: send } });
  return send ? tellSent(quote) : tellSaved('added', quote);
}

export async function editQuote(context: Context<typeof calls.editQuote>): Promise<NotificationReply> {
  const { actor, tx, now } = context;
  const { id, ...wish } = context.input;
  await holdGroup(tx, { group_id: wish.group_id, quote_id: id });
  const quote = await lockOpen(tx, actor, id);
  context.about({ type: 'quote', id, details: { number: quote.number } });
  const today = await todayFor(tx, quote.account_id, now);
  const columns = await columnsOf(tx, actor, quote.account_id, wish, today);
  await tx
    .updateTable('quotes')
    .set({ ...columns, status: 'requested', updated_at: now })
    .where('id', '=', id)
    .execute();
  return tellSaved(quote.status === 'sent' ? 'edited' : 'edited-unsent', await getQuote(tx, actor, id));
}

export async function sendQuote(
  context: Context<typeof calls.sendQuote>,
  ports: PurchasePorts,
): Promise<NotificationReply> {
  const { input, actor, tx } = context;
  const quote = await lockOpen(tx, actor, input.id);
  context.about({ type: 'quote', id: quote.id, details: { number: quote.number } });
  await doOnce(context, { kind: 'quote-sent', result: done }, async () => {
    await sendNow(context, ports, quote, input.operation_id);
    return 'done';
  });
  return tellSent(await getQuote(tx, actor, quote.id));
}

type Sender = Pick<Context<typeof calls.sendQuote>, 'tx' | 'actor' | 'now' | 'address'>;

async function sendNow(
  { tx, actor, now, address }: Sender,
  ports: PurchasePorts,
  quote: QuoteFacts,
  sending: string,
): Promise<void> {
  if (quote.total_cents === 0) throw Refusal.because('purchasing-quotes.staff.not-priced');
  const today = await todayFor(tx, quote.account_id, now);
  if (shownStatus(quote, today) === 'expired') throw Refusal.because('purchasing-quotes.staff.expired');
  // Sent for the first time, or as it never was before: its days begin now. One that staff gave longer keeps it.
  const fresh = quoteValidUntil(today);
  const validUntil = quote.status === 'requested' && quote.valid_until < fresh ? fresh : quote.valid_until;
  const sent = { status: 'sent', valid_until: validUntil, sent_at: now } as const;
  await tx
    .updateTable('quotes')
    .set({ ...sent, updated_at: now })
    .where('id', '=', quote.id)
    .execute();
  const { plan, quantity, group_id: groupId, account_id: accountId } = quote;
  await recordHistory(
    { tx, actor, now, id: null },
    {
      type: `quote-${plan}`,
      owner: groupId === null ? { accountId } : { groupId },
      plan,
      quantity,
      priceCents: quote.total_cents,
      reference: quote.number,
    },
  );
  await mailQuote(tx, ports, address, { quote: { ...quote, ...sent }, sending });
}

/** Longest: a year from today. */
const EXTEND_DAYS_MAX = 365;

export async function extendQuote({
  input,
  actor,
  tx,
  now,
  about,
}: Context<typeof calls.extendQuote>): Promise<NotificationReply> {
  const quote = await lockOpen(tx, actor, input.id);
  about({ type: 'quote', id: quote.id, details: { number: quote.number, until: input.valid_until } });
  const today = await todayFor(tx, quote.account_id, now);
  if (input.valid_until < today || input.valid_until > addDays(today, EXTEND_DAYS_MAX)) {
    throw Refusal.field('valid_until', 'purchasing-quotes.staff.valid-until');
  }
  await tx
    .updateTable('quotes')
    .set({ valid_until: input.valid_until, updated_at: now })
    .where('id', '=', quote.id)
    .execute();
  return tellValid(await getQuote(tx, actor, quote.id));
}

export async function cancelQuote({
  input,
  actor,
  tx,
  now,
  about,
}: Context<typeof calls.cancelQuote>): Promise<NotificationReply> {
  const quote = await lockOpen(tx, actor, input.id);
  about({ type: 'quote', id: quote.id, details: { number: quote.number } });
  await tx
    .updateTable('quotes')
    .set({ status: 'canceled', updated_at: now })
    .where('id', '=', quote.id)
    .execute();
  return notify('purchasing-quotes.staff.canceled', { number: quote.number, name: quote.buyer_name });
}

/** What was ordered or given up stays as it was. */
async function lockOpen(tx: Tx, actor: Actor, id: number): Promise<QuoteFacts> {
  const quote = await lockQuote(tx, actor, id);
  if (quote.status === 'ordered' || quote.status === 'canceled') {
    throw Refusal.because('purchasing-quotes.not-available');
  }
  return quote;
}

/** Tier and price stand in the form only where somebody chose them: what the table says follows the rest of the form. */
export async function describeQuote({ input, actor, tx }: Context<typeof calls.quoteForm>) {
  const quote = await getQuote(tx, actor, input.id);
  const { kind, quantity, group_id, lot_id, organisation, billing_name, billing_email } = quote;
  const { tier, unitCents } = namedByHand(quote);
  return {
    type: 'form' as const,
    data: {
      kind,
      for: quote.plan,
      quantity,
      tier,
      group_id,
      lot_id,
      unit_price: unitCents === null ? '' : (unitCents / 100).toFixed(2),
      organisation,
      billing_name,
      billing_email,
      billing_address: quote.billing_address,
      note: quote.note,
    },
  };
}
