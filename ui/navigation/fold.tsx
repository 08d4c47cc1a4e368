import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  title: string;
  /** What is in it, in a line: who reads that may not have to open it. */
  sum?: string | undefined;
  /** There is one card in it, of the same title: it is not said twice. */
  one?: boolean;
  /** As it is first shown; after that it is the reader's. */
  open?: boolean;
  children: ReactNode;
};

/** Cards that are opened by who looks for them. */
export function Fold({ title, sum, one, open = false, children }: FoldProps) {
  const [atFirst] = useState(open);
  return (
    <details className={styles.fold} data-one={one || undefined} open={atFirst}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          {one ? <h2 className={styles.title}>{title}</h2> : <span className={styles.title}>{title}</span>}
          {sum !== undefined && sum !== '' && <span className={styles.sum}>{sum}</span>}
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.cards}>{children}</div>
    </details>
  );
}
