import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './showcase.module.css';

type SectionId =
  | 'foundations'
  | 'actions'
  | 'messages'
  | 'containers'
  | 'navigation'
  | 'waiting'
  | 'dialogs'
  | 'forms'
  | 'tables';

/** One chapter of the /design page. */
export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(`design.${id}.title`)}</h2>
      {children}
    </section>
  );
}

export function Example({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.example}>
      <h3 className={styles.label}>{label}</h3>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
