import * as z from 'zod/mini';
import { hashToken } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

/** A tablet that lay in a cupboard over the summer still comes back. */
const KEPT_DAYS = 120;

const keep = statement(`
    insert into forgotten_sessions (token_hash, until)
    select token_hash, $2::timestamptz + interval '${KEPT_DAYS} days' from sessions where student_id = $1
    on conflict (token_hash) do nothing`);
const find = statement(
  { known: z.boolean() },
  'select true as known from forgotten_sessions where token_hash = $1',
);

/** Before a student goes for good: who comes with one of these sessions is told. */
export async function keepForgotten(tx: Tx, studentId: number, now: Date): Promise<void> {
  await keep(tx, studentId, now);
}

export async function isForgotten(tx: Tx, token: string | null): Promise<boolean> {
  return token !== null && (await find(tx, hashToken(token))).length > 0;
}
