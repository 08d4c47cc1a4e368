import * as z from 'zod/mini';
import type { NotificationReply } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { recordHistory } from '#product/licensing/server/ledger/history.ts';
import { doOnce } from '#product/licensing/server/ledger/once.ts';
import type { requestQuote as requestQuoteCall } from '../../quotes-contract.ts';
import { type QuoteKind, quoteValidUntil } from '../../rules/prices.ts';
import { kindFor, quoteTerms, tooManyIndividual } from '../../rules/quotes.ts';
import { checkOnBehalf } from '../on-behalf.ts';
import { getRunningPlan, groupFor } from './buyers.ts';
import { countLetter, mailQuote, type PurchasePorts } from './mail.ts';
import { tellRequested } from './quote-messages.ts';
import { getQuote, makeQuote } from './store.ts';

/** What became of it. */
const requested = z.object({ id: z.number(), number: z.string(), priced: z.boolean() });

/** What an educator asks for: priced and mailed at once, or left to staff where the table has no price. */
export async function requestQuote(
  context: Context<typeof requestQuoteCall>,
  ports: PurchasePorts,
): Promise<NotificationReply & { extra: z.infer<typeof requested> }> {
  const { input, actor, tx, now, address } = context;
  checkOnBehalf(actor, input);
  const made = await doOnce(context, { kind: 'quote-requested', result: requested }, async (operation) => {
    await countLetter(context, 'quote');
    const today = await todayFor(tx, actor.id, now);
    const { terms, running } = await termsOf(context, today);
    const groupId = await groupFor(tx, actor, running, input.group_id);
    const { price, plan, quantity } = terms;
    const { id, number } = await makeQuote(
      tx,
      {
        kind: kindOf(input),
        status: price === null ? 'requested' : 'sent',
        account_id: actor.id,
        group_id: groupId,
        lot_id: input.lot_id ?? null,
        plan,
        quantity,
        tier: terms.tier,
        unit_price_cents: price?.unitCents ?? 0,
        total_cents: price?.totalCents ?? 0,
        starts_on: terms.startsOn,
        ends_on: terms.endsOn,
        organisation: input.organisation,
        billing_name: input.billing_name,
        billing_email: input.billing_email,
        billing_address: input.billing_address,
        note: input.note,
        valid_until: quoteValidUntil(today),
        created_by: actor.id,
        acting_as_by: actor.actingAsBy,
        created_at: now,
        updated_at: now,
        sent_at: price === null ? null : now,
      },
      now,
    );
    const owner = groupId === null ? { accountId: actor.id } : { groupId };
    const line = { owner, plan, quantity, priceCents: price?.totalCents ?? null, reference: number };
    const history = { tx, actor, now, id: operation.id };
    await recordHistory(history, { ...line, type: `request-quote-${plan}` });
    if (price !== null) {
      await recordHistory(history, { ...line, type: `quote-${plan}` });
      const quote = await getQuote(tx, actor, id);
      await mailQuote(tx, ports, address, { quote, sending: 'first' });
    }
    return { id, number, priced: price !== null };
  });
  context.about({
    type: 'quote',
    id: made.id,
    details: { number: made.number, priced: made.priced, on_behalf: actor.actingAsBy !== null },
  });
  return { ...tellRequested(await getQuote(tx, actor, made.id), made.priced), extra: made };
}

function kindOf(input: Context<typeof requestQuoteCall>['input']): QuoteKind {
  if (input.lot_id !== null && input.lot_id !== undefined) return 'sub';
  return kindFor(input.for, input.term);
}

async function termsOf({ input, actor, tx }: Context<typeof requestQuoteCall>, today: string) {
  const kind = kindOf(input);
  const wish = { kind, plan: input.for, students: input.quantity, startsOn: today };
  const running = kind === 'sub' ? await getRunningPlan(tx, actor.id, input.lot_id, today) : null;
  const terms = quoteTerms(running === null ? wish : { ...wish, runningPlan: running });
  const tooMany = tooManyIndividual(terms);
  if (tooMany !== null) throw Refusal.fields({ quantity: tooMany });
  return { terms, running };
}
