import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline as pipe, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { keyOf, newSeal, sealed, sealSchema, UnsealProblem, unsealed } from './seal.ts';

/**
 * One file: a line of JSON that says what it holds, readable with `head -n 1`; a gzip stream of frames with the
 * rows, sealed where there is a passphrase; a last line with the SHA-256 of every byte before it, so that a cut or changed file is refused.
 */
const FORMAT = 1;
/** Of its own, so that a version that cannot open it says so. */
const SEALED_FORMAT = 2;
const FRAME = { table: 'T', rows: 'D', end: 'Z' } as const;
/** A letter and four bytes of length. */
const FRAME_HEAD = 5;
const LARGEST_FRAME = 16 * 1024 * 1024;
const LONGEST_HEADER = 16 * 1024 * 1024;
const PIECE = 64 * 1024;
const CHECKSUM_LINE = 'sha256 '.length + 64 + 1;

/** What stands in the way of a backup or a restore, as one line for the person at the keyboard. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  partitions: z.array(z.object({ name: z.string(), bound: z.string() })),
});

const headerSchema = z.object({
  kindred_backup: z.literal([FORMAT, SEALED_FORMAT]),
  made_at: z.string(),
  migrations: z.array(z.string()),
  /** The version of pg-boss's tables; null where no job was ever made. */
  job_queue: z.nullable(z.int()),
  tables: z.array(tableSchema),
  /** Recognises the application key that sealed columns were sealed with, without telling it. */
  key_check: z.nullable(z.string()),
  holds_key: z.boolean(),
  /** How it was sealed; absent where it was not. */
  seal: z.optional(sealSchema),
});

const endSchema = z.object({
  /** In the order of the header's tables. */
  rows: z.array(z.int()),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), last_value: z.string(), is_called: z.boolean() }),
  ),
  /** In hexadecimal digits, as in app.key. */
  key: z.nullable(z.string()),
});

export type BackupTable = z.infer<typeof tableSchema>;
export type BackupHeader = z.infer<typeof headerSchema>;
export type BackupEnd = z.infer<typeof endSchema>;

export type Frame =
  | { type: 'table'; index: number }
  | { type: 'rows'; bytes: Buffer }
  | { type: 'end'; end: BackupEnd };

export type Backup = { header: BackupHeader; frames(): AsyncGenerator<Frame, void>; close(): Promise<void> };

export function newHeader(content: Omit<BackupHeader, 'kindred_backup' | 'seal'>): BackupHeader {
  return { kindred_backup: FORMAT, ...content };
}

export type WriteOptions = { passphrase: string | null; signal?: AbortSignal | undefined };

