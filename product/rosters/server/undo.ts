import * as z from 'zod/mini';
import type { NotificationReply } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { withdrawNotices } from '#product/notifications/server/dashboard.ts';
import { recordActivity } from '#product/schools/server/activity.ts';
import * as calls from '../contract.ts';
import type { UndoStep } from '../rules/undo.ts';
import { bringBack } from './archive.ts';
import { accountNames, holdAccounts } from './sharing/colleagues.ts';
import { aboutStudents } from './students/audit.ts';
import { aboutOneOrMore } from './students/student-messages.ts';
import { findStudentNames, lockStudents } from './students/students.ts';
import { takeStep } from './students/undo-steps.ts';

type UndoContext = Context<typeof calls.undoStep>;
type DataOf<Kind extends UndoStep['kind']> = Extract<UndoStep, { kind: Kind }>['data'];

/** Takes back what the actor has just done, unless somebody has gone on from there. */
export async function undo(context: UndoContext): Promise<NotificationReply> {
  const step = await takeStep(context, context.input.id);
  if (step === null) throw Refusal.because('rosters.refused.undo-over');
  switch (step.kind) {
    case 'archive':
      return bringBack(context, step.data.ids, calls.undoStep.audit);
    case 'share':
      return endShares(context, step.data);
    case 'transfer':
      return giveBack(context, step.data);
  }
}

const SHARE = { one: 'rosters.undone.share-named', more: 'rosters.undone.share' };
const TRANSFER = { one: 'rosters.undone.transfer-named', more: 'rosters.undone.transfer' };

const deletePairs = statement(
  { student_id: z.number(), account_id: z.number() },
  `
    delete from student_shares sh using unnest($1::bigint[], $2::bigint[]) as made (student_id, account_id)
    where sh.student_id = made.student_id and sh.account_id = made.account_id and sh.shared_by = $3
    returning sh.student_id, sh.account_id`,
);

async function endShares(
  context: UndoContext,
  { pairs, notices }: DataOf<'share'>,
): Promise<NotificationReply> {
  const { tx, actor } = context;
  const students = pairs.map(([student]) => student);
  const accounts = pairs.map(([, account]) => account);
  await holdAccounts(tx, accounts);
  await lockStudents(tx, [...new Set(students)]);
  const ended = await deletePairs(tx, students, accounts, actor.id);
  if (ended.length === 0) throw Refusal.because('rosters.refused.undo-changed');
  const ids = [...new Set(ended.map((row) => row.student_id))];
  await aboutStudents(context, calls.undoStep.audit, ids, { undone: 'share' });
  await withdrawNotices(tx, notices, accounts);
  const names = await accountNames(
    tx,
    ended.map((row) => row.account_id),
  );
  return aboutOneOrMore(SHARE, await findStudentNames(tx, ids), { names });
}

/** Who went on, or came to another school, is not fetched back; nor does anybody get students who has left. */
const findMoved = statement(
  { id: z.number(), owner_id: z.number(), is_back: z.boolean() },
  `
    select s.id, s.owner_id, a.status = 'verified' and a.school_id is not distinct from s.school_id as is_back
    from unnest($1::bigint[], $2::bigint[]) as moved (student_id, owner_id)
    join students s on s.id = moved.student_id join accounts a on a.id = moved.owner_id`,
);
const setOwners = statement(`
    update students s set owner_id = moved.owner_id, owned_since = moved.since, updated_at = $4
    from unnest($1::bigint[], $2::bigint[], $3::timestamptz[]) as moved (student_id, owner_id, since)
    where s.id = moved.student_id`);
const restoreShares = statement(`
    insert into student_shares (student_id, account_id, shared_by, login_cards, created_at)
    select (one->>'student_id')::bigint, $1, (one->>'shared_by')::bigint, (one->>'login_cards')::boolean,
      (one->>'created_at')::timestamptz
    from jsonb_array_elements($2::jsonb) as shares (one)
    on conflict do nothing`);

async function giveBack(
  context: UndoContext,
  { to, owners, since, shares, notices }: DataOf<'transfer'>,
): Promise<NotificationReply> {
  const { tx, actor, now } = context;
  const ids = owners.map(([student]) => student);
  const keepers = owners.map(([, owner]) => owner);
  await holdAccounts(tx, [...new Set([to, ...keepers])]);
  await lockStudents(tx, ids);
  const moved = await findMoved(tx, ids, keepers);
  const isAsLeft = moved.length === ids.length && moved.every((one) => one.owner_id === to && one.is_back);
  if (!isAsLeft) throw Refusal.because('rosters.refused.undo-changed');
  await setOwners(
    tx,
    ids,
    keepers,
    ids.map((_, at) => since?.[at] ?? null),
    now,
  );
  await restoreShares(tx, to, JSON.stringify(shares));
  for (const keeper of new Set(keepers)) {
    await recordActivity(tx, {
      type: 'student-mass-transfer-to-another-educator',
      actor,
      educatorId: to,
      otherEducatorId: keeper,
      studentsCount: keepers.filter((one) => one === keeper).length,
      now,
    });
  }
  await aboutStudents(context, calls.undoStep.audit, ids, { undone: 'transfer' });
  await withdrawNotices(tx, notices, [to]);
  return aboutOneOrMore(TRANSFER, await findStudentNames(tx, ids));
}
