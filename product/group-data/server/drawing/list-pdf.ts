import type { Brand } from '#brands/brand.ts';
import { INK, paperFor } from '#platform/server/pdf/ink.ts';
import { makePdf, type Sheet } from '#platform/server/pdf/sheet.ts';
import { type Setting, smallBlock } from '#product/reports/server/drawing/blocks.ts';
import { headBlock } from '#product/reports/server/drawing/head.ts';
import { MARGIN, sizeOf } from '#product/reports/server/drawing/ink.ts';
import type { ListPage } from '../../rules/pages/page-shape.ts';

/** Rows get smaller until all are on one page; a longer list goes on on the next. */
const SCALES = [1, 0.94, 0.88, 0.82, 0.76];
const GAP = 10;
const PAD = 6;

type Row = ListPage['rows'][number];

export function listPdf(brand: Brand, page: ListPage, date: Date): Promise<Buffer> {
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

function draw(sheet: Sheet, brand: Brand, page: ListPage): void {
  const { height, inner } = sizeOf(page.language);
  const bottom = height - MARGIN;
  const settings = SCALES.map((scale) => ({ sheet, language: page.language, inner, scale }));
  const needs = (setting: Setting): number =>
    headBlock(setting, brand, page).height +
    headerHeight(setting, page) +
    page.rows.reduce((sum, row) => sum + rowHeight(setting, page, row), 0) +
    smallBlock(setting, page.small).height +
    2 * GAP;
  const chosen = settings.find((one) => needs(one) <= bottom - MARGIN) ?? settings.at(-1);
  if (chosen === undefined) return;
  const head = headBlock(chosen, brand, page);
  const small = smallBlock(chosen, page.small);
  head.draw(MARGIN);
  let y = MARGIN + head.height + GAP;
  const end = bottom - small.height - GAP;
  sheet.within('Table', () => {
    y = drawHeader(chosen, page, y);
    for (const row of page.rows) {
      const high = rowHeight(chosen, page, row);
      if (y + high > end) {
        sheet.addPage();
        y = drawHeader(chosen, page, MARGIN);
      }
      drawRow(chosen, page, row, y);
      y += high;
    }
  });
  small.draw(bottom - small.height);
}

const headLook = (scale: number) =>
  ({ size: 8 * scale, weight: 'bold', color: INK.quiet, leading: 1.25 }) as const;
const lookOf = (scale: number, isStrong: boolean) =>
  ({ size: 8.5 * scale, leading: 1.35, weight: isStrong ? 'bold' : 'regular' }) as const;

/** Where a column begins, and how wide its words may be; the last cell of a row takes what is left. */
function placeOf({ inner }: Setting, { columns }: ListPage, at: number, isLast: boolean) {
  const upTo = (count: number): number =>
    columns.slice(0, count).reduce((sum, { share }) => sum + share, 0) * inner;
  const end = isLast ? inner : upTo(at + 1);
  return { x: MARGIN + upTo(at), width: end - upTo(at) - PAD };
}

function headerHeight(setting: Setting, page: ListPage): number {
  const { sheet, scale } = setting;
  const heights = page.columns.map(({ name }, at) =>
    sheet.height(name, placeOf(setting, page, at, false).width, headLook(scale)),
  );
  return Math.max(...heights) + 8;
}

/** Several lines of figures are told apart by their words, and need the room. */
const isStrong = ({ cells, isSum }: Row, at: number): boolean =>
  at === 0 || (isSum === true && cells[at]?.length === 1);

function rowHeight(setting: Setting, page: ListPage, row: Row): number {
  const { sheet, scale } = setting;
  const heights = row.cells.map((lines, at) => {
    const { width } = placeOf(setting, page, at, at === row.cells.length - 1);
    return lines.reduce((sum, line) => sum + sheet.height(line, width, lookOf(scale, isStrong(row, at))), 0);
  });
  return Math.max(...heights) + 8 * scale;
}

function drawHeader(setting: Setting, page: ListPage, y: number): number {
  const { sheet, scale, inner } = setting;
  sheet.within('TR', () => {
    for (const [at, { name }] of page.columns.entries()) {
      const place = { ...placeOf(setting, page, at, false), y };
      sheet.part('TH', () => void sheet.text(name, place, headLook(scale)));
    }
  });
  const below = y + headerHeight(setting, page);
  sheet.decoration(() => sheet.rule({ x: MARGIN, y: below - 3, width: inner }, INK.line, 1.25));
  return below;
}

function drawRow(setting: Setting, page: ListPage, row: Row, top: number): void {
  const { sheet, scale, inner } = setting;
  sheet.within('TR', () => {
    for (const [at, lines] of row.cells.entries()) {
      const place = placeOf(setting, page, at, at === row.cells.length - 1);
      const color = row.cells.length < page.columns.length && at > 0 ? INK.quiet : INK.text;
      sheet.part(at === 0 ? 'TH' : 'TD', () => {
        let y = top;
        for (const line of lines) {
          y = sheet.text(line, { ...place, y }, { ...lookOf(scale, isStrong(row, at)), color });
        }
      });
    }
  });
  const line = { x: MARGIN, y: top + rowHeight(setting, page, row) - 4 * scale, width: inner };
  sheet.decoration(() => sheet.rule(line, row.isSum === true ? INK.line : INK.faint));
}
