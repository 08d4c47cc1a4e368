import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Files } from '#platform/server/files/files.ts';
import { places, type TakePlace } from '#platform/server/limits/places.ts';
import { countAttempt } from '#platform/server/limits/throttle.ts';
import { fileTypeOf, PURCHASE_ORDER_ENDINGS } from '../../rules/orders.ts';
import { mayMailFreely, type PurchasePorts } from '../quotes/mail.ts';

/** Where a document may be looked at: so many at once in this process, and so many of one person. */
export type DocumentPorts = PurchasePorts & { lookAt: TakePlace };

/** A scanner has ten threads unless it is told otherwise, and several servers may share it. */
export const AT_ONCE = { all: 4, each: 2 };

export function documentPorts(ports: PurchasePorts): DocumentPorts {
  return { ...ports, lookAt: places(AT_ONCE) };
}

/** Twice the orders of an hour: a page is scanned anew, a number was taken. Counted whether or not an order comes of it. */
export const FREE_DOCUMENTS = 40;

/** What a file is, its content says. */
export function checkFile(file: Buffer): { type: string } {
  if (file.length === 0) throw Refusal.field('file_name', 'validation.file-empty');
  const type = fileTypeOf(file);
  if (type === null) {
    throw Refusal.field('file_name', 'validation.file-type', { types: PURCHASE_ORDER_ENDINGS.join(', ') });
  }
  return { type: type.type };
}

/** A document that was looked at and sealed, for `keepFile` to write down. */
export type TakenIn = { name: string; type: string; sealed: Buffer };

/**
 * Before the transaction: a scanner may take its twenty seconds, a store as long, and no connection waits for either. A
 * document in the store that is not written down then is found in the night.
 */
export async function takeInDocument(
  given: { db: Db; actor: Actor; now: Date; file: Buffer; input: { file_name: string } },
  { files, lookAt }: Pick<DocumentPorts, 'files' | 'lookAt'>,
): Promise<TakenIn> {
  const { file, input, actor } = given;
  await countDocument(given);
  const place = lookAt(actor.id);
  try {
    await files.requireHarmless(file, 'file_name');
  } finally {
    place.release();
  }
  return sealDocument(files, input.file_name, file);
}

export async function sealDocument(files: Files, name: string, file: Buffer): Promise<TakenIn> {
  const { type } = checkFile(file);
  return { name, type, sealed: await files.keep(file) };
}

async function countDocument({ db, actor, now }: { db: Db; actor: Actor; now: Date }): Promise<void> {
  if (mayMailFreely(actor)) return;
  const wait = await countAttempt(db, [{ key: `order documents ${actor.id}`, free: FREE_DOCUMENTS }], now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
}

const putFile = statement(`
    insert into order_files (order_id, name, content_type, content_sealed, created_at) values ($1, $2, $3, $4, $5)
    on conflict (order_id) do update set name = excluded.name, content_type = excluded.content_type,
      content_sealed = excluded.content_sealed, created_at = excluded.created_at`);

export async function keepFile(tx: Tx, orderId: number, document: TakenIn, now: Date): Promise<void> {
  await putFile(tx, orderId, document.name, document.type, document.sealed, now);
}

const keptFile = { name: z.string(), content_type: z.string(), content_sealed: z.instanceof(Buffer) };
const findFile = statement(
  keptFile,
  'select name, content_type, content_sealed from order_files where order_id = $1',
);

/** As it is kept: `files.open` opens it, which may take its time. */
export async function getFile(tx: Tx, orderId: number) {
  const [file] = await findFile(tx, orderId);
  if (file === undefined) throw Refusal.of('not-found', 'purchasing-orders.no-file');
  return file;
}
