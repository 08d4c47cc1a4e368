import type { ReactNode } from 'react';
import { At, Picture } from '#ui/art/pencil/picture.tsx';
import styles from '../wait-game.module.css';

export type ThingProps = {
  /** From 0 to 1. */
  part: number;
  isGrown: boolean;
};

/** The ground all things are drawn on. */
export function Board({ children }: { children: ReactNode }) {
  return (
    <Picture viewBox="0 0 480 340" className={styles.picture}>
      {children}
    </Picture>
  );
}

/** It is ready. */
export function Sparkles() {
  return (
    <g fill="#f2a65a">
      {[
        [116, 96, 1.1],
        [362, 84, 1.3],
        [92, 190, 0.8],
        [388, 186, 0.9],
        [136, 42, 0.7],
        [340, 36, 0.7],
      ].map(([x = 0, y = 0, size = 1]) => (
        <At key={x} x={x} y={y} scale={size}>
          <path className={styles.pops} d="M0-20Q3-3 20 0Q3 3 0 20Q-3 3-20 0Q-3-3 0-20Z" />
        </At>
      ))}
    </g>
  );
}
