import type { ReactNode } from 'react';
import { useBrand } from '#platform/web/brand.tsx';
import { classNames } from '../style/class-names.ts';
import styles from './page.module.css';

type PageProps = {
  title: string;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  actions?: ReactNode;
  width?: 'narrow' | 'normal' | 'wide';
  children?: ReactNode;
};

/** A screen's frame inside the shell's `<main>`: names the window, carries the only h1. */
export function Page({ title, lead, actions, width = 'normal', children }: PageProps) {
  const brand = useBrand();
  return (
    <div className={classNames(styles.page, styles[width])}>
      <title>{`${title} · ${brand.name}`}</title>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
