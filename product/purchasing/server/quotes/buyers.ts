import * as z from 'zod/mini';
import type { Day } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { administeredGroups } from '#product/schools/server/reach/reach.ts';
import type { RunningPlan } from '../../rules/quotes.ts';

const findGroup = statement({ id: z.number() }, 'select id from groups where id = $1 for key share');
const findRunGroup = statement(
  { id: z.number() },
  `
    select g.id from groups g where g.id = $1 and g.id in (${administeredGroups('$2')}) for key share`,
);

/** For distribution: a group the educator runs, or any for staff. */
export async function checkGroup(
  tx: Tx,
  actor: Actor,
  id: number | null | undefined,
): Promise<number | null> {
  if (id === null || id === undefined) return null;
  const [group] = actor.scope === 'uber' ? await findGroup(tx, id) : await findRunGroup(tx, id, actor.id);
  if (group === undefined) throw Refusal.field('group_id', 'validation.exists');
  return group.id;
}

const holdNamed = statement(`
    select from groups where id in ($1::bigint, (select group_id from quotes where id = $2::bigint),
      (select group_id from orders where id = $3::bigint)) order by id for key share`);
type Named = Partial<Record<'group_id' | 'quote_id' | 'order_id', number | null | undefined>>;

/** Groups are locked before orders, quotes and accounts, which a group's deletion reaches: so this comes first. */
export async function holdGroup(tx: Tx, named: Named): Promise<void> {
  await holdNamed(tx, named.group_id ?? null, named.quote_id ?? null, named.order_id ?? null);
}

// As strongly as whoever looks for the buyer's other orders: two who first shared it would wait for each other.
const findBuyer = statement(
  { id: z.number() },
  `
    select id from accounts where id = $1 and scope = 'educator' and status <> 'deactivated' for no key update`,
);

export async function checkBuyer(tx: Tx, id: number): Promise<void> {
  const [buyer] = await findBuyer(tx, id);
  if (buyer === undefined) throw Refusal.field('account_id', 'validation.exists');
}

const planRow = {
  lot_id: z.number(),
  plan: z.enum(['individual', 'site']),
  quantity: z.number(),
  remaining: z.number(),
  ends_on: z.string(),
  group: z.nullable(z.string()),
  group_id: z.nullable(z.number()),
};
export type PlanRow = Row<typeof planRow>;

/** A plan ends with its lot; one whose licenses run a year each, with the last of them. */
const PLANS = `
    select l.id as lot_id, l.plan, l.quantity, l.remaining, coalesce(l.ends_on, (
      select max(u.ends_on) from license_uses u where u.lot_id = l.id and u.returned_at is null
    )) as ends_on, g.name as "group", g.id as group_id
    from license_lots l left join groups g on g.id = l.group_id
    where l.plan in ('individual', 'site') and l.starts_on <= $2::date and l.quantity > 0
      and (l.account_id = $1 or l.group_id in (${administeredGroups('$1')}))`;
const findPlans = statement(
  planRow,
  `
    select * from (${PLANS}) plan where ends_on >= $2::date order by ends_on, lot_id limit 50`,
);
const findPlan = statement(
  planRow,
  `
    select * from (${PLANS}) plan where ends_on >= $2::date and lot_id = $3`,
);

/** The running plans somebody can add to: the own ones, and those of the groups one runs. */
export function plansOf(tx: Tx, accountId: number, today: Day): Promise<PlanRow[]> {
  return findPlans(tx, accountId, today);
}

export async function getRunningPlan(
  tx: Tx,
  accountId: number,
  lotId: number | null | undefined,
  today: Day,
): Promise<RunningPlan & { groupId: number | null }> {
  if (lotId === null || lotId === undefined) throw Refusal.field('lot_id', 'validation.required');
  const [plan] = await findPlan(tx, accountId, today, lotId);
  // Somebody else's, one that is over, none at all: to the asker they are the same.
  if (plan === undefined) throw Refusal.field('lot_id', 'validation.purchase-not-found');
  return { plan: plan.plan, endsOn: plan.ends_on, groupId: plan.group_id };
}

/** What is added to a plan goes to whose plan it is; anything else to the buyer, or for distribution to a group. */
export function groupFor(
  tx: Tx,
  actor: Actor,
  running: { groupId: number | null } | null,
  asked: number | null | undefined,
): Promise<number | null> {
  return running === null ? checkGroup(tx, actor, asked) : Promise.resolve(running.groupId);
}
