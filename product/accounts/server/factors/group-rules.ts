import * as z from 'zod/mini';
import { addDays, earliestDay, latestDay } from '#platform/contract/days.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { administeredGroups } from '#product/schools/server/reach/reach.ts';
import { setFactorDay } from '#product/schools/server/switches.ts';
import type { factorRules, setFactorRule } from '../../factors-contract.ts';
import { FACTOR_DAYS_AHEAD } from '../../rules/factors/due.ts';
import { factorHolder, hasFactorSql } from '../session/factor-holders.ts';

/** Whom a group's word binds: who runs it, and for a district's who runs the groups of its schools. */
const BOUND = `
      select distinct m.account_id as id from group_members m join groups run on run.id = m.group_id
      left join schools place on place.id = run.school_id
      where m.role in ('owner', 'admin') and run.kind <> 'team' and (run.id = gr.id
        or gr.kind = 'district' and gr.district_id = coalesce(run.district_id, place.district_id))`;

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
  return notify(from === null ? 'accounts-factors.rule.done-off' : 'accounts-factors.rule.done-on', {
    name: rule.name,
  });
}
