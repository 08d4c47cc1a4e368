import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Context, OwnTransactionContext } from '#platform/server/http/serve.ts';
import { countAttempt } from '#platform/server/limits/throttle.ts';
import type { changeUsername as changeEndpoint, confirmUsername as confirmEndpoint } from '../../contract.ts';
import { LETTERS_AN_HOUR } from '../../rules/sign-in/login.ts';
import { tellOfAddress } from '../news/wishes.ts';
import { writeLetter } from '../session/letters.ts';
import { cancelLinks, consumeLink, createLink } from '../session/links.ts';
import type { AccountPorts } from '../session/ports.ts';
import { endSessions, hasFreshProof, keepFreshProof } from '../session/sessions.ts';
import { requireFactorProof } from '../session/standing/factor-holders.ts';
import { confirmCurrentPassword, getAccount } from './passwords.ts';

/** The new address gets the link; the old one gets a notice, in case it was somebody else. */
export async function requestUsernameChange(
  context: OwnTransactionContext<typeof changeEndpoint>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { input, actor, db, now, address } = context;
  if (input.new_username !== input.new_username_confirmation) {
    throw Refusal.field('new_username_confirmation', 'validation.confirmation-username');
  }
  const account = await getAccount(db, actor.id);
  if (input.new_username === account.username)
    throw Refusal.field('new_username', 'validation.username-same');
  await requireFactorProof(db, account.id, () => hasFreshProof(db, context.token, now));
  await confirmCurrentPassword(db, account, input.current_password, now);
  const letters = [{ key: `username letters ${account.id}`, free: LETTERS_AN_HOUR }];
  const wait = await countAttempt(db, letters, now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);

  return context.transaction(async (tx) => {
    await refuseTaken(tx, input.new_username);
    await keepFreshProof(tx, context.token, now);
    const link = await createLink(tx, {
      kind: 'username-change',
      accountId: account.id,
      newUsername: input.new_username,
      now,
    });
    await ports.post.queue(tx, {
      operationId: `username-change-${link.id}`,
      kind: 'username-change',
      recipient: input.new_username,
      letter: writeLetter('username-change', address, {
        name: null,
        link: `${address.dashboardUrl}/profile/${link.id}/${link.code}/username`,
      }),
    });
    await ports.post.queue(tx, {
      operationId: `username-change-notice-${link.id}`,
      kind: 'username-change-notice',
      recipient: account.username,
      letter: writeLetter('username-change-notice', address, {
        name: account.first_name,
        email: input.new_username,
      }),
    });
    context.about({ type: 'account', id: account.id });
    return notify('notification.username.link-sent', { email: input.new_username });
  });
}

export async function confirmUsernameChange(
  context: Context<typeof confirmEndpoint>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { input, tx, now } = context;
  const link = await consumeLink(tx, { kind: 'username-change', id: input.id, code: input.code, now });
  if (link.new_username === null) throw Refusal.of('not-found');
  await refuseTaken(tx, link.new_username);
  await tx
    .updateTable('accounts')
    .set({ username: link.new_username, address_proven_at: now, updated_at: now })
    .where('id', '=', link.account_id)
    .execute();
  await tellOfAddress(tx, ports.news, link.account_id, now);
  await endSessions(tx, link.account_id);
  await cancelLinks(tx, link.account_id, now);
  context.about({ type: 'account', id: link.account_id });
  return notify('notification.username.changed', { email: link.new_username });
}

/** For a clear message; should two reach for it at once, the unique name in the database decides. */
async function refuseTaken(tx: Tx, username: string): Promise<void> {
  const taken = await tx
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst();
  if (taken !== undefined) throw Refusal.field('new_username', 'validation.email-taken');
}
