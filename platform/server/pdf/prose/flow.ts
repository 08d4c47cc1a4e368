import { PAPERS, type PaperName, type Sheet } from '../sheet.ts';

export const MARGIN = 48;
const FOOT = 26;

/** Of words, of 1, and of a picture in points. */
export type Size = { scale: number; wide: number };

/** What is laid out line after line, on as many pages as it takes; dry, it is only measured. */
export type Flow = {
  sheet: Sheet;
  scale: number;
  /** Of a picture. */
  wide: number;
  inner: number;
  bottom: number;
  /** How wide a line is here: beside a picture it is shorter. */
  width(): number;
  /** Draws something of a height where it has room, with what has to stay with it below. */
  put(height: number, draw: (y: number) => void, stays?: number): void;
  hasRoom(height: number): boolean;
  /** On the next page, unless this one is empty. */
  turn(): void;
  /** Draws at the right margin what the next lines run beside. */
  beside(height: number, draw: (place: { x: number; y: number }) => void): void;
  /** Goes on below what the lines ran beside. */
  clear(): void;
  /** Room between two things; none at the top of a page. */
  gap(height: number): void;
  within(tag: string, draw: () => void): void;
  pages(): number;
  /** How much of the last page is used, of 1. */
  filled(): number;
};

/** Between a picture and the lines beside it. */
export const GUTTER = 14;

/** `isDry`: nothing is drawn. */
export function flowOn(sheet: Sheet, paper: PaperName, size: Size, isDry: boolean): Flow {
  const { width, height } = PAPERS[paper];
  const bottom = height - MARGIN - FOOT;
  const inner = width - 2 * MARGIN;
  let y = MARGIN;
  let pages = 1;
  /** Where lines are as wide as the page again. */
  let below = 0;
  const turn = (): void => {
    if (y <= MARGIN) return;
    pages += 1;
    y = MARGIN;
    below = 0;
    if (!isDry) sheet.addPage();
  };
  return {
    sheet,
    ...size,
    inner,
    bottom: height - MARGIN,
    width: () => (y < below ? inner - size.wide - GUTTER : inner),
    put(high, draw, stays = 0) {
      if (y + high + stays > bottom) turn();
      if (!isDry) draw(y);
      y += high;
    },
    hasRoom: (high) => y + high <= bottom,
    turn,
    beside(high, draw) {
      y = Math.max(y, below);
      if (y + high > bottom) turn();
      if (!isDry) draw({ x: MARGIN + inner - size.wide, y });
      below = y + high;
    },
    clear() {
      y = Math.max(y, below);
    },
    gap(high) {
      if (y > MARGIN) y += high;
    },
    within: (tag, draw) => (isDry ? draw() : sheet.within(tag, draw)),
    pages: () => pages,
    filled: () => (Math.max(y, below) - MARGIN) / (bottom - MARGIN),
  };
}
