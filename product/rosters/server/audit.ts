import type { Actor } from '#platform/contract/policy.ts';
import type { AuditSubject } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database.ts';
import { statement } from '#platform/server/statement.ts';

type Details = NonNullable<AuditSubject['details']>;
type Changing = {
  tx: Tx;
  actor: Actor;
  now: Date;
  requestId: string;
  about(subject: AuditSubject): void;
};

const insertRows = statement(`
    insert into audit (at, actor_id, actor_scope, acting_as_by, action, subject_type, subject_id, details, request_id)
    select $1, $2, $3, $4, $5, 'student', id, $6, $7 from unnest($8::bigint[]) id`);

/** Every student read or changed has an audit row; the request's own is the first one's. */
export async function aboutStudents(
  context: Changing,
  action: string | null | undefined,
  ids: readonly number[],
  details: Details = {},
): Promise<void> {
  const [first, ...others] = ids;
  if (first === undefined) return;
  context.about({ type: 'student', id: first, details });
  if (others.length === 0) return;
  const { tx, actor, now, requestId } = context;
  const who = [actor.id, actor.scope, actor.actingAsBy];
  await insertRows(tx, now, ...who, action, JSON.stringify(details), requestId, others);
}
