import * as z from 'zod/mini';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { getColleagues, holdAccounts } from '#product/rosters/server/sharing/colleagues.ts';
import { administeredAccounts, administeredGroups } from '#product/schools/server/reach/reach.ts';
import type * as calls from '../admin-contract.ts';
import { recordHistory } from './ledger/history.ts';
import { countMovable, moveLicenses } from './ledger/move.ts';
import { done, doOnce } from './ledger/once.ts';

const namedRow = { id: z.number(), name: z.string() };
type Named = Row<typeof namedRow>;

const listGroups = statement(
  {
    id: z.number(),
    name: z.string(),
    individual: z.number(),
    site: z.number(),
  },
  `
    select g.id, g.name, coalesce(held.individual, 0)::integer as individual, coalesce(held.site, 0)::integer as site
    from groups g
    left join lateral (
      select sum(l.remaining) filter (where l.plan = 'individual') as individual,
        sum(l.remaining) filter (where l.plan = 'site') as site
      from license_lots l
      where l.group_id = g.id and l.starts_on <= $2::date and (l.ends_on is null or l.ends_on >= $2::date)
    ) held on true
    where g.id in (${administeredGroups('$1::bigint')})
    order by g.name, g.id`,
);

export async function listGroupLicenses({ tx, actor, now }: Context<typeof calls.groupLicenses>) {
  return { data: await listGroups(tx, actor.id, await todayFor(tx, actor.id, now)) };
}

// Against the deletion of the group in the same moment.
const findGroup = statement(
  namedRow,
  `
    select g.id, g.name from groups g
    where g.id = $2::bigint and g.id in (${administeredGroups('$1::bigint')}) for key share of g`,
);

/** Another's group is not there. */
async function getGroup(tx: Tx, adminId: number, id: number): Promise<Named> {
  const [group] = await findGroup(tx, adminId, id);
  if (group === undefined) throw Refusal.of('not-found');
  return group;
}

const OF_GROUP = `
    exists (select from group_members m where m.group_id = $1::bigint and m.account_id = a.id)
    or a.school_id in (
      select g.school_id from groups g where g.id = $1::bigint and g.kind = 'school'
      union
      select s.id from groups g join schools s on s.district_id = g.district_id
      where g.id = $1::bigint and g.kind = 'district')`;
const PERSON = `a.id, ${spokenNameSql('a')} as name`;
const findReceiver = statement(
  namedRow,
  `
    select ${PERSON} from accounts a
    where a.id = $2::bigint and a.scope = 'educator' and a.status <> 'deactivated' and (${OF_GROUP})`,
);
const findHolder = statement(
  namedRow,
  `
    select ${PERSON} from accounts a
    where a.id = $2::bigint and a.scope = 'educator' and ((${OF_GROUP}) or exists (
      select from license_lots theirs join license_lots ours on ours.root_id = theirs.root_id
      where theirs.account_id = a.id and ours.group_id = $1::bigint))`,
);

export async function shareOut(context: Context<typeof calls.shareOut>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const group = await getGroup(tx, actor.id, input.id);
  const today = await todayFor(tx, actor.id, now);
  const educator = await getPerson(tx, findReceiver, group.id, input.educator_id);
  const { plan, count } = input;
  await doOnce(context, { kind: 'share-out', today, result: done }, async (operation) => {
    const [from, to] = [{ groupId: group.id }, { accountId: educator.id }];
    await moveLicenses(operation, { from, to, plan, count });
    await recordHistory(operation, { type: 'transfer', owner: from, to, plan, quantity: count });
    context.about({ type: 'account', id: educator.id, details: { group: group.id, plan, count } });
    return 'done';
  });
  const back = { i18n: 'licensing.done.shared-out-back', values: { name: educator.name } };
  return notify('licensing.done.shared-out', { count, name: educator.name }, 'success', [back]);
}

/** What an admin may take: licenses that a group handed out, never what the educator bought. */
const findRoots = statement(
  { root_id: z.number() },
  `
    select distinct ours.root_id from license_lots ours join license_lots root on root.id = ours.root_id
    where ours.group_id = any($1::bigint[]) and root.account_id is distinct from $2::bigint`,
);

async function cameFrom(tx: Tx, groupIds: readonly number[], educatorId: number) {
  const roots = new Set((await findRoots(tx, groupIds, educatorId)).map((root) => root.root_id));
  return (lot: { root_id: number }): boolean => roots.has(lot.root_id);
}

