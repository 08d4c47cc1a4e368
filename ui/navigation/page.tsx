import type { ReactNode } from 'react';
import { useBrand } from '#platform/web/brand.tsx';
import { classNames } from '../style/class-names.ts';
import styles from './page.module.css';

type PageProps = {
  title: string;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** Above the title: where one is, and the way back. */
  above?: ReactNode;
  /** Beside the title: whose page it is. */
  picture?: ReactNode;
  width?: 'narrow' | 'normal' | 'wide';
  children?: ReactNode;
};

/** A screen's frame inside the shell's `<main>`: names the window, carries the only h1. */
export function Page(props: PageProps) {
  const { title, lead, actions, above, picture, width = 'normal', children } = props;
  const brand = useBrand();
  return (
    <div className={classNames(styles.page, styles[width])}>
      <title>{`${title} · ${brand.name}`}</title>
      {above}
      <header className={styles.header}>
        {picture}
        <div className={classNames(styles.heading, picture !== undefined && styles.pictured)}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
