import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './figures.module.css';

export type Figure = {
  value: string;
  /** What the value is a part of, smaller beside it. */
  of?: string | undefined;
  /** What is counted; here stands a link, too. */
  about: ReactNode;
};

/** A few numbers side by side, each with what it counts. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Card className={styles.card ?? ''}>
      <ul className={styles.figures}>
        {figures.map(({ value, of, about }) => (
          <li key={value + of} className={styles.figure}>
            <p className={styles.value}>
              {value} {of !== undefined && <span className={styles.of}>{of}</span>}
            </p>
            <p className={styles.about}>{about}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
