import type { Brand, Locale } from '#brands/brand.ts';
import { makePdf, PAPERS, type Sheet } from '#platform/server/pdf/sheet.ts';
import type { Say } from '#platform/server/texts.ts';
import { drawMark } from '#product/purchasing/server/documents/letterhead.ts';
import { INK, paperFor } from '#product/reports/server/drawing/ink.ts';
import { type Guide, type GuideBlock, LETTERS } from '../../rules/guide/guide.ts';
import { drawFigure, type Figure, figureHeight } from './figures.ts';
import { drawInk, inkHeight } from './ink-text.ts';
import type { Pictures } from './pictures.ts';
import { columnsOf, drawRow, rowHeight, TABLE_PAD } from './tables.ts';

const MARGIN = 48;
const FOOT = 26;
/** Most guides fit their pages as they are; in a full one pictures are smaller, then words. */
const SETTINGS = [
  { scale: 1, wide: 250 },
  { scale: 1, wide: 220 },
  { scale: 1, wide: 190 },
  { scale: 0.96, wide: 190 },
  { scale: 0.92, wide: 190 },
  { scale: 0.88, wide: 190 },
  { scale: 0.84, wide: 190 },
] as const;
type Size = (typeof SETTINGS)[number];
const SMALLEST: Size = { scale: 0.84, wide: 190 };
/** Words are not set smaller than this for the sake of pictures: those may take a page more. */
const LEAST_BESIDE_PICTURES = 0.92;

export type PrintedGuide = {
  guide: Guide;
  next: readonly { id: string; title: string }[];
  language: Locale;
  pictures: Pictures;
};

/** A guide to print: nothing is cut inside a step, a row or a paragraph, and no picture from the words before it. */
export function guidePdf(brand: Brand, printed: PrintedGuide, say: Say, date: Date): Promise<Buffer> {
  const { guide, language } = printed;
  const options = {
    title: guide.title,
    author: brand.name,
    language,
    date,
    paper: paperFor(language),
    says: JSON.stringify(guide),
  };
  return makePdf(options, (sheet) => {
    const measure = (size: Size): Measured => {
      const flow = flowOn(sheet, language, size, true);
      layOut(flow, brand, printed, say);
      return { pages: flow.pages(), lastFilled: flow.filled() };
    };
    const flow = flowOn(sheet, language, sizeFor(printed, measure), false);
    layOut(flow, brand, printed, say);
    if (!LETTERS.includes(guide.id)) drawFeet(sheet, flow, `${brand.name} · ${guide.title}`, say);
  });
}

type Measured = { pages: number; lastFilled: number };

/** A last page with less on it is a line that was left over, and not worth a sheet. */
const LEAST_LAST_PAGE = 0.15;

/** The largest words and pictures that fit; rather smaller ones than a sheet for a line or two. */
function sizeFor({ guide, pictures }: PrintedGuide, measure: (size: Size) => Measured): Size {
  const known = new Map<Size, Measured>();
  const measured = (size: Size): Measured => {
    const found = known.get(size) ?? measure(size);
    known.set(size, found);
    return found;
  };
  const hasPictures = pictures.size > 0;
  const readable = SETTINGS.filter(({ scale }) => !hasPictures || scale >= LEAST_BESIDE_PICTURES);
  const tried = [
    ...readable.map((size) => ({ size, most: guide.pages })),
    ...(hasPictures ? SETTINGS.map((size) => ({ size, most: guide.pages + 1 })) : []),
  ];
  let first: Size | null = null;
  for (const { size, most } of tried) {
    const { pages, lastFilled } = measured(size);
    if (pages > most) continue;
    if (pages === 1 || lastFilled >= LEAST_LAST_PAGE) return size;
    first ??= size;
  }
  return first ?? SMALLEST;
}

/** What is laid out line after line, on as many pages as it takes; dry, it is only measured. */
type Flow = {
  sheet: Sheet;
  scale: number;
  /** Of a picture. */
  wide: number;
  inner: number;
  bottom: number;
  /** How wide a line is here: beside a picture it is shorter. */
  width(): number;
  /** Draws something of a height where it has room, with what has to stay with it below. */
  put(height: number, draw: (y: number) => void, stays?: number): void;
  hasRoom(height: number): boolean;
  /** On the next page, unless this one is empty. */
  turn(): void;
  /** Draws at the right margin what the next lines run beside. */
  beside(height: number, draw: (place: { x: number; y: number }) => void): void;
  /** Goes on below what the lines ran beside. */
  clear(): void;
  /** Room between two things; none at the top of a page. */
  gap(height: number): void;
  within(tag: string, draw: () => void): void;
  pages(): number;
  /** How much of the last page is used, of 1. */
  filled(): number;
};

