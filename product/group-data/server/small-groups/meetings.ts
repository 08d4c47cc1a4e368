import * as z from 'zod/mini';
import { latestDay } from '#platform/contract/days.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import type { SmallGroup } from '../../rules/small-group-shape.ts';
import type { keepMeeting, removeMeeting } from '../../small-groups-contract.ts';
import { getRunningGroup } from './groups.ts';
import { findMembers } from './members.ts';

const findMeetings = statement(
  { held_on: z.string(), present: z.array(z.number()) },
  `
    select t.held_on, to_json(array(
      select a.student_id from small_group_attendance a
      where a.small_group_id = t.small_group_id and a.held_on = t.held_on and a.student_id = any($2::bigint[])
      order by a.student_id
    )) as present
    from small_group_meetings t where t.small_group_id = $1 order by t.held_on desc`,
);

/** Who was there, of those the reader reads. */
export function meetingsOf(
  tx: Tx,
  groupId: number,
  memberIds: readonly number[],
): Promise<SmallGroup['meetings']> {
  return findMeetings(tx, groupId, memberIds);
}

const insertMeeting = statement(
  'insert into small_group_meetings (small_group_id, held_on) values ($1, $2) on conflict do nothing',
);
const removeAbsent = statement(`
    delete from small_group_attendance
    where small_group_id = $1 and held_on = $2 and student_id = any($3::bigint[]) and not student_id = any($4::bigint[])`);
const insertPresent = statement(`
    insert into small_group_attendance (small_group_id, held_on, student_id)
    select $1, $2, unnest($3::bigint[]) on conflict do nothing`);

export async function keepAttendance(context: Context<typeof keepMeeting>): Promise<NotificationReply> {
  const { tx, actor, now, input } = context;
  const { id, held_on: day, present } = input;
  const group = await getRunningGroup(tx, actor, id);
  // It may be tomorrow already where they met, whatever the zone of the school.
  if (day > latestDay(now)) throw Refusal.field('held_on', 'group-data.small.not-yet');
  const members = (await findMembers(tx, actor, group)).map((member) => member.id);
  if (!present.every((one) => members.includes(one))) throw Refusal.of('not-found');
  await insertMeeting(tx, id, day);
  await removeAbsent(tx, id, day, members, present);
  await insertPresent(tx, id, day, present);
  context.about({ type: 'small-group', id, details: { held_on: day, present: present.length } });
  return notify('group-data.small.meeting-kept');
}

const deleteMeeting = statement(
  { held_on: z.string() },
  'delete from small_group_meetings where small_group_id = $1 and held_on = $2 returning held_on',
);

export async function takeBackMeeting(context: Context<typeof removeMeeting>): Promise<NotificationReply> {
  const { tx, actor, input } = context;
  const group = await getRunningGroup(tx, actor, input.id);
  const [gone] = await deleteMeeting(tx, group.id, input.held_on);
  if (gone === undefined) throw Refusal.of('not-found');
  context.about({ type: 'small-group', id: group.id, details: { held_on: input.held_on } });
  return notify('group-data.small.meeting-removed');
}
