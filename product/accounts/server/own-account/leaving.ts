import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { NOBODYS_ADDRESS } from '#platform/server/mail/mail.ts';
import { type NewsDesk, unlist } from '../news/wishes.ts';
import { cancelLinks } from '../session/links.ts';
import { endCodeSessions, endSessions } from '../session/sessions.ts';

const close = statement(`
    update accounts set status_before_deactivation = status, status = 'deactivated', deactivated_at = $2, updated_at = $2
    where id = $1 and status <> 'deactivated'`);

/** Who leaves for good signs in no more: browsers and links end, the list of news is told to forget the address. */
export async function closeForGood(tx: Tx, id: number, news: NewsDesk | null, now: Date): Promise<void> {
  await close(tx, id, now);
  await endSessions(tx, id);
  await endCodeSessions(tx, id);
  await cancelLinks(tx, id, now);
  await unlist(tx, news, id, now);
}

const insertNobody = statement(
  { id: z.number() },
  `
    insert into accounts (scope, role, username, first_name, last_name, status, source, nameless, known_before)
    select scope, role, $2, '–', '', 'deactivated', source, true, true from accounts where id = $1 returning id`,
);

/** Somebody without a name, for the books that hold an account by its key. */
export async function makeNobody(tx: Tx, id: number): Promise<number> {
  const [nobody] = await insertNobody(tx, id, `nobody@${randomUUID()}${NOBODYS_ADDRESS}`);
  if (nobody === undefined) throw new Error('nobody stands for the account');
  return nobody.id;
}

const forgetInviter = statement('update accounts set invited_by = null where invited_by = $1');
const deleteOne = statement(
  { family_id: z.nullable(z.number()) },
  'delete from accounts where id = $1 returning family_id',
);
const endFamily = statement(`
    delete from families f where id = $1 and not exists (select from accounts a where a.family_id = f.id)`);

/** The row itself, and all that hangs on it alone. What others hold by its key is with somebody else by now. */
export async function deleteAccount(tx: Tx, id: number): Promise<void> {
  await endCodeSessions(tx, id);
  await forgetInviter(tx, id);
  const [gone] = await deleteOne(tx, id);
  if (typeof gone?.family_id === 'number') await endFamily(tx, gone.family_id);
}
