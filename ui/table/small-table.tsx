import { type ReactNode, useRef } from 'react';
import { classNames } from '../style/class-names.ts';
import edge from './rows/edge.module.css';
import { useEdge } from './rows/use-edge.ts';
import styles from './small-table.module.css';

/** For cells: a number, a row over all others, what is too few to be told. */
export const smallTable = {
  number: styles.number ?? '',
  all: styles.all ?? '',
  few: styles.few ?? '',
} as const;

/** A handful of rows on a card. On a phone each row is a card of its own: `data-label` of a cell names it there. */
export function RowsTable({ children }: { children: ReactNode }) {
  return <table className={styles.rows}>{children}</table>;
}

/** A wide one, which scrolls sideways on narrow screens, and shows that it does. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEdge(place);
  return (
    <div className={classNames(edge.frame, styles.frame)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div ref={place} className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
        <table className={styles.wide}>{children}</table>
      </div>
    </div>
  );
}
