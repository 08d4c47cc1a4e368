import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context, OwnTransactionContext } from '#platform/server/http/serve.ts';
import type { Address } from '#platform/server/http/sites.ts';
import { countAttempt } from '#platform/server/limits/throttle.ts';
import type {
  findAddressLink as findEndpoint,
  mailAddressLink as mailEndpoint,
  proveAddress as proveEndpoint,
} from '../contract.ts';
import { LETTERS_AN_HOUR } from '../rules/sign-in/login.ts';
import { getAccount, keepProof } from './own-account/passwords.ts';
import { writeLetter } from './session/letters.ts';
import { consumeLink, createLink, findLink, invalidLink } from './session/links.ts';
import type { AccountPorts } from './session/ports.ts';
import { UNPROVEN } from './session/sessions.ts';

/** Where a letter leads whose reader is to say that the address is theirs. */
export async function addressLink(
  tx: Tx,
  { accountId, address, now }: { accountId: number; address: Address; now: Date },
): Promise<string> {
  const { id, code } = await createLink(tx, { kind: 'address', accountId, now });
  return `${address.dashboardUrl}/confirm-address/${id}/${code}`;
}

const findOwner = statement(
  { email: z.string(), proven: z.boolean() },
  `select a.username as email, not ${UNPROVEN} as proven from accounts a where a.id = $1`,
);

/** Of a link that was used, or is too old, only that all is well: where the address was proven since. */
export async function describeAddressLink({ tx, input, now }: Context<typeof findEndpoint>) {
  const link = await findLink(tx, { kind: 'address', ...input, now });
  const [owner] = link === null ? [] : await findOwner(tx, link.account_id);
  if (link === null || owner === undefined || !(link.usable || owner.proven)) throw invalidLink('address');
  return { data: owner };
}

/** A press, and not a look: mail scanners open links. Whoever has no password yet may choose one with this letter. */
export async function proveAddress(
  context: Context<typeof proveEndpoint>,
): Promise<OutputOf<typeof proveEndpoint>> {
  const { tx, input, now } = context;
  const { account_id: accountId } = await consumeLink(tx, { kind: 'address', ...input, now });
  await keepProof(tx, accountId, now);
  context.about({ type: 'account', id: accountId });
  const { password_hash: password } = await getAccount(tx, accountId);
  if (password !== null) return { data: { password_link: null } };
  const { id, code } = await createLink(tx, { kind: 'password-reset', accountId, now });
  return { data: { password_link: { id: String(id), code } } };
}

/** For whom the first letter was lost, or lay there for too long. */
export async function mailAddressLink(
  context: OwnTransactionContext<typeof mailEndpoint>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { actor, now, db, address, requestId } = context;
  const [owner] = await findOwner(db, actor.id);
  if (owner === undefined) throw Refusal.of('not-found');
  if (owner.proven) throw Refusal.because('accounts.address.proven');
  const wait = await countAttempt(db, [{ key: `address letters ${actor.id}`, free: LETTERS_AN_HOUR }], now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  return context.transaction(async (tx) => {
    const link = await addressLink(tx, { accountId: actor.id, address, now });
    await ports.post.queue(tx, {
      operationId: `address-${requestId}`,
      kind: 'address',
      recipient: owner.email,
      letter: writeLetter('address', address, { name: null, link }),
    });
    context.about({ type: 'account', id: actor.id });
    return notify('notification.address.link-sent', { email: owner.email });
  });
}
