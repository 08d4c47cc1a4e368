import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { useLanguage } from '#product/check-ins/web/day-words.ts';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { type ChildProgress, getProgress } from '../../progress-contract.ts';
import { useDuration } from '../words.ts';
import styles from './family-card.module.css';

/** Each child of the family, and each that a school has linked. */
export function useProgress() {
  const language = useLanguage();
  const changes = useTableChanges();
  return useQuery({
    queryKey: ['progress', language, changes],
    queryFn: ({ signal }) => call(getProgress, { _lang: language }, { signal, quiet: true }),
  });
}

/** On a parent's home: each child by name, what was played lately and what comes next. */
export function FamilyCard({ hasOwn }: { hasOwn: boolean }) {
  const { t } = useTranslation();
  const query = useProgress();
  // Who has no child yet is shown how to add one, elsewhere.
  if (!hasOwn && (query.data?.data.length ?? 0) === 0) return null;
  return (
    <Card
      title={t('insight-progress.my-children')}
      actions={
        <ButtonLink to="/parent/progress" variant="light">
          {t('insight-progress.see-progress')}
        </ButtonLink>
      }
    >
      <Loaded query={query} failed={t('insight-progress.failed')}>
        {({ data }) => (
          <ul className={styles.children}>
            {data.map((child) => (
              <li key={child.id}>
                <Line child={child} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

function Line({ child }: { child: ChildProgress }) {
  const { t } = useTranslation();
  const duration = useDuration();
  const next = child.paths[0]?.steps.find(({ at }) => at === 'next');
  return (
    <>
      <p className={styles.name}>
        <StudentLink id={child.id} of="parent">
          {child.first_name}
        </StudentLink>
      </p>
      <p>
        {child.seconds === 0
          ? t('insight-progress.no-play')
          : t('insight-progress.played', { time: duration(child.seconds), count: child.days_played })}
        {child.linked_by !== null && ` ${t('insight-progress.from-school', { school: child.linked_by })}`}
        {next !== undefined && ` ${t('insight-progress.comes-next', { title: next.title })}`}
      </p>
    </>
  );
}
