import { PlaceDrawing } from '#product/play/art/draw.tsx';
import { Figure as FigureDrawing } from '#ui/art/character.tsx';
import type { Cover, Figure, LEVELS } from '../../rules/lesson/lesson.ts';
import { figureOf } from './figure-of.ts';

type Level = (typeof LEVELS)[number];

/** As `cover.module.css` has it: a card of 16 by 9, figures of four fifths of its height, the right one turned to the left one. */
const [WIDTH, HEIGHT] = [640, 360];
const SCALE = (0.82 * HEIGHT) / 302;
const FEET = 0.99 * HEIGHT - 14 * SCALE;
const APART = (0.06 * WIDTH) / 2 + 130 * SCALE;

/** A whole cover in one picture, for paper. */
export function CoverDrawing({ cover, level }: { cover: Cover; level: Level }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <g transform="scale(0.5)">
        <PlaceDrawing place={cover.place} />
      </g>
      <Standing figure={cover.left} level={level} x={WIDTH / 2 - APART} turned={1} />
      <Standing figure={cover.right} level={level} x={WIDTH / 2 + APART} turned={-1} />
    </svg>
  );
}

type StandingProps = { figure: Figure; level: Level; x: number; turned: 1 | -1 };

function Standing({ figure, level, x, turned }: StandingProps) {
  const drawn = figureOf(figure, level);
  if (drawn === null) return null;
  return (
    <g transform={`translate(${x} ${FEET}) scale(${turned * SCALE} ${SCALE})`}>
      <ellipse cy="2" rx="62" ry="9" fill="#3d2f38" opacity=".13" />
      <FigureDrawing {...drawn} />
    </g>
  );
}
