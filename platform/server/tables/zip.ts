import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { constants } from 'node:zlib';
import ZipStream from 'zip-stream';

/** A text or a file, or more of a text than is held at once. */
export type ZipEntry = { name: string; content: string | Buffer | AsyncIterable<Iterable<string>> };

type Entries = AsyncIterable<ZipEntry> | Iterable<ZipEntry>;

/** A zip file piece by piece: nothing of it is kept beyond the list of its entries. */
export async function* zip(entries: Entries): AsyncGenerator<Buffer> {
  const file = new ZipStream({ level: constants.Z_BEST_SPEED });
  const reader = new AbortController();
  const written = write(file, entries, reader.signal).catch((problem: Error) => {
    file.destroy(problem);
  });
  try {
    yield* file;
  } finally {
    // Also where the reader has gone away halfway.
    reader.abort();
    await written;
  }
}

/** One after the other: what an entry holds may depend on what the one before it has read. */
async function write(file: ZipStream, entries: Entries, signal: AbortSignal): Promise<void> {
  for await (const { name, content } of entries) {
    if (typeof content === 'string' || Buffer.isBuffer(content)) {
      await append(file, content, { name, store: true });
    } else {
      const source = Readable.from(pieces(content), { objectMode: false, signal });
      // Nothing more is asked of an entry whose reader is gone: its source alone tells.
      await Promise.all([finished(source), append(file, source, { name })]);
    }
  }
  file.finalize();
}

function append(
  file: ZipStream,
  source: string | Buffer | Readable,
  about: { name: string; store?: boolean },
): Promise<void> {
  return new Promise((resolve, reject) => {
    file.entry(source, about, (problem) => (problem ? reject(problem) : resolve()));
  });
}

/** Rows are small, and packing takes its time for every piece. */
const PIECE = 64 * 1024;

async function* pieces(content: AsyncIterable<Iterable<string>>): AsyncGenerator<Buffer> {
  let text = '';
  for await (const some of content) {
    for (const more of some) {
      text += more;
      if (text.length < PIECE) continue;
      yield Buffer.from(text);
      text = '';
    }
  }
  yield Buffer.from(text);
}
