import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { alsoAbout } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import { countAttempt, forgiveAttempts } from '#platform/server/limits/throttle.ts';
import { letterLimits } from '#product/accounts/rules/sign-in/login.ts';
import { addInvitedParent } from '#product/accounts/server/people/family-members.ts';
import { type LetterKind, writeLetter } from '#product/accounts/server/session/letters.ts';
import { createLink, getUsableLink, invalidLink } from '#product/accounts/server/session/links.ts';
import type { AccountPorts } from '#product/accounts/server/session/ports.ts';
import { actorOf } from '#product/accounts/server/session/session-reply.ts';
import { activateAccount } from '#product/accounts/server/sign-in/activate-account.ts';
import type * as calls from '../contract.ts';
import { FAMILY_AGREEMENT } from '../rules/agreement.ts';
import { codeLimits, FAMILY_CODE_PATH, guessLimits, inviteLetterLimit } from '../rules/codes.ts';
import { findHolder, findHolderById, insertConsent } from './store.ts';
import { findUsable, hashesOf, takeCode } from './use-code.ts';

type Opening = OwnTransactionContext<typeof calls.openFamilyAccount>;

/**
 * Nothing is linked yet and the code stays good: whoever reads the letter types it once more, so that a mistyped address
 * brings a stranger nothing. Whose address it is already is told to the address alone.
 */
export async function openAccount(context: Opening, ports: AccountPorts): Promise<NotificationReply> {
  const { input, db, now, clientKey, clientAddress, transaction } = context;
  if (!input.agreed) throw Refusal.field('agreed', 'validation.required');
  const guesses = guessLimits(clientKey, clientAddress);
  const guessWait = await countAttempt(db, guesses, now);
  if (guessWait > 0) throw Refusal.tooManyAttempts(guessWait);
  const hashes = hashesOf(ports.appKey, input.code);
  const usable = await db.transaction().execute((tx) => findUsable(tx, hashes, now));
  if (usable === null) throw Refusal.field('code', 'family-links.refused.code');
  const limits = letterLimits('request', input.email, clientKey, clientAddress);
  const wait = await countAttempt(db, [...limits, inviteLetterLimit(usable.invite)], now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  await transaction((tx) => createOrTell(context, tx, ports, usable.invite));
  return notify('family-links.open.sent', { email: input.email });
}

async function createOrTell(context: Opening, tx: Tx, ports: AccountPorts, invite: number): Promise<void> {
  const { input, now, address, about } = context;
  const created = await addInvitedParent(tx, input, now);
  if (created !== null) {
    const { text, version } = FAMILY_AGREEMENT;
    await insertConsent(tx, created, text, version, input.language, now);
    about({ type: 'account', id: created, details: { invite } });
    const { id, code } = await createLink(tx, { kind: 'activation', accountId: created, now });
    const link = `${address.dashboardUrl}${FAMILY_CODE_PATH}/${id}/${code}?lang=${input.language}`;
    return mail(context, tx, ports, { kind: 'family-code', link });
  }
  const [holder] = await findHolder(tx, input.email);
  if (holder === undefined) throw new Error('an address is taken by nobody');
  about({ type: 'account', id: holder.id, details: { invite, repeated: true } });
  const isParent = holder.scope === 'parent' && holder.may_log_in;
  const kind = isParent ? 'family-has-account' : 'family-other-account';
  await mail(context, tx, ports, { kind, link: `${address.dashboardUrl}/?login=1` });
}

async function mail(
  { input, address, requestId }: Opening,
  tx: Tx,
  { post }: AccountPorts,
  { kind, link }: { kind: LetterKind; link: string },
): Promise<void> {
  await post.queue(tx, {
    operationId: `${kind}-${requestId}`,
    kind,
    recipient: input.email,
    letter: writeLetter(kind, address, { name: null, link, language: input.language }),
  });
}

type Activating = OwnTransactionContext<typeof calls.activateFamilyAccount>;

/** Account and link come together, or neither does: a code that does not work costs nobody the letter. */
export async function activateFamilyAccount(context: Activating, ports: AccountPorts) {
  const { db, now, clientKey, clientAddress, requestId } = context;
  const { family_code: familyCode, ...input } = context.input;
  const { account_id: accountId } = await getUsableLink(db, { kind: 'activation', ...input, now });
  // Codes are for parents: an educator's letter is no way to one.
  const [holder] = await findHolderById(db, accountId);
  if (holder?.scope !== 'parent') throw invalidLink('activation');
  const limits = familyCode === '' ? [] : codeLimits(accountId, clientKey, clientAddress);
  const wait = limits.length === 0 ? 0 : await countAttempt(db, limits, now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  let student: number | null = null;
  const hashes = hashesOf(ports.appKey, familyCode);
  const activating = { ...context, input: { ...input, district: '', school: '' } };
  const reply = await activateAccount(activating, ports, async (tx) => {
    if (familyCode === '') return;
    const { studentId, details } = await takeCode('family_code', { tx, hashes, accountId, now });
    const actor = actorOf({ id: accountId, scope: 'parent' });
    const subjects = { action: 'family.link', type: 'student', ids: [studentId], details };
    await alsoAbout({ tx, actor, now, requestId }, subjects);
    student = studentId;
  });
  if (limits.length > 0) await forgiveAttempts(db, limits);
  return { ...reply, student_id: student };
}