/** Between a picture and the lines beside it. */
const GUTTER = 14;

function flowOn(sheet: Sheet, language: Locale, size: Size, isDry: boolean): Flow {
  const { width, height } = PAPERS[paperFor(language)];
  const bottom = height - MARGIN - FOOT;
  const inner = width - 2 * MARGIN;
  let y = MARGIN;
  let pages = 1;
  /** Where lines are as wide as the page again. */
  let below = 0;
  const turn = (): void => {
    if (y <= MARGIN) return;
    pages += 1;
    y = MARGIN;
    below = 0;
    if (!isDry) sheet.addPage();
  };
  return {
    sheet,
    ...size,
    inner,
    bottom: height - MARGIN,
    width: () => (y < below ? inner - size.wide - GUTTER : inner),
    put(high, draw, stays = 0) {
      if (y + high + stays > bottom) turn();
      if (!isDry) draw(y);
      y += high;
    },
    hasRoom: (high) => y + high <= bottom,
    turn,
    beside(high, draw) {
      y = Math.max(y, below);
      if (y + high > bottom) turn();
      if (!isDry) draw({ x: MARGIN + inner - size.wide, y });
      below = y + high;
    },
    clear() {
      y = Math.max(y, below);
    },
    gap(high) {
      if (y > MARGIN) y += high;
    },
    within: (tag, draw) => (isDry ? draw() : sheet.within(tag, draw)),
    pages: () => pages,
    filled: () => (Math.max(y, below) - MARGIN) / (bottom - MARGIN),
  };
}

const TITLE = { size: 22, weight: 'bold', leading: 1.2 } as const;
const headingLook = (scale: number) =>
  ({ size: 13.5 * scale, weight: 'bold', leading: 1.3, color: INK.green }) as const;
const bodyLook = (scale: number) => ({ size: 10.5 * scale, leading: 1.42, color: INK.text }) as const;
const quietLook = (scale: number) => ({ size: 9.5 * scale, leading: 1.4, color: INK.quiet }) as const;

function layOut(flow: Flow, brand: Brand, { guide, next, pictures }: PrintedGuide, say: Say): void {
  drawHead(flow, brand, guide, say);
  const figureOf = (block: GuideBlock | undefined): Figure | null => {
    const jpeg = block?.kind === 'picture' ? pictures.get(block.name) : undefined;
    if (block?.kind !== 'picture' || jpeg === undefined) return null;
    const caption = say({ i18n: `lessons-guides.pictures.${block.name}` });
    return { jpeg, wide: flow.wide, caption, scale: flow.scale };
  };
  // A self-check is for the screen, where its answers are opened.
  const parts = guide.sections.filter(({ blocks }) => blocks.some(({ kind }) => kind !== 'check'));
  for (const { heading, blocks } of parts) {
    const shown = blocks.filter((block) => block.kind !== 'picture' || figureOf(block) !== null);
    const begins = new Map(
      shown.flatMap((block, at) => {
        const figure = figureOf(block);
        return figure === null ? [] : [[beginOf(flow, shown, at, figure), figure] as const];
      }),
    );
    flow.clear();
    flow.gap(13 * flow.scale);
    drawHeading(flow, heading, firstHeight(flow, shown[0], begins.get(0)));
    for (const [at, block] of shown.entries()) {
      if (at > 0) flow.gap(6 * flow.scale);
      const figure = begins.get(at);
      if (figure !== undefined) putFigure(flow, figure, isWords(block) || isWords(shown[at + 1]));
      drawBlock(flow, block);
    }
  }
  flow.clear();
  if (next.length === 0 || LETTERS.includes(guide.id)) return;
  flow.gap(14 * flow.scale);
  const line = `**${say({ i18n: 'lessons-guides.next' })}** ${next.map(({ id, title }) => `${id} ${title}`).join(' · ')}`;
  drawParagraph(flow, line, quietLook(flow.scale));
}

const isWords = (block: GuideBlock | undefined): boolean =>
  block?.kind === 'paragraph' || block?.kind === 'list';

