import * as z from 'zod/mini';
import { type Day, DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { UNVERIFIED_STUDENT_LIMIT } from '#product/accounts/rules/free-trial.ts';
import { lockAccount, nameOf, todayOf } from '#product/accounts/server/people/locked-accounts.ts';
import { setTrialDay } from '#product/accounts/server/people/switches.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { holdAccounts } from '#product/rosters/server/sharing/colleagues.ts';
import type { staffMovableLicenses } from '../admin-contract.ts';
import { TRIAL_QUANTITY } from '../rules/plans.ts';
import type { educatorOwner } from '../staff-contract.ts';
import { recordHistory } from './ledger/history.ts';
import { enter, grantLot, type Owner } from './ledger/lots.ts';
import { countMovable, moveLicenses } from './ledger/move.ts';
import { done, doOnce } from './ledger/once.ts';
import { chosenOwner } from './site-access.ts';
import { setTrial } from './students/trial.ts';
import { tellTrial, trialSet } from './students/trial-told.ts';

export type OwnerKind = 'educator' | 'parent' | 'group';
type FoundOwner = { owner: Owner; name: string; active: boolean };
const foundRow = { name: z.string(), active: z.boolean() };
type Found = Row<typeof foundRow>;

// Until it is over nobody deactivates the account or deletes the group.
const findAccount = statement(
  {
    name: z.string(),
    active: z.boolean(),
    scope: z.string(),
  },
  `
    select ${spokenNameSql('a')} as name, a.status <> 'deactivated' as active, a.scope
    from accounts a where a.id = $1 and a.scope in ('educator', 'parent') for share`,
);
const findGroup = statement(foundRow, 'select name, true as active from groups where id = $1 for key share');

export async function getOwner(tx: Tx, kind: OwnerKind, id: number): Promise<FoundOwner> {
  if (kind === 'group') {
    const [group] = await findGroup(tx, id);
    if (group === undefined) throw Refusal.of('not-found');
    return { owner: { groupId: id }, ...group };
  }
  const [account] = await findAccount(tx, id);
  if (account?.scope !== kind) throw Refusal.of('not-found');
  return { owner: { accountId: id }, name: account.name, active: account.active };
}

/** Who is to get licenses: nobody whose account is closed. */
export async function getReceiver(tx: Tx, kind: OwnerKind, id: number): Promise<FoundOwner> {
  const found = await getOwner(tx, kind, id);
  if (!found.active) throw Refusal.because('licensing.refused.deactivated', { name: found.name });
  return found;
}

const findGroupsDay = statement(
  { today: z.nullable(z.string()) },
  `
    select min(($2::timestamptz at time zone s.time_zone)::date) as today from schools s
    where s.id in (
      select g.school_id from groups g where g.id = $1::bigint
      union
      select its.id from groups g join schools its on its.district_id = g.district_id where g.id = $1::bigint
      union
      select a.school_id from group_members m join accounts a on a.id = m.account_id where m.group_id = $1::bigint)`,
);

/** A group's day is the earliest of its schools: what it gets today is there for all of them today. */
export async function ownersDay(tx: Tx, owner: Owner, now: Date): Promise<Day> {
  if (owner.groupId === undefined) return todayFor(tx, owner.accountId, now);
  const [group] = await findGroupsDay(tx, owner.groupId, now);
  return group?.today ?? dayIn(DEFAULT_TIME_ZONE, now);
}

/** What the audit says the change was about. */
export function subjectOf(owner: Owner): { type: string; id: number } {
  return owner.accountId === undefined
    ? { type: 'group', id: owner.groupId }
    : { type: 'account', id: owner.accountId };
}

const listLots = statement(
  {
    id: z.number(),
    plan: z.enum(['free-trial', 'individual', 'site']),
    quantity: z.number(),
    used: z.number(),
    remaining: z.number(),
    starts_on: z.string(),
    ends_on: z.nullable(z.string()),
    from: z.nullable(z.string()),
  },
  `
    select l.id, l.plan, l.quantity, l.used, l.remaining, l.starts_on, l.ends_on,
      case when root.id <> l.id then coalesce(g.name, ${spokenNameSql('a')}) end as "from"
    from license_lots l
    join license_lots root on root.id = l.root_id
    left join accounts a on a.id = root.account_id
    left join groups g on g.id = root.group_id
    where (l.account_id = $1::bigint or l.group_id = $2::bigint) and (l.quantity > 0 or l.used > 0)
    order by l.plan, l.ends_on desc nulls first, l.id desc limit 200`,
);

export async function listLicenses({ tx, input }: Context<typeof educatorOwner.list>, kind: OwnerKind) {
  const { owner } = await getOwner(tx, kind, input.id);
  return { data: await listLots(tx, owner.accountId ?? null, owner.groupId ?? null) };
}

const individual = {
  plan: 'individual',
  term: 'year',
  endsOn: null,
  issuer: 'user',
  origin: 'free',
} as const;

export async function giveLicenses(
  context: Context<typeof educatorOwner.give>,
  kind: OwnerKind,
): Promise<NotificationReply> {
  const { tx, input, now } = context;
  const { owner, name } = await getReceiver(tx, kind, input.id);
  const { quantity } = input;
  const today = await ownersDay(tx, owner, now);
  await doOnce(context, { kind: 'give', today, result: done }, async (operation) => {
    await grantLot(operation, { ...individual, owner, quantity, startsOn: today });
    await recordHistory(operation, { type: 'give-for-free-created', owner, plan: 'individual', quantity });
    context.about({ ...subjectOf(owner), details: { plan: 'individual', quantity } });
    return 'done';
  });
  return notify('licensing.done.given', { count: quantity, name });
}

/** The newest lot that staff gave: what is added joins it. */
const lockFreeLot = statement(
  { id: z.number() },
  `
    select id from license_lots
    where (account_id = $1::bigint or group_id = $2::bigint) and plan = 'individual' and origin = 'free'
      and term = 'year' and ends_on is null and root_id = id
    order by id desc limit 1 for no key update`,
);

export async function changeQuantity(
  context: Context<typeof educatorOwner.changeQuantity>,
  kind: OwnerKind,
): Promise<NotificationReply> {
  const { tx, input, now } = context;
  const { change, quantity } = input;
  if (change === 'add' && quantity < 0) throw Refusal.field('quantity', 'validation.quantity-positive');
  if (change === 'subtract' && quantity > 0) throw Refusal.field('quantity', 'validation.quantity-negative');
  const find = change === 'add' ? getReceiver : getOwner;
  const { owner, name } = await find(tx, kind, input.id);
  const today = await ownersDay(tx, owner, now);
  await doOnce(context, { kind: 'change-quantity', today, result: done }, async (operation) => {
    const lot = { plan: 'individual', quantity } as const;
    let isNew = false;
    if (quantity < 0) {
      await moveLicenses(operation, {
        from: owner,
        to: null,
        plan: 'individual',
        count: -quantity,
        field: 'quantity',
      });
    } else {
      const [free] = await lockFreeLot(tx, owner.accountId ?? null, owner.groupId ?? null);
      if (free === undefined) {
        isNew = true;
        await grantLot(operation, { ...individual, owner, quantity, startsOn: today });
      } else await enter(operation, [{ lotId: free.id, kind: 'grant', quantity }]);
    }
    const type = isNew ? 'give-for-free-created' : 'give-for-free-updated';
    await recordHistory(operation, { type, owner, ...lot });
    context.about({ ...subjectOf(owner), details: lot });
    return 'done';
  });
  return notify(quantity > 0 ? 'licensing.done.given' : 'licensing.done.subtracted', {
    count: Math.abs(quantity),
    name,
  });
}

export async function reclaimLicenses(
  context: Context<typeof educatorOwner.reclaim>,
  kind: OwnerKind,
): Promise<NotificationReply> {
  const { tx, input, now } = context;
  const { plan, count } = input;
  const { owner, name } = await getOwner(tx, kind, input.id);
  const today = await ownersDay(tx, owner, now);
  await doOnce(context, { kind: 'staff-reclaim', today, result: done }, async (operation) => {
    await moveLicenses(operation, { from: owner, to: null, plan, count });
    await recordHistory(operation, { type: 'reclaim', owner, plan, quantity: count });
    context.about({ ...subjectOf(owner), details: { plan, count } });
    return 'done';
  });
  return notify('licensing.done.reclaimed', { count, name });
}

export async function transferLicenses(
  context: Context<typeof educatorOwner.transfer>,
  kind: OwnerKind,
): Promise<NotificationReply> {
  const { tx, input, now } = context;
  const { plan, count } = input;
  const to = chosenOwner(input);
  await holdOwners(tx, [kind === 'group' ? { groupId: input.id } : { accountId: input.id }, to]);
  const { owner: from } = await getOwner(tx, kind, input.id);
  const receiver = await findOther(tx, to);
  if (to.accountId === from.accountId && to.groupId === from.groupId) {
    throw Refusal.field(fieldOf(to), 'validation.different');
  }
  const today = await ownersDay(tx, from, now);
  await doOnce(context, { kind: 'staff-transfer', today, result: done }, async (operation) => {
    await moveLicenses(operation, { from, to, plan, count });
    await recordHistory(operation, { type: 'transfer', owner: from, to, plan, quantity: count });
    const details = { plan, count, to: to.accountId ?? null, to_group: to.groupId ?? null };
    context.about({ ...subjectOf(from), details });
    return 'done';
  });
  return notify('licensing.done.transferred', { count, name: receiver.name });
}

/** What `transferLicenses` would move. */
export async function movableByStaff({ tx, input, now }: Context<typeof staffMovableLicenses>) {
  const { owner: from } = await getOwner(tx, 'educator', input.id);
  const today = await ownersDay(tx, from, now);
  return {
    data: {
      individual: await countMovable(tx, { from, today, plan: 'individual' }),
      site: await countMovable(tx, { from, today, plan: 'site' }),
    },
  };
}

const holdGroups = statement('select from groups where id = any($1::bigint[]) order by id for key share');

/** Both at once, in the order of all locks: looked up one after the other, they might be locked the other way round. */
async function holdOwners(tx: Tx, owners: readonly Owner[]): Promise<void> {
  const groups = owners.flatMap(({ groupId }) => groupId ?? []);
  if (groups.length > 0) await holdGroups(tx, groups);
  await holdAccounts(
    tx,
    owners.flatMap(({ accountId }) => accountId ?? []),
  );
}

const fieldOf = (owner: Owner): string => (owner.accountId === undefined ? 'group_id' : 'account_id');

async function findOther(tx: Tx, owner: Owner): Promise<Found> {
  const [found] =
    owner.accountId === undefined
      ? await findGroup(tx, owner.groupId)
      : await findAccount(tx, owner.accountId);
  if (!found?.active) throw Refusal.field(fieldOf(owner), 'validation.exists');
  return found;
}

/** The account's own day is what the dashboard counts down to; the lot is what students draw on. */
export async function setTrialEnd(
  context: Context<typeof educatorOwner.setTrial>,
  kind: 'educator' | 'parent',
): Promise<NotificationReply> {
  const { tx, input, now } = context;
  const account = await lockAccount(tx, input.id);
  if (account.scope !== kind) throw Refusal.of('not-found');
  const name = nameOf(account);
  if (account.status === 'not-activated') throw Refusal.because('licensing.refused.not-activated', { name });
  const quantity = account.status === 'verified' ? TRIAL_QUANTITY : UNVERIFIED_STUDENT_LIMIT;
  const endsOn = input.ends_on;
  const today = todayOf(account, now);
  const trial = await doOnce(context, { kind: 'set-trial', today, result: trialSet }, async (operation) => {
    const set = await setTrial(operation, { accountId: account.id, endsOn, quantity, issuer: 'user' });
    await setTrialDay(tx, account.id, endsOn, now);
    context.about({ type: 'account', id: account.id, details: { ends_on: endsOn } });
    return set;
  });
  return tellTrial(trial, { name, endsOn, today });
}
