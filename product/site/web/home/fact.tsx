import type { ReactNode } from 'react';
import styles from './home.module.css';

/** The one thing a card is there to say. */
export function Fact({ children }: { children: ReactNode }) {
  return <p className={styles.fact}>{children}</p>;
}
