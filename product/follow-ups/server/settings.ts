import * as z from 'zod/mini';
import { daysBetween } from '#platform/contract/days.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { dropDaysOff, keepDaysOff } from '#product/schools/server/days-off.ts';
import { refuseWhereOff } from '#product/schools/server/features/features.ts';
import { administeredSchools } from '#product/schools/server/reach/reach.ts';
import type * as calls from '../responders-contract.ts';
import { recountSchool } from './clock.ts';
import { promisedAt, takeBackNamed, tellNamed } from './named.ts';
import { getRunSchool, mayLeadSql } from './responders.ts';
import { worksAtSql } from './schools.ts';
import type { FollowUpPost } from './tell.ts';

const findNamed = statement(
  { id: z.number(), may_lead: z.boolean() },
  `
    select p.id, ${mayLeadSql('$2')} as may_lead from accounts p
    where p.id = any($1::bigint[]) and p.status = 'verified' and ${worksAtSql('p', '$2')} order by p.id for share`,
);

/** What was on stays on since then: a changed number is no new beginning. */
const saveAll = statement(`
    insert into follow_up_settings as fs (school_id, is_on, on_since, responder_id, backup_id, hours, contact_name,
      contact_phone, steps, country, retention_days, confirmed_at, confirmed_by, updated_at)
    values ($1, $2, case when $2 then $3::timestamptz end, $4, $5, $6::jsonb, $7, $8, $9, $10, $11,
      case when $2 then $3::timestamptz end, case when $2 then $12::bigint end, $3)
    on conflict (school_id) do update set is_on = excluded.is_on,
      on_since = case when fs.is_on and excluded.is_on then fs.on_since else coalesce(excluded.on_since, fs.on_since) end,
      responder_id = excluded.responder_id, backup_id = excluded.backup_id, hours = excluded.hours,
      contact_name = excluded.contact_name, contact_phone = excluded.contact_phone, steps = excluded.steps,
      country = excluded.country, retention_days = excluded.retention_days,
      confirmed_at = coalesce(excluded.confirmed_at, fs.confirmed_at),
      confirmed_by = coalesce(excluded.confirmed_by, fs.confirmed_by), updated_at = excluded.updated_at`);

/** Two different people who work there, the first a counselor or somebody who runs the school. */
export async function saveResponders(
  context: Context<typeof calls.saveResponders>,
  ports: FollowUpPost,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const id = await getRunSchool(tx, actor.id, input.id);
  if (input.on) await refuseWhereOff(tx, 'follow-ups', id);
  const { responder_id: responder, backup_id: backup } = input;
  if (responder === backup) throw Refusal.field('backup_id', 'follow-ups.refused.same-person');
  const named = await findNamed(tx, [responder, backup], id);
  const lead = named.find((one) => one.id === responder);
  if (lead === undefined) throw Refusal.field('responder_id', 'validation.exists');
  if (!lead.may_lead) throw Refusal.field('responder_id', 'follow-ups.refused.not-counselor');
  if (!named.some((one) => one.id === backup)) throw Refusal.field('backup_id', 'validation.exists');
  const { on, hours, contact_name, contact_phone, steps, country, retention_days } = input;
  const said = [JSON.stringify(hours), contact_name, contact_phone, steps, country, retention_days];
  const promised = await promisedAt(tx, id, now);
  await saveAll(tx, id, on, now, responder, backup, ...said, actor.id);
  const stays = on ? [responder, backup] : [];
  const gone = promised.filter((one): one is number => one !== null && !stays.includes(one));
  await takeBackNamed(tx, id, gone);
  if (on) {
    const accountIds = [responder, backup].filter((one) => !promised.includes(one));
    await tellNamed(tx, ports, { schoolId: id, accountIds, hours }, now);
  }
  await recountSchool(tx, id, now);
  context.about({ type: 'school', id, details: { on, responder, backup } });
  return notify(on ? 'follow-ups.done.on' : 'follow-ups.done.off');
}

/** Longer holidays than any; what is longer is a slip of the year. */
const MOST_DAYS = 120;

function refuseOddDays({ first_day, last_day }: { first_day: string; last_day: string }): void {
  if (last_day < first_day) throw Refusal.field('last_day', 'follow-ups.refused.days-order');
  if (daysBetween(first_day, last_day) > MOST_DAYS) {
    throw Refusal.field('last_day', 'follow-ups.refused.days-many');
  }
}

export async function addDaysOff(context: Context<typeof calls.addDaysOff>): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  refuseOddDays(input);
  const id = await getRunSchool(tx, actor.id, input.id);
  await keepDaysOff(tx, id, input);
  await recountSchool(tx, id, now);
  context.about({ type: 'school', id, details: { from: input.first_day, to: input.last_day } });
  return notify('follow-ups.done.days-off');
}

export async function removeDaysOff(
  context: Context<typeof calls.removeDaysOff>,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const id = await getRunSchool(tx, actor.id, input.id);
  if (!(await dropDaysOff(tx, id, input.day_id))) throw Refusal.of('not-found');
  await recountSchool(tx, id, now);
  context.about({ type: 'school', id, details: { days_off: input.day_id } });
  return notify('follow-ups.done.days-off-gone');
}

/** The own days, or those of either for who runs the school. */
const lockAnswering = statement(
  { school_id: z.number() },
  `
    select fs.school_id from follow_up_settings fs
    where fs.school_id = $2 and $3 in (fs.responder_id, fs.backup_id)
      and ($3 = $1 or fs.school_id in (${administeredSchools('$1')})) for no key update`,
);
const insertAbsence = statement(
  'insert into responder_absences (school_id, account_id, first_day, last_day) values ($1, $2, $3, $4)',
);

/** Whom it concerns is passed over with the next look of the clock. */
export async function addAbsence(context: Context<typeof calls.addAbsence>): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  refuseOddDays(input);
  const { id, account_id: account, first_day, last_day } = input;
  if ((await lockAnswering(tx, actor.id, id, account)).length === 0) throw Refusal.of('not-found');
  await insertAbsence(tx, id, account, first_day, last_day);
  context.about({ type: 'school', id, details: { account, from: first_day, to: last_day } });
  return notify('follow-ups.done.absence');
}

const deleteAbsence = statement(
  { id: z.number() },
  `
    delete from responder_absences a
    where a.id = $3 and a.school_id = $2 and (a.account_id = $1 or a.school_id in (${administeredSchools('$1')}))
    returning a.id`,
);

export async function removeAbsence(
  context: Context<typeof calls.removeAbsence>,
): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  if ((await deleteAbsence(tx, actor.id, input.id, input.absence_id)).length === 0) {
    throw Refusal.of('not-found');
  }
  context.about({ type: 'school', id: input.id, details: { absence: input.absence_id } });
  return notify('follow-ups.done.absence-gone');
}
