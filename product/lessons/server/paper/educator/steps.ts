import { INK, TINTS } from '#platform/server/pdf/ink.ts';
import { roundBox } from '#product/reports/server/drawing/shapes.ts';
import type { Step } from '../../../rules/lesson/lesson.ts';
import type { Piece } from '../frame/frame.ts';
import { drawRich, richHeight } from '../frame/rich.ts';
import { bodyLook, minutesWide, type Setting, word } from './looks.ts';

const BETWEEN = 4;
const SAY = { left: 11, right: 8 } as const;
const sayPad = ({ air }: Setting): number => Math.max(2, 4 * Math.min(1, air));
const BAR = 3;

type Part = Step['parts'][number];

/** A step with its minutes in the margin and all that is done and said: no page parts them. */
export function stepPiece(setting: Setting, step: Step): Piece {
  const { sheet, frame, air } = setting;
  const x = frame.x + minutesWide(setting);
  const width = frame.width - minutesWide(setting);
  const nameLook = {
    size: setting.size + 1,
    weight: 'bold',
    leading: setting.isCompact ? 1.2 : 1.35,
    color: INK.text,
  } as const;
  const nameTall = sheet.height(step.name, width, nameLook);
  const between = BETWEEN * air;
  const tall = step.parts.reduce((sum, part) => sum + between + partHeight(setting, part, width), nameTall);
  const height = Math.max(tall, 30);
  return {
    gap: 10 * air,
    height,
    draw: (top) => {
      drawMinutes(setting, step.minutes, top, height);
      let y = top;
      sheet.part('H3', () => void (y = sheet.text(step.name, { x, y, width }, nameLook)));
      for (const part of step.parts) {
        y += between;
        drawPart(setting, part, { x, y, width });
        y += partHeight(setting, part, width);
      }
    },
  };
}

/** The number large, so that it is seen from a step away; a line leads down to where the step ends. */
function drawMinutes(setting: Setting, minutes: number, top: number, height: number): void {
  const { sheet, frame, size } = setting;
  const number = { size: size + 7, weight: 'bold', leading: 1, color: INK.green } as const;
  const unit = { size: 8.5, leading: 1.2, color: INK.quiet } as const;
  const width = minutesWide(setting) - 8;
  sheet.part('P', () => {
    const y = sheet.text(String(minutes), { x: frame.x, y: top, width }, number);
    sheet.text(word(setting, 'lessons-paper.min'), { x: frame.x, y: y + 1, width }, unit);
  });
  const from = top + number.size + 18;
  if (top + height - from < 12) return;
  const path = `M0 0V${top + height - from}`;
  sheet.decoration(() =>
    sheet.stroke(
      path,
      { color: INK.line, width: 1.5, roundCaps: true },
      { x: frame.x + 5, y: from, scale: 1 },
    ),
  );
}

function partHeight(setting: Setting, { kind, text }: Part, width: number): number {
  const inner = kind === 'say' ? width - SAY.left - SAY.right : width;
  const above = kind === 'say' ? 2 * sayPad(setting) : 0;
  return richHeight(setting.sheet, text, inner, bodyLook(setting)) + above;
}

function drawPart(setting: Setting, part: Part, place: { x: number; y: number; width: number }): void {
  const { sheet } = setting;
  const { x, y, width } = place;
  if (part.kind === 'do') {
    sheet.part('P', () => void drawRich(sheet, part.text, place, bodyLook(setting)));
    return;
  }
  const height = partHeight(setting, part, width);
  sheet.decoration(() => {
    roundBox(sheet, { x, y, width, height }, 4, TINTS.orange.fill);
    roundBox(sheet, { x, y, width: BAR, height }, 1.5, INK.accent);
  });
  const inner = { x: x + SAY.left, y: y + sayPad(setting), width: width - SAY.left - SAY.right };
  sheet.part('BlockQuote', () => void drawRich(sheet, part.text, inner, bodyLook(setting)));
}
