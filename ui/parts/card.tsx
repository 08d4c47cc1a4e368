import type { ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import styles from './card.module.css';

type CardProps = {
  title?: ReactNode;
  /** The level of the title in the page's outline. */
  level?: 2 | 3 | 4;
  /** Beside the title: a badge, a menu. */
  aside?: ReactNode;
  /** Below everything, on a line of its own. */
  actions?: ReactNode;
  /** Set on the paper instead of lying on it. */
  quiet?: boolean;
  className?: string;
  children?: ReactNode;
};

export function Card({ title, level = 2, aside, actions, quiet, className, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classNames(styles.card, quiet && styles.quiet, className)}>
      {(title || aside) && (
        <header className={styles.header}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          {aside}
        </header>
      )}
      {children}
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </section>
  );
}
