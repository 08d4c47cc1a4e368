import type { Sheet, TextLook } from './sheet.ts';

export const MARGIN = 48;
export const QUIET = '#55616a';

/** Writes down the sheet, and onto the next where one is full. */
export function penOn(sheet: Sheet, { inner, bottom }: { inner: number; bottom: number }) {
  let y = MARGIN;
  const label = inner * 0.4;
  const room = (needed: number): void => {
    if (y + needed <= bottom) return;
    sheet.addPage();
    y = MARGIN;
  };
  return {
    y: () => y,
    space(points: number) {
      y += points;
    },
    put(tag: string, text: string, look: TextLook = {}, indent = 0) {
      room(sheet.height(text, inner - indent, look));
      sheet.part(tag, () => {
        y = sheet.text(text, { x: MARGIN + indent, y, width: inner - indent }, look) + 4;
      });
    },
    row(name: string, value: string) {
      const needed = Math.max(sheet.height(name, label - 12), sheet.height(value, inner - label));
      room(needed);
      const top = y;
      sheet.part('P', () => {
        sheet.text(name, { x: MARGIN, y: top, width: label - 12 }, { color: QUIET });
        sheet.text(value, { x: MARGIN + label, y: top, width: inner - label });
      });
      y = top + needed + 1;
    },
  };
}

export type Pen = ReturnType<typeof penOn>;
