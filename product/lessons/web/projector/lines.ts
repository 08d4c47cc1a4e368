/** Where a class is: in which step, and how many of its lines are on the wall. */
export type Place = { at: number; lines: number };

type Lines = readonly { said: readonly unknown[] }[];

/** A step without words, or with answers to vote on, is there at once. */
const linesOf = (slides: Lines, at: number): number => Math.max(1, slides[at]?.said.length ?? 0);

export const FIRST_PLACE: Place = { at: 0, lines: 1 };

export function isWhole(slides: Lines, { at, lines }: Place): boolean {
  return lines >= linesOf(slides, at);
}

/** Line by line, and from the last one on to the next step; back the same way, onto a step that is all there. */
export function goFrom(slides: Lines, place: Place, by: 1 | -1): Place {
  const { at, lines } = place;
  if (by === 1) {
    if (!isWhole(slides, place)) return { at, lines: lines + 1 };
    return at < slides.length - 1 ? { at: at + 1, lines: 1 } : place;
  }
  if (lines > 1) return { at, lines: lines - 1 };
  return at > 0 ? { at: at - 1, lines: linesOf(slides, at - 1) } : place;
}

export function wholeStep(slides: Lines, { at }: Place): Place {
  return { at, lines: linesOf(slides, at) };
}
