import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { create, type Font, type PathCommand, type Subset } from 'fontkit';
import decompress from 'woff2-encoder/decompress';

/**
 * The fonts of the web pages, for PDFs. They come in files that each hold some characters; a file is opened when a
 * text first needs it, and kept.
 */
const require = createRequire(import.meta.url);

const WEIGHTS = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof WEIGHTS;

/** Stands in for what no font of ours has. */
const UNKNOWN = '?';

type FontFile = { name: string; path: string };

/** `U+0-ff,U+131` */
function* codePointsIn(list: string): Generator<number> {
  for (const range of list.split(',')) {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    const end = Number.parseInt(last, 16);
    for (let codePoint = Number.parseInt(first, 16); codePoint <= end; codePoint += 1) yield codePoint;
  }
}

function addFiles(
  covering: Map<number, FontFile[]>,
  family: string,
  packageName: string,
  first: readonly string[],
): void {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(require.resolve(`${packageName}/unicode.json`), 'utf8'),
  );
  const names = [...first, ...Object.keys(ranges).filter((name) => !first.includes(name))];
  const short = packageName.split('/')[1] ?? '';
  for (const key of names) {
    const name = key.replaceAll(/[[\]]/g, '');
    const file = {
      name: `${family}-${name}`,
      path: require.resolve(`${packageName}/files/${short}-${name}-wght-normal.woff2`),
    };
    for (const codePoint of codePointsIn(ranges[key] ?? '')) {
      const others = covering.get(codePoint);
      if (others === undefined) covering.set(codePoint, [file]);
      else others.push(file);
    }
  }
}

let covering: Map<number, FontFile[]> | undefined;
/** As they come out of their files, of all weights. */
const unpacked = new Map<FontFile, Font>();
const wanted = new Set<FontFile>();
const opened = new Map<string, Font>();

/** The files that should have a character, by what they say of themselves. */
function filesWith(codePoint: number): readonly FontFile[] {
  if (covering === undefined) {
    covering = new Map();
    addFiles(covering, 'Nunito', '@fontsource-variable/nunito', ['latin', 'latin-ext']);
    addFiles(covering, 'NotoSansTC', '@fontsource-variable/noto-sans-tc', []);
  }
  return covering.get(codePoint) ?? [];
}

/** Null while it is packed; it is then unpacked by the next `openWanted`. */
function openFont(file: FontFile, weight: Weight): Font | null {
  const key = `${file.name}-${weight}`;
  let font = opened.get(key);
  if (font === undefined) {
    const plain = unpacked.get(file);
    if (plain === undefined) {
      wanted.add(file);
      return null;
    }
    font = plain.getVariation({ wght: WEIGHTS[weight] });
    // By this name the writer of PDFs tells fonts apart: two weights of one file are two.
    Object.defineProperty(font, 'postscriptName', { value: key });
    const createSubset = font.createSubset.bind(font);
    const written: WrittenGlyphs = new Map();
    font.createSubset = () => {
      const subset = createSubset();
      subset._addGlyph = (id) => addGlyph(subset, id, written);
      return subset;
    };
    keepCodePoints(font);
    keepLayouts(font);
    opened.set(key, font);
  }
  return font;
}

/**
 * Unpacks the files that texts have asked for in vain; false when there were none. Fonts come to us packed for browsers,
 * and their reader knows the weights only of plain ones.
 */
export async function openWanted(): Promise<boolean> {
  const files = [...wanted];
  wanted.clear();
  for (const file of files) {
    if (!unpacked.has(file)) unpacked.set(file, create(await decompress(await readFile(file.path))));
  }
  return files.length > 0;
}

/**
 * A glyph that was first met as a part of another (the single quote of a double one) has no character. It gets it when
 * it is met in a text: without one it would be silent for those who have the page read to them.
 */
function keepCodePoints(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (glyph.codePoints.length === 0 && codePoints.length > 0) glyph.codePoints = codePoints;
    return glyph;
  };
}

/** Words of one font whose places are kept; our own documents have some hundreds. */
const LAYOUTS_MAX = 2000;

/** Where the glyphs of a word stand is the same in every document. The writer of PDFs changes what it gets: a copy. */
function keepLayouts(font: Font): void {
  const layout = font.layout.bind(font);
  const kept = new Map<string, ReturnType<Font['layout']>>();
  font.layout = (text, features) => {
    if (features !== undefined) return layout(text, features);
    let found = kept.get(text);
    if (found === undefined) {
      found = layout(text);
      if (kept.size >= LAYOUTS_MAX) kept.clear();
      kept.set(text, found);
    }
    const { glyphs, advanceWidth } = found;
    return { glyphs, advanceWidth, positions: found.positions.map((position) => ({ ...position })) };
  };
}

/** Opens what a text needs, file by file: a text in Chinese may need a hundred, and others have their turn between them. */
export async function openFontsFor(text: string): Promise<void> {
  const weights = Object.keys(WEIGHTS) as Weight[];
  const characters = new Set(text.normalize('NFC'));
  do {
    for (const character of characters) {
      const before = opened.size;
      for (const weight of weights) fontFor(character, weight);
      if (opened.size !== before) await othersTurn();
    }
  } while (await openWanted());
}

export type Run = { font: Font; text: string };

/**
 * Cuts a text into runs of one font each. What has no glyph anywhere becomes a question mark, never a blank box; so does
 * what is in a file that is not open yet, until `openWanted` has opened it.
 */
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
  const font = fonts.get(character);
  if (font !== undefined) return font;
  const found = findFont(character.codePointAt(0) ?? 0, weight);
  if (found === undefined) return null;
  if (fonts.size >= KNOWN_MAX) fonts.clear();
  fonts.set(character, found);
  return found;
}

/** Undefined as long as a file that may have it is not open. */
function findFont(codePoint: number, weight: Weight): Font | null | undefined {
  for (const file of filesWith(codePoint)) {
    const font = openFont(file, weight);
    if (font === null) return undefined;
    if (font.hasGlyphForCodePoint(codePoint)) return font;
  }
  return null;
}

/** A glyph looks the same in every document: written once, by its number in its font. */
type WrittenGlyphs = Map<number, { bytes: Buffer; left: number; advance: number }>;

/** Writes a glyph as it looks in its weight: the library itself would write accents where the thinnest weight has them. */
function addGlyph(subset: Subset, id: number, written: WrittenGlyphs): number {
  let glyph = written.get(id);
  if (glyph === undefined) {
    const { path, advanceWidth } = subset.font.getGlyph(id);
    glyph = { ...writeGlyph(path.commands), advance: Math.round(advanceWidth) };
    written.set(id, glyph);
  }
  const { bytes, left, advance } = glyph;
  subset.glyf.push(bytes);
  // Written out, glyphs take more room than they did: places count in long numbers.
  subset.loca.version = 1;
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({ advance, bearing: left });
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
