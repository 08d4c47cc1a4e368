import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context, OwnTransactionContext } from '#platform/server/http/serve.ts';
import type { Address } from '#platform/server/http/sites.ts';
import { countAttempt, forgiveAttempts } from '#platform/server/limits/throttle.ts';
import type {
  changePassword as changeEndpoint,
  setFirstPassword as firstEndpoint,
  resetMyPassword,
  setNewPassword as setEndpoint,
} from '../../contract.ts';
import { accountLimits, letterLimits } from '../../rules/sign-in/login.ts';
import type { sendPasswordReset } from '../../staff-contract.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { hashPassword, passwordMatches } from '../passwords/hashing.ts';
import { sendActivation } from '../requests/request-account.ts';
import { writeLetter } from '../session/letters.ts';
import {
  cancelLinks,
  cancelOwnLinks,
  consumeLink,
  createLink,
  getUsableLink,
  type LinkQuestion,
} from '../session/links.ts';
import type { AccountPorts } from '../session/ports.ts';
import { endSessions, hasFreshProof, keepFreshProof } from '../session/sessions.ts';
import { requireFactorProof } from '../session/standing/factor-holders.ts';

/** Mails a link. Somebody who never activated gets that link again: it is what they are missing. */
export async function requestReset(
  context: OwnTransactionContext<typeof resetMyPassword>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { db, now, clientKey, clientAddress } = context;
  const username = context.input.username.toLowerCase();
  const limits = letterLimits('reset', username, clientKey, clientAddress);
  const wait = await countAttempt(db, limits, now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  if (!username.includes('@')) throw await notAnAddress(db, username, ports.strictMessages);
  return context.transaction((tx) => mailReset({ ...context, tx }, ports, username));
}

async function mailReset(
  context: Context<typeof resetMyPassword>,
  ports: AccountPorts,
  username: string,
): Promise<NotificationReply> {
  const { tx, now, address } = context;
  const sent = notify('notification.reset-my-password.success', { email: username });
  const account = await tx
    .selectFrom('accounts')
    .select(['id', 'username', 'first_name', 'status'])
    .where('username', '=', username)
    .where('status', '<>', 'deactivated')
    .executeTakeFirst();
  if (account === undefined) {
    context.nothingChanged();
    if (ports.strictMessages) return sent;
    throw Refusal.field('username', 'validation.user-not-found');
  }
  context.about({ type: 'account', id: account.id });
  if (account.status === 'not-activated') {
    await sendActivation(context, ports, { ...account, firstName: account.first_name });
    return sent;
  }
  await sendReset({ tx, now, address }, ports, account);
  return sent;
}

type Addressee = { id: number; username: string; first_name: string };

/** To the person's own address, and to nobody else's. */
async function sendReset(
  { tx, now, address }: Pick<Context<typeof resetMyPassword>, 'tx' | 'now' | 'address'>,
  ports: Pick<AccountPorts, 'post'>,
  account: Addressee,
): Promise<void> {
  const link = await createLink(tx, { kind: 'password-reset', accountId: account.id, now });
  await ports.post.queue(tx, {
    operationId: `password-reset-${link.id}`,
    kind: 'password-reset',
    recipient: account.username,
    letter: writeLetter('password-reset', address, {
      name: account.first_name,
      link: `${address.dashboardUrl}/reset-password/${link.id}/${link.code}`,
    }),
  });
}

const findAddressee = statement(
  { id: z.number(), username: z.string(), first_name: z.string() },
  `
    select id, username, first_name from accounts
    where id = $1 and scope <> 'uber' and status not in ('not-activated', 'deactivated')`,
);

/** For somebody who called staff: the same letter as if they had asked for it themselves. */
export async function sendResetByStaff(
  context: Context<typeof sendPasswordReset>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const [account] = await findAddressee(context.tx, context.input.id);
  if (account === undefined) throw Refusal.of('not-found');
  await sendReset(context, ports, account);
  context.about({ type: 'account', id: account.id });
  return notify('accounts-people.done.password-reset', { email: account.username });
}

async function notAnAddress(tx: Tx, username: string, strict: boolean): Promise<Refusal> {
  const student = strict
    ? undefined
    : await tx.selectFrom('students').select('id').where('username', '=', username).executeTakeFirst();
  return Refusal.field('username', student === undefined ? 'validation.email' : 'validation.student-account');
}

export async function setNewPassword(
  context: OwnTransactionContext<typeof setEndpoint>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { input, now, db } = context;
  const question: LinkQuestion = { kind: 'password-reset', id: input.id, code: input.code, now };
  const { account_id: accountId } = await getUsableLink(db, question);
  const account = await getAccount(db, accountId);
  checkNewPassword('new_password', input.new_password, input.new_password_confirmation, account.username);
  if (account.password_hash !== null && (await passwordMatches(account.password_hash, input.new_password))) {
    throw Refusal.field('new_password', 'validation.new-password-same');
  }
  const passwordHash = await hashPassword(input.new_password);

  return context.transaction(async (tx) => {
    await consumeLink(tx, question);
    await keepPassword(tx, accountId, passwordHash, now);
    await cancelLinks(tx, accountId, now);
    await keepProof(tx, accountId, now);
    await forgiveAttempts(tx, accountLimits(account.username.toLowerCase(), context.clientKey));
    await endSessions(tx, accountId);
    await tellOfChange(tx, ports, context, account);
    context.about({ type: 'account', id: accountId });
    // For the login that comes next: whoever has the link reads the account's mail.
    return { ...notify('notification.set-my-password.success'), extra: { username: account.username } };
  });
}

export async function changePassword(
  context: OwnTransactionContext<typeof changeEndpoint>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { input, actor, now, db, token } = context;
  const account = await getAccount(db, actor.id);
  await requireFactorProof(db, account.id, () => hasFreshProof(db, token, now));
  await confirmCurrentPassword(db, account, input.current_password, now);
  if (input.new_password === input.current_password) {
    throw Refusal.field('new_password', 'validation.new-password-same');
  }
  checkNewPassword('new_password', input.new_password, input.new_password_confirmation, account.username);
  const passwordHash = await hashPassword(input.new_password);

  return context.transaction(async (tx) => {
    await keepPassword(tx, account.id, passwordHash, now);
    await cancelOwnLinks(tx, account.id, now);
    await endSessions(tx, account.id, token);
    await keepFreshProof(tx, token, now);
    await tellOfChange(tx, ports, context, account);
    context.about({ type: 'account', id: account.id });
    return notify('notification.password.changed');
  });
}

const keepFirst = statement(
  { id: z.number() },
  `
    update accounts set password_hash = $2, updated_at = $3 where id = $1 and password_hash is null returning id`,
);

/** For whoever was signed in by a purchase: once there is a password, it is changed by who knows it. */
export async function setFirstPassword(
  context: OwnTransactionContext<typeof firstEndpoint>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { input, actor, now, db } = context;
  const account = await getAccount(db, actor.id);
  if (account.password_hash !== null) throw Refusal.because('accounts.first-password.present');
  checkNewPassword('new_password', input.new_password, input.new_password_confirmation, account.username);
  const passwordHash = await hashPassword(input.new_password);
  return context.transaction(async (tx) => {
    const [kept] = await keepFirst(tx, account.id, passwordHash, now);
    if (kept === undefined) throw Refusal.because('accounts.first-password.present');
    // The letter that led here must not change what was chosen since.
    await cancelOwnLinks(tx, account.id, now);
    await tellOfChange(tx, ports, context, account);
    context.about({ type: 'account', id: account.id });
    return notify('notification.set-my-password.success');
  });
}

export type AccountRow = { id: number; username: string; first_name: string; password_hash: string | null };

export async function getAccount(tx: Tx, id: number): Promise<AccountRow> {
  const account = await tx
    .selectFrom('accounts')
    .select(['id', 'username', 'first_name', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (account === undefined) throw Refusal.of('not-found');
  return account;
}

/** A borrowed session must not be enough to guess or change credentials. */
export async function confirmCurrentPassword(
  db: Db,
  account: AccountRow,
  password: string,
  now: Date,
): Promise<void> {
  if (!(await passwordFits(db, account, password, now))) {
    throw Refusal.field('current_password', 'validation.current-password-incorrect');
  }
}

/** Guesses of somebody who is signed in are counted together, wherever they are made. */
export async function passwordFits(
  db: Db,
  account: AccountRow,
  password: string,
  now: Date,
): Promise<boolean> {
  const limits = [{ key: `current password ${account.id}`, free: 5 }];
  const wait = await countAttempt(db, limits, now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  if (!(await passwordMatches(account.password_hash, password))) return false;
  await forgiveAttempts(db, limits);
  return true;
}

/** Whoever used a letter's link reads the letters of that address. */
export async function keepProof(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx.updateTable('accounts').set({ address_proven_at: now }).where('id', '=', accountId).execute();
}

async function keepPassword(tx: Tx, accountId: number, passwordHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', accountId)
    .execute();
}

async function tellOfChange(
  tx: Tx,
  ports: AccountPorts,
  { address, requestId }: { address: Address; requestId: string },
  account: AccountRow,
): Promise<void> {
  await ports.post.queue(tx, {
    operationId: `password-changed-${requestId}`,
    kind: 'password-changed',
    recipient: account.username,
    letter: writeLetter('password-changed', address, { name: account.first_name }),
  });
}
