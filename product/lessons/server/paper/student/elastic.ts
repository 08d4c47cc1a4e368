import type { Box } from '../frame/frame.ts';

/** A part of a page for a child: room to write and draw gives way to words, and takes what they leave. */
export type Elastic = {
  least: number;
  usual: number;
  most: number;
  draw: (box: Box) => void;
  /** Above it; narrow between a question and its room. */
  gap: 'wide' | 'narrow';
};

const GAPS = {
  wide: { least: 4, usual: 11, most: 20 },
  narrow: { least: 2, usual: 5, most: 8 },
} as const;

type Range = { least: number; usual: number; most: number };

const sumOf = (ranges: readonly Range[]): Range =>
  ranges.reduce(
    (sum, { least, usual, most }) => ({
      least: sum.least + least,
      usual: sum.usual + usual,
      most: sum.most + most,
    }),
    { least: 0, usual: 0, most: 0 },
  );

function rangesOf(blocks: readonly Elastic[]): Range[] {
  return blocks.flatMap((block, index) => (index === 0 ? [block] : [GAPS[block.gap], block]));
}

/** The least room in which they can stand. */
export const leastOf = (blocks: readonly Elastic[]): number => sumOf(rangesOf(blocks)).least;

/** How far the blocks of a page give way (below zero) or grow (above) for the room there is: -1 to 1. */
function giveFor(blocks: readonly Elastic[], room: number): number {
  const { least, usual, most } = sumOf(rangesOf(blocks));
  if (usual > room) return usual === least ? -1 : -Math.min(1, (usual - room) / (usual - least));
  return most === usual ? 0 : Math.min(1, (room - usual) / (most - usual));
}

const given = ({ least, usual, most }: Range, give: number): number =>
  give < 0 ? usual + give * (usual - least) : usual + give * (most - usual);

/** Draws them from the top, and answers where they end. */
export function drawElastic(blocks: readonly Elastic[], box: Box): number {
  const give = giveFor(blocks, box.height);
  let y = box.y;
  for (const [index, block] of blocks.entries()) {
    if (index > 0) y += given(GAPS[block.gap], give);
    const height = given(block, give);
    block.draw({ ...box, y, height });
    y += height;
  }
  return y;
}

export const fixed = (height: number): Range => ({ least: height, usual: height, most: height });
