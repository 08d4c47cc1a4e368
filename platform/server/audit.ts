import * as z from 'zod/mini';
import { dayIn, startOfDay } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Db, Tx } from './database/database.ts';
import { statement } from './database/statement.ts';

/**
 * What a change was about. Details hold ids, counts and keys, never a child's name; `students` are those who were seen
 * together, and the log of each finds the row by it.
 */
export type AuditSubject = {
  type: string;
  id: number;
  details?: Record<string, string | number | boolean | null | readonly number[]>;
};

export type AuditEntry = {
  action: string;
  actor: Actor | null;
  subject: AuditSubject | null;
  requestId: string;
  now: Date;
};

const insertAudit = statement(`
    insert into audit (at, actor_id, actor_scope, acting_as_by, action, subject_type, subject_id, details, request_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`);

type Changing = {
  tx: Tx;
  actor: Actor;
  now: Date;
  requestId: string;
  about(subject: AuditSubject): void;
};

type AuditSubjects = {
  action: string;
  type: string;
  ids: readonly number[];
  details?: AuditSubject['details'];
};

const insertEach = statement(`
    insert into audit (at, actor_id, actor_scope, acting_as_by, action, subject_type, subject_id, details, request_id)
    select $1, $2, $3, $4, $5, $6, id, $7, $8 from unnest($9::bigint[]) id`);

/** Everybody a request changed has an audit row; the request's own is the first one's. */
export async function aboutEach(context: Changing, subjects: AuditSubjects): Promise<void> {
  const { type, ids, details = {} } = subjects;
  const [first, ...others] = ids;
  if (first === undefined) return;
  context.about({ type, id: first, details });
  await alsoAbout(context, { ...subjects, ids: others });
}

/** The same beside the request's own row, which is about somebody or something else. */
export async function alsoAbout(context: Omit<Changing, 'about'>, subjects: AuditSubjects): Promise<void> {
  const { action, type, ids, details = {} } = subjects;
  if (ids.length === 0) return;
  const { tx, actor, now, requestId } = context;
  const who = [actor.id, actor.scope, actor.actingAsBy];
  await insertEach(tx, now, ...who, action, type, JSON.stringify(details), requestId, ids);
}

export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { action, actor, subject, requestId, now } = entry;
  const who = [actor?.id ?? null, actor?.scope ?? null, actor?.actingAsBy ?? null];
  const what = [action, subject?.type ?? null, subject?.id ?? null, JSON.stringify(subject?.details ?? {})];
  await insertAudit(tx, now, ...who, ...what, requestId);
}

const insertQuickly = statement(`
    with quickly as (select set_config('synchronous_commit', 'off', true))
    insert into audit (at, actor_id, actor_scope, acting_as_by, action, subject_type, subject_id, details, request_id)
    select row.* from quickly cross join jsonb_to_recordset($1::jsonb) as row(at timestamptz, actor_id bigint,
      actor_scope text, acting_as_by bigint, action text, subject_type text, subject_id bigint, details jsonb,
      request_id text)`);

/** The key of the details that names those who were seen together; rows have it, and an index is of it. */
const TOGETHER = 'students';

export const togetherDetails = (ids: Iterable<number>): Record<string, readonly number[]> => ({
  [TOGETHER]: [...ids],
});

const findSeen = statement(
  { id: z.number() },
  `
    select distinct one.id::bigint as id
    from audit v cross join jsonb_array_elements_text(v.details -> '${TOGETHER}') one (id)
    where v.actor_id = $1 and v.at >= $2 and v.action = $3 and v.acting_as_by is not distinct from $4::bigint`,
);

type Seen = { action: string; timeZone: string; ids: readonly number[] };

/**
 * Of people who are seen together, those whom the actor has not seen in this way today: once a day is enough to know who
 * looks, and a page that is open all day would fill the audit with nothing else. They are one row, with the ids in it: a
 * row for each of them would be the largest part of the database.
 */
export async function seenFirst(
  { tx, actor, now }: Pick<Changing, 'tx' | 'actor' | 'now'>,
  { action, timeZone, ids }: Seen,
): Promise<Record<string, readonly number[]>> {
  const today = startOfDay(timeZone, dayIn(timeZone, now));
  const seen = await findSeen(tx, actor.id, today, action, actor.actingAsBy);
  const known = new Set(seen.map(({ id }) => id));
  const first = [...new Set(ids)].filter((id) => !known.has(id));
  return first.length === 0 ? {} : togetherDetails(first);
}

/** SQL of whether a row `v` of the audit has somebody among those who were seen together; by an index. */
export const seenTogetherSql = (person: string): string =>
  `v.details ? '${TOGETHER}' and v.details -> '${TOGETHER}' @> jsonb_build_array(${person}::bigint)`;

/** What waits until the rows before it are written, for each database. */
type Batch = { rows: object[]; written: Promise<void> };
const batches = new WeakMap<Db, { next: Batch | null; last: Promise<void> }>();

/**
 * For what was read or refused, outside of any transaction: written at once, and on the disk within a second. Nobody waits
 * for the disk; should the database's machine fail in that second, no change is lost, only that somebody looked. What
 * comes while others are being written is written together.
 */
export function writeQuickAudit(db: Db, entry: AuditEntry): Promise<void> {
  const queue = batches.get(db) ?? { next: null, last: Promise.resolve() };
  batches.set(db, queue);
  if (queue.next === null) {
    const rows: object[] = [];
    const written = queue.last.then(async () => {
      queue.next = null;
      await insertQuickly(db, JSON.stringify(rows));
    });
    queue.next = { rows, written };
    queue.last = written.catch(() => undefined);
  }
  queue.next.rows.push(quickRow(entry));
  return queue.next.written;
}

function quickRow({ action, actor, subject, requestId, now }: AuditEntry): object {
  return {
    at: now,
    actor_id: actor?.id ?? null,
    actor_scope: actor?.scope ?? null,
    acting_as_by: actor?.actingAsBy ?? null,
    action,
    subject_type: subject?.type ?? null,
    subject_id: subject?.id ?? null,
    details: subject?.details ?? {},
    request_id: requestId,
  };
}

const forgetDetails = statement(
  { forgotten: z.number() },
  'select forget_audit_of($1::bigint)::integer as forgotten',
);

/** Of somebody who is gone: who did what and when stays, what was said about it does not. */
export async function forgetInAudit(tx: Tx, subjectId: number): Promise<number> {
  return (await forgetDetails(tx, subjectId))[0]?.forgotten ?? 0;
}
