import { memo } from 'react';
import { placePicture } from '#product/play/web/shared/pictures.ts';
import type { ClipPanel } from '../../rules/lesson/clip-line.ts';
import { DrawnFigure } from '../cover/cover-figures.tsx';
import styles from './clip.module.css';

type ClipStageProps = { panel: ClipPanel; level: 'elementary' | 'middle'; isTalking: boolean };

const MIDDLE = 5;

/** Where the story happens. All of it is decoration: what matters is said in words. */
export function ClipStage({ panel, level, isTalking }: ClipStageProps) {
  const { place, figures, who, close } = panel;
  const near = figures.filter((figure) => close.includes(figure.who));
  const center = near.length === 0 ? MIDDLE : near.reduce((sum, { at }) => sum + at, 0) / near.length;
  const isClose = near.length > 0 && !isTalking;
  return (
    <div className={styles.stage} data-talking={isTalking} aria-hidden="true">
      <div
        className={styles.view}
        style={{
          transformOrigin: `${center * 10}% 88%`,
          scale: isClose ? (near.length > 1 ? 1.12 : 1.25) : 1,
        }}
      >
        <img key={place} className={styles.place} src={placePicture(place)} alt="" decoding="async" />
        {figures.map((figure) => (
          <div
            key={figure.who}
            className={styles.figure}
            data-speaks={figure.who === who}
            style={{ left: `${figure.at * 10}%` }}
          >
            <Standing
              who={figure.who}
              face={figure.face}
              pose={figure.pose}
              level={level}
              isFlipped={figure.at > MIDDLE}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

type StandingProps = {
  who: string;
  face: ClipPanel['figures'][number]['face'];
  pose: ClipPanel['figures'][number]['pose'];
  level: 'elementary' | 'middle';
  isFlipped: boolean;
};

/** A figure is a hundred shapes: whoever does nothing else is not drawn again. */
const Standing = memo(function Standing({ who, face, pose, level, isFlipped }: StandingProps) {
  return <DrawnFigure figure={{ who, face, pose }} level={level} isFlipped={isFlipped} />;
});
