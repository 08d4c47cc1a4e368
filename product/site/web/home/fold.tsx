import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** Cards that are opened by who looks for them. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        {title}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.cards}>{children}</div>
    </details>
  );
}
