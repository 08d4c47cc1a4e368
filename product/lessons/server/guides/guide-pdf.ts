import type { Brand, Locale } from '#brands/brand.ts';
import { makePdf, PAPERS, type Sheet } from '#platform/server/pdf/sheet.ts';
import type { Say } from '#platform/server/texts.ts';
import { drawMark } from '#product/purchasing/server/documents/letterhead.ts';
import { INK, paperFor } from '#product/reports/server/drawing/ink.ts';
import { type Guide, type GuideBlock, LETTERS } from '../../rules/guide/guide.ts';
import { drawInk, inkHeight } from './ink-text.ts';
import { columnsOf, drawRow, rowHeight, TABLE_PAD } from './tables.ts';

const MARGIN = 48;
const FOOT = 26;
/** Most guides fit their pages as they are; a full one is set a little smaller. */
const SCALES = [1, 0.96, 0.92, 0.88, 0.84] as const;

export type PrintedGuide = {
  guide: Guide;
  next: readonly { id: string; title: string }[];
  language: Locale;
};

/** A guide to print: nothing is cut inside a step, a row or a paragraph. Pictures are for the screen. */
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
    const fits = (scale: number): boolean => {
      const flow = flowOn(sheet, language, scale, true);
      layOut(flow, brand, printed, say);
      return flow.pages() <= guide.pages;
    };
    const flow = flowOn(sheet, language, SCALES.find(fits) ?? SCALES[4], false);
    layOut(flow, brand, printed, say);
    if (!LETTERS.includes(guide.id)) drawFeet(sheet, flow, `${brand.name} · ${guide.title}`, say);
  });
}

/** What is laid out line after line, on as many pages as it takes; dry, it is only measured. */
type Flow = {
  sheet: Sheet;
  scale: number;
  inner: number;
  bottom: number;
  /** Draws something of a height where it has room, with what has to stay with it below. */
  put(height: number, draw: (y: number) => void, stays?: number): void;
  hasRoom(height: number): boolean;
  /** Room between two things; none at the top of a page. */
  gap(height: number): void;
  within(tag: string, draw: () => void): void;
  pages(): number;
};

function flowOn(sheet: Sheet, language: Locale, scale: number, isDry: boolean): Flow {
  const { width, height } = PAPERS[paperFor(language)];
  const bottom = height - MARGIN - FOOT;
  let y = MARGIN;
  let pages = 1;
  return {
    sheet,
    scale,
    inner: width - 2 * MARGIN,
    bottom: height - MARGIN,
    put(high, draw, stays = 0) {
      if (y + high + stays > bottom && y > MARGIN) {
        pages += 1;
        y = MARGIN;
        if (!isDry) sheet.addPage();
      }
      if (!isDry) draw(y);
      y += high;
    },
    hasRoom: (high) => y + high <= bottom,
    gap(high) {
      if (y > MARGIN) y += high;
    },
    within: (tag, draw) => (isDry ? draw() : sheet.within(tag, draw)),
    pages: () => pages,
  };
}

const TITLE = { size: 22, weight: 'bold', leading: 1.2 } as const;
const headingLook = (scale: number) =>
  ({ size: 13.5 * scale, weight: 'bold', leading: 1.3, color: INK.green }) as const;
const bodyLook = (scale: number) => ({ size: 10.5 * scale, leading: 1.42, color: INK.text }) as const;
const quietLook = (scale: number) => ({ size: 9.5 * scale, leading: 1.4, color: INK.quiet }) as const;

function layOut(flow: Flow, brand: Brand, { guide, next }: PrintedGuide, say: Say): void {
  drawHead(flow, brand, guide, say);
  for (const { heading, blocks } of guide.sections) {
    flow.gap(13 * flow.scale);
    const look = headingLook(flow.scale);
    const height = flow.sheet.height(heading, flow.inner, look) + 3;
    // A heading never stands alone at the foot of a page.
    flow.put(
      height,
      (y) =>
        flow.sheet.part('H2', () => void flow.sheet.text(heading, { x: MARGIN, y, width: flow.inner }, look)),
      blocks[0] === undefined ? 0 : firstHeight(flow, blocks[0]),
    );
    let isFirst = true;
    for (const block of blocks) {
      if (block.kind === 'picture') continue;
      if (!isFirst) flow.gap(6 * flow.scale);
      isFirst = false;
      drawBlock(flow, block);
    }
  }
  if (next.length === 0 || LETTERS.includes(guide.id)) return;
  flow.gap(14 * flow.scale);
  const line = `**${say({ i18n: 'lessons-guides.next' })}** ${next.map(({ id, title }) => `${id} ${title}`).join(' · ')}`;
  drawParagraph(flow, line, quietLook(flow.scale));
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

/** How high the first thing of a block is, which stays with the heading above. */
function firstHeight(flow: Flow, block: GuideBlock): number {
  const { sheet, inner, scale } = flow;
  const look = bodyLook(scale);
  if (block.kind === 'paragraph') return inkHeight(sheet, block.text, inner, look);
  if (block.kind === 'list') return inkHeight(sheet, block.items[0] ?? '', inner - INDENT, look);
  return 50 * scale;
}

function drawBlock(flow: Flow, block: GuideBlock): void {
  if (block.kind === 'paragraph') drawParagraph(flow, block.text, bodyLook(flow.scale));
  if (block.kind === 'list') drawList(flow, block);
  if (block.kind === 'table') drawTable(flow, block);
}

function drawParagraph(flow: Flow, text: string, look: ReturnType<typeof bodyLook | typeof quietLook>): void {
  const { sheet, inner } = flow;
  flow.put(inkHeight(sheet, text, inner, look), (y) =>
    sheet.part('P', () => drawInk(sheet, text, { x: MARGIN, y, width: inner }, look)),
  );
}

function drawList(flow: Flow, { start, items }: Extract<GuideBlock, { kind: 'list' }>): void {
  const { sheet, inner, scale } = flow;
  const look = bodyLook(scale);
  flow.within('L', () => {
    for (const [at, item] of items.entries()) {
      const width = inner - INDENT;
      flow.put(inkHeight(sheet, item, width, look) + 2 * scale, (y) =>
        sheet.within('LI', () => {
          const sign = start === null ? '•' : `${start + at}.`;
          const signLook = { ...look, weight: 'bold', color: INK.green } as const;
          sheet.part('Lbl', () => void sheet.text(sign, { x: MARGIN + 1, y, width: INDENT }, signLook));
          sheet.part('LBody', () => drawInk(sheet, item, { x: MARGIN + INDENT, y, width }, look));
        }),
      );
    }
  });
}

function drawTable(flow: Flow, { heads, rows }: Extract<GuideBlock, { kind: 'table' }>): void {
  const { sheet, inner, scale } = flow;
  const look = { size: 9.5 * scale, leading: 1.35, color: INK.text } as const;
  const columns = columnsOf(sheet, [heads, ...rows], inner, look);
  const head = rowHeight(sheet, heads, columns, { ...look, weight: 'bold' });
  const heights = rows.map((row) => rowHeight(sheet, row, columns, look));
  flow.gap(2);
  flow.within('Table', () => {
    const putHead = (stays = 0): void =>
      flow.put(
        head,
        (y) => drawRow(sheet, heads, columns, { x: MARGIN, y, height: head, isHead: true }, look),
        stays,
      );
    putHead(heights[0]);
    for (const [at, row] of rows.entries()) {
      const height = heights[at] ?? 0;
      // What a column is stands above it on every page.
      if (!flow.hasRoom(height)) putHead(height);
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
