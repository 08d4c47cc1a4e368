import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './student-link.module.css';

type StudentLinkProps = {
  id: number;
  /** Whose area the page is in. */
  of?: 'educator' | 'parent';
  /** The list one comes from, by the key of its state: the page leads on along it. */
  from?: string | undefined;
  children: ReactNode;
};

/** A child's name leads to the child's page, wherever it stands. */
export function StudentLink({ id, of = 'educator', from, children }: StudentLinkProps) {
  return (
    <Link to={`/${of}/students/${id}`} search={from === undefined ? {} : { from }} className={styles.name}>
      {children}
    </Link>
  );
}
