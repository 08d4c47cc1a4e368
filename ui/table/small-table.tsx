import type { ReactNode } from 'react';
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

/** A wide one, which scrolls sideways on narrow screens. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.wide}>{children}</table>
    </div>
  );
}
