import * as z from 'zod/mini';
import { type NotificationReply, notificationReply, notify } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask, type Row, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { doOnce } from '#product/licensing/server/ledger/once.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { readsReports } from '#product/reports/server/reading.ts';
import { LEVEL_PROGRAMS, type LevelProgram } from '../../rules/programs.ts';
import type {
  editSmallGroup,
  endSmallGroup,
  makeSmallGroup,
  setSmallGroupMembers,
} from '../../small-groups-contract.ts';
import { toldJoin } from '../told/told-sql.ts';
import { toldJson } from './members.ts';

const groupRow = {
  id: z.number(),
  name: z.string(),
  program: z.enum(LEVEL_PROGRAMS),
  skill: z.enum(SKILLS),
  goal: z.string(),
  starts_on: z.string(),
  ends_on: z.nullable(z.string()),
  is_over: z.boolean(),
};
export type GroupRow = Row<typeof groupRow>;

const FOUND = `
    select id, name, program, skill, goal, starts_on, ends_on, ended_at is not null as is_over
    from small_groups where id = $1 and owner_id = $2`;
const findGroup = statement(groupRow, FOUND);
const lockGroup = statement(groupRow, `${FOUND} for update`);

/** A small group is its owner's alone. */
export async function getGroup(tx: Tx, actor: Actor, id: number): Promise<GroupRow> {
  const [group] = await findGroup(tx, id, actor.id);
  if (group === undefined) throw Refusal.of('not-found');
  return group;
}

/** What is over stays as it was: it is taken up again first. */
export async function getRunningGroup(tx: Tx, actor: Actor, id: number): Promise<GroupRow> {
  const [group] = await lockGroup(tx, id, actor.id);
  if (group === undefined) throw Refusal.of('not-found');
  if (group.is_over) throw Refusal.because('error.small-group-over');
  return group;
}

const insertGroup = statement(
  { id: z.number() },
  `
    insert into small_groups (owner_id, name, program, skill, goal, starts_on, ends_on, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning id`,
);

export function makeGroup(context: Context<typeof makeSmallGroup>): Promise<NotificationReply> {
  const { tx, actor, now, input } = context;
  return doOnce(context, { kind: 'make-small-group', result: notificationReply }, async () => {
    const { name, program, skill, goal, starts_on } = input;
    const ends_on = input.ends_on || null;
    refuseBackwards(starts_on, ends_on);
    const [group] = await insertGroup(tx, actor.id, name, program, skill, goal, starts_on, ends_on, now);
    const id = group?.id ?? 0;
    await setMembers(context, { id, program, skill }, input);
    context.about({
      type: 'small-group',
      id,
      details: { program, skill, children: input.student_ids.length },
    });
    return { ...notify('group-data.small.made', { name }), extra: { id } };
  });
}

function refuseBackwards(startsOn: string, endsOn: string | null): void {
  if (endsOn !== null && endsOn < startsOn) throw Refusal.field('ends_on', 'group-data.small.ends-before');
}

type Chosen = { student_ids: readonly number[]; partner_ids?: readonly number[] | undefined };
type Wanted = { id: number; program: LevelProgram; skill: Skill };

/**
 * Who is in it, from now on. Whom the owner does not read any more stays where they are: they are not the owner's to take
 * away either. Who is new has to be active, and brings along what play says of them today.
 */
async function setMembers(
  { tx, actor, now }: { tx: Tx; actor: Actor; now: Date },
  { id, program, skill }: Wanted,
  { student_ids, partner_ids = [] }: Chosen,
): Promise<void> {
  const ids = [...new Set([...student_ids, ...partner_ids])];
  const { values, bind } = bindings();
  const group = `${bind(id)}::bigint`;
  const text = `
    with readable as (
      select s.id, s.archived_at from students s where ${readsReports(actor, bind)}
        and (s.id = any(${bind(ids)}::bigint[])
          or exists (select from small_group_members m where m.student_id = s.id and m.small_group_id = ${group}))
    ), gone as (
      delete from small_group_members m using readable
      where m.small_group_id = ${group} and m.student_id = readable.id and not m.student_id = any(${bind(ids)}::bigint[])
    ), kept as (
      insert into small_group_members (small_group_id, student_id, is_partner, joined_on, before)
      select ${group}, s.id, s.id = any(${bind(partner_ids)}::bigint[]), ${bind(await todayFor(tx, actor.id, now))}::date,
        ${toldJson(skill)}
      from readable s ${toldJoin(program, 's', 'told', null)}
      where s.id = any(${bind(ids)}::bigint[]) and (s.archived_at is null or exists (
        select from small_group_members m where m.student_id = s.id and m.small_group_id = ${group}))
      on conflict (small_group_id, student_id) do update set is_partner = excluded.is_partner
      returning student_id
    )
    select count(*)::integer as kept from kept`;
  const [row] = await ask(tx, { kept: z.number() }, { text, values });
  if (row?.kept !== ids.length) throw Refusal.of('not-found');
}

export async function changeMembers(
  context: Context<typeof setSmallGroupMembers>,
): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  const group = await getRunningGroup(tx, actor, input.id);
  await setMembers(context, group, input);
  context.about({ type: 'small-group', id: group.id, details: { children: input.student_ids.length } });
  return notify('group-data.small.saved', { name: group.name });
}

const updateGroup = statement(`
    update small_groups set name = $2, goal = $3, starts_on = $4, ends_on = $5, updated_at = $6 where id = $1`);

export async function editGroup(context: Context<typeof editSmallGroup>): Promise<NotificationReply> {
  const { tx, actor, now, input } = context;
  const { id, name, goal, starts_on } = input;
  const ends_on = input.ends_on || null;
  await getRunningGroup(tx, actor, id);
  refuseBackwards(starts_on, ends_on);
  await updateGroup(tx, id, name, goal, starts_on, ends_on, now);
  context.about({ type: 'small-group', id });
  return notify('group-data.small.saved', { name });
}

const endGroup = statement(
  { id: z.number() },
  `
    update small_groups set ended_at = case when $2 then coalesce(ended_at, $3::timestamptz) end, updated_at = $3
    where id = $1 and (ended_at is not null) <> $2 returning id`,
);

export async function changeEnd(context: Context<typeof endSmallGroup>): Promise<NotificationReply> {
  const { tx, actor, now, input } = context;
  const group = await getGroup(tx, actor, input.id);
  const [changed] = await endGroup(tx, group.id, input.on, now);
  if (changed === undefined) context.nothingChanged();
  context.about({ type: 'small-group', id: group.id, details: { over: input.on } });
  return notify(input.on ? 'group-data.small.ended' : 'group-data.small.taken-up', { name: group.name });
}
