import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import { notifyKeepers } from '#product/notifications/server/dashboard.ts';
import { tellPendingRequests } from '#product/notifications/server/pending-requests.ts';
import type { activateAccount as endpoint, findActivation } from '../../contract.ts';
import { trialEnd } from '../../rules/free-trial.ts';
import { maySignIn, statusAfterActivation } from '../../rules/people/status.ts';
import { deviceOf } from '../../rules/sessions/doors.ts';
import type { SessionReply } from '../../sign-in-contract.ts';
import { tellOfAddress } from '../news/wishes.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { findClaim, takeClaim } from '../people/address-claims.ts';
import { tellAdmins } from '../people/approval.ts';
import { foundFamily } from '../people/family-members.ts';
import { endBefore } from '../session/enter.ts';
import { consumeLink, findLink, getUsableLink, invalidLink, type LinkQuestion } from '../session/links.ts';
import type { AccountPorts } from '../session/ports.ts';
import { actorOf, sessionReply } from '../session/session-reply.ts';
import { openSession } from '../session/sessions.ts';

type Question = Omit<LinkQuestion, 'kind'>;

/** A link whose account is active already leads home: the person did what the letter asked. */
export async function describeActivation(
  tx: Tx,
  question: Question,
): Promise<OutputOf<typeof findActivation>> {
  const link = await findLink(tx, { kind: 'activation', ...question });
  const account = link === null ? undefined : await findInvited(tx, link.account_id);
  if (account !== undefined && maySignIn(account.status)) return { type: 'redirect', to: '/' };
  if (account?.status !== 'not-activated' || !link?.usable) throw invalidLink('activation');
  return {
    type: 'form',
    data: {
      username: account.username,
      first_name: account.first_name,
      invite: account.source === 'invite',
      district: account.district ?? '',
      school: account.school ?? '',
      family: account.family,
    },
  };
}

/** Who the letter was for: the account that waits, or the claim of one that a payment made (`family`). */
async function findInvited(tx: Tx, id: number) {
  const [claim] = await findClaim(tx, id);
  const waiting = { status: 'not-activated', scope: 'educator', verified_by: null, family: true } as const;
  if (claim !== undefined)
    return { ...claim, school: claim.school_name, last_name: '', family_id: null, ...waiting };
  const account = await tx
    .selectFrom('accounts')
    .leftJoin('account_requests', 'account_requests.account_id', 'accounts.id')
    .leftJoin('schools', 'schools.id', 'accounts.school_id')
    .select([
      'username',
      'first_name',
      'source',
      'status',
      'scope',
      'district',
      'school',
      'schools.time_zone',
    ])
    .select(['verified_by', 'schools.name as school_name', 'last_name', 'family_id'])
    .where('accounts.id', '=', id)
    .executeTakeFirst();
  return account === undefined ? undefined : { ...account, family: false };
}

/** `also` is done in the same moment, or nothing is. */
export async function activateAccount(
  context: OwnTransactionContext<typeof endpoint>,
  ports: AccountPorts,
  also: (tx: Tx, accountId: number) => Promise<void> = () => Promise.resolve(),
): Promise<SessionReply> {
  const { input, now, db } = context;
  const question: LinkQuestion = { kind: 'activation', id: input.id, code: input.code, now };
  const { account_id: accountId } = await getUsableLink(db, question);
  const account = await findInvited(db, accountId);
  if (account?.status !== 'not-activated') throw invalidLink('activation');
  checkNewPassword('password', input.password, input.password_confirmation, account.username);
  const passwordHash = await hashPassword(input.password);

  // An approved colleague was approved for that school. Nobody vouches for a parent: the letter is enough.
  const isApproved =
    account.verified_by !== null && account.school_name?.toLowerCase() === input.school.toLowerCase();
  const vouched = account.scope === 'parent' || isApproved;
  const status = statusAfterActivation(account.source, vouched);
  const endsOn = trialEnd(dayIn(account.time_zone ?? DEFAULT_TIME_ZONE, now));
  return context.transaction(async (tx) => {
    await consumeLink(tx, question);
    await takeClaim(tx, accountId, now);
    const activated = await tx
      .updateTable('accounts')
      .set({
        password_hash: passwordHash,
        status,
        free_trial_ends_on: endsOn,
        activated_at: now,
        updated_at: now,
        ...(status === 'verified' ? { verified_at: now } : { verified_by: null }),
      })
      .where('id', '=', accountId)
      .where('status', '=', 'not-activated')
      .executeTakeFirst();
    if (activated.numUpdatedRows === 0n) throw invalidLink('activation');
    if (account.scope === 'parent' && account.family_id === null) {
      await foundFamily(tx, { id: accountId, last_name: account.last_name }, now);
    }
    await tellOfAddress(tx, ports.news, accountId, now);
    await also(tx, accountId);
    const verified = status === 'verified';
    const trial = { accountId, endsOn, issuer: 'account_activation', verified } as const;
    await ports.licenses.setTrials(tx, [trial], { actor: null, now, operation: 'activation' });
    if (verified) await ports.licenses.verified(tx, [accountId], now);
    if (account.source === 'invite') await confirmPlace(tx, accountId, input);
    if (account.source === 'invite' && !verified) await tellAdmins(tx, accountId, now);
    await tellPendingRequests(tx);
    await notifyKeepers(tx, {
      accountIds: [accountId],
      kind: 'welcome',
      data: {},
      operation: 'welcome',
      now,
    });
    context.about({ type: 'account', id: accountId });
    await endBefore(tx, context.token, now);
    const token = await openSession(tx, { accountId }, now, { by: 'link', device: deviceOf(context) });
    return sessionReply(tx, ports, { token, actor: actorOf({ id: accountId, scope: account.scope }), now });
  });
}

const leaveOtherSchool = statement(`
    update accounts a set school_id = null from schools s
    where a.id = $1 and s.id = a.school_id and lower(s.name) <> lower($2)`);

/**
 * An invited colleague says where they work. Where it is not the school of who invited them, they belong to none
 * until staff match it with one.
 */
async function confirmPlace(
  tx: Tx,
  accountId: number,
  place: { district: string; school: string },
): Promise<void> {
  const blank = (['district', 'school'] as const).filter((field) => place[field] === '');
  if (blank.length > 0) {
    throw Refusal.fields(Object.fromEntries(blank.map((field) => [field, { i18n: 'validation.required' }])));
  }
  await tx
    .updateTable('account_requests')
    .set({ district: place.district, school: place.school })
    .where('account_id', '=', accountId)
    .execute();
  await leaveOtherSchool(tx, accountId, place.school);
}
