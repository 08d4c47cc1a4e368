import type { ReactNode } from 'react';
import styles from './more.module.css';

type MoreProps = {
  title: ReactNode;
  /** As it is first shown; after that it is the reader's. */
  open?: boolean | undefined;
  children: ReactNode;
};

/** A line in a text, and under it what only some want to read. Of whole cards it is a `Fold`. */
export function More({ title, open, children }: MoreProps) {
  return (
    <details open={open}>
      <summary className={styles.line}>{title}</summary>
      {children}
    </details>
  );
}
