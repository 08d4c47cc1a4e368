import { drawPieces, type Piece, tallOf } from '../frame/frame.ts';
import type { Setting } from './looks.ts';

const BETWEEN = 18;
const SHARES = [0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65] as const;

type Make = (inner: Setting) => Piece[];

/** Two sections beside each other, as wide as makes both of them low. They stay together. */
export function besidePiece(setting: Setting, left: Make, right: Make): Piece {
  const { sheet, frame, air } = setting;
  const within = (x: number, width: number): Setting => ({ ...setting, frame: { ...frame, x, width } });
  const made = SHARES.map((share) => {
    const wide = (frame.width - BETWEEN) * share;
    const sides = [
      left(within(frame.x, wide)),
      right(within(frame.x + wide + BETWEEN, frame.width - BETWEEN - wide)),
    ];
    return { sides, height: Math.max(...sides.map(tallOf)) };
  });
  const { sides, height } = made.reduce((best, other) => (other.height < best.height ? other : best));
  return {
    gap: 14 * air,
    height,
    draw: (top) => {
      for (const pieces of sides) drawPieces(sheet, pieces, top, 0);
    },
  };
}
