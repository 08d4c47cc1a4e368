import { createInflateRaw } from 'node:zlib';
import { UPLOAD_MAX_UNPACKED } from '../../rules/limits.ts';
import type { Bytes } from './encoding.ts';
import { piecesOf } from './encoding.ts';
import { FileProblem } from './file-problem.ts';

export type Zip = {
  names: string[];
  /** The content of a file, piece by piece: once for each time it is gone through. */
  read(name: string): Bytes | null;
};

const [END, DIRECTORY, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const END_LENGTH = 22;
const COMMENT_MAX = 0xffff;
const ENTRIES_MAX = 5000;
const [STORED, DEFLATED] = [0, 8];

type Entry = { method: number; at: number; packed: number; encrypted: boolean };

/**
 * What a zip holds by its directory. Files are unpacked piece by piece, each against the limit: the sizes written in a
 * zip are not believed.
 */
export function openZip(zip: Buffer, maxUnpacked = UPLOAD_MAX_UNPACKED): Zip {
  const entries = new Map<string, Entry>();
  const names: string[] = [];
  try {
    for (const { name, ...entry } of directoryOf(zip)) {
      names.push(name);
      entries.set(name, entry);
    }
  } catch {
    throw new FileProblem('rosters-uploads.file.damaged');
  }
  return {
    names,
    read(name) {
      const entry = entries.get(name);
      return entry === undefined ? null : () => unpack(zip, entry, maxUnpacked);
    },
  };
}

function* directoryOf(zip: Buffer): Generator<Entry & { name: string }> {
  let end = zip.length - END_LENGTH;
  const lowest = Math.max(0, end - COMMENT_MAX);
  while (end >= lowest && zip.readUInt32LE(end) !== END) end -= 1;
  if (end < lowest) throw new RangeError('a zip ends with its directory');
  const count = zip.readUInt16LE(end + 10);
  if (count > ENTRIES_MAX) throw new RangeError('so many files are no workbook and no roster');
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY)
      throw new RangeError('an entry of the directory begins with its mark');
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    if (name === undefined || extra === undefined || comment === undefined) throw new RangeError('cut off');
    yield {
      name: zip.toString('utf8', at + 46, at + 46 + name),
      method: zip.readUInt16LE(at + 10),
      encrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
      packed: zip.readUInt32LE(at + 20),
      at: zip.readUInt32LE(at + 42),
    };
    at += 46 + name + extra + comment;
  }
}

async function* unpack(zip: Buffer, entry: Entry, maxUnpacked: number): AsyncGenerator<Buffer> {
  let unpacked = 0;
  try {
    for await (const piece of inflated(zip, entry)) {
      unpacked += piece.length;
      if (unpacked > maxUnpacked) throw new FileProblem('rosters-uploads.file.too-large');
      yield piece;
    }
  } catch (error) {
    // What the reader of the pieces has to say is not about the zip.
    if (!isZlibError(error)) throw error;
    throw new FileProblem('rosters-uploads.file.damaged');
  }
}

const isZlibError = (error: unknown): boolean =>
  error instanceof RangeError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'));

function inflated(
  zip: Buffer,
  { method, at, packed, encrypted }: Entry,
): AsyncIterable<Buffer> | Iterable<Buffer> {
  if (encrypted) throw new FileProblem('rosters-uploads.file.password');
  if (zip.readUInt32LE(at) !== LOCAL) throw new RangeError('a file begins with its mark');
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const data = zip.subarray(start, start + packed);
  if (data.length < packed) throw new RangeError('cut off');
  if (method === STORED) return piecesOf(data);
  if (method !== DEFLATED) throw new RangeError('packed in an unknown way');
  const inflate = createInflateRaw({ chunkSize: 128 * 1024 });
  inflate.end(data);
  return inflate;
}