/** Answers the size. The name appears only when the file is complete and on disk. */
export async function writeBackup(
  file: string,
  header: BackupHeader,
  frames: AsyncIterable<Frame>,
  { passphrase, signal }: WriteOptions,
): Promise<number> {
  if (existsSync(file)) throw new BackupProblem(`${file} exists already: choose another name.`);
  const draft = `${file}.${randomUUID()}.partial`;
  // Readable by its owner alone: it holds children's data, and perhaps the key to all of it.
  const handle = await open(draft, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new BackupProblem(
      error.code === 'ENOENT'
        ? `There is no folder ${path.dirname(file)}.`
        : `${file} cannot be written (${error.code}).`,
    );
  });
  try {
    const hash = createHash('sha256');
    const write = async (bytes: Buffer): Promise<void> => {
      hash.update(bytes);
      await handle.appendFile(bytes);
    };
    const seal = passphrase === null ? null : newSeal();
    const firstLine = JSON.stringify(
      seal === null ? header : { ...header, kindred_backup: SEALED_FORMAT, seal },
    );
    const key = seal === null || passphrase === null ? null : await keyOf(passphrase, seal);
    await write(Buffer.from(`${firstLine}\n`));
    const compressed = createGzip({ chunkSize: PIECE });
    const store = async (source: AsyncIterable<Buffer>): Promise<void> => {
      const stored = seal === null || key === null ? source : sealed(source, { key, seal, firstLine });
      for await (const bytes of stored) await write(bytes);
    };
    await pipeline(Readable.from(encode(frames)), compressed, store, signal === undefined ? {} : { signal });
    await handle.appendFile(`sha256 ${hash.digest('hex')}\n`);
    const { size } = await handle.stat();
    await handle.sync();
    await handle.close();
    await rename(draft, file);
    await syncFolder(path.dirname(file));
    return size;
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/** Where the passphrase of a sealed backup comes from: it is asked for only once one is needed. */
export type AskPassphrase = () => Promise<string>;

/** Reads the whole file once before it answers: what it then hands out is what was written. */
export async function openBackup(file: string, askPassphrase: AskPassphrase = noPassphrase): Promise<Backup> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new BackupProblem(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${error.code}).`,
    );
  });
  try {
    const line = await firstLine(handle, file);
    const { size } = await handle.stat();
    const end = size - CHECKSUM_LINE;
    await verify(handle, end, file);
    const header = headerSchema.safeParse(JSON.parse(line));
    if (!header.success) throw damaged(file);
    const start = Buffer.byteLength(line) + 1;
    const bytes = (): AsyncIterable<Buffer> => piecesOf(handle, start, end);
    const { seal } = header.data;
    const opened =
      seal === undefined ? null : { seal, firstLine: line, key: await keyOf(await askPassphrase(), seal) };
    const content = opened === null ? bytes : () => unsealed(bytes(), opened);
    if (opened !== null) await requirePassphrase(unsealed(bytes(), opened));
    return {
      header: header.data,
      frames: () => decode(content(), file),
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** What its first line says; whether the rest is whole `requireWhole` finds out. */
export async function madeAt(file: string): Promise<Date> {
  return looked(file, async (handle) => headerOf(await firstLine(handle, file), file));
}

/** Reads the whole file and holds it against its checksum, which needs no passphrase. */
export async function requireWhole(file: string): Promise<Date> {
  return looked(file, async (handle) => {
    const made = headerOf(await firstLine(handle, file), file);
    await verify(handle, (await handle.stat()).size - CHECKSUM_LINE, file);
    return made;
  });
}

function headerOf(line: string, file: string): Date {
  try {
    const made = new Date(headerSchema.parse(JSON.parse(line)).made_at);
    if (!Number.isNaN(made.getTime())) return made;
  } catch {
    // As damaged as one that says no time.
  }
  throw damaged(file);
}

async function looked<Result>(file: string, look: (handle: FileHandle) => Promise<Result>): Promise<Result> {
  const handle = await open(file, 'r');
  try {
    return await look(handle);
  } finally {
    await handle.close();
  }
}

async function firstLine(handle: FileHandle, file: string): Promise<string> {
  const line = await readLine(handle);
  const format = /^\{"kindred_backup":(\d+)/.exec(line ?? '')?.[1];
  if (line === null || format === undefined) throw new BackupProblem(`${file} is not a backup of Kindred.`);
  if (Number(format) > SEALED_FORMAT) {
    throw new BackupProblem(`${file} was made by a newer version of Kindred: update this one first.`);
  }
  return line;
}

async function readLine(handle: FileHandle): Promise<string | null> {
  const pieces: Buffer[] = [];
  for (let position = 0; position < LONGEST_HEADER; position += PIECE) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(PIECE), 0, PIECE, position);
    const newline = buffer.subarray(0, bytesRead).indexOf('\n');
    pieces.push(buffer.subarray(0, newline === -1 ? bytesRead : newline));
    if (newline !== -1) return Buffer.concat(pieces).toString();
    if (bytesRead < PIECE) return null;
  }
  return null;
}

/** Without a stream: one that is not read to its end closes the file for whoever reads next. */
async function* piecesOf(handle: FileHandle, start: number, end: number): AsyncGenerator<Buffer, void> {
  for (let position = start; position < end; ) {
    const length = Math.min(PIECE, end - position);
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

async function verify(handle: FileHandle, end: number, file: string): Promise<void> {
  if (end < 0) throw damaged(file);
  const hash = createHash('sha256');
  for await (const bytes of piecesOf(handle, 0, end)) hash.update(bytes);
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(CHECKSUM_LINE), 0, CHECKSUM_LINE, end);
  if (buffer.toString('latin1', 0, bytesRead) !== `sha256 ${hash.digest('hex')}\n`) throw damaged(file);
}

async function noPassphrase(): Promise<string> {
  throw new BackupProblem(
    'This backup is encrypted: give its passphrase with BACKUP_PASSPHRASE or --passphrase-file.',
  );
}

/** The checksum has shown that nothing was damaged: if the first piece does not open, the passphrase is another. */
async function requirePassphrase(content: AsyncGenerator<Buffer>): Promise<void> {
  try {
    await content.next();
  } catch (error) {
    if (!(error instanceof UnsealProblem)) throw error;
    throw new BackupProblem(
      'The passphrase is wrong: this backup was encrypted with another. Nothing was changed.',
    );
  } finally {
    await content.return(undefined);
  }
}

function damaged(file: string): BackupProblem {
  return new BackupProblem(`${file} is damaged or incomplete: nothing was changed.`);
}

async function* encode(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer> {
  for await (const frame of frames) {
    if (frame.type === 'table') yield pack(FRAME.table, Buffer.from(String(frame.index)));
    else if (frame.type === 'end') yield pack(FRAME.end, Buffer.from(JSON.stringify(frame.end)));
    else {
      for (let start = 0; start < frame.bytes.length; start += PIECE) {
        yield pack(FRAME.rows, frame.bytes.subarray(start, start + PIECE));
      }
    }
  }
}

function pack(letter: string, bytes: Buffer): Buffer {
  const head = Buffer.alloc(FRAME_HEAD, letter);
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

async function* decode(content: AsyncIterable<Buffer>, file: string): AsyncGenerator<Frame, void> {
  // The error, if there is one, comes out of the loop below.
  const plain = pipe(Readable.from(content), createGunzip({ chunkSize: PIECE }), () => undefined);
  let waiting: Buffer = Buffer.alloc(0);
  for await (const bytes of plain) {
    waiting = Buffer.concat([waiting, bytes]);
    while (waiting.length >= FRAME_HEAD) {
      const length = waiting.readUInt32BE(1);
      if (length > LARGEST_FRAME) throw damaged(file);
      if (waiting.length < FRAME_HEAD + length) break;
      yield unpack(waiting.toString('latin1', 0, 1), waiting.subarray(FRAME_HEAD, FRAME_HEAD + length), file);
      waiting = waiting.subarray(FRAME_HEAD + length);
    }
  }
  if (waiting.length > 0) throw damaged(file);
}

function unpack(letter: string, bytes: Buffer, file: string): Frame {
  if (letter === FRAME.rows) return { type: 'rows', bytes };
  if (letter === FRAME.table) return { type: 'table', index: Number(bytes) };
  if (letter === FRAME.end) {
    const end = endSchema.safeParse(JSON.parse(bytes.toString()));
    if (end.success) return { type: 'end', end: end.data };
  }
  throw damaged(file);
}

/** The new name itself has to reach the disk, or a power cut could take it back. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