/** A picture stands beside the words before it: as many of them as it is high. After a table it stands where it is. */
function beginOf(flow: Flow, blocks: readonly GuideBlock[], at: number, figure: Figure): number {
  let begin = at;
  let room = figureHeight(flow.sheet, figure);
  for (; room > 0 && isWords(blocks[begin - 1]); begin -= 1) {
    const block = blocks[begin - 1];
    const texts = block?.kind === 'list' ? block.items : block?.kind === 'paragraph' ? [block.text] : [];
    const width = flow.inner - flow.wide - GUTTER;
    for (const text of texts) room -= inkHeight(flow.sheet, text, width, bodyLook(flow.scale));
  }
  return begin;
}

function putFigure(flow: Flow, figure: Figure, hasWords: boolean): void {
  const { sheet } = flow;
  const high = figureHeight(sheet, figure);
  if (hasWords) flow.beside(high, (place) => drawFigure(sheet, figure, place));
  else flow.put(high, (y) => drawFigure(sheet, figure, { x: MARGIN, y }));
}

/** It never stands alone at the foot of a page. */
function drawHeading(flow: Flow, heading: string, stays: number): void {
  const { sheet, inner, scale } = flow;
  const look = headingLook(scale);
  flow.put(
    sheet.height(heading, inner, look) + 3,
    (y) => sheet.part('H2', () => void sheet.text(heading, { x: MARGIN, y, width: inner }, look)),
    stays,
  );
}

function drawHead(flow: Flow, brand: Brand, guide: Guide, say: Say): void {
  const { sheet, inner } = flow;
  const width = inner - 110;
  const titleHeight = sheet.height(guide.title, inner, TITLE);
  const isLetter = LETTERS.includes(guide.id);
  const facts = [
    guide.audience.map((one) => say({ i18n: `lessons-guides.for.${one}` })).join(' · '),
    say({ i18n: 'lessons-guides.minutes', values: { count: guide.minutes } }),
  ].join('   |   ');
  const factsHeight = isLetter ? 4 : 19;
  flow.put(18 + titleHeight + factsHeight + 7, (top) => {
    sheet.decoration(() => drawMark(sheet, brand, { x: MARGIN, y: top, size: 15 }));
    sheet.part('P', () => {
      sheet.text(brand.name, { x: MARGIN + 20, y: top, width }, { size: 10.5, weight: 'bold' });
      if (isLetter) return;
      const number = say({ i18n: 'lessons-guides.number', values: { id: guide.id } });
      const place = { x: MARGIN + inner - 110, y: top, width: 110 };
      sheet.text(number, place, { size: 10.5, color: INK.quiet, align: 'right' });
    });
    sheet.part('H1', () => void sheet.text(guide.title, { x: MARGIN, y: top + 18, width: inner }, TITLE));
    const below = top + 18 + titleHeight + 2;
    if (!isLetter)
      sheet.part('P', () => void sheet.text(facts, { x: MARGIN, y: below, width: inner }, quietLook(1)));
    sheet.decoration(() => {
      sheet.rule({ x: MARGIN, y: below + factsHeight, width: inner }, INK.faint, 2.5);
      sheet.rule({ x: MARGIN, y: below + factsHeight, width: 48 }, INK.accent, 2.5);
    });
  });
}

const INDENT = 17;

/** How high the first thing below a heading is, which stays with it: with a picture, if one stands beside it. */
function firstHeight(flow: Flow, first: GuideBlock | undefined, figure: Figure | undefined): number {
  const { sheet, inner, scale } = flow;
  if (figure !== undefined) return figureHeight(sheet, figure);
  const look = bodyLook(scale);
  if (first?.kind === 'paragraph') return inkHeight(sheet, first.text, inner, look);
  if (first?.kind === 'list') return inkHeight(sheet, first.items[0] ?? '', inner - INDENT, look);
  if (first?.kind === 'table') return beginningOf(measured(flow, first));
  return first === undefined ? 0 : 50 * scale;
}

function drawBlock(flow: Flow, block: GuideBlock): void {
  if (block.kind === 'paragraph') drawParagraph(flow, block.text, bodyLook(flow.scale));
  if (block.kind === 'list') drawList(flow, block);
  if (block.kind === 'table') drawTable(flow, block);
}

type Look = ReturnType<typeof bodyLook | typeof quietLook>;

