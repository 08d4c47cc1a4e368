import { Readable } from 'node:stream';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import { endOfKeeping, MOST_KEPT } from '#platform/contract/kept-files.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { alsoAbout } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Files } from '#platform/server/files/files.ts';
import { Download, fileInstead } from '#platform/server/http/reply.ts';
import type { Context, OwnTransactionContext, Serve } from '#platform/server/http/serve.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { keptPlaces, sendInPlace } from '#platform/server/kept-files/fetch.ts';
import { getOwn } from '#platform/server/kept-files/store.ts';
import * as calls from '../../downloads-contract.ts';
import { AT_ONCE, type DownloadFormat, fileNameOf, fileStamp } from '../../rules/downloads.ts';
import type { ReportPage } from '../../rules/page-shape.ts';
import {
  drawPages,
  FILE_TYPES,
  fileOf,
  findChildPages,
  languageFor,
  type Making,
  type ReportPorts,
} from './draw.ts';
import { keptPages } from './kept-pages.ts';
import { makeDownload } from './make.ts';
import { planFor, readableOf } from './selection.ts';
import * as store from './store.ts';

export type DownloadPorts = ReportPorts & { files: Files; jobs: Pick<Jobs, 'enqueue'> };

const takePlace = keptPlaces();

export function downloadRoutes(serve: Serve, ports: DownloadPorts): void {
  serve(calls.planDownload, async ({ tx, actor, input }) => {
    const { ready, total, lettersOnly, leftOut, languages } = await planFor(tx, ports.entries, actor, input);
    return { ready: ready.length, total, letters_only: lettersOnly, left_out: leftOut, languages };
  });
  serve.ownTransaction(calls.startDownload, (context) => start(context, ports));
  serve(calls.listDownloads, async ({ tx, actor, now }) => ({ data: await ownDownloads(tx, actor, now) }));
  serve.ownTransaction(calls.fetchDownload, (context) => fetchFile(context, ports));
  serve(calls.deleteDownload, (context) => throwAway(context));
}

type Starting = OwnTransactionContext<typeof calls.startDownload>;

/** Few at once, with the answer; many by a worker. */
async function start(context: Starting, ports: DownloadPorts): Promise<NotificationReply> {
  const { input, actor, address, now, about, transaction } = context;
  const making: Making = { ...input, brand: address.brand };
  const pages = await transaction(async (tx) => {
    const { ready, lettersOnly } = await planFor(tx, ports.entries, actor, input);
    if (lettersOnly) making.part = 'family';
    if (ready.length === 0) throw Refusal.because('error.report-not-available', { done: 0, required: 0 });
    const { program, kind, part, language } = making;
    const details = { program, kind, part, language, format: input.format, count: ready.length };
    if (ready.length > AT_ONCE) {
      const id = await keep(context, tx, ports, { making, ids: ready });
      about({ type: 'report-download', id, details });
      return null;
    }
    about({ type: 'report-download', id: 0, details });
    return findPages(context, tx, ports, { making, ids: ready });
  });
  if (pages === null) return notify('reports.many.started', undefined, 'info');
  const given = { making, format: input.format, ports, now, mark: input.operation_id };
  return fileInstead(await fileNow(actor, pages, given));
}

type Ready = { making: Making; ids: readonly number[] };

async function findPages(
  context: Starting,
  tx: Tx,
  ports: DownloadPorts,
  { making, ids }: Ready,
): Promise<ReportPage[][]> {
  const { actor, now } = context;
  const pages: ReportPage[][] = [];
  const read: number[] = [];
  for (const id of ids) {
    const own = await findChildPages(tx, ports, { actor, id, making, now });
    if (own === null) continue;
    pages.push(own);
    read.push(id);
  }
  await noteReading({ ...context, tx }, making, read);
  return pages;
}

/** Whoever takes a page along has read it: each child has its row. */
async function noteReading(
  context: { tx: Tx; actor: Actor; now: Date; requestId: string },
  { program, kind, part, language }: Making,
  ids: readonly number[],
): Promise<void> {
  const details = { program, kind, part, language, format: 'download' };
  await alsoAbout(context, { action: 'report.read', type: 'student', ids, details });
}

type Given = {
  making: Making;
  format: DownloadFormat;
  ports: ReportPorts;
  now: Date;
  /** Tells it from the download before. */
  mark: string;
};

const stampAt = (now: Date, mark: string): string => fileStamp(dayIn(DEFAULT_TIME_ZONE, now), mark);

