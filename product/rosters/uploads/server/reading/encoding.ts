import type { Encoding } from '../../rules/encodings.ts';
import { likeliest } from './legacy-encodings.ts';

export type Bytes = () => Iterable<Buffer> | AsyncIterable<Buffer>;

const START = 2000;
const SAMPLE_MAX = 64 * 1024;
const WORD_MAX = 4096;

/**
 * Text out of bytes: by its mark, else by what the bytes can be. A few bad bytes do not make another encoding of a file
 * that is UTF-8 otherwise; what is not UTF-8 is held against what schools' computers write.
 */
export async function detectEncoding(bytes: Bytes): Promise<Encoding> {
  const probe = new Probe();
  for await (const piece of bytes()) {
    if (probe.push(piece) === 'known') break;
  }
  return probe.encoding();
}

class Probe {
  #start = Buffer.alloc(0);
  #sample: Buffer[] = [];
  #sampled = 0;
  /** Of the letter that is being read: how many bytes are to come. */
  #due = 0;
  #valid = 0;
  #bad = 0;

  push(piece: Buffer): 'known' | 'more' {
    if (this.#start.length < START) {
      this.#start = Buffer.concat([this.#start, piece.subarray(0, START - this.#start.length)]);
      if (markOf(this.#start) !== null || (this.#start.length === START && wideOf(this.#start) !== null)) {
        return 'known';
      }
    }
    let sampledTo = 0;
    for (let index = 0; index < piece.length; index += 1) {
      const byte = piece[index] ?? 0;
      if (byte < 0x80) {
        if (this.#due > 0) this.#bad += 1;
        this.#due = 0;
        continue;
      }
      this.#count(byte);
      if (index >= sampledTo && this.#sampled < SAMPLE_MAX)
        sampledTo = this.#keepWord(piece, index, sampledTo);
    }
    return 'more';
  }

  #count(byte: number): void {
    if (byte < 0xc0) {
      if (this.#due === 0) this.#bad += 1;
      else {
        this.#due -= 1;
        if (this.#due === 0) this.#valid += 1;
      }
      return;
    }
    if (this.#due > 0) this.#bad += 1;
    this.#due =
      byte >= 0xc2 && byte < 0xe0 ? 1 : byte >= 0xe0 && byte < 0xf0 ? 2 : byte >= 0xf0 && byte < 0xf5 ? 3 : 0;
    if (this.#due === 0) this.#bad += 1;
  }

  /** Up to signs below `@`, which no encoding has for half of a letter. */
  #keepWord(piece: Buffer, at: number, from: number): number {
    let start = at;
    while (start > from && at - start < WORD_MAX && (piece[start - 1] ?? 0) >= 0x40) start -= 1;
    let end = at + 1;
    while (end < piece.length && end - at < WORD_MAX && (piece[end] ?? 0) >= 0x40) end += 1;
    this.#sample.push(Buffer.from(piece.subarray(start, end)));
    this.#sampled += end - start;
    return end;
  }

  encoding(): Encoding {
    const known = markOf(this.#start) ?? wideOf(this.#start);
    if (known !== null) return known;
    const bad = this.#bad + (this.#due > 0 ? 1 : 0);
    if (bad === 0 || this.#valid >= bad) return 'utf-8';
    return likeliest(this.#sample);
  }
}

function markOf(start: Buffer): Encoding | null {
  const [first, second, third] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

const MOSTLY = 0.4;

/** UTF-16 without its mark: every other byte of a header in plain letters is zero. */
function wideOf(start: Buffer): Encoding | null {
  let [even, odd] = [0, 0];
  for (const [index, byte] of start.entries()) {
    if (byte === 0) {
      if (index % 2 === 0) even += 1;
      else odd += 1;
    }
  }
  const half = start.length / 2;
  if (odd > half * MOSTLY && even < odd / 4) return 'utf-16le';
  return even > half * MOSTLY && odd < even / 4 ? 'utf-16be' : null;
}

/** The mark at the beginning is not part of the text. */
export async function* decoded(bytes: Bytes, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of bytes()) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

const PIECE = 256 * 1024;
export function* piecesOf(file: Buffer): Generator<Buffer> {
  for (let from = 0; from < file.length; from += PIECE) yield file.subarray(from, from + PIECE);
}
