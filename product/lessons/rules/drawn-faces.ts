import type { Feeling } from '#brands/feelings.ts';

/** As a path with two arcs. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

const EYES = `${circle(34, 43, 4)}${circle(66, 43, 4)}`;
const WIDE_EYES = `${circle(34, 43, 7)}${circle(66, 43, 7)}`;

/** Eyes, brows and mouth on a field of 100 by 100; the head is a circle around it. */
export const FACE_PATHS: Record<Feeling, string> = {
  happy: `${EYES}M26 60Q50 86 74 60`,
  calm: 'M26 44Q34 51 42 44M58 44Q66 51 74 44M36 66Q50 75 64 66',
  proud: 'M26 46Q34 37 42 46M58 46Q66 37 74 46M30 62Q50 80 70 60M26 31Q34 26 41 29M59 29Q66 26 74 31',
  excited: `${WIDE_EYES}M26 60H74Q72 86 50 86T26 60Z`,
  okay: `${EYES}M34 68H66`,
  worried: `${EYES}M24 35L40 27M76 35L60 27M32 71Q38 63 44 71T56 71T68 71`,
  sad: `${EYES}M24 34L38 29M76 34L62 29M32 76Q50 60 68 76M73 54Q79 63 73 66Q67 63 73 54Z`,
  mad: `${EYES}M24 27L42 36M76 27L58 36M34 76Q50 62 66 76`,
  frustrated: 'M27 37L40 43L27 49M73 37L60 43L73 49M30 71L37 64L44 71L51 64L58 71L65 64L71 71',
  surprised: `${WIDE_EYES}${circle(50, 73, 9)}M26 28Q34 21 42 28M58 28Q66 21 74 28`,
  determined: `${EYES}M24 30L42 35M76 30L58 35M34 68Q54 73 67 63`,
};

export const HEAD_PATH = circle(50, 50, 46);
