import { once } from 'node:events';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

/** Texts, some at a time where they have to be waited for. */
export type ZipEntry = { name: string; content: AsyncIterable<Iterable<string>> | Iterable<string> };

type Done = { name: Buffer; crc: number; packed: number; size: number; start: number };

/** Sizes come after the content; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** 1980-01-01: a file's time is when it is downloaded, not a field inside of it. */
const DAY = 0x21;

/** A zip file piece by piece: nothing of it is kept beyond the list of its entries. */
export async function* zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const done: Done[] = [];
  let position = 0;
  for await (const entry of entries) {
    const about: Done = { name: Buffer.from(entry.name), crc: 0, packed: 0, size: 0, start: position };
    const head = localHeader(about);
    yield head;
    position += head.length;
    for await (const piece of deflated(entry.content, about)) {
      position += piece.length;
      yield piece;
    }
    const tail = sizes(about);
    yield tail;
    position += tail.length;
    done.push(about);
  }
  yield directory(done, position);
}

/** Texts are written next to each other on one desk and packed from there: memory does not grow with the file. */
const DESK = 64 * 1024;
/** The most bytes that a letter of a text takes. */
const BYTES_A_LETTER = 3;

async function* deflated(content: ZipEntry['content'], about: Done): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: constants.Z_BEST_SPEED });
  const packed: Buffer[] = [];
  packer.on('data', (piece: Buffer) => packed.push(piece));
  const pack = async (bytes: Buffer): Promise<Buffer[]> => {
    about.crc = crc32(bytes, about.crc);
    about.size += bytes.length;
    await done((ready) => packer.write(bytes, ready));
    return packed.splice(0);
  };
  const desk = Buffer.allocUnsafe(DESK);
  let used = 0;
  try {
    for await (const some of content) {
      for (const text of typeof some === 'string' ? [some] : some) {
        if (used > 0 && used + text.length * BYTES_A_LETTER > DESK) {
          yield* counted(await pack(desk.subarray(0, used)), about);
          used = 0;
        }
        if (text.length * BYTES_A_LETTER > DESK) yield* counted(await pack(Buffer.from(text)), about);
        else used += desk.write(text, used);
      }
    }
    if (used > 0) yield* counted(await pack(desk.subarray(0, used)), about);
    await done((ready) => packer.end(ready));
    // The end flushes what is left in a moment of its own.
    if (!packer.readableEnded) await once(packer, 'end');
    yield* counted(packed.splice(0), about);
  } finally {
    packer.destroy();
  }
}

function* counted(pieces: Buffer[], about: Done): Generator<Buffer> {
  for (const piece of pieces) {
    about.packed += piece.length;
    yield piece;
  }
}

function done(start: (ready: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()));
  });
}

function localHeader({ name }: Done): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt16LE(DAY, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function sizes({ crc, packed, size }: Done): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x08074b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(packed, 8);
  tail.writeUInt32LE(size, 12);
  return tail;
}

function directory(entries: readonly Done[], start: number): Buffer {
  const list = Buffer.concat(entries.map(directoryEntry));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([list, end]);
}

function directoryEntry({ name, crc, packed, size, start }: Done): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(DEFLATED, 10);
  head.writeUInt16LE(DAY, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(start, 42);
  return Buffer.concat([head, name]);
}
