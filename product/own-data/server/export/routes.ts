import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { brandById } from '#brands/all.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { endOfKeeping, MOST_KEPT } from '#platform/contract/kept-files.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { AppKey } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { Download } from '#platform/server/http/reply.ts';
import type { Context, OwnTransactionContext, Serve } from '#platform/server/http/serve.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { keptParts, keptPlaces, sendInPlace } from '#platform/server/kept-files/fetch.ts';
import { doneOf, getOwn } from '#platform/server/kept-files/store.ts';
import { type ZipEntry, zip } from '#platform/server/tables/zip.ts';
import { languageOf } from '#product/accounts/server/session/language.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { unpackFiles } from '#product/child-data/server/export/pack.ts';
import * as calls from '../../contract.ts';
import { inDatabase, makeOwnExport } from './make.ts';
import * as store from './store.ts';

export type OwnExportPorts = { appKey: AppKey; jobs: Pick<Jobs, 'enqueue'> };

const takePlace = keptPlaces();

export function ownExportRoutes(serve: Serve, ports: OwnExportPorts): void {
  serve(calls.ownExports, async ({ tx, actor, now }) => {
    const data: calls.KeptOwnExport[] = [];
    for (const kept of await store.findAllOwn(tx, actor.id, now)) data.push(await shown(tx, kept));
    return { data };
  });
  serve(calls.askOwnExport, (context) => start(context, ports));
  serve.ownTransaction(calls.fetchOwnExport, (context) =>
    sendInPlace(takePlace, context.actor.id, () => openFile(context, ports)),
  );
  serve(calls.removeOwnExport, async ({ tx, actor, input, now, about }): Promise<NotificationReply> => {
    const { id } = await getOwn(store.keptOwn, tx, { id: input.id, actor, now });
    await store.deleteOwn(tx, id);
    about({ type: 'account', id: actor.id, details: { export: id } });
    return notify('own-data.export.deleted');
  });
}

async function shown(tx: Tx, kept: store.OwnExportRow): Promise<calls.KeptOwnExport> {
  const { id, language, state, total, created_at, ends_at } = kept;
  const done = await doneOf(store.keptOwn, tx, kept);
  const times = { created_at: created_at.toISOString(), ends_at: ends_at.toISOString() };
  return { id, language, state, total, done, ...times };
}

async function start(
  { tx, actor, input, now, address, about }: Context<typeof calls.askOwnExport>,
  { jobs }: OwnExportPorts,
): Promise<OutputOf<typeof calls.askOwnExport>> {
  const uuid = input.operation_id ?? randomUUID();
  const language = input.language ?? (await languageOf(tx, actor.id)) ?? brandById(address.brand).locales[0];
  const who = [uuid, actor.id, language, address.brand] as const;
  const made = await store.insertOwn(tx, ...who, now, endOfKeeping(now));
  const [kept] = made.length > 0 ? made : await store.findByUuid(tx, uuid, actor.id);
  if (kept === undefined) throw Refusal.of('not-found');
  about({ type: 'account', id: actor.id, details: { export: kept.id } });
  if (made.length > 0) {
    if ((await store.findAllOwn(tx, actor.id, now)).length > MOST_KEPT) {
      throw Refusal.because('error.too-many-exports', { count: MOST_KEPT });
    }
    await store.insertOnlyPart(tx, kept.id);
    await jobs.enqueue(tx, makeOwnExport, { id: kept.id });
  }
  return { ...notify('own-data.export.started', undefined, 'info'), data: await shown(tx, kept) };
}

async function openFile(
  { input, actor, now, about, transaction, db }: OwnTransactionContext<typeof calls.fetchOwnExport>,
  { appKey }: OwnExportPorts,
): Promise<Download> {
  const { kept, parts, day } = await transaction(async (tx) => {
    const found = await getOwn(store.keptOwn, tx, { id: input.id, actor, now });
    if (found.state !== 'ready') throw Refusal.because('error.export-not-ready');
    about({ type: 'account', id: actor.id, details: { export: found.id } });
    const day = await todayFor(tx, actor.id, found.created_at);
    return { kept: found, parts: await store.keptOwn.findParts(tx, found.id, 'made'), day };
  });
  const packed = keptParts(store.keptOwn, db, inDatabase(appKey), { id: kept.id, parts });
  const content = Readable.from(zip(entriesOf(packed)), { objectMode: false });
  const name = `my-data-${day}-${kept.uuid.slice(0, 4)}.zip`;
  return new Download({ name, contentType: 'application/zip', content });
}

async function* entriesOf(parts: AsyncIterable<{ bytes: Buffer }>): AsyncGenerator<ZipEntry> {
  for await (const { bytes } of parts) {
    for (const file of await unpackFiles(bytes)) {
      if ('text' in file) yield { name: file.name, content: inOnePiece(file.text) };
    }
  }
}

/** Texts are packed, as what comes piece by piece is. */
async function* inOnePiece(text: string): AsyncGenerator<string[]> {
  yield [text];
}
