import { brotliDecompressSync } from 'node:zlib';

/**
 * Unpacks a WOFF2 font (https://www.w3.org/TR/WOFF2/) into the plain form. Fonts come to us packed for browsers, and
 * what writes PDFs reads their variations only from plain ones.
 */
export function unpackWoff2(packed: Buffer): Buffer {
  if (packed.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 font');
  const flavor = packed.readUInt32BE(4);
  const count = packed.readUInt16BE(12);
  const compressedSize = packed.readUInt32BE(20);
  const directory = reader(packed, 48);
  const entries = Array.from({ length: count }, () => readEntry(directory));
  const body = brotliDecompressSync(packed.subarray(directory.at(), directory.at() + compressedSize));
  const tables = new Map<string, Buffer>();
  let offset = 0;
  for (const { tag, size } of entries) {
    tables.set(tag, body.subarray(offset, offset + size));
    offset += size;
  }
  const isTransformed = (tag: string): boolean => entries.some((one) => one.tag === tag && one.transformed);
  if (isTransformed('glyf')) restoreGlyphs(tables, isTransformed('hmtx'));
  return writeFont(flavor, tables);
}

/** The tables that are named by a number, in its order; each takes four characters. */
const TAGS =
  (
    'cmapheadhheahmtxmaxpnameOS/2postcvt fpgmglyflocaprep' +
    'CFF VORGEBDTEBLCgasphdmxkernLTSHPCLTVDMXvheavmtxBASE' +
    'GDEFGPOSGSUBEBSCJSTFMATHCBDTCBLCCOLRCPALSVG sbixacnt' +
    'avarbdatblocbslncvarfdscfeatfmtxfvargvarhstyjustlcar' +
    'mortmorxopbdproptrakZapfSilfGlatGlocFeatSill'
  ).match(/.{4}/g) ?? [];

type Reader = ReturnType<typeof reader>;

function reader(bytes: Buffer, start = 0) {
  let position = start;
  const u8 = (): number => bytes.readUInt8(position++);
  const u16 = (): number => {
    position += 2;
    return bytes.readUInt16BE(position - 2);
  };
  const i16 = (): number => {
    position += 2;
    return bytes.readInt16BE(position - 2);
  };
  return {
    at: () => position,
    u8,
    u16,
    i16,
    u32(): number {
      position += 4;
      return bytes.readUInt32BE(position - 4);
    },
    take(length: number): Buffer {
      position += length;
      return bytes.subarray(position - length, position);
    },
    base128(): number {
      let value = 0;
      for (let byte = 0x80; byte & 0x80; ) {
        byte = u8();
        value = value * 128 + (byte & 0x7f);
      }
      return value;
    },
    short255(): number {
      const code = u8();
      if (code === 253) return u16();
      if (code === 254) return u8() + 506;
      return code === 255 ? u8() + 253 : code;
    },
  };
}

function readEntry(directory: Reader): { tag: string; size: number; transformed: boolean } {
  const flags = directory.u8();
  const index = flags & 0x3f;
  const tag = index === 0x3f ? directory.take(4).toString('latin1') : (TAGS[index] ?? '');
  const version = flags >> 6;
  // Of the outlines, the version that says "as it is" is another than of all the rest.
  const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  const length = directory.base128();
  return { tag, size: transformed ? directory.base128() : length, transformed };
}

function restoreGlyphs(tables: Map<string, Buffer>, bearingsLeftOut: boolean): void {
  const packed = tables.get('glyf');
  const head = tables.get('head');
  if (packed === undefined || head === undefined) throw new Error('a font without outlines');
  const header = reader(packed, 4);
  const count = header.u16();
  header.u16();
  const sizes = Array.from({ length: 7 }, () => header.u32());
  const streams = sizes.map((size) => reader(header.take(size)));
  const [contours, points, flags, places, composites, boxes, instructions] = streams;
  if (!contours || !points || !flags || !places || !composites || !boxes || !instructions) return;
  const boxed = boxes.take(4 * Math.floor((count + 31) / 32));
  const glyphs: Buffer[] = [];
  const offsets = Buffer.alloc(4 * (count + 1));
  const leftmost: number[] = [];
  let offset = 0;
  for (let id = 0; id < count; id += 1) {
    const contourCount = contours.i16();
    const hasBox = ((boxed[id >> 3] ?? 0) & (0x80 >> (id & 7))) !== 0;
    const box = hasBox ? boxes.take(8) : null;
    const glyph =
      contourCount === 0
        ? Buffer.of()
        : contourCount < 0
          ? compositeGlyph(composites, places, instructions, box)
          : simpleGlyph(contourCount, { points, flags, places, instructions }, box);
    const padded = Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]);
    glyphs.push(padded);
    leftmost.push(glyph.length === 0 ? 0 : glyph.readInt16BE(2));
    offsets.writeUInt32BE(offset, 4 * id);
    offset += padded.length;
  }
  offsets.writeUInt32BE(offset, 4 * count);
  const longOffsets = Buffer.from(head);
  longOffsets.writeInt16BE(1, 50);
  tables.set('head', longOffsets);
  tables.set('glyf', Buffer.concat(glyphs));
  tables.set('loca', offsets);
  if (bearingsLeftOut) restoreBearings(tables, leftmost);
}

