import PostalMime from 'postal-mime';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Serve } from '#platform/server/serve.ts';
import { listMailbox, readMailbox } from '../contract.ts';

const NEWEST = 100;

export function mailboxRoutes(serve: Serve): void {
  serve(listMailbox, async ({ tx }) => {
    const rows = await tx.selectFrom('mailbox').selectAll().orderBy('id', 'desc').limit(NEWEST).execute();
    return { data: await Promise.all(rows.map(async (row) => headOf(await parse(row)))) };
  });
  serve(readMailbox, async ({ tx, input }) => {
    const mail = await parse(await getMail(tx, input.id));
    return { data: { ...headOf(mail), sender: mail.sender, text: mail.text } };
  });
}

async function getMail(tx: Tx, id: number) {
  const row = await tx.selectFrom('mailbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw Refusal.of('not-found');
  return row;
}

async function parse(row: { id: number; received_at: Date; recipient: string; raw: Buffer }) {
  const mail = await PostalMime.parse(row.raw);
  return {
    id: row.id,
    received_at: row.received_at.toISOString(),
    recipient: row.recipient,
    subject: mail.subject ?? '',
    sender: mail.from?.address ?? '',
    text: mail.text ?? '',
  };
}

function headOf(mail: Awaited<ReturnType<typeof parse>>) {
  const { id, received_at, recipient, subject } = mail;
  return { id, received_at, recipient, subject };
}
