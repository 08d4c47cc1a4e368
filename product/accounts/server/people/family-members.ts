import * as z from 'zod/mini';
import type { Locale } from '#brands/brand.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

const insertFamily = statement(
  { id: z.number() },
  'insert into families (name, created_at) values ($1, coalesce($2::timestamptz, now())) returning id',
);
const join = statement('update accounts set family_id = $2 where id = $1');

/** A family of one, until others are added or join. */
export async function foundFamily(
  tx: Tx,
  account: { id: number; last_name: string },
  now: Date | null = null,
): Promise<number> {
  const [family] = await insertFamily(tx, account.last_name, now);
  if (family === undefined) throw new Error('a family was not made');
  await join(tx, account.id, family.id);
  return family.id;
}

const leave = statement(
  { family_id: z.number() },
  `
    with left_behind as (
      select a.family_id as id from accounts a
      where a.id = $1 and a.family_id is not null
        and not exists (select from accounts other where other.family_id = a.family_id and other.id <> a.id))
    update accounts a set family_id = null from left_behind where a.id = $1 returning left_behind.id as family_id`,
);
const removeFamily = statement('delete from families where id = $1');

/** Who is alone in a family leaves it, and with them it ends. The caller knows that it keeps no children. */
export async function endFamilyOfOne(tx: Tx, accountId: number): Promise<void> {
  for (const { family_id: id } of await leave(tx, accountId)) await removeFamily(tx, id);
}

const insertParent = statement(
  { id: z.number() },
  `
    insert into accounts (scope, username, first_name, last_name, status, source, created_at, updated_at, activated_at,
      verified_at)
    values ('parent', $1, $2, $3, 'verified', 'purchase', $4, $4, $4, $4)
    on conflict (username) do nothing returning id`,
);

/** Somebody who comes by buying. Null: the address is somebody's already. */
export async function addBuyingParent(
  tx: Tx,
  parent: { email: string; first_name: string; last_name: string },
  now: Date,
): Promise<number | null> {
  const [made] = await insertParent(tx, parent.email, parent.first_name, parent.last_name, now);
  if (made === undefined) return null;
  await foundFamily(tx, { id: made.id, last_name: parent.last_name }, now);
  return made.id;
}

const insertInvited = statement(
  { id: z.number() },
  `
    insert into accounts as a (scope, username, first_name, last_name, language, status, source, created_at, updated_at)
    values ('parent', $1, $2, $3, $4, 'not-activated', 'family-code', $5, $5)
    on conflict (username) do update set scope = 'parent', role = null, first_name = excluded.first_name,
      last_name = excluded.last_name, language = excluded.language, source = excluded.source, school_id = null,
      invited_by = null, verified_by = null, known_before = true, updated_at = excluded.updated_at
    where a.status = 'not-activated' and a.source in ('form', 'family-code')
    returning a.id`,
);
const dropRequest = statement('delete from account_requests where account_id = $1');

export type InvitedParent = { email: string; first_name: string; last_name: string; language: Locale };

/**
 * Somebody whom a school gave a code: an account that waits for its letter to be answered. Who only filled in a form with
 * the address and never came by the letter is no reason to refuse. Null: the address is somebody's already.
 */
export async function addInvitedParent(tx: Tx, parent: InvitedParent, now: Date): Promise<number | null> {
  const { email, first_name, last_name, language } = parent;
  const [made] = await insertInvited(tx, email, first_name, last_name, language, now);
  if (made === undefined) return null;
  await dropRequest(tx, made.id);
  return made.id;
}
