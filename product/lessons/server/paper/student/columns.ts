import type { StudentBlock } from '../../../rules/lesson/lesson.ts';
import { drawRich, richHeight } from '../frame/rich.ts';
import type { Elastic } from './elastic.ts';
import { boldLook, LINE, type Setting, textLook } from './looks.ts';

type Columns = Extract<StudentBlock, { kind: 'columns' }>;

const PAD = 6;

/** A table to fill in: room for its words, and room to write. */
export function columnsBlock(setting: Setting, { heads, rows }: Columns): Elastic {
  const { sheet, line } = setting;
  const small = heads.length > 3 ? { ...setting, size: setting.size - 1.5 } : setting;
  const [look, headLook] = [textLook(small), boldLook(small)];
  const widths = widthsOf(small, heads, rows);
  const headTall =
    Math.max(...heads.map((head, at) => richHeight(sheet, head, (widths[at] ?? 0) - 2 * PAD, headLook))) +
    PAD;
  const first = (widths[0] ?? 0) - 2 * PAD;
  // Where the first column is to be written in, too, its words stand above the room for it.
  const asks = (row: string): boolean => /[:：]$/.test(row);
  const wordsTall = rows.map(
    (row) => richHeight(sheet, row || ' ', first, look) + PAD + (asks(row) ? line.least : 0),
  );
  const tall = (least: number): number =>
    headTall + wordsTall.reduce((sum, words) => sum + Math.max(words, least), 0);
  const isGrid = heads.length > 5;
  return {
    least: tall(line.least + 2),
    usual: tall(isGrid ? line.usual : line.usual * 1.5),
    most: tall(isGrid ? line.most * 1.3 : line.most * 3),
    gap: 'narrow',
    draw: ({ x, y, width, height }) => {
      const rowTalls = spread(wordsTall, height - headTall, line.least + 2);
      const tops = rowTalls.reduce<number[]>(
        (all, tall) => [...all, (all.at(-1) ?? 0) + tall],
        [y + headTall],
      );
      const lefts = widths.reduce<number[]>((all, wide) => [...all, (all.at(-1) ?? 0) + wide], [x]);
      sheet.decoration(() => {
        for (const at of [y, ...tops]) sheet.rule({ x, y: at, width }, LINE.color, LINE.width);
        for (const at of lefts) sheet.stroke(`M0 0V${height}`, LINE, { x: at, y, scale: 1 });
        sheet.rule({ x, y: y + headTall, width }, LINE.color, 1.8);
      });
      sheet.within('Table', () => {
        sheet.within('TR', () => {
          for (const [at, head] of heads.entries()) {
            const place = { x: (lefts[at] ?? x) + PAD, y: y + PAD / 2, width: (widths[at] ?? 0) - 2 * PAD };
            sheet.part('TH', () => void drawRich(sheet, head, place, headLook));
          }
        });
        for (const [at, row] of rows.entries()) {
          const place = { x: x + PAD, y: (tops[at] ?? y) + PAD / 2, width: first };
          sheet.within('TR', () => sheet.part('TD', () => void drawRich(sheet, row, place, look)));
        }
      });
    },
  };
}

/** Rows of one height, but where words need more. */
function spread(words: readonly number[], room: number, least: number): number[] {
  let even = room / words.length;
  for (let turn = 0; turn < 8; turn += 1) {
    const tall = words.filter((height) => height > even);
    const rest = words.length - tall.length;
    if (rest === 0) break;
    even = Math.max(least, (room - tall.reduce((sum, height) => sum + height, 0)) / rest);
  }
  return words.map((height) => Math.max(height, even));
}

/** The first column is as wide as its words ask for, within bounds; heads that say more than others get more. */
function widthsOf(setting: Setting, heads: readonly string[], rows: readonly string[]): number[] {
  const { sheet, frame } = setting;
  const [look, headLook] = [textLook(setting), boldLook(setting)];
  const count = heads.length;
  const isWritten = rows.some((row) => row === '' || /[:：]$/.test(row)) && count < 3;
  const longestWord = (text: string, of: typeof look): number =>
    Math.max(...text.split(/\s+/).map((word) => sheet.widthOf(word, of)));
  const wanted = Math.max(
    longestWord(heads[0] ?? '', headLook),
    ...rows.map((row) => Math.min(sheet.widthOf(row, look), frame.width)),
  );
  const most = frame.width * (count === 2 ? 0.46 : count === 3 ? 0.36 : 0.3);
  const first = isWritten
    ? frame.width / count
    : Math.min(most, Math.max(wanted + 2 * PAD + 4, frame.width * 0.1));
  const others = heads.slice(1);
  const lengths = others.map((head) => Math.min(16, Math.max(6, head.length)));
  const isEven = Math.max(...lengths) < 1.45 * Math.min(...lengths);
  const weights = isEven ? lengths.map(() => 1) : lengths;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return [first, ...weights.map((weight) => ((frame.width - first) * weight) / all)];
}
