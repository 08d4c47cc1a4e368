import { setImmediate as othersTurn } from 'node:timers/promises';
import type PdfKit from 'pdfkit';
import { readDrawing } from '#platform/contract/drawing/read-drawing.ts';
import { atMost } from '../limits/at-most.ts';
import { drawDrawing, type PictureBox } from './draw-drawing.ts';
import type { Run, Weight } from './fonts.ts';

export type TextLook = {
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right';
  /** Of one line, as a multiple of the size. */
  leading?: number;
};

type Place = { x: number; y: number; width: number };

export type SheetOptions = {
  title: string;
  author: string;
  language: string;
  /** Written into the file: the same document is the same bytes, whenever it is made. */
  date: Date;
  /** US Letter where nothing else is said. */
  paper?: PaperName;
  /** What of its words others wrote, in whatever script: fonts for it are opened before anything is drawn. */
  says?: string;
};

/** In points. */
export const PAPERS = { letter: { width: 612, height: 792 }, a4: { width: 595, height: 842 } } as const;
export type PaperName = keyof typeof PAPERS;
/** US Letter. */
export const PAPER = PAPERS.letter;

type Stroke = { color: string; width: number; dash?: number; roundCaps?: boolean };

export type Sheet = {
  /** Draws a text, wrapped to its width, and answers where the next one may begin. */
  text(text: string, place: Place, look?: TextLook): number;
  height(text: string, width: number, look?: TextLook): number;
  widthOf(text: string, look?: TextLook): number;
  rule(place: Place, color: string, thickness?: number): void;
  box(place: Place & { height: number }, color: string): void;
  /** An outline in the notation of SVG. */
  outline(path: string, color: string, at: { x: number; y: number; scale: number; mirror?: number }): void;
  /** The same as a line; its width and dashes are in points, whatever the scale. */
  stroke(path: string, stroke: Stroke, at: { x: number; y: number; scale: number }): void;
  /** A drawing of our own art fills the box; what stands over it is cut off. */
  picture(svg: string, box: PictureBox): void;
  /** A photograph, as a JPEG, fills the box. */
  photo(jpeg: Buffer, box: PictureBox): void;
  /** What is drawn inside is that part of the document, for those who have it read to them. */
  part(tag: string, draw: () => void, options?: { alt?: string }): void;
  /** Parts inside a part. */
  within(tag: string, draw: () => void): void;
  /** What is drawn inside is decoration, and is not read out. */
  decoration(draw: () => void): void;
  addPage(): void;
  pages(): number;
  /** Goes back to a page that was left. */
  turnTo(page: number): void;
};

const LOOK = { size: 10, weight: 'regular', color: '#22313a', align: 'left', leading: 1.4 } as const;

type Draw = (sheet: Sheet) => void | Promise<void>;

/** Drawing keeps the process from everything else: one document at a time, and between two whoever else waits. */
const drawing = atMost(1);

/**
 * One document: tagged, with its title and language, fonts embedded. A long one lets others have their turn between its
 * pages.
 */
export function makePdf(options: SheetOptions, draw: Draw): Promise<Buffer> {
  return drawing(async () => {
    await othersTurn();
    return drawPdf(options, draw);
  });
}

let warming: Promise<unknown> | undefined;

/** Letters and signs that nearly every document of ours has. */
const USUAL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 .,:;!?()“”’–·';

/**
 * Gets the pen ready for a document that somebody is likely to ask for next: what writes PDFs is loaded, and the usual
 * fonts are opened. The first document of a process takes a second otherwise. Once in a process, and never waited for.
 */
export function warmPen(): void {
  warming ??= makePdf({ title: '', author: '', language: 'en', date: new Date(0), says: USUAL }, (sheet) => {
    for (const weight of ['regular', 'bold'] as const) {
      sheet.text(USUAL, { x: 0, y: 0, width: PAPER.width }, { weight });
    }
  }).catch(() => (warming = undefined));
}

async function drawPdf(options: SheetOptions, draw: Draw): Promise<Buffer> {
  // A tenth of what a server holds in memory: fetched when the first document is asked for.
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), import('./fonts.ts')]);
  await fonts.openFontsFor(`${options.title}?${options.says ?? ''}`);
  for (;;) {
    const pdf = await drawOnce(options, draw, PDFDocument, fonts.runsOf);
    // Words in a script that nobody told of have opened its fonts: now it is drawn with them.
    if (!(await fonts.openWanted())) return pdf;
    for (const known of Object.values(widths)) known.clear();
  }
}

