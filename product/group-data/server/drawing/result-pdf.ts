import type { Brand } from '#brands/brand.ts';
import { INK, paperFor } from '#platform/server/pdf/ink.ts';
import { makePdf, type Sheet } from '#platform/server/pdf/sheet.ts';
import { cardsBlock, type Setting, smallBlock } from '#product/reports/server/drawing/blocks.ts';
import { headBlock } from '#product/reports/server/drawing/head.ts';
import { MARGIN, sizeOf } from '#product/reports/server/drawing/ink.ts';
import type { PrintedSaid, ResultPage } from '../../rules/pages/page-shape.ts';
import { drawLevel } from './level.ts';

const SCALES = [1, 0.92, 0.85, 0.78, 0.7, 0.62];
const GAP = 14;
/** Name, before, now, was there. */
const SHARES = [0.26, 0.31, 0.31, 0.12] as const;

export function resultPdf(brand: Brand, page: ResultPage, date: Date): Promise<Buffer> {
  return makePdf(
    {
      title: `${page.name}: ${page.about}`,
      author: brand.name,
      language: page.language === 'en' ? 'en-US' : page.language,
      date,
      paper: paperFor(page.language),
      says: JSON.stringify(page),
    },
    (sheet) => draw(sheet, brand, page),
  );
}

function draw(sheet: Sheet, brand: Brand, page: ResultPage): void {
  const { height, inner } = sizeOf(page.language);
  const made = SCALES.map((scale) => {
    const setting: Setting = { sheet, language: page.language, inner, scale };
    const blocks = [headBlock(setting, brand, page), cards(setting, page), tableBlock(setting, page)];
    const small = smallBlock(setting, page.small);
    const total = [...blocks, small].reduce((sum, block) => sum + block.height + GAP, 0);
    return { blocks, small, total };
  });
  const chosen = made.find(({ total }) => total <= height - 2 * MARGIN) ?? made.at(-1);
  let y = MARGIN;
  for (const block of chosen?.blocks ?? []) {
    block.draw(y);
    y += block.height + GAP;
  }
  chosen?.small.draw(height - MARGIN - chosen.small.height);
}

/** What it was for, and what was done for it. */
function cards(setting: Setting, { goal, lessons }: ResultPage) {
  const card = (title: string, lines: readonly string[]) => ({
    title,
    lines: lines.map((text) => ({ strong: null, text })),
    quote: null,
  });
  return cardsBlock(setting, [
    { card: card(goal.title, [goal.text]), icon: 'next', tint: 'plain' },
    { card: card(lessons.title, lessons.lines), icon: 'next', tint: 'plain' },
  ]);
}

const bodyLook = (scale: number) => ({ size: 9.5 * scale, leading: 1.35 }) as const;
const MARK_ROOM = 14;

function tableBlock(setting: Setting, page: ResultPage) {
  const { scale } = setting;
  const heights = page.rows.map((row) => rowHeight(setting, row));
  const header = 20 * scale;
  return {
    height: header + heights.reduce((sum, one) => sum + one, 0),
    draw: (top: number) => {
      setting.sheet.within('Table', () => {
        drawHeader(setting, page, top);
        let y = top + header;
        for (const [at, row] of page.rows.entries()) {
          drawRow(setting, row, y);
          y += heights[at] ?? 0;
          const line = { x: MARGIN, y: y - 3, width: setting.inner };
          setting.sheet.decoration(() => setting.sheet.rule(line, INK.faint));
        }
      });
    },
  };
}

const xAt = ({ inner }: Setting, at: number): number =>
  MARGIN + SHARES.slice(0, at).reduce((sum, share) => sum + share, 0) * inner;
const widthAt = ({ inner }: Setting, at: number): number => (SHARES[at] ?? 0) * inner - 8;

function rowHeight(setting: Setting, row: ResultPage['rows'][number]): number {
  const { sheet, scale } = setting;
  const look = bodyLook(scale);
  const of = (lines: readonly string[], width: number): number =>
    lines.reduce((sum, line) => sum + sheet.height(line, width, look), 0);
  return (
    Math.max(
      of([row.name], widthAt(setting, 0)),
      of(row.before.lines, widthAt(setting, 1) - MARK_ROOM),
      of(row.now.lines, widthAt(setting, 2) - MARK_ROOM),
    ) +
    8 * scale
  );
}

function drawHeader(setting: Setting, { columns }: ResultPage, y: number): void {
  const { sheet, scale, inner } = setting;
  const look = { size: 8.5 * scale, weight: 'bold', color: INK.quiet } as const;
  sheet.within('TR', () => {
    for (const [at, name] of columns.entries()) {
      sheet.part('TH', () => {
        sheet.text(name, { x: xAt(setting, at), y, width: widthAt(setting, at) }, look);
      });
    }
  });
  sheet.decoration(() => sheet.rule({ x: MARGIN, y: y + 16 * scale, width: inner }, INK.line, 1.25));
}

function drawRow(setting: Setting, row: ResultPage['rows'][number], y: number): void {
  const { sheet, scale } = setting;
  const look = bodyLook(scale);
  sheet.within('TR', () => {
    sheet.part('TH', () => {
      sheet.text(
        row.name,
        { x: xAt(setting, 0), y, width: widthAt(setting, 0) },
        { ...look, weight: 'bold' },
      );
    });
    drawSaid(setting, row.before, 1, y);
    drawSaid(setting, row.now, 2, y);
    sheet.part('TD', () => {
      sheet.text(row.came, { x: xAt(setting, 3), y, width: widthAt(setting, 3) }, look);
    });
  });
}

function drawSaid(setting: Setting, { mark, lines }: PrintedSaid, at: number, top: number): void {
  const { sheet, scale } = setting;
  const look = bodyLook(scale);
  sheet.part('TD', () => {
    const x = xAt(setting, at);
    const middle = { x: x + 5, y: top + look.size * 0.68, radius: 4.2 * scale };
    if (mark !== null) drawLevel(sheet, mark, middle);
    let y = top;
    for (const [index, line] of lines.entries()) {
      const place = { x: x + MARK_ROOM, y, width: widthAt(setting, at) - MARK_ROOM };
      y = sheet.text(line, place, index === 0 ? look : { ...look, color: INK.quiet });
    }
  });
}
