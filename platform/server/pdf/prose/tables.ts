import { plainOf } from '../../../contract/texts/prose.ts';
import { INK, TINTS } from '../ink.ts';
import type { Sheet, TextLook } from '../sheet.ts';
import { drawInk, inkHeight } from './ink-text.ts';

type Look = TextLook & { size: number; leading: number };

export const TABLE_PAD = 5;
/** Of a column, in points: what is longer is wrapped. */
const LONGEST = 260;

/** As wide as their texts want, and none narrower than its longest word. */
export function columnsOf(
  sheet: Sheet,
  rows: readonly (readonly string[])[],
  inner: number,
  look: Look,
): number[] {
  const bold = { ...look, weight: 'bold' } as const;
  const wide = (text: string): number => sheet.widthOf(text, bold) + 2 * TABLE_PAD + 1;
  const cells = (rows[0] ?? []).map((_, at) => rows.map((row) => plainOf(row[at] ?? '')));
  const wants = cells.map((column) => Math.min(LONGEST, Math.max(...column.map(wide))));
  const least = cells.map((column) =>
    Math.max(...column.flatMap((cell) => cell.split(/[\s\u2e80-\u9fff]/).map(wide))),
  );
  const wanted = sum(wants);
  if (wanted <= inner) return wants.map((want) => want * (inner / wanted));
  const free = Math.max(0, inner - sum(least));
  const over = sum(wants.map((want, at) => Math.max(0, want - (least[at] ?? 0)))) || 1;
  const widths = wants.map(
    (want, at) => (least[at] ?? 0) + (free * Math.max(0, want - (least[at] ?? 0))) / over,
  );
  const total = sum(widths);
  return total > inner ? widths.map((width) => width * (inner / total)) : widths;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export function rowHeight(
  sheet: Sheet,
  row: readonly string[],
  columns: readonly number[],
  look: Look,
): number {
  // The first cell names its row, in bold: it is as wide as it is drawn.
  const heights = row.map((cell, at) => {
    const own = at === 0 ? ({ ...look, weight: 'bold' } as const) : look;
    return inkHeight(sheet, cell, (columns[at] ?? 0) - 2 * TABLE_PAD, own);
  });
  return Math.max(...heights) + 2 * TABLE_PAD - 3;
}

type RowPlace = { x: number; y: number; height: number; isHead: boolean };

export function drawRow(
  sheet: Sheet,
  row: readonly string[],
  columns: readonly number[],
  { x, y, height, isHead }: RowPlace,
  look: Look,
): void {
  const width = sum(columns);
  sheet.decoration(() => {
    if (isHead) sheet.box({ x, y, width, height }, TINTS.green.fill);
    sheet.rule({ x, y: y + height, width }, isHead ? INK.bar : INK.line);
  });
  sheet.within('TR', () => {
    let left = x;
    for (const [at, cell] of row.entries()) {
      const place = { x: left + TABLE_PAD, y: y + TABLE_PAD - 2, width: (columns[at] ?? 0) - 2 * TABLE_PAD };
      const own = isHead || at === 0 ? ({ ...look, weight: 'bold' } as const) : look;
      sheet.part(isHead ? 'TH' : 'TD', () => drawInk(sheet, cell, place, own));
      left += columns[at] ?? 0;
    }
  });
}
