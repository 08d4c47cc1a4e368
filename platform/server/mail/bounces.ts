import PostalMime from 'postal-mime';
import * as z from 'zod/mini';
import type { Db, Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { saysNoAddress } from './refused-addresses.ts';

/**
 * SQL: whether the letter to an address that was settled last came back. One that gets through is the end of it, and so is
 * another address.
 */
export function lettersComeBack(address: string): string {
  return `coalesce((select m.status = 'refused' from mails m
      where m.recipient = ${address} and m.status in ('sent', 'refused')
      order by coalesce(m.refused_at, m.sent_at) desc limit 1), false)`;
}

const refuse = statement(
  { id: z.number() },
  `
    update mails set status = 'refused', refused_at = $2, last_error = $3, letter_sealed = null
    where id = $1 and status <> 'refused' returning id`,
);

/** Its words are forgotten: there is nowhere to send them. */
export async function refuseLetter(tx: Tx, id: number, code: string, now: Date): Promise<void> {
  await refuse(tx, id, now, code);
}

const refuseReturned = statement(
  { id: z.number() },
  `
    update mails set status = 'refused', refused_at = $3, last_error = $4, letter_sealed = null
    where operation_id = $1 and lower(recipient) = lower($2) and status <> 'refused' returning id`,
);

type Returned = { operationId: string; recipient: string; status: string };

/** A report of a mail server that a letter could not be delivered (RFC 3464), read; null: it is none, or not for good. */
export async function readReport(raw: Buffer): Promise<Returned | null> {
  const { attachments } = await PostalMime.parse(raw, {
    attachmentEncoding: 'utf8',
    forceRfc822Attachments: true,
  });
  const partOf = (pattern: RegExp): string =>
    attachments
      .filter(({ mimeType }) => pattern.test(mimeType))
      .map(({ content }) => (typeof content === 'string' ? content : ''))
      .join('\n');
  const said = partOf(/^message\/(global-)?delivery-status$/i);
  const letter = partOf(/^(message\/(rfc822|global)|text\/rfc822-headers|message\/global-headers)$/i);
  const field = (name: string, text: string) =>
    new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(text)?.[1]?.trim();
  const status = /^5\.\d{1,3}\.\d{1,3}/.exec(field('Status', said) ?? '')?.[0];
  const recipient = field('(?:Original|Final)-Recipient', said)
    ?.replace(/^[\w-]+;\s*/, '')
    .replace(/^<|>$/g, '');
  const operationId = /^<(.+)@[^@]+>$/.exec(field('Message-ID', letter) ?? '')?.[1];
  if (field('Action', said)?.toLowerCase() !== 'failed' || status === undefined) return null;
  if (!saysNoAddress(status) || recipient === undefined || operationId === undefined) return null;
  return { operationId, recipient, status };
}

/** Of a letter of ours to that very address. Answers whether there was one. */
export async function noteReport(db: Db, raw: Buffer, now: Date): Promise<boolean> {
  const returned = await readReport(raw);
  if (returned === null) return false;
  const { operationId, recipient, status } = returned;
  return (await refuseReturned(db, operationId, recipient, now, status)).length > 0;
}
