import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Needs } from '#product/play/rules/missions/needs.ts';
import { Card } from '#ui/parts/card.tsx';
import { isMissed, LoadedPart } from '#ui/parts/loaded.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import type { ShownReason } from '../../fitting-contract.ts';
import { suitsGrade } from '../../rules/fitting/grades.ts';
import styles from './fitting.module.css';
import { FittingItem } from './fitting-item.tsx';
import { useFitting, usePlanned } from './use-fitting.ts';
import { filtersFor, useLibraryPath, useReason } from './words.ts';

/** The next lesson for one child at school. There always is one, and it says why it is this one. */
export function FittingCard({ needs }: { needs: Needs }) {
  const { t } = useTranslation();
  const path = useLibraryPath();
  const query = useFitting(needs);
  const why = useWhy();
  if (query.data === undefined && !isMissed(query)) return null;
  return (
    <Card title={t('lessons-fitting.child.title')}>
      <LoadedPart query={query} failed={t('lessons-fitting.failed')}>
        {(lessons) => (
          <>
            <ul className={styles.list}>
              {lessons.slice(0, 1).map((lesson) => (
                <li key={lesson.code}>
                  <FittingItem lesson={lesson} why={why(lesson.reason)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </LoadedPart>
      <p className={styles.more}>
        <Link to={path} search={filtersFor(needs)}>
          {t('lessons-fitting.child.library')}
        </Link>
      </p>
    </Card>
  );
}

function useWhy(): (reason: ShownReason) => string {
  const { t } = useTranslation();
  const reasonOf = useReason();
  return (reason) => {
    if (reason.kind === 'skill') return t(`lessons-fitting.next-skill.${reason.skill}`);
    return reason.kind === 'age' ? t('lessons-fitting.child.age') : reasonOf(reason);
  };
}

/** The way to all lessons for what a child needs, below the one thing for tonight. */
function MoreAtHome({ needs }: { needs: Needs }) {
  const { t } = useTranslation();
  const path = useLibraryPath();
  return (
    <Link to={path} search={filtersFor(needs)}>
      {t('lessons-fitting.home.library')}
    </Link>
  );
}

/** The first of a family's plans of the week that suits the child's grade; where there is none, what else could be done. */
function FirstPlanned({ grade, otherwise }: { grade: number; otherwise: ReactNode }) {
  const { t } = useTranslation();
  const query = usePlanned();
  return (
    <>
      {query.data === undefined && isMissed(query) && otherwise}
      <LoadedPart query={query} failed={t('lessons-fitting.planned-failed')} bones={<Skeleton lines={3} />}>
        {(lessons) => {
          const fits = lessons.find(({ grades }) => suitsGrade(grades, grade));
          return fits === undefined ? otherwise : <FittingItem lesson={fits} />;
        }}
      </LoadedPart>
    </>
  );
}

/** As a slot of a family's home. */
export const plannedFirst = (grade: number, otherwise: ReactNode): ReactNode => (
  <FirstPlanned grade={grade} otherwise={otherwise} />
);

/** The same with the way to all else, as slots of progress and of a child's page. */
export const tonightSlots = { planned: plannedFirst, more: (needs: Needs) => <MoreAtHome needs={needs} /> };
