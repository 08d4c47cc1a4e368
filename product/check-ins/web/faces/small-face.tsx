import type { ReactNode } from 'react';
import type { CheckIn } from '#product/play/rules/results/events.ts';
import styles from './small-face.module.css';

/** Brows, mouth and a mark tell them apart; the color is extra. */
const FEATURES: Record<CheckIn, ReactNode> = {
  mad: (
    <>
      <path d="M6 7.5L10 9.5M18 7.5L14 9.5" />
      <path d="M8 17Q12 14 16 17" />
      <path d="M11 4.5L12 6L13 4.5" />
    </>
  ),
  sad: (
    <>
      <path d="M6 9Q8 7.5 9.5 7M18 9Q16 7.5 14.5 7" />
      <path d="M8.5 17.5Q12 14.5 15.5 17.5" />
      <path d="M7 13.5L7 15.5" className={styles.tear} />
    </>
  ),
  worried: (
    <>
      <path d="M6.5 8.5L9.5 7M17.5 8.5L14.5 7" />
      <path d="M8 16.5L10 15.3L12 16.5L14 15.3L16 16.5" />
    </>
  ),
  okay: (
    <>
      <path d="M7 8H10M14 8H17" />
      <path d="M8.5 16H15.5" />
    </>
  ),
  happy: (
    <>
      <path d="M6.5 8Q8.2 6.6 10 8M14 8Q15.8 6.6 17.5 8" />
      <path d="M8 14.5H16Q15.5 18.5 12 18.5Q8.5 18.5 8 14.5Z" className={styles.mouth} />
    </>
  ),
};

/** A face for small places. Decoration: the word for the feeling stands beside it. */
export function SmallFace({ feeling }: { feeling: CheckIn }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.face} data-feeling={feeling} aria-hidden="true">
      <circle cx={12} cy={12} r={11} className={styles.skin} />
      <circle cx={8.7} cy={11.3} r={1.2} className={styles.eye} />
      <circle cx={15.3} cy={11.3} r={1.2} className={styles.eye} />
      <g className={styles.lines}>{FEATURES[feeling]}</g>
    </svg>
  );
}
