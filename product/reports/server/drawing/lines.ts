import type { Locale } from '#brands/brand.ts';
import { type Sheet, type TextLook, wrap } from '#platform/server/pdf/sheet.ts';
import type { Line } from '../../rules/page-shape.ts';
import { inARow } from '../../rules/words.ts';

type Place = { x: number; y: number; width: number };

const LEADING = 1.4;

/** Wrapped as if all of it were bold, so that bold words at its beginning never run over. */
function rowsOf(sheet: Sheet, text: string, width: number, look: TextLook): string[] {
  const bold = { ...look, weight: 'bold' } as const;
  return wrap(text, width, (part) => sheet.widthOf(part, bold));
}

const textOf = ({ strong, text }: Line, language: Locale): string =>
  inARow([...(strong === null ? [] : [strong]), text], language);

export function lineHeight(
  sheet: Sheet,
  line: Line,
  width: number,
  look: TextLook,
  language: Locale,
): number {
  const { size = 10, leading = LEADING } = look;
  return rowsOf(sheet, textOf(line, language), width, look).length * size * leading;
}

/** A line whose first words stand out. Answers where the next one may begin. */
export function drawLine(sheet: Sheet, line: Line, place: Place, look: TextLook, language: Locale): number {
  const { size = 10, leading = LEADING } = look;
  const whole = textOf(line, language);
  const strongEnd = line.strong?.length ?? 0;
  let at = 0;
  let y = place.y;
  for (const row of rowsOf(sheet, whole, place.width, look)) {
    const start = whole.indexOf(row, at);
    at = start + row.length;
    const cut = Math.min(Math.max(strongEnd - start, 0), row.length);
    const [bold, rest] = [row.slice(0, cut), row.slice(cut)];
    if (bold !== '') sheet.text(bold, { ...place, y, width: place.width * 2 }, { ...look, weight: 'bold' });
    const indent = bold === '' ? 0 : sheet.widthOf(bold, { ...look, weight: 'bold' });
    if (rest !== '') sheet.text(rest, { x: place.x + indent, y, width: place.width * 2 }, look);
    y += size * leading;
  }
  return y;
}
