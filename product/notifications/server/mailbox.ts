import { Readable } from 'node:stream';
import PostalMime, { type Attachment } from 'postal-mime';
import * as z from 'zod/mini';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import type { App } from '#platform/server/http/app.ts';
import { SHOWN_INSIDE } from '#platform/server/http/headers.ts';
import { Download } from '#platform/server/http/reply.ts';
import { anyone } from '#product/access/rules/policies.ts';
import { listMailbox, readAttachment, readMailbox } from '../contract.ts';

const NEWEST = 100;
const PDF = 'application/pdf';

export function mailboxRoutes({ server, serve }: Pick<App, 'server' | 'serve'>, db: Db): void {
  // A page of its own rather than a part of ours: a letter carries its styles with it, and must run nothing.
  server.get<{ Params: { id: string } }>(
    '/api/mailbox/:id/page',
    { config: { policy: anyone.name } },
    async (request, reply) => {
      const input = z.safeParse(readMailbox.input, request.params);
      if (!input.success) throw Refusal.of('not-found');
      const { html } = await parse(await getMail(db, input.data.id));
      if (html === '') throw Refusal.of('not-found');
      const page = html.replace('<head>', '<head><base target="_top">');
      return reply
        .headers(SHOWN_INSIDE)
        .header('Cache-Control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page);
    },
  );

  serve(listMailbox, async ({ tx }) => {
    const rows = await tx.selectFrom('mailbox').select(MAIL).orderBy('id', 'desc').limit(NEWEST).execute();
    return { data: await Promise.all(rows.map(async (row) => headOf(await parse(row)))) };
  });
  serve(readMailbox, async ({ tx, input }) => {
    const mail = await parse(await getMail(tx, input.id));
    const attachments = mail.files.map(({ name, content }) => ({ name, size: content.length }));
    return {
      data: {
        ...headOf(mail),
        sender: mail.sender,
        text: mail.text,
        has_page: mail.html !== '',
        attachments,
      },
    };
  });
  serve(readAttachment, async ({ tx, input }) => {
    const { files } = await parse(await getMail(tx, input.id));
    const file = files[input.place - 1];
    if (file === undefined) throw Refusal.of('not-found');
    return new Download({
      name: file.name,
      // Whatever a letter says its file is: the page of another type would run as one of ours.
      contentType: file.type === PDF ? PDF : 'application/octet-stream',
      content: Readable.from([file.content], { objectMode: false }),
    });
  });
}

const MAIL = ['id', 'received_at', 'recipient', 'raw'] as const;

async function getMail(tx: Tx, id: number) {
  const row = await tx.selectFrom('mailbox').select(MAIL).where('id', '=', id).executeTakeFirst();
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
    html: mail.html ?? '',
    files: mail.attachments.map(fileOf),
  };
}

function fileOf({ filename, mimeType, content }: Attachment) {
  return {
    name: (filename ?? '').replaceAll(/[^\w.-]+/g, '-') || 'attachment',
    type: mimeType,
    content: typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
  };
}

function headOf(mail: Awaited<ReturnType<typeof parse>>) {
  const { id, received_at, recipient, subject } = mail;
  return { id, received_at, recipient, subject };
}
