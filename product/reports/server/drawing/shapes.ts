import { INK } from '#platform/server/pdf/ink.ts';
import type { Sheet } from '#platform/server/pdf/sheet.ts';
import type { Mark } from '../../rules/page-shape.ts';

type Box = { x: number; y: number; width: number; height: number };

/** From its own corner. */
export function roundPath({ width, height }: Pick<Box, 'width' | 'height'>, radius: number): string {
  const r = Math.min(radius, height / 2, width / 2);
  return `M${r} 0H${width - r}A${r} ${r} 0 0 1 ${width} ${r}V${height - r}A${r} ${r} 0 0 1 ${width - r} ${height}H${r}A${r} ${r} 0 0 1 0 ${height - r}V${r}A${r} ${r} 0 0 1 ${r} 0Z`;
}

export function roundBox(sheet: Sheet, box: Box, radius: number, fill: string, edge?: string) {
  const path = roundPath(box, radius);
  const at = { x: box.x, y: box.y, scale: 1 };
  sheet.outline(path, fill, at);
  if (edge !== undefined) sheet.stroke(path, { color: edge, width: 0.75 }, at);
}

/** About its middle. */
const circle = (r: number): string => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;

export function disc(sheet: Sheet, x: number, y: number, radius: number, fill: string): void {
  sheet.outline(circle(radius), fill, { x, y, scale: 1 });
}

/** Nothing to say yet. It is no dash: that is where nothing was asked. */
export function drawSilence(sheet: Sheet, x: number, y: number): void {
  for (const step of [-3, 0, 3]) disc(sheet, x + step, y, 0.8, INK.quiet);
}

/** Ring, half, full disc with a check; dashed with a half where it is not clear; three dots where nothing is said yet. */
export function drawMarkOf(sheet: Sheet, mark: Mark, x: number, y: number, radius: number): void {
  const at = { x, y, scale: 1 };
  const half = `M${-radius} 0A${radius} ${radius} 0 0 0 ${radius} 0Z`;
  const ring = { color: INK.green, width: 1.3 };
  switch (mark) {
    case 'emerging':
      sheet.stroke(circle(radius), ring, at);
      break;
    case 'improving':
      sheet.outline(half, INK.green, at);
      sheet.stroke(circle(radius), ring, at);
      break;
    case 'proficient':
      sheet.outline(circle(radius), INK.green, at);
      sheet.stroke('M-2.4 0L-0.7 1.8L2.5 -1.7', { color: '#ffffff', width: 1.3, roundCaps: true }, at);
      break;
    case 'unclear':
      sheet.outline(half, INK.bar, at);
      sheet.stroke(circle(radius), { ...ring, dash: 2 }, at);
      break;
    case 'none':
      drawSilence(sheet, x, y);
  }
}

/** What stands before the title of a card, on a field of 16 by 16. */
const ICONS = {
  well: 'M8 15V8M8 9C8 5.500 5.500 3.500 2 3.500C2 7 4.500 9 8 9ZM8 7C8 4 10 2 14 2C14 5.500 11.500 7 8 7ZM5 15H11',
  next: 'M2 14L6 14L6 10L10 10L10 6L14 6L14 2',
  play: 'M5 5H11C13.500 5 15 7.500 15 10.500C15 13.500 12.500 13.500 11 11.500H5C3.500 13.500 1 13.500 1 10.500C1 7.500 2.500 5 5 5ZM5 7V10M3.500 8.500H6.500M11 7.500V7.600M12.500 9V9.100',
  home: 'M2 8L8 2L14 8M3.500 7V14H12.500V7M6.500 14V10H9.500V14',
  made: 'M2 2H14V14H2ZM8 2V14M2 8H14',
} as const;
export type IconName = keyof typeof ICONS;

export function drawIcon(sheet: Sheet, name: IconName, x: number, y: number, size: number): void {
  sheet.stroke(ICONS[name], { color: INK.text, width: 1.1, roundCaps: true }, { x, y, scale: size / 16 });
}
