import type { Brand } from '#brands/brand.ts';
import { INK, paperFor } from '#platform/server/pdf/ink.ts';
import { makePdf, type Sheet } from '#platform/server/pdf/sheet.ts';
import { type Setting, smallBlock } from '#product/reports/server/drawing/blocks.ts';
import { headBlock } from '#product/reports/server/drawing/head.ts';
import { MARGIN, sizeOf } from '#product/reports/server/drawing/ink.ts';
import type { GroupPage, PrintedCount } from '../../rules/pages/page-shape.ts';
import { drawLevel } from './level.ts';

/** Rows get lower until a class is on one page; a longer list goes on on the next. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65];
const ROW = 17;
const NAME_SHARE = 0.24;
const GAP = 10;

export function groupPdf(brand: Brand, page: GroupPage, date: Date): Promise<Buffer> {
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

function draw(sheet: Sheet, brand: Brand, page: GroupPage): void {
  const { height, inner } = sizeOf(page.language);
  const bottom = height - MARGIN;
  const settings = SCALES.map((scale) => ({ sheet, language: page.language, inner, scale }));
  const needs = (setting: Setting): number =>
    headBlock(setting, brand, page).height +
    GAP +
    tableHeight(setting, page) +
    GAP +
    smallBlock(setting, page.small).height;
  const chosen = settings.find((one) => needs(one) <= bottom - MARGIN) ?? settings.at(-1);
  if (chosen === undefined) return;
  const head = headBlock(chosen, brand, page);
  const small = smallBlock(chosen, page.small);
  head.draw(MARGIN);
  let y = MARGIN + head.height + GAP;
  const end = bottom - small.height - GAP;
  sheet.within('Table', () => {
    y = drawHeader(chosen, page, y);
    y = drawClassRow(chosen, page, y);
    for (const row of page.rows) {
      if (y + rowHeight(chosen) > end) {
        sheet.addPage();
        y = drawHeader(chosen, page, MARGIN);
      }
      drawRow(chosen, row, y);
      y += rowHeight(chosen);
    }
  });
  small.draw(bottom - small.height);
}

const rowHeight = ({ scale }: Setting): number => ROW * scale;
const headerHeight = ({ scale }: Setting): number => 28 * scale;
const COUNT = 11.5;
/** As many rows as there are parts, of which every skill has the same. */
const classHeight = ({ scale }: Setting, { skills }: NonNullable<GroupPage['classRow']>): number =>
  (6 + COUNT * (skills[0]?.length ?? 0)) * scale;

function tableHeight(setting: Setting, { rows, classRow }: GroupPage): number {
  const above = headerHeight(setting) + (classRow === null ? 0 : classHeight(setting, classRow));
  return above + rows.length * rowHeight(setting);
}

const skillWidth = ({ inner }: Setting): number => (inner * (1 - NAME_SHARE)) / 6;
const skillX = (setting: Setting, at: number): number =>
  MARGIN + setting.inner * NAME_SHARE + at * skillWidth(setting);

function drawHeader(setting: Setting, { columns }: GroupPage, y: number): number {
  const { sheet, scale, inner } = setting;
  const look = { size: 8 * scale, weight: 'bold', color: INK.quiet, leading: 1.25 } as const;
  sheet.within('TR', () => {
    sheet.part('TH', () => {
      const width = inner * NAME_SHARE - 6;
      sheet.text(columns.name, { x: MARGIN, y, width }, look);
    });
    for (const [at, name] of columns.skills.entries()) {
      sheet.part('TH', () => {
        sheet.text(name, { x: skillX(setting, at), y, width: skillWidth(setting) - 4 }, look);
      });
    }
  });
  const below = y + headerHeight(setting);
  sheet.decoration(() => sheet.rule({ x: MARGIN, y: below - 3, width: inner }, INK.line, 1.25));
  return below;
}

