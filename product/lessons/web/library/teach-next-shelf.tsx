import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FittingLesson } from '../../fitting-contract.ts';
import { FittingRow } from './fitting-shelf.tsx';
import shelves from './shelves.module.css';

/** The same that home names. */
export function TeachNextShelf({ lessons, base }: { lessons: readonly FittingLesson[]; base: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={shelves.shelf} aria-labelledby={id}>
      <h2 id={id}>{t('lessons-fitting.teach.title')}</h2>
      <FittingRow lessons={lessons} base={base} />
    </section>
  );
}
