import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { getColleagues, holdAccounts } from '#product/rosters/server/sharing/colleagues.ts';
import { recordActivity } from '#product/schools/server/activity.ts';
import { administeredGroups } from '#product/schools/server/reach/reach.ts';
import type * as calls from '../admin-contract.ts';
import type * as staff from '../staff-contract.ts';
import type { Owner } from './ledger/lots.ts';

const namedRow = { id: z.number(), name: z.string() };
type Named = Row<typeof namedRow>;
const holderRow = { account_id: z.nullable(z.number()), group_id: z.nullable(z.number()) };
type Holder = Row<typeof holderRow>;
type AnyContext = {
  tx: Tx;
  actor: Actor;
  now: Date;
  about: Context<typeof calls.grantSiteAccess>['about'];
  nothingChanged(): void;
};

const RUNNING = "l.plan = 'site' and l.quantity > 0 and l.ends_on >= $2::date";

/** The own one first. With a group named, that group's and no other. */
const findOwn = statement(
  holderRow,
  `
    select l.account_id, l.group_id from license_lots l
    where ${RUNNING} and (
      ($3::bigint is null and l.account_id = $1::bigint)
      or (l.group_id in (${administeredGroups('$1::bigint')}) and l.group_id = coalesce($3::bigint, l.group_id)))
    order by l.account_id nulls last, l.id limit 1`,
);
const findOf = statement(
  holderRow,
  `
    select l.account_id, l.group_id from license_lots l
    where ${RUNNING} and (l.account_id = $1::bigint or l.group_id = $3::bigint) order by l.id limit 1`,
);

/** By admins of groups and teams, to colleagues; across districts a team grants nothing. */
export async function grantByAdmin(
  context: Context<typeof calls.grantSiteAccess>,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const [educator] = await getColleagues(tx, actor, [input.educator_id], 'educator_id', { near: true });
  if (educator === undefined) throw Refusal.field('educator_id', 'validation.exists');
  const today = await todayFor(tx, actor.id, now);
  const [holder] = await findOwn(tx, actor.id, today, input.group_id ?? null);
  return grant(context, educator, holder);
}

export async function grantByStaff(
  context: Context<typeof staff.staffGrantSiteAccess>,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const owner = chosenOwner(input);
  const educator = await getEducator(tx, input.id);
  if (owner.accountId === educator.id) throw Refusal.field('account_id', 'validation.different');
  const today = await todayFor(tx, actor.id, now);
  const [holder] = await findOf(tx, owner.accountId ?? null, today, owner.groupId ?? null);
  return grant(context, educator, holder);
}

const insertAccess = statement(
  { id: z.number() },
  `
    insert into site_access (account_id, group_id, educator_id, granted_by, created_at) values ($1, $2, $3, $4, $5)
    on conflict do nothing returning id`,
);

async function grant(
  context: AnyContext,
  educator: Named,
  holder: Holder | undefined,
): Promise<NotificationReply> {
  const { tx, actor, now } = context;
  if (holder === undefined) throw Refusal.because('licensing.refused.site-license-not-found');
  const { account_id: accountId, group_id: groupId } = holder;
  const made = await insertAccess(tx, accountId, groupId, educator.id, actor.id, now);
  if (made.length === 0) return nothingChanged(context);
  await recordActivity(tx, { type: 'site-license-grant-access', actor, educatorId: educator.id, now });
  context.about({ type: 'account', id: educator.id, details: { holder: accountId, group: groupId } });
  return notify('licensing.done.access-granted', { name: educator.name });
}

const deleteOwn = statement(
  { id: z.number() },
  `
    delete from site_access s
    where s.educator_id = $2::bigint and (
      ($3::bigint is null and s.account_id = $1::bigint)
      or (s.group_id in (${administeredGroups('$1::bigint')}) and s.group_id = coalesce($3::bigint, s.group_id)))
    returning s.id`,
);
const deleteOf = statement(
  { id: z.number() },
  `
    delete from site_access s
    where s.educator_id = $2::bigint and (s.account_id = $1::bigint or s.group_id = $3::bigint) returning s.id`,
);
const findPerson = statement(
  namedRow,
  `select a.id, ${spokenNameSql('a')} as name from accounts a where a.id = $1 and a.scope = 'educator'`,
);

/** Without a group named, whatever of the actor's the educator draws on. With the access goes the place on the list. */
export async function revokeByAdmin(
  context: Context<typeof calls.revokeSiteAccess>,
): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  const ended = await deleteOwn(tx, actor.id, input.educator_id, input.group_id ?? null);
  return revoked(context, input.educator_id, ended.length);
}

export async function revokeByStaff(
  context: Context<typeof staff.staffRevokeSiteAccess>,
): Promise<NotificationReply> {
  const { tx, input } = context;
  const owner = chosenOwner(input);
  const educator = await getEducator(tx, input.id);
  const ended = await deleteOf(tx, owner.accountId ?? null, educator.id, owner.groupId ?? null);
  return revoked(context, educator.id, ended.length);
}

async function revoked(context: AnyContext, educatorId: number, count: number): Promise<NotificationReply> {
  const { tx, actor, now } = context;
  const [educator] = count === 0 ? [] : await findPerson(tx, educatorId);
  if (educator === undefined) throw Refusal.because('licensing.refused.site-license-not-found');
  await recordActivity(tx, { type: 'site-license-revoke-access', actor, educatorId, now });
  context.about({ type: 'account', id: educatorId });
  return notify('licensing.done.access-revoked', { name: educator.name });
}

async function getEducator(tx: Tx, id: number): Promise<Named> {
  await holdAccounts(tx, [id]);
  const [educator] = await findPerson(tx, id);
  if (educator === undefined) throw Refusal.of('not-found');
  return educator;
}

/** One of the two, and not both. */
export function chosenOwner(input: {
  account_id?: number | null | undefined;
  group_id?: number | null | undefined;
}): Owner {
  const { account_id: account, group_id: group } = input;
  const [accountId, groupId] = [account ?? null, group ?? null];
  if (accountId !== null && groupId !== null) throw Refusal.field('group_id', 'validation.in');
  if (accountId !== null) return { accountId };
  if (groupId !== null) return { groupId };
  throw Refusal.field('account_id', 'validation.required');
}

const endAll = statement('delete from site_access where educator_id = $1 or account_id = $1');

/** What somebody was given, and what they gave. */
export async function endSiteAccess(tx: Tx, accountId: number): Promise<void> {
  await endAll(tx, accountId);
}