async function drawOnce(
  options: SheetOptions,
  draw: Draw,
  PDFDocument: typeof PdfKit,
  runsOf: RunsOf,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: (options.paper ?? 'letter').toUpperCase(),
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: options.language,
    displayTitle: true,
    bufferPages: true,
    // None of the library's own: it would read the measures of a font that nothing is set in.
    font: '',
    info: {
      Title: options.title,
      Author: options.author,
      Creator: options.author,
      Producer: options.author,
      CreationDate: options.date,
      ModDate: options.date,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  await draw(sheetOn(doc, root, runsOf));
  root.end();
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

type RunsOf = (text: string, weight: Weight) => Run[];

/** Of the size 1: words are measured once, whatever they are set in, however often, and in whichever document. */
const widths = { regular: new Map<string, number>(), bold: new Map<string, number>() };
const WIDTHS_MAX = 5000;

/**
 * By the font alone: a document numbers its fonts as they are drawn with, whatever was measured before it, and so the same
 * document is the same bytes. Word by word, as the writer of PDFs sets them.
 */
function runWidth({ font, text }: Run): number {
  const words = text.match(/[^ \t]*[ \t]|[^ \t]+$/g) ?? [];
  return words.reduce((sum, word) => sum + font.layout(word).advanceWidth, 0) / font.unitsPerEm;
}

function sheetOn(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, runsOf: RunsOf): Sheet {
  let parent = root;
  const registered = new Set<string>();
  // By name: given the font itself, the library would compare it with all others each time.
  const setFont = ({ font }: Run, size: number) => {
    const name = font.postscriptName;
    if (!registered.has(name)) doc.registerFont(name, font as never);
    registered.add(name);
    doc.font(name).fontSize(size);
  };
  const widthOf = (text: string, look: TextLook = {}): number => {
    const { size = LOOK.size, weight = LOOK.weight } = look;
    let width = widths[weight].get(text);
    if (width === undefined) {
      width = runsOf(text, weight).reduce((sum, run) => sum + runWidth(run), 0);
      if (widths[weight].size >= WIDTHS_MAX) widths[weight].clear();
      widths[weight].set(text, width);
    }
    return width * size;
  };
  const linesOf = (text: string, width: number, look: TextLook): string[] =>
    text.split(/\r?\n/).flatMap((line) => wrap(line, width, (part) => widthOf(part, look)));

  return {
    widthOf,
    height(text, width, look = {}) {
      const { size, leading } = { ...LOOK, ...look };
      return linesOf(text, width, look).length * size * leading;
    },
    text(text, { x, y, width }, look = {}) {
      const { size, weight, color, align, leading } = { ...LOOK, ...look };
      let top = y;
      for (const line of linesOf(text, width, look)) {
        let left = align === 'right' ? x + width - widthOf(line, look) : x;
        const runs = runsOf(line, weight);
        for (const [index, run] of runs.entries()) {
          setFont(run, size);
          doc.fillColor(color);
          // All fonts of a line stand on the same base.
          doc.text(run.text, left, top + size * (leading / 2 + 0.35), {
            lineBreak: false,
            baseline: 'alphabetic',
          });
          // Where a line is of one font, nothing follows that would have to know.
          if (index < runs.length - 1) left += doc.widthOfString(run.text);
        }
        top += size * leading;
      }
      return top;
    },
    rule({ x, y, width }, color, thickness = 0.75) {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .strokeColor(color)
        .stroke();
    },
    box({ x, y, width, height }, color) {
      doc.rect(x, y, width, height).fillColor(color).fill();
    },
    outline(path, color, { x, y, scale, mirror }) {
      doc.save().translate(x, y).scale(scale);
      if (mirror !== undefined) doc.translate(mirror, 0).scale(-1, 1);
      doc.path(path).fillColor(color).fill().restore();
    },
    stroke(path, { color, width, dash, roundCaps }, { x, y, scale }) {
      doc.save().translate(x, y).scale(scale);
      doc.lineCap(roundCaps ? 'round' : 'butt').lineJoin('round');
      if (dash !== undefined) doc.dash(dash / scale, { space: dash / scale });
      doc
        .path(path)
        .lineWidth(width / scale)
        .strokeColor(color)
        .stroke()
        .restore();
    },
    picture: (svg, box) => drawDrawing(doc, readDrawing(svg), box),
    photo(jpeg, { x, y, width, height, round = 0 }) {
      doc.save().roundedRect(x, y, width, height, round).clip();
      doc.image(jpeg, x, y, { cover: [width, height] });
      doc.restore();
    },
    part(tag, draw, options = {}) {
      parent.add(doc.struct(tag as never, options, draw));
    },
    within(tag, draw) {
      const outer = parent;
      const inner = doc.struct(tag as never);
      outer.add(inner);
      parent = inner;
      draw();
      inner.end();
      parent = outer;
    },
    decoration(draw) {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    addPage: () => void doc.addPage(),
    pages: () => doc.bufferedPageRange().count,
    turnTo: (page) => void doc.switchToPage(page),
  };
}

/**
 * Words, and each character of scripts that are written without blanks, may begin a line; what closes a phrase may not,
 * and what opens one does not end it.
 */
const PIECES =
  /[（「『【〈《]*(?:[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef][、。，．：；？！）」』】〉》]*|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+(?:[、。，．：；？！）」』】〉》]+|\s*))|\s+/gu;

/**
 * Each piece is measured once, with the blanks behind it and without; `at` is where in the text it begins, for whom words
 * are not all in one weight.
 */
export function wrap(text: string, width: number, widthOf: (part: string, at: number) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let wide = 0;
  const add = (piece: string, at: number): boolean => {
    if (wide + widthOf(piece.trimEnd(), at) > width) return false;
    line += piece;
    wide += widthOf(piece, at);
    return true;
  };
  const begin = (): void => {
    line = '';
    wide = 0;
  };
  for (const { 0: piece, index } of text.replaceAll('\t', ' ').matchAll(PIECES)) {
    if (add(piece, index)) continue;
    if (line.trim() !== '') lines.push(line.trimEnd());
    begin();
    // What is longer than a line by itself is broken where the line ends.
    let at = index;
    for (const character of piece) {
      if (!add(character, at)) {
        if (line !== '') lines.push(line);
        line = character;
        wide = widthOf(character, at);
      }
      at += character.length;
    }
  }
  if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd());
  return lines;
}
