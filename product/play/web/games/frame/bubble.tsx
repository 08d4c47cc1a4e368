import type { ReactNode } from 'react';
import { markOf } from '../../../rules/stage/stage.ts';
import { FEET, xOf } from '../../stage/camera.ts';
import styles from './bubble.module.css';
import { OnStage } from './on-stage.tsx';
import { usePlace } from './place.ts';

const MIDDLE = 5;
/** So high are heads. */
const HEADS = 290;

/** What somebody on the stage says, or a thing of it: above them. Without anybody in sight it is only heard. */
export function Bubble({ who, children }: { who: string | null; children: ReactNode }) {
  const { stage } = usePlace();
  const mark = who === null ? null : markOf(stage, who);
  return (
    <OnStage>
      <div
        className={styles.bubble}
        data-of={mark === null ? undefined : who}
        style={{ '--x': `${xOf(mark ?? MIDDLE)}px`, '--y': `${FEET - HEADS}px` }}
      >
        {children}
      </div>
    </OnStage>
  );
}
