import { INK, TINTS } from '#platform/server/pdf/ink.ts';
import { roundBox, roundPath } from '#product/reports/server/drawing/shapes.ts';
import type { Box, Piece } from '../frame/frame.ts';
import { drawRich, richHeight } from '../frame/rich.ts';
import { bodyLook, type Setting } from './looks.ts';

const TITLE = { size: 12.5, weight: 'bold', leading: 1.3, color: INK.green } as const;

/** The name of a section; it never stands at the foot of a page. */
export function titlePiece({ sheet, frame, air }: Setting, title: string): Piece {
  return {
    gap: 14 * air,
    height: TITLE.size * TITLE.leading + 1,
    keeps: true,
    draw: (y) => {
      sheet.part('H2', () => void sheet.text(title, { x: frame.x, y, width: frame.width }, TITLE));
    },
  };
}

export function paragraphPiece(setting: Setting, text: string, gap = 5): Piece {
  const { sheet, frame, air } = setting;
  const look = bodyLook(setting);
  return {
    gap: gap * air,
    height: richHeight(sheet, text, frame.width, look),
    draw: (y) => {
      sheet.part('P', () => void drawRich(sheet, text, { x: frame.x, y, width: frame.width }, look));
    },
  };
}

/** What stands before an item: a ring, a box to tick, a bar that crosses it out, or its number. */
export type Bullet = 'dot' | 'tick' | 'none-at-all' | number;
const INDENT = 15;

function drawBullet({ sheet, size, leading }: Setting, bullet: Bullet, x: number, y: number): void {
  const middle = y + (size * leading) / 2;
  if (typeof bullet === 'number') {
    sheet.text(`${bullet}.`, { x, y, width: INDENT }, { size, leading, weight: 'bold', color: INK.green });
    return;
  }
  const at = { x: x + 5, y: middle, scale: 1 };
  const line = { color: INK.green, width: 1.1, roundCaps: true };
  sheet.decoration(() => {
    if (bullet === 'dot') sheet.outline('M-1.8 0A1.8 1.8 0 1 1 1.8 0A1.8 1.8 0 1 1 -1.8 0Z', INK.green, at);
    else if (bullet === 'tick') sheet.stroke('M-3.5 -3.500H3.500V3.500H-3.500Z', line, at);
    else sheet.stroke('M-3 -3L3 3M-3 3L3 -3', { ...line, color: '#9a5b12' }, at);
  });
}

export function itemHeight(setting: Setting, text: string, width: number): number {
  return richHeight(setting.sheet, text, width - INDENT, bodyLook(setting));
}

export function drawItem(setting: Setting, bullet: Bullet, text: string, box: Omit<Box, 'height'>): number {
  const { sheet } = setting;
  let below = box.y;
  const draw = () => {
    const place = { x: box.x + INDENT, y: box.y, width: box.width - INDENT };
    below = drawRich(sheet, text, place, bodyLook(setting));
  };
  if (typeof bullet !== 'number') drawBullet(setting, bullet, box.x, box.y);
  sheet.part('LI', () => {
    if (typeof bullet === 'number') drawBullet(setting, bullet, box.x, box.y);
    draw();
  });
  return below;
}

export function listPieces(
  setting: Setting,
  key: string,
  items: readonly { text: string; bullet: Bullet }[],
  gap = 3,
): Piece[] {
  const { frame, air } = setting;
  return items.map(({ text, bullet }) => ({
    gap: gap * air,
    height: itemHeight(setting, text, frame.width),
    inside: { tag: 'L', key },
    draw: (y) => void drawItem(setting, bullet, text, { x: frame.x, y, width: frame.width }),
  }));
}

/** A frame around some pieces that stay together; they are laid out for the width inside it. */
export function framePiece(
  setting: Setting,
  pieces: (inner: Setting) => Piece[],
  look: { fill: string; edge: string; thickness: number },
): Piece {
  const { sheet, frame, air } = setting;
  const pad = setting.isCompact ? 9 : 12;
  const inner = { ...setting, frame: { ...frame, x: frame.x + pad, width: frame.width - 2 * pad } };
  const made = pieces(inner);
  const within = made.reduce((sum, { height, gap }, index) => sum + height + (index === 0 ? 0 : gap), 0);
  const height = within + 2 * pad - 4;
  return {
    gap: 14 * air,
    height,
    draw: (top) => {
      sheet.decoration(() => {
        const box = { x: frame.x, y: top, width: frame.width, height };
        roundBox(sheet, box, 10, look.fill);
        sheet.stroke(roundPath(box, 10), { color: look.edge, width: look.thickness }, { ...box, scale: 1 });
      });
      let y = top + pad - 2;
      for (const [index, piece] of made.entries()) {
        if (index > 0) y += piece.gap;
        piece.draw(y);
        y += piece.height;
      }
    },
  };
}

export const PLAIN_FRAME = { fill: TINTS.plain.fill, edge: TINTS.plain.edge, thickness: 0.75 };
export const SAFETY_FRAME = { fill: '#ffffff', edge: '#d9822b', thickness: 1.5 };
