import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNextLessons } from '../fitting/use-fitting.ts';
import { FittingRow } from './fitting-shelf.tsx';
import shelves from './shelves.module.css';

/** The same that home names. */
export function TeachNextShelf({ base }: { base: string }) {
  const { t } = useTranslation();
  const id = useId();
  const lessons = useNextLessons() ?? [];
  if (lessons.length === 0) return null;
  return (
    <section className={shelves.shelf} aria-labelledby={id}>
      <h2 id={id}>{t('lessons-fitting.teach.title')}</h2>
      <FittingRow lessons={lessons} base={base} />
    </section>
  );
}
