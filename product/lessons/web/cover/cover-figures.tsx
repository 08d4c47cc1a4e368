import { memo } from 'react';
import { Character } from '#ui/art/character.tsx';
import type { Cover, Figure } from '../../rules/lesson/lesson.ts';
import styles from './cover.module.css';
import { figureOf } from './figure-of.ts';

type CoverFiguresProps = { cover: Cover; level: 'elementary' | 'middle' };

export const CoverFigures = memo(function CoverFigures({ cover, level }: CoverFiguresProps) {
  return (
    <div className={styles.figures}>
      <DrawnFigure figure={cover.left} level={level} />
      <DrawnFigure figure={cover.right} level={level} isFlipped />
    </div>
  );
});

type DrawnFigureProps = { figure: Figure; level: 'elementary' | 'middle'; isFlipped?: boolean };

export function DrawnFigure({ figure, level, isFlipped = false }: DrawnFigureProps) {
  const drawn = figureOf(figure, level);
  if (drawn === null) return null;
  return (
    <span className={styles.figure} data-flipped={isFlipped}>
      <Character {...drawn} />
    </span>
  );
}