/** Also from who has left the group since, or is deactivated. */
export async function reclaimToGroup(
  context: Context<typeof calls.reclaimToGroup>,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const group = await getGroup(tx, actor.id, input.id);
  const today = await todayFor(tx, actor.id, now);
  const educator = await getPerson(tx, findHolder, group.id, input.educator_id);
  const { plan, count } = input;
  await doOnce(context, { kind: 'reclaim', today, result: done }, async (operation) => {
    const [from, to] = [{ accountId: educator.id }, { groupId: group.id }];
    const grantedTo = await cameFrom(tx, [group.id], educator.id);
    await moveLicenses(operation, { from, to, plan, count, grantedTo });
    await recordHistory(operation, { type: 'reclaim', owner: from, to, plan, quantity: count });
    context.about({ type: 'account', id: educator.id, details: { group: group.id, plan, count } });
    return 'done';
  });
  return notify('licensing.done.reclaimed', { count, name: educator.name });
}

const findAdministered = statement(
  {
    id: z.number(),
    name: z.string(),
    active: z.boolean(),
  },
  `
    select ${PERSON}, a.status <> 'deactivated' as active from accounts a
    where a.id = $2::bigint and a.id in (${administeredAccounts('$1::bigint')})`,
);
const listAdministered = statement({ group_id: z.number() }, administeredGroups('$1::bigint'));

export async function transferBetweenEducators(
  context: Context<typeof calls.transferBetweenEducators>,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  await holdAccounts(tx, [input.id, input.educator_id]);
  const [giver] = await findAdministered(tx, actor.id, input.id);
  if (giver === undefined) throw Refusal.of('not-found');
  const [receiver] = await findAdministered(tx, actor.id, input.educator_id);
  if (!receiver?.active) throw Refusal.field('educator_id', 'validation.exists');
  if (receiver.id === giver.id) throw Refusal.field('educator_id', 'validation.different');
  const today = await todayFor(tx, actor.id, now);
  const { plan, count } = input;
  await doOnce(context, { kind: 'transfer', today, result: done }, async (operation) => {
    const [from, to] = [{ accountId: giver.id }, { accountId: receiver.id }];
    const grantedTo = await cameFromOwn(tx, actor.id, giver.id);
    await moveLicenses(operation, { from, to, plan, count, grantedTo });
    await recordHistory(operation, { type: 'transfer', owner: from, to, plan, quantity: count });
    context.about({ type: 'account', id: giver.id, details: { to: receiver.id, plan, count } });
    return 'done';
  });
  return notify('licensing.done.transferred', { count, name: receiver.name });
}

/** What came from the groups an admin runs. */
async function cameFromOwn(tx: Tx, adminId: number, educatorId: number) {
  const groups = (await listAdministered(tx, adminId)).map((group) => group.group_id);
  return cameFrom(tx, groups, educatorId);
}

/** What `transferBetweenEducators` would move. */
export async function movableOfGroups({ tx, actor, input, now }: Context<typeof calls.movableLicenses>) {
  const [giver] = await findAdministered(tx, actor.id, input.id);
  if (giver === undefined) throw Refusal.of('not-found');
  const held = {
    from: { accountId: giver.id },
    today: await todayFor(tx, actor.id, now),
    grantedTo: await cameFromOwn(tx, actor.id, giver.id),
  };
  return {
    data: {
      individual: await countMovable(tx, { ...held, plan: 'individual' }),
      site: await countMovable(tx, { ...held, plan: 'site' }),
    },
  };
}

/** What an educator holds is theirs to pass on, wherever it came from. */
export async function transferOwn(
  context: Context<typeof calls.transferOwnLicenses>,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const [colleague] = await getColleagues(tx, actor, [input.educator_id], 'educator_id');
  if (colleague === undefined) throw Refusal.field('educator_id', 'validation.exists');
  const today = await todayFor(tx, actor.id, now);
  const { plan, count } = input;
  await doOnce(context, { kind: 'transfer-own', today, result: done }, async (operation) => {
    const [from, to] = [{ accountId: actor.id }, { accountId: colleague.id }];
    await moveLicenses(operation, { from, to, plan, count });
    await recordHistory(operation, { type: 'transfer', owner: from, to, plan, quantity: count });
    context.about({ type: 'account', id: colleague.id, details: { plan, count } });
    return 'done';
  });
  return notify('licensing.done.transferred', { count, name: colleague.name });
}

async function getPerson(
  tx: Tx,
  find: typeof findReceiver,
  groupId: number,
  educatorId: number,
): Promise<Named> {
  await holdAccounts(tx, [educatorId]);
  const [person] = await find(tx, groupId, educatorId);
  if (person === undefined) throw Refusal.field('educator_id', 'validation.exists');
  return person;
}
