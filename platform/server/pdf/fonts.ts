import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type PathCommand, type Subset } from 'fontkit';
import { unpackWoff2 } from './woff2.ts';

/**
 * The fonts of the web pages, for PDFs. They come in files that each hold some characters; a file is opened when a
 * text first needs it, and kept.
 */
const require = createRequire(import.meta.url);

export const WEIGHTS = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof WEIGHTS;

/** Stands in for what no font of ours has. */
const UNKNOWN = '?';

type FontFile = { name: string; path: string; covers: (codePoint: number) => boolean };

function readRanges(list: string): (codePoint: number) => boolean {
  const ranges = list.split(',').map((range): [number, number] => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

function filesOf(family: string, packageName: string, first: readonly string[]): FontFile[] {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(require.resolve(`${packageName}/unicode.json`), 'utf8'),
  );
  const names = [...first, ...Object.keys(ranges).filter((name) => !first.includes(name))];
  const short = packageName.split('/')[1] ?? '';
  return names.map((key) => {
    const name = key.replaceAll(/[[\]]/g, '');
    return {
      name: `${family}-${name}`,
      path: require.resolve(`${packageName}/files/${short}-${name}-wght-normal.woff2`),
      covers: readRanges(ranges[key] ?? ''),
    };
  });
}

let files: FontFile[] | undefined;
const opened = new Map<string, Font>();

function allFiles(): FontFile[] {
  files ??= [
    ...filesOf('Nunito', '@fontsource-variable/nunito', ['latin', 'latin-ext']),
    ...filesOf('NotoSansTC', '@fontsource-variable/noto-sans-tc', []),
  ];
  return files;
}

function openFont(file: FontFile, weight: Weight): Font {
  const key = `${file.name}-${weight}`;
  let font = opened.get(key);
  if (font === undefined) {
    font = create(unpackWoff2(readFileSync(file.path))).getVariation({ wght: WEIGHTS[weight] });
    // By this name the writer of PDFs tells fonts apart: two weights of one file are two.
    Object.defineProperty(font, 'postscriptName', { value: key });
    const createSubset = font.createSubset.bind(font);
    font.createSubset = () => {
      const subset = createSubset();
      subset._addGlyph = (id) => addGlyph(subset, id);
      return subset;
    };
    opened.set(key, font);
  }
  return font;
}

export type Run = { font: Font; text: string };

/** Cuts a text into runs of one font each. What has no glyph anywhere becomes a question mark, never a blank box. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  // Joiners and marks of direction have no look of their own.
  for (const character of text.normalize('NFC').replaceAll(/\p{Cf}/gu, '')) {
    const own = fontFor(character, weight);
    const [font, written] = own === null ? [fontFor(UNKNOWN, weight), UNKNOWN] : [own, character];
    if (font === null) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += written;
    else runs.push({ font, text: written });
  }
  return runs;
}

const known: Record<Weight, Map<string, Font | null>> = { regular: new Map(), bold: new Map() };
/** More different characters than any school's name: whoever sends nonsense fills nothing up. */
const KNOWN_MAX = 20_000;

function fontFor(character: string, weight: Weight): Font | null {
  const fonts = known[weight];
  let font = fonts.get(character);
  if (font === undefined) {
    font = findFont(character.codePointAt(0) ?? 0, weight);
    if (fonts.size >= KNOWN_MAX) fonts.clear();
    fonts.set(character, font);
  }
  return font;
}

function findFont(codePoint: number, weight: Weight): Font | null {
  for (const file of allFiles()) {
    if (!file.covers(codePoint)) continue;
    const font = openFont(file, weight);
    if (font.hasGlyphForCodePoint(codePoint)) return font;
  }
  return null;
}

/** Writes a glyph as it looks in its weight: the library itself would write accents where the thinnest weight has them. */
function addGlyph(subset: Subset, id: number): number {
  const glyph = subset.font.getGlyph(id);
  const { bytes, left } = writeGlyph(glyph.path.commands);
  subset.glyf.push(bytes);
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({ advance: Math.round(glyph.advanceWidth), bearing: left });
  subset.offset += bytes.length;
  return subset.glyf.length - 1;
}

function writeGlyph(commands: readonly PathCommand[]): { bytes: Buffer; left: number } {
  const points: { x: number; y: number; on: boolean }[] = [];
  const ends: number[] = [];
  for (const { command, args } of commands) {
    for (let index = 0; index < args.length; index += 2) {
      const on = command !== 'quadraticCurveTo' || index === 2;
      points.push({ x: Math.round(args[index] ?? 0), y: Math.round(args[index + 1] ?? 0), on });
    }
    if (command === 'closePath') ends.push(points.length - 1);
  }
  if (points.length === 0) return { bytes: Buffer.of(), left: 0 };
  if (ends.at(-1) !== points.length - 1) ends.push(points.length - 1);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const left = Math.min(...xs);
  const header = [ends.length, left, Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0];
  const size = 2 * header.length + 5 * points.length;
  const bytes = Buffer.alloc(size + ((4 - (size % 4)) % 4));
  let at = 0;
  for (const value of header) at = bytes.writeInt16BE(value, at);
  for (const { on } of points) at = bytes.writeUInt8(on ? 1 : 0, at);
  for (const places of [xs, ys]) {
    let last = 0;
    for (const place of places) {
      at = bytes.writeInt16BE(place - last, at);
      last = place;
    }
  }
  return { bytes, left };
}
