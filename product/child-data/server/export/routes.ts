import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { brandById } from '#brands/all.ts';
import type { Locale } from '#brands/brand.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { endOfKeeping, MOST_KEPT } from '#platform/contract/kept-files.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { alsoAbout } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Files } from '#platform/server/files/files.ts';
import { Download } from '#platform/server/http/reply.ts';
import type { Context, OwnTransactionContext, Serve } from '#platform/server/http/serve.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { keptParts, keptPlaces, sendInPlace } from '#platform/server/kept-files/fetch.ts';
import { getOwn } from '#platform/server/kept-files/store.ts';
import { type ZipEntry, zip } from '#platform/server/tables/zip.ts';
import { languageOf } from '#product/accounts/server/session/language.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import * as calls from '../../export-contract.ts';
import { type ExportKind, fileNameOf, folderOf } from '../../rules/export/exports.ts';
import { makeExport } from './make.ts';
import { unpackFiles } from './pack.ts';
import { childrenOf, getKeeper, placesOf, receivedBy, requireReceived, stillReceived } from './receiving.ts';
import * as store from './store.ts';

export type ExportPorts = { files: Files; jobs: Pick<Jobs, 'enqueue'> };

type Ask = Context<typeof calls.exportChild.educator>;
type Reply = OutputOf<typeof calls.exportChild.educator>;

const takePlace = keptPlaces();

export function exportRoutes(serve: Serve, ports: ExportPorts): void {
  for (const one of [calls.exportChild.educator, calls.exportChild.parent]) {
    serve(one, async (context) => {
      const { tx, actor, input } = context;
      await requireReceived(tx, actor, input.id);
      return start(context, ports, { kind: 'child', ids: [input.id], accountId: actor.id });
    });
  }
  serve(calls.exportChildForOthers, (context) => startForOthers(context, ports));
  serve(calls.exportClass, (context) => startMany(context, ports, 'class'));
  serve(calls.exportSchool, (context) => startMany(context, ports, 'school'));
  serve(calls.exportPlaces, ({ tx, actor }) => placesOf(tx, actor));
  for (const kept of [calls.keptExports.educator, calls.keptExports.parent]) {
    serve(kept.list, async ({ tx, actor, now }) => ({ data: await ownExports(tx, actor, now) }));
    serve.ownTransaction(kept.fetch, (context) => fetchFile(context, ports));
    serve(kept.remove, throwAway);
  }
}

type Starting = { kind: ExportKind; ids: readonly number[]; accountId: number };

async function start(
  context: Ask,
  { jobs }: ExportPorts,
  { kind, ids, accountId }: Starting,
): Promise<Reply> {
  const { tx, actor, input, now, address, about } = context;
  const uuid = input.operation_id ?? randomUUID();
  const isForOther = accountId !== actor.id;
  const language = input.language ?? (await languageFor(tx, actor, context));
  const made = await store.insertExport(
    tx,
    uuid,
    accountId,
    isForOther ? actor.id : null,
    isForOther ? randomUUID() : null,
    kind,
    language,
    address.brand,
    ids.length,
    now,
    endOfKeeping(now),
  );
  const [kept] = made.length > 0 ? made : await store.findByUuid(tx, uuid, actor.id);
  if (kept === undefined) throw Refusal.of('not-found');
  about({
    type: kind === 'child' ? 'student' : kind,
    id: input.id,
    details: { export: kept.id, count: ids.length },
  });
  if (made.length > 0) {
    if (((await store.countKept(tx, actor.id, now))[0]?.kept ?? 0) > MOST_KEPT) {
      throw Refusal.because('error.too-many-exports', { count: MOST_KEPT });
    }
    await store.insertParts(tx, kept.id, ids);
    await jobs.enqueue(tx, makeExport, { id: kept.id });
  }
  const { uuid: told, done, total, failed, path } = await store.tellExport(tx, kept);
  return {
    ...notify('child-data.export.started', undefined, 'info'),
    task: { type: 'child-export', uuid: told, done, total, failed, path },
  };
}

/** What the asker reads: as said in the account, else as the site speaks. */
async function languageFor(tx: Tx, actor: Actor, { address }: Ask): Promise<Locale> {
  return (await languageOf(tx, actor.id)) ?? brandById(address.brand).locales[0];
}