type Streams = Record<'points' | 'flags' | 'places' | 'instructions', Reader>;

function simpleGlyph(contourCount: number, streams: Streams, box: Buffer | null): Buffer {
  const ends: number[] = [];
  let total = 0;
  for (let contour = 0; contour < contourCount; contour += 1) {
    total += streams.points.short255();
    ends.push(total - 1);
  }
  const flags = Buffer.alloc(total);
  const deltas = Buffer.alloc(4 * total);
  const bounds = { left: 0x7fff, bottom: 0x7fff, right: -0x8000, top: -0x8000 };
  let [x, y] = [0, 0];
  for (let point = 0; point < total; point += 1) {
    const flag = streams.flags.u8();
    const [dx, dy] = triplet(flag & 0x7f, streams.places);
    x += dx;
    y += dy;
    // Whole steps for every point: larger than need be, and never written to a file.
    flags[point] = flag & 0x80 ? 0 : 1;
    deltas.writeInt16BE(dx, 2 * point);
    deltas.writeInt16BE(dy, 2 * (total + point));
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.min(bounds.bottom, y);
    bounds.top = Math.max(bounds.top, y);
  }
  const program = streams.instructions.take(streams.places.short255());
  const { left, bottom, right, top } = bounds;
  return Buffer.concat([
    shorts(contourCount),
    box ?? shorts(left, bottom, right, top),
    shorts(...ends, program.length),
    program,
    flags,
    deltas,
  ]);
}

/** The chapter on glyf of WOFF2: how far to go, in as few bytes as it takes. */
function triplet(code: number, places: Reader): [number, number] {
  const signed = (bit: number, value: number): number => (bit & 1 ? value : -value);
  if (code < 10) return [0, signed(code, ((code & 14) << 7) + places.u8())];
  if (code < 20) return [signed(code, (((code - 10) & 14) << 7) + places.u8()), 0];
  if (code < 84) {
    const [base, byte] = [code - 20, places.u8()];
    return [
      signed(code, 1 + (base & 0x30) + (byte >> 4)),
      signed(code >> 1, 1 + ((base & 0x0c) << 2) + (byte & 15)),
    ];
  }
  if (code < 120) {
    const base = code - 84;
    const dx = signed(code, 1 + Math.floor(base / 12) * 256 + places.u8());
    return [dx, signed(code >> 1, 1 + (((base % 12) >> 2) << 8) + places.u8())];
  }
  if (code < 124) {
    const [first, second, third] = [places.u8(), places.u8(), places.u8()];
    return [signed(code, (first << 4) + (second >> 4)), signed(code >> 1, ((second & 15) << 8) + third)];
  }
  const [dx, dy] = [places.u16(), places.u16()];
  return [signed(code, dx), signed(code >> 1, dy)];
}

const MORE = 0x20;
const HAS_INSTRUCTIONS = 0x100;

function compositeGlyph(
  composites: Reader,
  places: Reader,
  instructions: Reader,
  box: Buffer | null,
): Buffer {
  const parts: Buffer[] = [shorts(-1), box ?? shorts(0, 0, 0, 0)];
  let [flags, hasProgram] = [MORE, false];
  while (flags & MORE) {
    flags = composites.u16();
    hasProgram ||= (flags & HAS_INSTRUCTIONS) !== 0;
    const scale = flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    parts.push(shorts(flags), composites.take(2 + (flags & 1 ? 4 : 2) + scale));
  }
  if (hasProgram) {
    const length = places.short255();
    parts.push(shorts(length), instructions.take(length));
  }
  return Buffer.concat(parts);
}

/** Left out where the bearing is where the outline begins. */
function restoreBearings(tables: Map<string, Buffer>, leftmost: readonly number[]): void {
  const metrics = reader(tables.get('hmtx') ?? Buffer.of());
  const wide = tables.get('hhea')?.readUInt16BE(34) ?? 0;
  const flags = metrics.u8();
  const advances = Array.from({ length: wide }, () => metrics.u16());
  const given = (id: number): number =>
    (flags >> (id < wide ? 0 : 1)) & 1 ? (leftmost[id] ?? 0) : metrics.i16();
  const pieces = leftmost.map((_, id) => {
    const advance = advances[id];
    return advance === undefined ? shorts(given(id)) : shorts(advance, given(id));
  });
  tables.set('hmtx', Buffer.concat(pieces));
}

function shorts(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * index);
  return bytes;
}

function writeFont(flavor: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const header = Buffer.alloc(12 + 16 * tables.size);
  header.writeUInt32BE(flavor, 0);
  header.writeUInt16BE(tables.size, 4);
  const pieces: Buffer[] = [header];
  let offset = header.length;
  for (const [index, [tag, table]] of [...tables].entries()) {
    const at = 12 + 16 * index;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    const padding = (4 - (table.length % 4)) % 4;
    pieces.push(table, Buffer.alloc(padding));
    offset += table.length + padding;
  }
  return Buffer.concat(pieces);
}
