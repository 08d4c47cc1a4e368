import { roundPath } from '#product/reports/server/drawing/shapes.ts';
import { circle } from '../../../rules/drawn-faces.ts';
import type { ItemMark, StudentBlock } from '../../../rules/lesson/lesson.ts';
import { drawRich, richHeight, richWidth } from '../frame/rich.ts';
import { type Elastic, fixed } from './elastic.ts';
import { boldLook, CM, LEADING, LINE, PEN, type Setting, textLook } from './looks.ts';
import { ARROW_PATHS, OUTLINE_PATHS } from './outlines.ts';

type Of<Kind extends StudentBlock['kind']> = Extract<StudentBlock, { kind: Kind }>;

export function textBlock(setting: Setting, text: string): Elastic {
  const { sheet, frame } = setting;
  const look = textLook(setting);
  return {
    ...fixed(richHeight(sheet, text, frame.width, look)),
    gap: 'wide',
    draw: (box) => sheet.part('P', () => void drawRich(sheet, text, box, look)),
  };
}

/** A short question and the line to answer it on, in one row. */
export function askedLine(setting: Setting, text: string): Elastic | null {
  const { sheet, frame, line, size } = setting;
  const look = textLook(setting);
  const wide = richWidth(sheet, text, look);
  if (wide > frame.width * 0.52) return null;
  const tall = size * LEADING;
  return {
    least: Math.max(line.least, tall + 2),
    usual: line.usual,
    most: line.most,
    gap: 'wide',
    draw: (box) => {
      const y = box.y + box.height - tall;
      sheet.part('P', () => void drawRich(sheet, text, { ...box, y, width: wide + 4 }, look));
      const from = box.x + wide + 8;
      const base = box.y + box.height - 3;
      sheet.decoration(() =>
        sheet.rule({ x: from, y: base, width: box.x + box.width - from }, LINE.color, LINE.width),
      );
    },
  };
}

export function linesBlock({ sheet, line }: Setting, count: number): Elastic {
  const times = (height: number): number => height * count;
  return {
    least: times(line.least),
    usual: times(line.usual),
    most: times(line.most),
    gap: 'narrow',
    draw: ({ x, y, width, height }) =>
      sheet.decoration(() => {
        for (let at = 1; at <= count; at += 1)
          sheet.rule({ x, y: y + (height * at) / count - 3, width }, LINE.color, LINE.width);
      }),
  };
}

export function boxBlock({ sheet }: Setting, cm: number): Elastic {
  return {
    least: cm * CM * 0.66,
    usual: cm * CM,
    most: cm * CM * 1.6,
    gap: 'narrow',
    draw: (box) => sheet.decoration(() => sheet.stroke(roundPath(box, 8), LINE, { ...box, scale: 1 })),
  };
}

/** Things to draw stand beside each other, as many as a row holds. */
export function drawRow(setting: Setting, draws: readonly Of<'draw'>[]): Elastic {
  const { sheet, say } = setting;
  const tall = Math.max(...draws.map(({ cm }) => cm * CM));
  return {
    least: tall * 0.72,
    usual: tall,
    most: tall * (draws.length === 1 ? 1.35 : 1.7),
    gap: 'narrow',
    draw: (box) => {
      const cell = box.width / draws.length;
      for (const [index, { outline, cm }] of draws.entries()) {
        const { width, path } = OUTLINE_PATHS[outline];
        const high = Math.min(box.height * ((cm * CM) / tall), ((cell - 12) / width) * 100);
        const scale = high / 100;
        const x = box.x + cell * index + (cell - width * scale) / 2;
        const at = { x, y: box.y + (box.height - high) / 2, scale };
        const alt = say({ i18n: `lessons-paper.outlines.${outline}` });
        sheet.part('Figure', () => sheet.stroke(path, PEN, at), { alt });
      }
    },
  };
}

export function listBlock(setting: Setting, { start, items }: Of<'list'>): Elastic {
  const { sheet, frame, size } = setting;
  const look = textLook(setting);
  const indent = size * (start === null ? 1.1 : 1.7);
  const markWide = Math.max(...items.map(({ mark }) => markWidth(mark, size)));
  const width = frame.width - indent - markWide;
  const heights = items.map(({ text, mark }) =>
    Math.max(richHeight(sheet, text || ' ', width, look), mark === null ? 0 : size * 1.9),
  );
  const tall = heights.reduce((sum, height) => sum + height, 0);
  const spare = (items.length - 1) * size;
  return {
    least: tall,
    usual: tall + spare * 0.25,
    most: tall + spare * 0.5,
    gap: 'narrow',
    draw: (box) =>
      sheet.within('L', () => {
        const between = items.length === 1 ? 0 : (box.height - tall) / (items.length - 1);
        let y = box.y;
        for (const [index, { text, mark }] of items.entries()) {
          const height = heights[index] ?? 0;
          const top = mark === null ? y : y + (height - richHeight(sheet, text || ' ', width, look)) / 2;
          if (start === null) drawDot(setting, box.x, top);
          sheet.part('LI', () => {
            if (start !== null) sheet.text(`${start + index}.`, { ...box, y: top }, boldLook(setting));
            drawRich(sheet, text, { x: box.x + indent, y: top, width }, look);
          });
          if (mark !== null) {
            const x = box.x + indent + Math.min(width, richWidth(sheet, text, look)) + size;
            drawMarkOf(setting, mark, { x, y: y + height / 2 }, size * 1.5);
          }
          y += height + between;
        }
      }),
  };
}

function drawDot({ sheet, size }: Setting, x: number, y: number): void {
  const at = { x: x + size * 0.35, y: y + (size * LEADING) / 2, scale: 1 };
  sheet.decoration(() => sheet.outline(circle(0, 0, size * 0.15), LINE.color, at));
}

const markWidth = (mark: ItemMark, size: number): number =>
  mark === null ? 0 : size * (mark.kind === 'arrow' ? 3 : 1 + 1.9 * mark.count);

/** Beginning at the left, about its middle. */
function drawMarkOf(
  setting: Setting,
  mark: NonNullable<ItemMark>,
  at: { x: number; y: number },
  tall: number,
) {
  const { sheet, say } = setting;
  const scale = tall / 100;
  if (mark.kind === 'arrow') {
    const alt = say({ i18n: `lessons-paper.arrows.${mark.to}` });
    const place = { x: at.x, y: at.y - tall / 2, scale };
    sheet.part('Figure', () => sheet.stroke(ARROW_PATHS[mark.to], PEN, place), { alt });
    return;
  }
  const alt = say({ i18n: 'lessons-paper.circles', values: { count: mark.count } });
  sheet.part(
    'Figure',
    () => {
      for (let index = 0; index < mark.count; index += 1)
        sheet.stroke(circle(50, 50, 44), PEN, { x: at.x + index * tall * 1.25, y: at.y - tall / 2, scale });
    },
    { alt },
  );
}

/** An arrow or circles on a row of their own. */
export function markBlock(setting: Setting, mark: NonNullable<ItemMark>): Elastic {
  const usual = setting.size * 1.9;
  return {
    least: usual * 0.9,
    usual,
    most: usual * 1.3,
    gap: 'narrow',
    draw: ({ x, y, width, height }) => {
      const tall = Math.min(height, setting.size * 2.1);
      const wide = mark.kind === 'arrow' ? tall : tall * (1.25 * mark.count - 0.25);
      const from = mark.kind === 'arrow' ? x + (width - wide) / 2 : x;
      drawMarkOf(setting, mark, { x: from, y: y + height / 2 }, tall);
    },
  };
}
