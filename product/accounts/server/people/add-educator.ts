import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context, OwnTransactionContext } from '#platform/server/http/serve.ts';
import { countAttempt } from '#platform/server/limits/throttle.ts';
import { is } from '#product/access/rules/policies.ts';
import { recordActivity } from '#product/schools/server/activity.ts';
import { joinTeamsOf } from '#product/schools/server/group-membership.ts';
import { administeredSchools } from '#product/schools/server/reach/reach.ts';
import { INVITATIONS_AN_HOUR, invitationFault } from '../../rules/people/invitations.ts';
import { lacksSchool } from '../../rules/people/status.ts';
import type * as calls from '../../staff-contract.ts';
import { sendActivation } from '../requests/request-account.ts';
import type { AccountPorts } from '../session/ports.ts';
import { getProfileOf } from '../session/profile.ts';
import { claimAddress, type NewEducator } from './address-claims.ts';
import { getSchool } from './edit-account.ts';
import { nameOf } from './locked-accounts.ts';

type Mailing = Pick<OwnTransactionContext<typeof calls.inviteColleague>, 'db' | 'actor' | 'now'>;

export async function addByStaff(
  context: Context<typeof calls.addEducator>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { input, tx, actor, now } = context;
  // Who is added here starts verified: that is, as somebody of a school.
  if (lacksSchool({ scope: 'educator', role: input.role, school_id: input.school_id ?? null })) {
    throw Refusal.field('school_id', 'validation.required');
  }
  const { id, isNew } = await createEducator(tx, now, {
    ...input,
    source: 'uber',
    schoolId: input.school_id ?? null,
    invitedBy: null,
    joinsTeams: false,
  });
  context.about({ type: 'account', id, details: { source: 'uber' } });
  await sendActivation(context, ports, { id, username: input.email, firstName: input.first_name });
  if (isNew) await recordActivity(tx, { type: 'add-educator', actor, educatorId: id, now });
  return notify('accounts-people.done.add', { name: nameOf(input), email: input.email });
}

const schoolInReach = statement(
  { administered: z.boolean(), own: z.boolean() },
  `
    select $2::bigint in (${administeredSchools('$1')}) as administered,
      exists (select 1 from accounts where id = $1 and school_id = $2) as own`,
);

/** Into a school the actor runs. A team's admin runs no school: there it is the own one, and the educator joins the team. */
export async function addByAdmin(
  context: OwnTransactionContext<typeof calls.addGroupEducator>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { input, actor, now } = context;
  await countLetter(context);
  return context.transaction(async (tx) => {
    const schoolId = input.school_id ?? (await schoolOf(tx, actor.id));
    if (schoolId === null) throw Refusal.field('school_id', 'validation.required');
    const [reach] = await schoolInReach(tx, actor.id, schoolId);
    const joinsTeams = !reach?.administered && reach?.own === true && is(actor, 'team-admin');
    if (!reach?.administered && !joinsTeams) throw Refusal.field('school_id', 'validation.exists');
    const educator: NewEducator = { ...input, source: 'admin', schoolId, invitedBy: actor.id, joinsTeams };
    const { id, isNew } = await createEducator(tx, now, educator);
    if (joinsTeams && isNew) await joinTeamsOf(tx, actor.id, id, now);
    context.about({ type: 'account', id, details: { source: 'admin', school_id: schoolId } });
    const owner = { id, username: input.email, firstName: input.first_name };
    await sendActivation({ ...context, tx }, ports, owner);
    if (isNew) await recordActivity(tx, { type: 'add-educator', actor, educatorId: id, now });
    return notify('accounts-people.done.add', { name: nameOf(input), email: input.email });
  });
}

/**
 * For a verified user with students using a program, or an admin. The colleague is not verified until an
 * admin of the school or staff approve.
 */
export async function invite(
  context: OwnTransactionContext<typeof calls.inviteColleague>,
  ports: AccountPorts,
): Promise<NotificationReply> {
  const { input, actor, db, now } = context;
  const inviter = await getProfileOf(db, actor);
  const fault = invitationFault(inviter);
  if (fault !== null) throw Refusal.because(`accounts-people.refused.invite-${fault}`);
  await countLetter(context);
  return context.transaction(async (tx) => {
    const schoolId = await schoolOf(tx, actor.id);
    const educator: NewEducator = {
      ...input,
      source: 'invite',
      schoolId,
      invitedBy: actor.id,
      joinsTeams: false,
    };
    const { id } = await createEducator(tx, now, educator);
    context.about({ type: 'account', id, details: { source: 'invite' } });
    const owner = { id, username: input.email, firstName: input.first_name, inviter: inviter.full_name };
    await sendActivation({ ...context, tx }, ports, owner);
    return notify('accounts-people.done.invite', { name: nameOf(input), email: input.email });
  });
}

/** Inviting and adding both mail somebody who has not asked for it: together they have one limit. */
async function countLetter({ db, actor, now }: Mailing): Promise<void> {
  const limits = [{ key: `invitations ${actor.id}`, free: INVITATIONS_AN_HOUR }];
  const wait = await countAttempt(db, limits, now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
}

async function schoolOf(tx: Tx, accountId: number): Promise<number | null> {
  const account = await tx
    .selectFrom('accounts')
    .select('school_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return account.school_id;
}

const findFormer = statement(
  "select from former_addresses where address_hash = sha256(convert_to($1::text, 'UTF8'))",
);

/** Somebody had an account under the address, and has another one by now, or none. */
async function isFormer(tx: Tx, email: string): Promise<boolean> {
  return (await findFormer(tx, email)).length > 0;
}

/**
 * The unique name in the database decides, should two reach for an address at once. Who only filled in a public form with
 * it, and never came by the letter, is no reason to refuse: anybody can do that in somebody's name. Nor is who paid
 * under it: `claimAddress`. Then it is not new, and nothing of the account has changed yet.
 */
async function createEducator(
  tx: Tx,
  now: Date,
  educator: NewEducator,
): Promise<{ id: number; isNew: boolean }> {
  const { first_name, last_name, email, role, source, schoolId, invitedBy } = educator;
  const school = schoolId === null ? null : await getSchool(tx, schoolId);
  const place = { my_role: role, district: school?.district ?? '', school: school?.name ?? '' };
  const given = {
    scope: 'educator',
    role,
    first_name,
    last_name,
    source,
    school_id: schoolId,
    invited_by: invitedBy,
    updated_at: now,
  } as const;
  const account = await tx
    .insertInto('accounts')
    .values({
      ...given,
      username: email,
      status: 'not-activated',
      known_before: await isFormer(tx, email),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (account !== undefined) {
    await tx
      .insertInto('account_requests')
      .values({ ...place, account_id: account.id, created_at: now })
      .execute();
    return { id: account.id, isNew: true };
  }
  const claimed = await claimAddress(tx, educator, now);
  if (claimed !== null) return { id: claimed, isNew: false };
  // The letter that goes out now replaces the link of the one before.
  const taken = await tx
    .updateTable('accounts')
    .set({ ...given, known_before: true, verified_by: null })
    .where('username', '=', email)
    .where('status', '=', 'not-activated')
    .where('source', 'in', ['form', 'family-code'])
    .returning('id')
    .executeTakeFirst();
  if (taken === undefined) throw Refusal.field('email', 'validation.email-taken');
  const asked = { ...place, my_role_description: '', school_id: null, no_district: false, state: null };
  await tx
    .insertInto('account_requests')
    .values({ ...asked, account_id: taken.id, created_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(asked))
    .execute();
  return { id: taken.id, isNew: true };
}
