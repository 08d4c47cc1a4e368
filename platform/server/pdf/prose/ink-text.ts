import { inkOf, plainOf } from '../../../contract/texts/prose.ts';
import { type Sheet, type TextLook, wrap } from '../sheet.ts';

type Place = { x: number; y: number; width: number };
type Look = TextLook & { size: number; leading: number };

/** Which of its letters are bold. */
function boldIn(text: string): boolean[] {
  return inkOf(text).flatMap((part) => Array.from<boolean>({ length: part.text.length }).fill(part.isBold));
}

const lookOf = (look: Look, isBold: boolean): Look => (isBold ? { ...look, weight: 'bold' } : look);

/** Each word is measured in its own weight. */
function rowsOf(sheet: Sheet, text: string, width: number, look: Look): string[] {
  const isBold = boldIn(text);
  return wrap(plainOf(text), width, (part, at) =>
    partsOf(part, isBold.slice(at, at + part.length)).reduce(
      (sum, one) => sum + sheet.widthOf(one.text, lookOf(look, one.isBold)),
      0,
    ),
  );
}

export function inkHeight(sheet: Sheet, text: string, width: number, look: Look): number {
  return rowsOf(sheet, text, width, look).length * look.size * look.leading;
}

/** A text with **bold** words in it. */
export function drawInk(sheet: Sheet, text: string, { x, y, width }: Place, look: Look): void {
  const plain = plainOf(text);
  const isBold = boldIn(text);
  let at = 0;
  let top = y;
  for (const row of rowsOf(sheet, text, width, look)) {
    const begin = Math.max(plain.indexOf(row, at), at);
    let left = x;
    for (const part of partsOf(row, isBold.slice(begin, begin + row.length))) {
      const own = lookOf(look, part.isBold);
      const wide = sheet.widthOf(part.text, own);
      sheet.text(part.text, { x: left, y: top, width: wide + 20 }, own);
      left += wide;
    }
    at = begin + row.length;
    top += look.size * look.leading;
  }
}

/** What stands side by side in one weight. */
function partsOf(row: string, isBold: readonly boolean[]): { text: string; isBold: boolean }[] {
  const parts: { text: string; isBold: boolean }[] = [];
  for (let at = 0; at < row.length; at += 1) {
    const last = parts.at(-1);
    const bold = isBold[at] ?? false;
    if (last?.isBold === bold) last.text += row[at];
    else parts.push({ text: row[at] ?? '', isBold: bold });
  }
  return parts;
}
