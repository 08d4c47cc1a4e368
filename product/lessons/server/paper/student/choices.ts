import type { Feeling } from '#brands/feelings.ts';
import { circle, FACE_PATHS, HEAD_PATH } from '../../../rules/drawn-faces.ts';
import type { StudentBlock } from '../../../rules/lesson/lesson.ts';
import { type Elastic, fixed } from './elastic.ts';
import { LEADING, LINE, PEN, type Setting, textLook } from './looks.ts';

export function facesBlock(setting: Setting, faces: readonly Feeling[]): Elastic {
  const { sheet, say, frame } = setting;
  const cell = frame.width / faces.length;
  const label = { ...textLook(setting), size: Math.max(11, setting.size - 2) };
  const word = label.size * LEADING;
  return {
    least: 44 + word,
    usual: Math.min(58, cell - 14) + word + 3,
    most: Math.min(72, cell - 10) + word + 3,
    gap: 'narrow',
    draw: (box) => {
      const tall = Math.min(box.height - word - 3, cell - 8);
      for (const [index, face] of faces.entries()) {
        const name = say({ i18n: `lessons-paper.faces.${face}` });
        const middle = box.x + cell * (index + 0.5);
        const at = { x: middle - tall / 2, y: box.y, scale: tall / 100 };
        sheet.decoration(() => {
          sheet.stroke(HEAD_PATH, PEN, at);
          sheet.stroke(FACE_PATHS[face], PEN, at);
        });
        const wide = sheet.widthOf(name, label);
        const place = { x: middle - wide / 2, y: box.y + tall + 3, width: wide + 2 };
        sheet.part('P', () => void sheet.text(name, place, label));
      }
    },
  };
}

/** Numbers in circles on a line, what they mean below its ends. */
export function scaleBlock(
  setting: Setting,
  { from, to, left, right }: Extract<StudentBlock, { kind: 'scale' }>,
): Elastic {
  const { sheet, frame, size } = setting;
  const label = { ...textLook(setting), size: size - 1.5 };
  const half = frame.width * 0.45;
  const words = Math.max(sheet.height(left, half, label), sheet.height(right, half, label));
  const r = size * 0.85;
  const usual = 2 * r + 4 + words;
  return {
    ...fixed(usual),
    most: usual + 8,
    gap: 'wide',
    draw: ({ x, y, width }) => {
      const middle = y + r;
      const step = (width - 2 * r - 4) / (to - from);
      sheet.decoration(() => {
        for (let value = from; value < to; value += 1) {
          const start = x + 2 + 2 * r + step * (value - from);
          sheet.rule({ x: start, y: middle, width: step - 2 * r }, LINE.color, 1.2);
        }
        for (let value = from; value <= to; value += 1)
          sheet.stroke(
            circle(r, r, r),
            { ...PEN, width: 1.2 },
            { x: x + 2 + step * (value - from), y, scale: 1 },
          );
      });
      sheet.part('P', () => {
        for (let value = from; value <= to; value += 1) {
          const wide = sheet.widthOf(String(value), label);
          const at = x + 2 + r + step * (value - from) - wide / 2;
          sheet.text(
            String(value),
            { x: at, y: middle - (label.size * LEADING) / 2, width: wide + 2 },
            label,
          );
        }
        const below = y + 2 * r + 4;
        sheet.text(left, { x, y: below, width: half }, label);
        sheet.text(right, { x: x + width - half, y: below, width: half }, { ...label, align: 'right' });
      });
    },
  };
}

/** Answers to mark, in columns as wide as the widest of them. */
export function chooseBlock(setting: Setting, among: readonly string[]): Elastic {
  const { sheet, frame, size } = setting;
  const look = textLook(setting);
  const ring = size * 1.45;
  const widest = Math.max(...among.map((text) => sheet.widthOf(text, look))) + ring + 14;
  const most = among.length === 4 ? 4 : Math.min(5, among.length);
  const fitting = Math.max(1, Math.min(most, Math.floor(frame.width / widest)));
  // Four that do not stand in one row stand two by two, and six three by three.
  const rows = Math.ceil(among.length / fitting);
  const columns = Math.ceil(among.length / rows);
  const cell = frame.width / columns;
  const heights = Array.from({ length: rows }, (_, row) =>
    Math.max(
      ...among
        .slice(row * columns, (row + 1) * columns)
        .map((text) => sheet.height(text, cell - ring - 6, look)),
    ),
  );
  const tall = heights.reduce((sum, height) => sum + height, 0);
  return {
    least: tall + rows,
    usual: tall + rows * 4,
    most: tall + rows * 10,
    gap: 'narrow',
    draw: (box) =>
      sheet.within('L', () => {
        const between = (box.height - tall) / rows;
        let y = box.y + between / 2;
        for (const [row, height] of heights.entries()) {
          for (const [column, text] of among.slice(row * columns, (row + 1) * columns).entries()) {
            const x = box.x + column * cell;
            drawRing(setting, x, y);
            const place = { x: x + ring, y, width: cell - ring - 6 };
            sheet.part('LI', () => void sheet.text(text, place, look));
          }
          y += height + between;
        }
      }),
  };
}

function drawRing({ sheet, size }: Setting, x: number, y: number): void {
  const r = size * 0.42;
  const at = { x: x + 1, y: y + (size * LEADING) / 2 - r, scale: 1 };
  sheet.decoration(() => sheet.stroke(circle(r, r, r), { ...PEN, width: 1.1 }, at));
}
