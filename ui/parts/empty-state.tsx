import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
};

/** Where a list or a page has nothing to show: says why, and what to do next. */
export function EmptyState({ picture, title, text, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
