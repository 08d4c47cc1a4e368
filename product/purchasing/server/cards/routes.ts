import { Refusal } from '#platform/contract/refusal.ts';
import { hashToken } from '#platform/server/crypto.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { OwnTransactionContext, Serve } from '#platform/server/http/serve.ts';
import { countAttempt } from '#platform/server/limits/throttle.ts';
import { letterLimits } from '#product/accounts/rules/sign-in/login.ts';
import { operationIdOf } from '#product/licensing/server/ledger/operations.ts';
import * as calls from '../../cards-contract.ts';
import { paymentCanceled, paymentCompleted } from '../../contract.ts';
import { refundOrder } from '../../orders-contract.ts';
import { checkOnBehalf } from '../on-behalf.ts';
import { attentionRoutes } from './attention.ts';
import { checkChild } from './children.ts';
import { cancelPayment } from './close-pages.ts';
import { completePayment, ownPayment } from './completed.ts';
import type { CardPorts } from './gateway/ports.ts';
import { getBuyer } from './newcomers.ts';
import { refundByStaff } from './staff-refunds.ts';
import { startPayment } from './start-payment.ts';

type Opening = Pick<OwnTransactionContext<typeof calls.parentPaymentSession>, 'db' | 'actor' | 'now'>;

export function cardRoutes(serve: Serve, ports: CardPorts): void {
  attentionRoutes(serve);
  for (const endpoint of [calls.educatorPaymentSession, calls.parentPaymentSession]) {
    serve.ownTransaction(endpoint, async (context) => {
      const { input, actor, db } = context;
      checkOnBehalf(actor, input);
      await countSession(context);
      const { username } = await getBuyer({ tx: db }, actor.id);
      return startPayment(context, ports, {
        operation: `${operationIdOf(actor, input.operation_id)}:${input.quantity}`,
        quantity: input.quantity,
        email: username,
        buyer: actor,
        studentId: null,
        newcomer: null,
      });
    });
  }
  serve.ownTransaction(calls.childPaymentSession, async (context) => {
    const { input, actor, db, now } = context;
    checkOnBehalf(actor, input);
    await checkChild(db, actor, input.id, now);
    await countSession(context);
    const { username } = await getBuyer({ tx: db }, actor.id);
    return startPayment(context, ports, {
      operation: `${operationIdOf(actor, input.operation_id)}:child:${input.id}`,
      quantity: 1,
      email: username,
      buyer: actor,
      studentId: input.id,
      newcomer: null,
    });
  });
  serve.ownTransaction(calls.newParentPaymentSession, (context) => startAsNewcomer(context, ports));
  serve.ownTransaction(refundOrder, (context) => refundByStaff(context, ports));
  serve.ownTransaction(paymentCompleted, (context) => completePayment(context, ports));
  serve(calls.parentPayment, ownPayment);
  serve.ownTransaction(paymentCanceled, (context) => cancelPayment(context, ports));
}

/** Each is a page at the payment service. Somebody who changes the quantity opens some; nobody opens more an hour. */
const SESSIONS_AN_HOUR = 20;

async function countSession({ db, actor, now }: Opening): Promise<void> {
  const limits = [{ key: `payment sessions ${actor.id}`, free: SESSIONS_AN_HOUR }];
  const wait = await countAttempt(db, limits, now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
}

async function startAsNewcomer(
  context: OwnTransactionContext<typeof calls.newParentPaymentSession>,
  ports: CardPorts,
) {
  const { input, db, now, clientKey, clientAddress } = context;
  // Whose address is known here is told below: not to somebody who tries a list of them.
  const wait = await countAttempt(db, letterLimits('request', input.email, clientKey, clientAddress), now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  // With strict messages a known address looks like any other: what it pays for is its owner's, who is told by letter.
  if (!ports.accounts.strictMessages) await refuseKnownEmail(db, input.email);
  return startPayment(context, ports, {
    // Who corrects a name after a try that failed wants the new one.
    operation: `new:${hashToken(JSON.stringify(input)).toString('base64url')}`,
    quantity: input.quantity,
    email: input.email,
    buyer: null,
    studentId: null,
    newcomer: input,
  });
}

/** An educator's address asks for another one; a parent who has an account buys with it. */
async function refuseKnownEmail(db: Db, email: string): Promise<void> {
  const present = await db
    .selectFrom('accounts')
    .select('scope')
    .where('username', '=', email)
    .executeTakeFirst();
  if (present === undefined) return;
  const isParent = present.scope === 'parent';
  throw Refusal.field(
    'email',
    isParent ? 'validation.parent-email-registered' : 'validation.parent-email-is-educator',
  );
}