function drawClassRow(setting: Setting, { classRow }: GroupPage, y: number): number {
  if (classRow === null) return y;
  const { sheet, scale, inner } = setting;
  const look = { size: 8.5 * scale, leading: 1.35 } as const;
  sheet.within('TR', () => {
    sheet.part('TH', () => {
      const width = inner * NAME_SHARE - 6;
      sheet.text(classRow.label, { x: MARGIN, y, width }, { ...look, size: 9.5 * scale, weight: 'bold' });
    });
    for (const [at, counts] of classRow.skills.entries()) {
      const draw = (): void => {
        for (const [index, count] of counts.entries()) {
          const place = { x: skillX(setting, at), y: y + index * COUNT * scale };
          drawCount(setting, count, place, classRow.most);
        }
      };
      sheet.part('TD', draw, { alt: counts.map(({ spoken }) => spoken).join(' ') });
    }
  });
  const below = y + classHeight(setting, classRow);
  sheet.decoration(() => sheet.rule({ x: MARGIN, y: below - 3, width: inner }, INK.line, 1.25));
  return below;
}

/** A mark, a bar that is full where it is clear, and its number. */
function drawCount(
  setting: Setting,
  { count, level, isClear }: PrintedCount,
  { x, y }: { x: number; y: number },
  most: number,
): void {
  const { sheet, scale } = setting;
  const look = { size: 8.5 * scale, leading: 1.35 } as const;
  const unit = (skillWidth(setting) - 34) / Math.max(most, 1);
  drawLevel(sheet, { level, isClear }, { x: x + 4, y: y + 5.8 * scale, radius: 3.2 * scale });
  const bar = { y: y + 2.8 * scale, height: 6 * scale };
  if (isClear) sheet.box({ ...bar, x: x + 11, width: count * unit }, INK.green);
  else if (count > 0) {
    const path = `M0 0H${count * unit}V${bar.height}H0Z`;
    const at = { x: x + 11, y: bar.y, scale: 1 };
    sheet.outline(path, INK.faint, at);
    sheet.stroke(path, { color: INK.green, width: 0.8, dash: 1.6 }, at);
  }
  sheet.text(String(count), { x: x + 14 + count * unit, y, width: 24 }, look);
}

function drawRow(setting: Setting, row: GroupPage['rows'][number], y: number): void {
  const { sheet, scale, inner } = setting;
  const look = { size: 9.5 * scale, leading: 1.3 } as const;
  const middle = y + rowHeight(setting) / 2;
  const top = middle - look.size * 0.65;
  sheet.within('TR', () => {
    sheet.part('TH', () => {
      const width = inner * NAME_SHARE - 8;
      sheet.text(fitted(sheet, row.name, width, look), { x: MARGIN, y: top, width }, look);
    });
    if (row.marks === null) {
      sheet.part('TD', () => {
        const place = { x: skillX(setting, 0), y: top, width: 6 * skillWidth(setting) };
        sheet.text(row.missing, place, { ...look, color: INK.quiet });
      });
      return;
    }
    for (const [at, mark] of row.marks.entries()) {
      sheet.part('TD', () => {
        if (mark.isUntold !== true)
          drawLevel(sheet, mark, { x: skillX(setting, at) + 5, y: middle, radius: 4.2 * scale });
        const beside = mark.isUntold === true ? 0 : 14;
        const place = { x: skillX(setting, at) + beside, y: top, width: skillWidth(setting) - beside };
        if (mark.letter !== '') sheet.text(mark.letter, place, { ...look, color: INK.quiet });
      });
    }
  });
  sheet.decoration(() => sheet.rule({ x: MARGIN, y: y + rowHeight(setting), width: inner }, INK.faint));
}

/** One line: what does not fit is cut with a sign for it. */
function fitted(sheet: Sheet, text: string, width: number, look: { size: number }): string {
  if (sheet.widthOf(text, look) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && sheet.widthOf(`${letters.join('')}…`, look) > width) letters.pop();
  return `${letters.join('')}…`;
}
