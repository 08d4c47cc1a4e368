import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from './database.ts';

/** What a change was about. Details hold ids, counts and keys, never a child's name. */
export type AuditSubject = {
  type: string;
  id: number;
  details?: Record<string, string | number | boolean | null>;
};

export type AuditEntry = {
  action: string;
  actor: Actor | null;
  subject: AuditSubject | null;
  requestId: string;
  now: Date;
};

export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { action, actor, subject, requestId, now } = entry;
  await tx
    .insertInto('audit')
    .values({
      at: now,
      actor_id: actor?.id ?? null,
      actor_scope: actor?.scope ?? null,
      acting_as_by: actor?.actingAsBy ?? null,
      action,
      subject_type: subject?.type ?? null,
      subject_id: subject?.id ?? null,
      details: JSON.stringify(subject?.details ?? {}),
      request_id: requestId,
    })
    .execute();
}
