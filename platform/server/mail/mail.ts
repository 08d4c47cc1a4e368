import nodemailer from 'nodemailer';
import * as z from 'zod/mini';
import { type AppKey, seal, unseal } from '../crypto.ts';
import type { Db, Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { type Jobs, job } from '../jobs.ts';
import { isThisMachine } from '../settings/settings-guards.ts';
import { refuseLetter } from './bounces.ts';
import { addressRefusal } from './refused-addresses.ts';

/** `content` is written in base64: a letter is kept as JSON. */
export type Attachment = { filename: string; contentType: string; content: string; encoding: 'base64' };

export type Letter = {
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string;
  headers?: Record<string, string>;
  attachments?: Attachment[];
};

type OutgoingMail = {
  /** Makes sending safe to repeat: one letter an operation, whatever is retried. */
  operationId: string;
  kind: string;
  recipient: string;
  letter: Letter;
};

export const deliverMail = job<{ id: number }>('mail.deliver', { retryLimit: 12 });

/** RFC 2606: nobody ever has such an address. Accounts that stand for nobody have one. */
export const NOBODYS_ADDRESS = '.invalid';

export type PostOffice = { queue(tx: Tx, mail: OutgoingMail): Promise<void> };

/** Letters join the transaction that wants them sent: no change without its mail, no mail without its change. */
export function postOffice(jobs: Pick<Jobs, 'enqueue'>, appKey: AppKey): PostOffice {
  return {
    async queue(tx, { operationId, kind, recipient, letter }) {
      if (recipient.endsWith(NOBODYS_ADDRESS)) return;
      const row = await tx
        .insertInto('mails')
        .values({
          operation_id: operationId,
          kind,
          recipient,
          letter_sealed: seal(appKey, JSON.stringify(letter)),
        })
        .onConflict((conflict) => conflict.column('operation_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (row !== undefined) await jobs.enqueue(tx, deliverMail, { id: row.id });
    },
  };
}

/** Letters that were not sent yet, or could not be, and say something that is to be forgotten. */
export async function forgetLetters(
  tx: Tx,
  appKey: AppKey,
  says: (text: string) => boolean,
): Promise<number> {
  const kept = await tx
    .selectFrom('mails')
    .select(['id', 'letter_sealed'])
    .where('letter_sealed', 'is not', null)
    .execute();
  const ids = kept
    .filter(({ letter_sealed: sealed }) => sealed !== null && says(unseal(appKey, sealed)))
    .map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('mails').where('id', 'in', ids).execute();
  return ids.length;
}

const deleteLettersTo = statement('delete from mails where recipient = $1');
const findUnsent = statement(
  { id: z.number() },
  "select id from mails where recipient = $1 and status <> 'sent' limit 1",
);

/** Whatever was or is to be sent to an address. */
export async function forgetLettersTo(tx: Tx, recipient: string): Promise<void> {
  await deleteLettersTo(tx, recipient);
}

/** Whether a letter is still on its way there. */
export async function isLetterUnderway(tx: Tx, recipient: string): Promise<boolean> {
  return (await findUnsent(tx, recipient)).length > 0;
}

/** A letter goes to another machine encrypted or not at all, unless the address says `ignoreTLS`. */
export function sealedOnTheWay(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const isSaid = url.searchParams.has('ignoreTLS') || url.searchParams.has('requireTLS');
  if (url.protocol === 'smtps:' || isThisMachine(url.hostname) || isSaid) return smtpUrl;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

export type Carrier = { deliver(id: number): Promise<void>; close(): void };

/** Carries letters to the SMTP server. A server that is down makes the job fail and try again later. */
export function mailCarrier(options: { db: Db; appKey: AppKey; smtpUrl: string; from: string }): Carrier {
  const { db, appKey, smtpUrl, from } = options;
  const url = sealedOnTheWay(smtpUrl);
  const transport = nodemailer.createTransport({ url, pool: true, connectionTimeout: 10_000 });

  return {
    async deliver(id) {
      const mail = await db
        .updateTable('mails')
        .set((row) => ({ attempts: row('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('status', 'not in', ['sent', 'refused'])
        .returning(['recipient', 'letter_sealed', 'operation_id'])
        .executeTakeFirst();
      if (mail === undefined || mail.letter_sealed === null) return;
      const letter: Letter = JSON.parse(unseal(appKey, mail.letter_sealed));
      try {
        await transport.sendMail({
          from,
          to: mail.recipient,
          ...letter,
          messageId: `<${mail.operation_id}@${from.split('@')[1] ?? 'localhost'}>`,
          headers: { ...letter.headers, 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const refusal = addressRefusal(error);
        // Trying again would not help: somebody has to look at the address.
        if (refusal !== null) return refuseLetter(db, id, refusal, new Date());
        await db
          .updateTable('mails')
          .set({ status: 'failed', last_error: codeOf(error) })
          .where('id', '=', id)
          .execute();
        throw error;
      }
      // The letter may hold a link's code: once sent, it is forgotten.
      await db
        .updateTable('mails')
        .set({ status: 'sent', sent_at: new Date(), letter_sealed: null, last_error: null })
        .where('id', '=', id)
        .execute();
    },
    close: () => transport.close(),
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
