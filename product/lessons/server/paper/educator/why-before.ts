import { TINTS } from '#platform/server/pdf/ink.ts';
import { roundBox } from '#product/reports/server/drawing/shapes.ts';
import type { LessonProse } from '../../../rules/lesson/lesson.ts';
import type { Piece } from '../frame/frame.ts';
import { drawRich, richHeight } from '../frame/rich.ts';
import { bodyLook, type Setting, word } from './looks.ts';
import { drawItem, itemHeight } from './parts.ts';

const padOf = ({ isCompact }: Setting): number => (isCompact ? 8 : 11);
const BETWEEN = 14;
const TITLE = { size: 12.5, weight: 'bold', leading: 1.45, color: '#0f6e63' } as const;
/** Of the width, for the reasons; the rest is for getting ready. */
const SHARES = [0.34, 0.37, 0.4, 0.43, 0.46, 0.49, 0.52, 0.55, 0.58, 0.61] as const;

/** Why and before beside each other, as wide as makes both of them low. */
export function whyBeforePiece(
  setting: Setting,
  { why, before }: Pick<LessonProse, 'why' | 'before'>,
): Piece {
  const { sheet, frame, air } = setting;
  const look = bodyLook(setting);
  const pad = padOf(setting);
  const title = TITLE.size * TITLE.leading;
  const at = (share: number) => {
    const left = (frame.width - BETWEEN) * share;
    const right = frame.width - BETWEEN - left;
    const reasons = why.reduce((sum, text) => sum + richHeight(sheet, text, left, look) + 5 * air, title);
    const items = before.reduce(
      (sum, text) => sum + itemHeight(setting, text, right - 2 * pad) + 3 * air,
      title,
    );
    return { left, right, height: Math.max(reasons + pad - 4, items + 2 * pad - 6) };
  };
  const made = SHARES.map(at).reduce((best, other) => (other.height < best.height ? other : best));
  const { left, right, height } = made;
  return {
    gap: 12 * air,
    height,
    draw: (top) => {
      let y = top + pad - 4;
      sheet.part('H2', () => {
        y = sheet.text(word(setting, 'lessons-paper.sections.why'), { x: frame.x, y, width: left }, TITLE);
      });
      for (const text of why) {
        sheet.part('P', () => {
          y = drawRich(sheet, text, { x: frame.x, y, width: left }, look) + 5 * air;
        });
      }
      const box = { x: frame.x + left + BETWEEN, y: top, width: right, height };
      sheet.decoration(() => roundBox(sheet, box, 10, '#faf7f0', TINTS.plain.edge));
      const x = box.x + pad;
      const width = right - 2 * pad;
      y = top + pad - 4;
      sheet.part(
        'H2',
        () => void (y = sheet.text(word(setting, 'lessons-paper.sections.before'), { x, y, width }, TITLE)),
      );
      sheet.within('L', () => {
        for (const text of before) y = drawItem(setting, 'tick', text, { x, y, width }) + 3 * air;
      });
    },
  };
}
