import type { ProseBlock } from '../../../contract/texts/prose.ts';
import { INK } from '../ink.ts';
import type { Sheet } from '../sheet.ts';
import { type Flow, MARGIN } from './flow.ts';
import { drawInk, inkHeight } from './ink-text.ts';
import { columnsOf, drawRow, rowHeight, TABLE_PAD } from './tables.ts';

const headingLook = (scale: number, level: 2 | 3) =>
  ({ size: (level === 2 ? 13.5 : 11.5) * scale, weight: 'bold', leading: 1.3, color: INK.green }) as const;
export const bodyLook = (scale: number) => ({ size: 10.5 * scale, leading: 1.42, color: INK.text }) as const;
export const quietLook = (scale: number) => ({ size: 9.5 * scale, leading: 1.4, color: INK.quiet }) as const;

/** It never stands alone at the foot of a page. */
export function drawHeading(flow: Flow, heading: string, stays: number, level: 2 | 3 = 2): void {
  const { sheet, inner, scale } = flow;
  const look = headingLook(scale, level);
  flow.put(
    sheet.height(heading, inner, look) + 3,
    (y) => sheet.part(`H${level}`, () => void sheet.text(heading, { x: MARGIN, y, width: inner }, look)),
    stays,
  );
}

const INDENT = 17;

/** How high the first thing below a heading is, which stays with it. */
export function firstHeight(flow: Flow, first: ProseBlock | undefined): number {
  const { sheet, inner, scale } = flow;
  const look = bodyLook(scale);
  if (first?.kind === 'paragraph') return inkHeight(sheet, first.text, inner, look);
  if (first?.kind === 'list') return inkHeight(sheet, first.items[0] ?? '', inner - INDENT, look);
  if (first?.kind === 'table') return beginningOf(measured(flow, first));
  return 0;
}

export function drawBlock(flow: Flow, block: ProseBlock): void {
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

export function drawParagraph(flow: Flow, text: string, look: Look): void {
  const { sheet } = flow;
  putWords(flow, text, look, { indent: 0, after: 0 }, (place) =>
    sheet.part('P', () => drawInk(sheet, text, place, look)),
  );
}

function drawList(flow: Flow, { start, items }: Extract<ProseBlock, { kind: 'list' }>): void {
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

type Table = Extract<ProseBlock, { kind: 'table' }>;

function measured({ sheet, inner, scale }: Flow, { heads, rows }: Table) {
  const look = { size: 9.5 * scale, leading: 1.35, color: INK.text } as const;
  const columns = columnsOf(sheet, [heads, ...rows], inner, look);
  const head = rowHeight(sheet, heads, columns, { ...look, weight: 'bold' });
  return { look, columns, head, heights: rows.map((row) => rowHeight(sheet, row, columns, look)) };
}

/** A table of so many rows is never parted; of a longer one two rows stay together, at its beginning and at its end. */
const WHOLE = 4;
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

/** Below every page: what it is, and which page of how many. */
export function drawFeet(
  sheet: Sheet,
  flow: Flow,
  words: string,
  pageOf: (page: number, of: number) => string,
): void {
  const look = { size: 8.5, color: INK.quiet } as const;
  const of = sheet.pages();
  const y = flow.bottom - 12;
  for (let page = 1; page <= of; page += 1) {
    sheet.turnTo(page - 1);
    sheet.decoration(() => {
      sheet.text(words, { x: MARGIN, y, width: flow.inner - 80 }, look);
      const place = { x: MARGIN + flow.inner - 80, y, width: 80 };
      sheet.text(pageOf(page, of), place, {
        ...look,
        align: 'right',
      });
    });
  }
}
