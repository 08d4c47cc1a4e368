import type { TextLook } from '#platform/server/pdf/sheet.ts';
import type { StudentBlock } from '../../../rules/lesson/lesson.ts';
import type { Box } from '../frame/frame.ts';
import { drawRich, richHeight } from '../frame/rich.ts';
import type { Elastic } from './elastic.ts';
import { BLACK, PEN, type Setting, textLook } from './looks.ts';
import { SCISSORS_PATH } from './outlines.ts';

const PAD = 10;
const LARGER = [1.4, 1.25, 1.1];
const DASHED = { color: BLACK, width: 1, dash: 4 } as const;

/** What stands on each card: an item of a list, or a line of text. */
export function cardsIn(blocks: readonly StudentBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.text];
    return block.kind === 'list' ? block.items.map(({ text }) => text) : [];
  });
}

/** A card's name is bold: `STOP.`, `TURN:`, `Case 3.` */
function namedCard(text: string): string {
  return text.includes('**')
    ? text
    : text.replace(/^((?:\p{Lu}[\p{Lu}' -]+|Case \d+|案例\s?\d+)[.:。：])(?=\s|\S)/u, '**$1**');
}

/** Two cards in a row, cut from each other by one line. */
export function cardsBlock(setting: Setting, cards: readonly string[], room: number): Elastic {
  const { sheet, frame } = setting;
  const columns = cards.length === 1 ? 1 : 2;
  const rows = Math.ceil(cards.length / columns);
  const inner = frame.width / columns - 2 * PAD;
  const heightsIn = (look: TextLook): number[] =>
    cards.map((text) => richHeight(sheet, namedCard(text), inner, look));
  // A card is held up and read from afar: larger than a page, where there is room.
  const looks = LARGER.map((larger) => textLook({ ...setting, size: setting.size * larger }));
  const fits = (look: TextLook): boolean => rows * (Math.max(...heightsIn(look)) + 34) <= room;
  const look = looks.find(fits) ?? textLook(setting);
  const words = heightsIn(look);
  const tallest = Math.max(...words);
  // A last one by itself is as wide as two.
  const wide = (index: number): number =>
    index === cards.length - 1 && cards.length % columns === 1 ? frame.width : frame.width / columns;
  return {
    least: rows * (tallest + 14),
    usual: rows * Math.max(tallest + 30, 76),
    most: rows * Math.max(tallest + 60, 168),
    gap: 'wide',
    draw: (box) => {
      const height = box.height / rows;
      // Strips have their words in the middle; cards have them on top and room below.
      const isStrip = height < tallest + 44;
      for (const [index, text] of cards.entries()) {
        const card = {
          x: box.x + (index % columns) * (box.width / columns),
          y: box.y + Math.floor(index / columns) * height,
          width: wide(index),
          height,
        };
        const tall = words[index] ?? 0;
        const y = isStrip ? card.y + (height - tall) / 2 : card.y + PAD;
        const place = { x: card.x + PAD, y, width: card.width - 2 * PAD };
        sheet.part('P', () => void drawRich(sheet, namedCard(text), place, look));
      }
      sheet.decoration(() => {
        const path = [
          ...Array.from({ length: rows + 1 }, (_, row) => `M0 ${row * height}H${box.width}`),
          `M0 0V${box.height}M${box.width} 0V${box.height}`,
          ...(columns === 2
            ? [`M${box.width / 2} 0V${(cards.length % 2 === 1 ? rows - 1 : rows) * height}`]
            : []),
        ].join('');
        sheet.stroke(path, DASHED, { x: box.x, y: box.y, scale: 1 });
        drawScissors(setting, box);
      });
    },
  };
}

/** On the upper line, a little in from its left end. */
function drawScissors({ sheet }: Setting, { x, y }: Pick<Box, 'x' | 'y'>): void {
  const scale = 0.2;
  sheet.box({ x: x + 12, y: y - 6, width: 26, height: 12 }, '#ffffff');
  sheet.stroke(SCISSORS_PATH, { ...PEN, width: 1.1 }, { x: x + 15, y: y - 30 * scale, scale });
}

/** The whole of it is one card to cut out. */
export function drawCutFrame(setting: Setting, box: Box): void {
  setting.sheet.decoration(() => {
    setting.sheet.stroke(`M0 0H${box.width}V${box.height}H0Z`, DASHED, { x: box.x, y: box.y, scale: 1 });
    drawScissors(setting, box);
  });
}
