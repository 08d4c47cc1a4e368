import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Context, OwnTransactionContext } from '#platform/server/http/serve.ts';
import { countAttempt } from '#platform/server/limits/throttle.ts';
import { findSchoolNamed } from '#product/schools/server/school-matches.ts';
import type { requestAccount as endpoint } from '../../contract.ts';
import { missingAnswers } from '../../rules/people/account-request.ts';
import { letterLimits } from '../../rules/sign-in/login.ts';
import { keepFirstWish } from '../news/wishes.ts';
import { writeLetter } from '../session/letters.ts';
import { createLink } from '../session/links.ts';
import type { AccountPorts } from '../session/ports.ts';

type Request = Context<typeof endpoint>;

export async function requestAccount(
  context: OwnTransactionContext<typeof endpoint>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { input, db, now, clientKey, clientAddress } = context;
  if (input.my_role === 'student') return notify('notification.account-request.student', undefined, 'info');
  const missing = missingAnswers(input);
  if (Object.keys(missing).length > 0) throw Refusal.fields(missing);
  const limits = letterLimits('request', input.email, clientKey, clientAddress);
  const wait = await countAttempt(db, limits, now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  return context.transaction((tx) => createOrRemind({ ...context, tx }, ports));
}

async function createOrRemind(context: Request, ports: AccountPorts): Promise<NotificationReply> {
  const { input, tx } = context;
  const created = await createAccount(context);
  if (created !== null) {
    context.about({ type: 'account', id: created });
    if (input.news === true && ports.news !== null) await keepFirstWish(tx, created, context.now);
    await sendActivation(context, ports, { id: created, username: input.email, firstName: input.first_name });
    return notify('notification.account-request.success', { email: input.email });
  }
  const present = await tx
    .selectFrom('accounts')
    .select(['id', 'status', 'first_name', 'username'])
    .where('username', '=', input.email)
    .executeTakeFirstOrThrow();
  context.about({ type: 'account', id: present.id, details: { repeated: true } });
  if (present.status === 'not-activated') {
    await sendActivation(context, ports, { ...present, firstName: present.first_name });
    const again = ports.strictMessages ? 'success' : 'resent';
    return notify(`notification.account-request.${again}`, { email: input.email });
  }
  if (ports.strictMessages) {
    await tellOwner(context, ports, present);
    return notify('notification.account-request.success', { email: input.email });
  }
  if (present.status === 'deactivated') {
    return notify('notification.account-request.deactivated', undefined, 'warning');
  }
  return notify('notification.account-request.is-activated', { email: input.email }, 'info');
}

/** Null when the address is taken, be it by a request of the same moment. */
async function createAccount({ input, tx, now }: Request): Promise<number | null> {
  if (input.my_role === 'student') return null;
  const account = await tx
    .insertInto('accounts')
    .values({
      scope: 'educator',
      role: input.my_role,
      username: input.email,
      first_name: input.first_name,
      last_name: input.last_name,
      status: 'not-activated',
      source: 'form',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (account === undefined) return null;
  await tx
    .insertInto('account_requests')
    .values({
      account_id: account.id,
      my_role: input.my_role,
      my_role_description: input.my_role_description,
      district: input.no_district ? '' : input.district,
      no_district: input.no_district ?? false,
      school: input.school,
      state: input.state ?? null,
      // A proposal for staff: nobody belongs to a school for having typed its name.
      school_id: await findSchoolNamed(tx, {
        school: input.school,
        district: input.no_district ? '' : input.district,
        state: input.state ?? null,
      }),
      programs_evaluation_goal_option: input.programs_evaluation_goal_option ?? null,
      i_agree_to_one_student: input.i_agree_to_one_student ?? false,
      referral: input.referral,
      referrer: input.referrer,
      created_at: now,
    })
    .execute();
  return account.id;
}

type Owner = {
  id: number;
  username: string;
  firstName: string;
  /** The colleague who thought of them. */
  inviter?: string;
};

export async function sendActivation(
  { tx, address, now }: { tx: Tx; address: Request['address']; now: Date },
  ports: AccountPorts,
  owner: Owner,
): Promise<void> {
  const link = await createLink(tx, { kind: 'activation', accountId: owner.id, now });
  await ports.post.queue(tx, {
    operationId: `activation-${link.id}`,
    kind: 'activation',
    recipient: owner.username,
    letter: writeLetter(owner.inviter === undefined ? 'activation' : 'invitation', address, {
      name: null,
      ...(owner.inviter === undefined ? {} : { inviter: owner.inviter }),
      link: `${address.dashboardUrl}/account/activate/${link.id}/${link.code}`,
    }),
  });
}

async function tellOwner(
  { tx, address, requestId }: Request,
  ports: AccountPorts,
  owner: { username: string; first_name: string },
): Promise<void> {
  await ports.post.queue(tx, {
    operationId: `already-registered-${requestId}`,
    kind: 'already-registered',
    recipient: owner.username,
    letter: writeLetter('already-registered', address, {
      name: owner.first_name,
      link: `${address.dashboardUrl}/?login=1`,
    }),
  });
}
