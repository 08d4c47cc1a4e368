import * as z from 'zod/mini';
import { addDays, type Day, earliestDay, latestDay } from '#platform/contract/days.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { notifyKeepers, withdrawNoticesOf } from '#product/notifications/server/dashboard.ts';
import { administeredGroups } from '#product/schools/server/reach/reach.ts';
import { setFactorDay } from '#product/schools/server/switches.ts';
import type { factorRules, setFactorRule } from '../../factors-contract.ts';
import { FACTOR_DAYS_AHEAD } from '../../rules/factors/due.ts';
import { ASKS, factorHolder, hasFactorSql, PLACE_OF_RUN } from '../session/standing/factor-holders.ts';

/** Whom a group's word binds: who runs it, for a district's also who runs the groups of its schools, and teams there. */
const BOUND = `
      select distinct m.account_id as id from group_members m join groups run on run.id = m.group_id
      join accounts runner on runner.id = m.account_id
      ${PLACE_OF_RUN('runner')}
      where m.role in ('owner', 'admin') and ${ASKS('gr')}`;

const findBound = statement(
  { id: z.number(), has_factor: z.boolean() },
  `
    select bound.id, ${hasFactorSql('a')} as has_factor from groups gr cross join lateral (${BOUND}) bound join accounts a on a.id = bound.id
    where gr.id = $1 and a.status <> 'deactivated'`,
);

const findRules = statement(
  {
    id: z.number(),
    name: z.string(),
    kind: z.enum(['school', 'district']),
    from: z.nullable(z.string()),
    admins: z.number(),
    without: z.number(),
  },
  `
    select gr.id, gr.name, gr.kind, gr.factor_from as from, n.admins, n.without
    from groups gr cross join lateral (
      select count(*) as admins, count(*) filter (where not ${hasFactorSql('a')}) as without
      from (${BOUND}) bound join accounts a on a.id = bound.id and a.status <> 'deactivated'
    ) n
    where gr.kind <> 'team' and gr.id in (${administeredGroups('$1')})
    order by gr.kind, gr.name, gr.id`,
);

export async function listRules({
  tx,
  actor,
}: Context<typeof factorRules>): Promise<OutputOf<typeof factorRules>> {
  return { data: await findRules(tx, actor.id) };
}

/** Whoever asks it of others has one themselves: nobody locks a district's only admin out by a slip. */
export async function setRule(context: Context<typeof setFactorRule>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const rule = (await findRules(tx, actor.id)).find(({ id }) => id === input.id);
  if (rule === undefined) throw Refusal.of('not-found');
  const { from } = input;
  if (from !== null && from !== rule.from) {
    // Today is a day here, and may be another one there.
    if (from < earliestDay(now) || from > addDays(latestDay(now), FACTOR_DAYS_AHEAD)) {
      throw Refusal.field('from', 'accounts-factors.refused.day');
    }
    if (!(await factorHolder(tx, actor.id)).hasFactor) {
      throw Refusal.because('accounts-factors.refused.own-first');
    }
  }
  context.about({ type: 'group', id: rule.id, details: { from } });
  if ((await setFactorDay(tx, rule.id, from, now)).length === 0) context.nothingChanged();
  else await tellBound(tx, { ...rule, from }, { by: actor.id, now });
  return notify(from === null ? 'accounts-factors.rule.done-off' : 'accounts-factors.rule.done-on', {
    name: rule.name,
  });
}

/** Who has none yet hears of the day as soon as it is named, and of no day that was taken back. */
async function tellBound(
  tx: Tx,
  { id, name, from }: { id: number; name: string; from: Day | null },
  { by, now }: { by: number; now: Date },
): Promise<void> {
  const bound = await findBound(tx, id);
  await withdrawNoticesOf(
    tx,
    `second-step:${id}:`,
    bound.map((one) => one.id),
  );
  if (from === null) return;
  const accountIds = bound.filter((one) => !one.has_factor && one.id !== by).map((one) => one.id);
  const data = { name, date: from };
  const operation = `second-step:${id}:${from}`;
  await notifyKeepers(tx, { accountIds, kind: 'second-step', data, operation, now });
}