async function fileNow(
  { id }: Actor,
  pages: readonly (readonly ReportPage[])[],
  { making, format, ports, now, mark }: Given,
): Promise<Download> {
  const place = takePlace(id);
  try {
    const drawn: Buffer[] = [];
    for (const own of pages) {
      const file = await drawPages(making.brand, own, now);
      if (file !== null) drawn.push(file);
    }
    const say = ports.sayFor(making.brand, languageFor(making));
    const content = Readable.from(fileOf(drawn, { making, format, say, date: now }), { objectMode: false });
    const name = fileNameOf(making, stampAt(now, mark), format);
    return new Download({ name, contentType: FILE_TYPES[format], content });
  } finally {
    place.release();
  }
}

async function keep(
  { actor, input, now }: Starting,
  tx: Tx,
  { jobs }: DownloadPorts,
  { making, ids }: Ready,
): Promise<number> {
  const { program, kind, part, language, brand } = making;
  const asked = [program, kind, part, language, input.format, brand, ids.length] as const;
  const [download] = await store.insertDownload(
    tx,
    input.operation_id,
    actor.id,
    ...asked,
    now,
    endOfKeeping(now),
  );
  // The same press once more.
  if (download === undefined) return 0;
  if (((await store.countKept(tx, actor.id, now))[0]?.kept ?? 0) > MOST_KEPT) {
    throw Refusal.because('error.too-many-downloads', { count: MOST_KEPT });
  }
  await store.insertParts(tx, download.id, ids);
  await store.tellDownload(tx, download);
  await jobs.enqueue(tx, makeDownload, { id: download.id });
  return download.id;
}

async function ownDownloads(tx: Tx, actor: Actor, now: Date): Promise<calls.ReportDownload[]> {
  const downloads: calls.ReportDownload[] = [];
  for (const { account_id: _, brand: __, ...row } of await store.findAllOwn(tx, actor.id, now)) {
    const made = row.state === 'ready' ? await readableParts(tx, actor, row) : null;
    const times = { created_at: row.created_at.toISOString(), ends_at: row.ends_at.toISOString() };
    downloads.push({ ...row, ...times, readable: made?.length ?? null });
  }
  return downloads;
}

async function readableParts(tx: Tx, actor: Actor, { id, part }: Pick<store.Download, 'id' | 'part'>) {
  const parts = await store.keptReports.findParts(tx, id, 'made');
  const readable = await readableOf(
    tx,
    actor,
    parts.map(({ student_id }) => student_id),
    part,
  );
  return parts.filter(({ student_id }) => readable.has(student_id));
}

/** Judged once more for every child, at the moment it is taken away. */
async function fetchFile(
  context: OwnTransactionContext<typeof calls.fetchDownload>,
  ports: DownloadPorts,
): Promise<Download> {
  return sendInPlace(takePlace, context.actor.id, () => openFile(context, ports));
}

async function openFile(
  context: OwnTransactionContext<typeof calls.fetchDownload>,
  ports: DownloadPorts,
): Promise<Download> {
  const { input, actor, now, about, transaction, db } = context;
  const { download, parts } = await transaction(async (tx) => {
    const found = await getOwn(store.keptReports, tx, { id: input.id, actor, now });
    if (found.state !== 'ready') throw Refusal.because('error.download-not-ready');
    const readable = await readableParts(tx, actor, found);
    if (readable.length === 0) throw Refusal.of('not-found', 'error.report-not-found');
    const { id, program, kind, part, language, format } = found;
    const details = { program, kind, part, language, format, count: readable.length };
    about({ type: 'report-download', id, details });
    const ids = readable.map(({ student_id }) => student_id);
    await noteReading({ ...context, tx }, found, ids);
    return { download: found, parts: readable };
  });
  const { format, brand } = download;
  const say = ports.sayFor(brand, languageFor(download));
  const pages = keptPages(db, ports.files, download.id, parts);
  const file = fileOf(pages, { making: download, format, say, date: download.created_at });
  const content = Readable.from(file, { objectMode: false });
  const name = fileNameOf(download, stampAt(download.created_at, download.uuid), format);
  return new Download({ name, contentType: FILE_TYPES[format], content });
}

async function throwAway({
  tx,
  actor,
  input,
  now,
  about,
}: Context<typeof calls.deleteDownload>): Promise<NotificationReply> {
  const download = await getOwn(store.keptReports, tx, { id: input.id, actor, now });
  about({ type: 'report-download', id: download.id });
  await store.forgetDownload(tx, download);
  return notify('reports.many.deleted');
}