/** As wide as there is room here, or on the next page where it does not fit on this one. */
function putWords(
  flow: Flow,
  text: string,
  look: Look,
  { indent, after, stays = 0 }: { indent: number; after: number; stays?: number },
  draw: (place: { x: number; y: number; width: number }) => void,
): void {
  const heightNow = (): number => inkHeight(flow.sheet, text, flow.width() - indent, look) + after;
  if (!flow.hasRoom(heightNow() + stays)) flow.turn();
  const width = flow.width() - indent;
  flow.put(heightNow(), (y) => draw({ x: MARGIN + indent, y, width }));
}

function drawParagraph(flow: Flow, text: string, look: Look): void {
  const { sheet } = flow;
  putWords(flow, text, look, { indent: 0, after: 0 }, (place) =>
    sheet.part('P', () => drawInk(sheet, text, place, look)),
  );
}

function drawList(flow: Flow, { start, items }: Extract<GuideBlock, { kind: 'list' }>): void {
  const { sheet, scale } = flow;
  const look = bodyLook(scale);
  flow.within('L', () => {
    for (const [at, item] of items.entries()) {
      // The last of several does not stand alone on the next page: the one before it comes along.
      const last = items.length > 2 && at === items.length - 2 ? items[at + 1] : undefined;
      const stays = last === undefined ? 0 : inkHeight(sheet, last, flow.width() - INDENT, look) + 2 * scale;
      putWords(flow, item, look, { indent: INDENT, after: 2 * scale, stays }, (place) =>
        sheet.within('LI', () => {
          const sign = start === null ? '•' : `${start + at}.`;
          const signLook = { ...look, weight: 'bold', color: INK.green } as const;
          const before = { x: MARGIN + 1, y: place.y, width: INDENT };
          sheet.part('Lbl', () => void sheet.text(sign, before, signLook));
          sheet.part('LBody', () => drawInk(sheet, item, place, look));
        }),
      );
    }
  });
}

type Table = Extract<GuideBlock, { kind: 'table' }>;

function measured({ sheet, inner, scale }: Flow, { heads, rows }: Table) {
  const look = { size: 9.5 * scale, leading: 1.35, color: INK.text } as const;
  const columns = columnsOf(sheet, [heads, ...rows], inner, look);
  const head = rowHeight(sheet, heads, columns, { ...look, weight: 'bold' });
  return { look, columns, head, heights: rows.map((row) => rowHeight(sheet, row, columns, look)) };
}

/** A table of so many rows is never parted; of a longer one two rows stay together, at its beginning and at its end. */
const WHOLE = 3;
const TOGETHER = 2;

function beginningOf({ head, heights }: ReturnType<typeof measured>): number {
  const first = heights.slice(0, heights.length <= WHOLE ? WHOLE : TOGETHER);
  return head + first.reduce((sum, height) => sum + height, 0);
}

function drawTable(flow: Flow, table: Table): void {
  const { sheet } = flow;
  const { heads, rows } = table;
  const sizes = measured(flow, table);
  const { look, columns, head, heights } = sizes;
  flow.clear();
  flow.gap(2);
  flow.within('Table', () => {
    const putHead = (stays = 0): void =>
      flow.put(
        head,
        (y) => drawRow(sheet, heads, columns, { x: MARGIN, y, height: head, isHead: true }, look),
        stays,
      );
    putHead(beginningOf(sizes) - head);
    for (const [at, row] of rows.entries()) {
      const height = heights[at] ?? 0;
      // What a column is stands above it on every page.
      const last = rows.length > WHOLE && at === rows.length - TOGETHER ? (heights[at + 1] ?? 0) : 0;
      if (!flow.hasRoom(height + last)) putHead(height + last);
      flow.put(height, (y) => drawRow(sheet, row, columns, { x: MARGIN, y, height, isHead: false }, look));
    }
  });
  flow.gap(TABLE_PAD);
}

function drawFeet(sheet: Sheet, flow: Flow, words: string, say: Say): void {
  const look = { size: 8.5, color: INK.quiet } as const;
  const of = sheet.pages();
  const y = flow.bottom - 12;
  for (let page = 1; page <= of; page += 1) {
    sheet.turnTo(page - 1);
    sheet.decoration(() => {
      sheet.text(words, { x: MARGIN, y, width: flow.inner - 80 }, look);
      const place = { x: MARGIN + flow.inner - 80, y, width: 80 };
      sheet.text(say({ i18n: 'lessons-guides.page', values: { page, of } }), place, {
        ...look,
        align: 'right',
      });
    });
  }
}
