import type { ReactNode } from 'react';
import { classNames } from '#ui/style/class-names.ts';
import styles from './reading.module.css';

type SectionProps = {
  id?: string;
  title: string;
  lead?: string;
  tone?: 'plain' | 'deep' | 'night';
  children: ReactNode;
};

/** One thought of the front page, with a heading and room around it. */
export function Section({ id, title, lead, tone = 'plain', children }: SectionProps) {
  return (
    <section id={id} className={classNames(styles.section, styles[tone])}>
      <div className={styles.inside}>
        <header className={styles.header}>
          <h2 className={styles.title}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