/** The file goes to who answers for the child; staff see that it is made, and nothing of it. */
async function startForOthers(context: Ask, ports: ExportPorts): Promise<Reply> {
  const { tx, input } = context;
  const keeper = await getKeeper(tx, input.id);
  const reply = await start(context, ports, { kind: 'child', ids: [input.id], accountId: keeper.id });
  return { ...reply, ...notify('child-data.export.started-for', { name: keeper.name }, 'info') };
}

async function startMany(context: Ask, ports: ExportPorts, kind: 'class' | 'school'): Promise<Reply> {
  const { tx, actor, input, now, requestId } = context;
  const ids = await childrenOf(tx, actor, { kind, id: input.id });
  await alsoAbout(
    { tx, actor, now, requestId },
    { action: 'student.export', type: 'student', ids, details: { of: kind } },
  );
  return start(context, ports, { kind, ids, accountId: actor.id });
}

/** What would not be handed out any more is not offered, nor is its child named. */
async function ownExports(tx: Tx, actor: Actor, now: Date): Promise<calls.KeptExport[]> {
  const own = await store.findAllOwn(tx, actor.id, now);
  const received = await stillReceived(
    tx,
    actor,
    own.map(({ id }) => id),
  );
  return own.flatMap((row) => (received.has(row.id) ? [shownExport(row)] : []));
}

function shownExport(row: Awaited<ReturnType<typeof store.findAllOwn>>[number]): calls.KeptExport {
  return {
    id: row.id,
    uuid: row.uuid,
    kind: row.kind,
    student_id: row.student_id,
    name: row.name,
    language: row.language,
    state: row.state,
    total: row.total,
    done: row.done,
    by_staff: row.asked_by !== null,
    created_at: row.created_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  };
}

type Fetching = OwnTransactionContext<typeof calls.keptExports.educator.fetch>;

/** Judged once more for every child, at the moment it is taken away. */
async function fetchFile(context: Fetching, ports: ExportPorts): Promise<Download> {
  return sendInPlace(takePlace, context.actor.id, () => openFile(context, ports));
}

async function openFile(context: Fetching, { files }: ExportPorts): Promise<Download> {
  const { input, actor, now, requestId, about, transaction, db } = context;
  const { kept, parts, day } = await transaction(async (tx) => {
    const found = await getOwn(store.keptExports, tx, { id: input.id, actor, now });
    if (found.state !== 'ready') throw Refusal.because('error.export-not-ready');
    const made = await store.keptExports.findParts(tx, found.id, 'made');
    const received = await receivedBy(
      tx,
      actor,
      made.map(({ student_id }) => student_id),
    );
    const readable = made.filter(({ student_id }) => received.has(student_id));
    if (readable.length === 0) throw Refusal.of('not-found');
    about({ type: 'child-export', id: found.id, details: { kind: found.kind, count: readable.length } });
    const ids = readable.map(({ student_id }) => student_id);
    const details = { export: found.id };
    await alsoAbout(
      { tx, actor, now, requestId },
      { action: 'student.export-fetch', type: 'student', ids, details },
    );
    const day = await todayFor(tx, actor.id, found.created_at);
    return { kept: found, parts: readable, day };
  });
  const packed = keptParts(store.keptExports, db, files, { id: kept.id, parts });
  const content = Readable.from(zip(entriesOf(packed, kept.kind)), { objectMode: false });
  const name = fileNameOf(kept.kind, day, kept.uuid);
  return new Download({ name, contentType: 'application/zip', content });
}

async function* entriesOf(
  parts: AsyncIterable<{ place: number; bytes: Buffer }>,
  kind: ExportKind,
): AsyncGenerator<ZipEntry> {
  for await (const { place, bytes } of parts) {
    for (const file of await unpackFiles(bytes)) {
      const name = `${folderOf(kind, place)}${file.name}`;
      yield 'text' in file
        ? { name, content: inOnePiece(file.text) }
        : { name, content: Buffer.from(file.bytes, 'base64') };
    }
  }
}

/** Texts are packed, as what comes piece by piece is. */
async function* inOnePiece(text: string): AsyncGenerator<string[]> {
  yield [text];
}

async function throwAway({
  tx,
  actor,
  input,
  now,
  about,
}: Context<typeof calls.keptExports.educator.remove>): Promise<NotificationReply> {
  const kept = await getOwn(store.keptExports, tx, { id: input.id, actor, now });
  about({ type: 'child-export', id: kept.id });
  await store.forgetExport(tx, kept);
  return notify('child-data.export.deleted');
}
