import { memo, type RefObject, useEffect, useRef } from 'react';
import type { ProgramId } from '#brands/brand.ts';
import { Character } from '#ui/art/character.tsx';
import type { Pose } from '#ui/art/pencil/poses.ts';
import type { Place } from '../../../rules/story/places.ts';
import { placePicture } from '../../shared/pictures.ts';
import styles from './stage.module.css';
import { SPOTS, type StageFigure } from './stage-figures.ts';

type StageProps = {
  program: ProgramId;
  place: Place | null;
  figures: readonly StageFigure[];
  /** Everybody is glad that it is done. */
  isOver: boolean;
};

/** Where the story happens. All of it is decoration: what matters is said in words. */
export function Stage({ program, place, figures, isOver }: StageProps) {
  const picture = place === null ? undefined : placePicture(place);
  const stage = useBlinking();
  return (
    <div ref={stage} className={styles.stage} aria-hidden="true">
      {picture === undefined ? (
        <div className={styles.plain} />
      ) : (
        <img key={picture} className={styles.picture} src={picture} alt="" decoding="async" />
      )}
      <div className={styles.figures} data-count={figures.length}>
        {figures.map(({ name, face, spot, forward }) => (
          <div key={name} className={styles.figure} data-spot={spot} data-forward={forward || undefined}>
            <div className={styles.body}>
              <Drawn
                name={name}
                program={program}
                feeling={isOver ? 'happy' : face}
                pose={poseOf(face, forward, isOver)}
              />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

const BLINKS_EVERY_MS = 1770;

/**
 * Each spot in its turn. An animation without an end would have the page draw sixty times a second, for eyes that stay
 * open nearly all of the time, and be late for the next tap.
 */
function useBlinking(): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let turn = 0;
    const timer = setInterval(() => {
      const spot = SPOTS[turn % SPOTS.length] ?? 'left';
      turn += 1;
      stage.current?.setAttribute('data-blink', spot);
    }, BLINKS_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return stage;
}

/** A figure is a hundred shapes: whoever neither moves nor feels otherwise is not drawn again. */
const Drawn = memo(Character);

function poseOf(face: StageFigure['face'], forward: boolean, isOver: boolean): Pose {
  if (isOver) return 'wave';
  if (!forward) return 'stand';
  if (face === 'excited') return 'cheer';
  return face === 'calm' ? 'rest' : 'stand';
}
