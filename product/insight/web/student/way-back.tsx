import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNeighbors } from '#platform/web/tables/neighbors.ts';
import { fromOf, type WayBack } from './lists.ts';
import styles from './student-page.module.css';

type WayBackBarProps = {
  back: WayBack;
  label: string;
  /** As it stands in the list. */
  name: string;
  id: number;
  /** Below which the pages of students lie. */
  base: string;
};

/** Back to the list, and along it: its filter and order stay. */
export function WayBackBar({ back, label, name, id, base }: WayBackBarProps) {
  const { t } = useTranslation();
  const near = useNeighbors(back, id);
  const search = { from: fromOf(back) };
  return (
    <div className={styles.above}>
      <p className={styles.crumbs}>
        <Link to={back.to} search={back.search}>
          {label}
        </Link>
        <ChevronRight aria-hidden="true" />
        <span>{name}</span>
      </p>
      {near !== null && near.total > 1 && (
        <nav className={styles.neighbors} aria-label={t('insight-student.neighbors.label')}>
          <Step to={near.before} label={t('insight-student.neighbors.before')} base={base} search={search}>
            <ChevronLeft aria-hidden="true" />
          </Step>
          <span>{t('insight-student.neighbors.place', { place: near.place, total: near.total })}</span>
          <Step to={near.after} label={t('insight-student.neighbors.after')} base={base} search={search}>
            <ChevronRight aria-hidden="true" />
          </Step>
        </nav>
      )}
    </div>
  );
}

type StepProps = {
  to: number | null;
  label: string;
  base: string;
  search: { from: string };
  children: React.ReactNode;
};

function Step({ to, label, base, search, children }: StepProps) {
  if (to === null) return <span className={styles.end}>{children}</span>;
  return (
    <Link to={`${base}/${to}`} search={search} className={styles.step} aria-label={label}>
      {children}
    </Link>
  );
}
