import type { ReactNode } from 'react';
import { FEET, xOf } from '../../stage/camera.ts';
import styles from './bubble.module.css';
import { OnStage } from './on-stage.tsx';
import { usePlace } from './place.ts';

const MIDDLE = 5;
/** So high are heads. */
const HEADS = 290;
/** A bubble stays on the stage. */
const [LEFTMOST, RIGHTMOST] = [2.2, 7.8];

/** What somebody on the stage says, above their head. */
export function Bubble({ who, children }: { who: string; children: ReactNode }) {
  const { stage } = usePlace();
  const at = stage.actors.find((actor) => actor.who === who)?.at ?? MIDDLE;
  const x = xOf(Math.min(RIGHTMOST, Math.max(LEFTMOST, at)));
  return (
    <OnStage>
      <div className={styles.spot} style={{ left: `${x}px`, top: `${FEET - HEADS}px` }}>
        <div className={styles.bubble}>{children}</div>
      </div>
    </OnStage>
  );
}
