import type { Locale } from '#brands/brand.ts';
import { paperFor } from '#platform/server/pdf/ink.ts';
import { PAPERS, type PaperName, type Sheet } from '#platform/server/pdf/sheet.ts';
import type { Say } from '#platform/server/texts.ts';

/** What fits on US Letter and on A4 alike, whichever of them a school has in its printer. */
const FRAME = { width: 499, height: 690 } as const;

export type Box = { x: number; y: number; width: number; height: number };
type Place = { x: number; y: number; width: number };

/** Where the frame lies on the paper of a language. */
function frameOn(paper: PaperName): Box {
  const { width, height } = PAPERS[paper];
  const spare = height - FRAME.height;
  return { x: (width - FRAME.width) / 2, y: Math.min(60, spare / 2 - 3), ...FRAME };
}

export const frameFor = (language: Locale): Box => frameOn(paperFor(language));

/** What everything on a page is drawn with. */
export type Page = { sheet: Sheet; say: Say; language: Locale; frame: Box };

/**
 * A part of a page from margin to margin. `gap` is above it, unless it stands first; `keeps` keeps it with the next one;
 * neighbors with the same `inside` are one list or one table for those who have it read to them.
 */
export type Piece = {
  height: number;
  gap: number;
  draw: (y: number) => void;
  keeps?: boolean;
  inside?: { tag: string; key: string };
};

/** Fills pages from the top. What keeps together goes to the next page together. */
export function paginate(pieces: readonly Piece[], room: number): Piece[][] {
  const pages: Piece[][] = [[]];
  let used = 0;
  for (const chain of chainsOf(pieces)) {
    const tall = tallOf(chain);
    const page = pages.at(-1);
    const gap = chain[0]?.gap ?? 0;
    if (page !== undefined && (page.length === 0 || used + gap + tall <= room)) {
      used += (page.length === 0 ? 0 : gap) + tall;
      page.push(...chain);
    } else {
      pages.push([...chain]);
      used = tall;
    }
  }
  return pages;
}

function chainsOf(pieces: readonly Piece[]): Piece[][] {
  const chains: Piece[][] = [];
  let open = false;
  for (const piece of pieces) {
    if (open) chains.at(-1)?.push(piece);
    else chains.push([piece]);
    open = piece.keeps === true;
  }
  return chains;
}

/** Without the gap above the first. */
export function tallOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { height, gap }, index) => sum + height + (index === 0 ? 0 : gap), 0);
}

/** Gaps of a page that is not full grow, to twice what they are at most. */
const MOST_AIR = 2;

export function drawPieces(sheet: Sheet, pieces: readonly Piece[], top: number, room: number): number {
  const gaps = pieces.slice(1).reduce((sum, { gap }) => sum + gap, 0);
  const air = gaps === 0 ? 1 : Math.min(MOST_AIR, 1 + Math.max(0, room - tallOf(pieces)) / gaps);
  let y = top;
  for (let index = 0; index < pieces.length; ) {
    const inside = pieces[index]?.inside;
    let end = index + 1;
    while (inside !== undefined && pieces[end]?.inside?.key === inside.key) end += 1;
    const some = pieces.slice(index, end);
    const draw = (): void => {
      for (const [at, piece] of some.entries()) {
        if (index + at > 0) y += piece.gap * air;
        piece.draw(y);
        y += piece.height;
      }
    };
    if (inside === undefined) draw();
    else sheet.within(inside.tag, draw);
    index = end;
  }
  return y;
}

/** Whose it is and which page, in one line at the foot of the frame. */
export const FOOT = 19;

export function drawFoot(
  { sheet, say, frame }: Page,
  brand: string,
  title: string,
  page: number,
  of: number,
) {
  const look = { size: 8.5, color: '#55616a' } as const;
  const place: Place = { x: frame.x, y: frame.y + frame.height - 13, width: frame.width };
  sheet.decoration(() => {
    sheet.text(`${brand} · ${title}`, place, look);
    const count = say({ i18n: 'lessons-paper.page', values: { page, of } });
    if (of > 1) sheet.text(count, place, { ...look, align: 'right' });
  });
}
