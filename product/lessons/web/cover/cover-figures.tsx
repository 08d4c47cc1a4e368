import { memo } from 'react';
import { drawnAs } from '#product/play/web/shared/drawn-as.ts';
import { Character } from '#ui/art/character.tsx';
import { BODY_POSES, type Pose } from '#ui/art/pencil/poses.ts';
import type { Cover, Figure } from '../../rules/lesson/lesson.ts';
import styles from './cover.module.css';

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

/** `You` is a child of the level's age. */
export function DrawnFigure({ figure: { who, face, pose }, level, isFlipped = false }: DrawnFigureProps) {
  const name = drawnAs(who);
  if (name === null) return null;
  return (
    <span className={styles.figure} data-flipped={isFlipped}>
      <Character
        name={name}
        program={level === 'elementary' ? 'zoou' : 'hoh'}
        feeling={face}
        pose={isDrawn(pose) ? pose : 'stand'}
      />
    </span>
  );
}

/** Writers may name poses ahead of the rig. */
function isDrawn(pose: string): pose is Pose {
  return pose in BODY_POSES;
}
