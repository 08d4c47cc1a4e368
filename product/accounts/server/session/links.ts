import { Refusal } from '#platform/contract/refusal.ts';
import { hashToken, randomToken, sameBytes } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { LINK_HOURS } from '../../rules/sign-in/login.ts';

export type LinkKind = 'activation' | 'password-reset' | 'username-change' | 'address';
export type NewLink = { id: number; code: string };

const INVALID: Record<LinkKind, string> = {
  activation: 'notification.on-page.account-activation-link-invalid',
  'password-reset': 'notification.on-page.reset-password-link-invalid',
  'username-change': 'notification.on-page.username-link-invalid',
  address: 'notification.on-page.address-link-invalid',
};

/** A newer link of the same kind replaces the older ones: only the last letter works, also of several at once. */
export async function createLink(
  tx: Tx,
  link: { kind: LinkKind; accountId: number; newUsername?: string; now: Date },
): Promise<NewLink> {
  const { kind, accountId, newUsername, now } = link;
  const code = randomToken(24);
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  await openLinks(tx, accountId, now).where('kind', '=', kind).execute();
  const { id } = await tx
    .insertInto('links')
    .values({
      kind,
      account_id: accountId,
      code_hash: hashToken(code),
      new_username: newUsername ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_HOURS * 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, code };
}

function openLinks(tx: Tx, accountId: number, now: Date) {
  return tx
    .updateTable('links')
    .set({ consumed_at: now })
    .where('account_id', '=', accountId)
    .where('consumed_at', 'is', null);
}

/** After a change of credentials no letter of before may undo it. */
export async function cancelLinks(tx: Tx, accountId: number, now: Date): Promise<void> {
  await openLinks(tx, accountId, now).execute();
}

/** The same by who is signed in, which proves no mailbox: an invitation to it stays good, and what proves it. */
export async function cancelOwnLinks(tx: Tx, accountId: number, now: Date): Promise<void> {
  await openLinks(tx, accountId, now).where('kind', 'not in', ['activation', 'address']).execute();
}

export type LinkQuestion = { kind: LinkKind; id: number; code: string; now: Date };

/** Looks without touching: mail scanners open links before people do. */
export async function findLink(tx: Tx, { kind, id, code, now }: LinkQuestion) {
  const link = await tx
    .selectFrom('links')
    .select([
      'id',
      'kind',
      'account_id',
      'code_hash',
      'new_username',
      'created_at',
      'expires_at',
      'consumed_at',
    ])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (link === undefined || !sameBytes(link.code_hash, hashToken(code))) return null;
  return { ...link, usable: link.consumed_at === null && link.expires_at > now };
}

export async function getUsableLink(tx: Tx, question: LinkQuestion) {
  const link = await findLink(tx, question);
  if (!link?.usable) throw invalidLink(question.kind);
  return link;
}

export function invalidLink(kind: LinkKind): Refusal {
  return Refusal.because(INVALID[kind]);
}

/** One statement, so that of any number of parallel uses exactly one wins. */
export async function consumeLink(tx: Tx, { kind, id, code, now }: LinkQuestion) {
  // The account before its links, as in createLink: two that lock in opposite order wait for each other.
  await tx
    .selectFrom('accounts')
    .innerJoin('links', 'links.account_id', 'accounts.id')
    .select('accounts.id')
    .where('links.id', '=', id)
    .forUpdate('accounts')
    .execute();
  const link = await tx
    .updateTable('links')
    .set({ consumed_at: now })
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('code_hash', '=', hashToken(code))
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'new_username'])
    .executeTakeFirst();
  if (link === undefined) throw invalidLink(kind);
  return link;
}
