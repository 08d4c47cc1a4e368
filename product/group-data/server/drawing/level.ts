import { INK } from '#platform/server/pdf/ink.ts';
import type { Sheet } from '#platform/server/pdf/sheet.ts';
import { drawSilence } from '#product/reports/server/drawing/shapes.ts';
import type { PrintedMark } from '../../rules/pages/page-shape.ts';

const circle = (r: number): string => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
const half = (r: number): string => `M${-r} 0A${r} ${r} 0 0 0 ${r} 0Z`;
/** On a circle of 4. */
const CHECK = 'M-2.100 0L-0.600 1.600L2.200 -1.500';

/** Ring, half, full disc with a check; dashed and pale where it is not clear; three dots where nothing is said yet. About its middle. */
export function drawLevel(
  sheet: Sheet,
  { level, isClear }: Pick<PrintedMark, 'level' | 'isClear'>,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const at = { x, y, scale: 1 };
  if (level === null) {
    drawSilence(sheet, x, y);
    return;
  }
  const fill = isClear ? INK.green : INK.bar;
  if (level === 1) sheet.outline(half(radius), fill, at);
  if (level === 2) sheet.outline(circle(radius), fill, at);
  sheet.stroke(circle(radius), { color: INK.green, width: 1.1, ...(isClear ? {} : { dash: 1.8 }) }, at);
  if (level === 2) {
    const color = isClear ? '#ffffff' : INK.green;
    sheet.stroke(CHECK, { color, width: 1.2, roundCaps: true }, { x, y, scale: radius / 4 });
  }
}
