import { INK } from '#platform/server/pdf/ink.ts';
import type { Sheet } from '#platform/server/pdf/sheet.ts';
import { roundPath } from '#product/reports/server/drawing/shapes.ts';

/** Of the screens that pictures are taken of. */
const SHAPE = 1.6;
const ROUND = 5;

/** A picture and what it shows. */
export type Figure = { jpeg: Buffer; wide: number; caption: string; scale: number };

const captionLook = ({ scale }: Figure) =>
  ({ size: Math.max(8.5, 9 * scale), leading: 1.35, color: INK.quiet }) as const;

export function figureHeight(sheet: Sheet, figure: Figure): number {
  return figure.wide / SHAPE + 5 + sheet.height(figure.caption, figure.wide, captionLook(figure)) + 4;
}

/** Never one without the other. */
export function drawFigure(sheet: Sheet, figure: Figure, { x, y }: { x: number; y: number }): void {
  const { jpeg, wide, caption } = figure;
  const box = { x, y: y + 2, width: wide, height: wide / SHAPE, round: ROUND };
  sheet.part('Figure', () => sheet.photo(jpeg, box), { alt: caption });
  sheet.decoration(() => {
    sheet.stroke(roundPath(box, ROUND), { color: INK.line, width: 0.75 }, { x, y: box.y, scale: 1 });
  });
  sheet.part('Caption', () => {
    sheet.text(caption, { x, y: box.y + box.height + 3, width: wide }, captionLook(figure));
  });
}
