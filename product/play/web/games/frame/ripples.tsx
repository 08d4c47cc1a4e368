import type { WorldBox } from '../../stage/prop-place.ts';
import { Spot } from './on-stage.tsx';
import styles from './ripples.module.css';

/** Rings around somebody or something: wide and whole for "now", small and broken for "not yet". */
export function Ripples({ box, isNow }: { box: WorldBox; isNow: boolean }) {
  return (
    <Spot box={box} className={styles.ripples}>
      <span className={styles.ring} data-now={isNow || undefined} />
      <span className={styles.ring} data-now={isNow || undefined} data-inner />
    </Spot>
  );
}
