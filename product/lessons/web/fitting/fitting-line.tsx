import { Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Needs } from '#product/play/rules/missions/needs.ts';
import { isMissed, Missed } from '#ui/parts/loaded.tsx';
import styles from './fitting.module.css';
import { useFitting } from './use-fitting.ts';
import { filtersFor, useLessonFacts, useLibraryPath, useReason } from './words.ts';

type FittingLineProps = {
  needs: Needs;
  /** What is needed is said beside it: the reason is for who hears the page. */
  isBeside?: boolean;
};

/** The lesson that fits best, in a line beside what it is for. */
export function FittingLine({ needs, isBeside = false }: FittingLineProps) {
  const { t } = useTranslation();
  const query = useFitting(needs);
  const [lesson] = query.data ?? [];
  const facts = useLessonFacts();
  const reasonOf = useReason();
  const path = useLibraryPath();
  if (isMissed(query)) return <Missed query={query} failed={t('lessons-fitting.failed')} />;
  if (lesson === undefined) return null;
  return (
    <p className={styles.line}>
      <BookOpen aria-hidden="true" />
      <span>
        <Link to={`${path}/${lesson.code}`} lang={lesson.language}>
          {lesson.title}
        </Link>{' '}
        <span className={styles.facts}>· {facts(lesson)}</span>{' '}
        <span className={isBeside ? 'visually-hidden' : styles.facts}>{reasonOf(lesson.reason)}</span>
        {lesson.heavy && <strong className={styles.heavy}> {t('lessons-fitting.heavy')}</strong>}
        {isBeside && (
          <>
            {' '}
            <Link to={path} search={filtersFor(needs)} className={styles.further}>
              {t('lessons-fitting.group.more')}
            </Link>
          </>
        )}
      </span>
    </p>
  );
}
