import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#platform/contract/days.ts';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { listDeletions } from '../deletion-contract.ts';
import styles from './child-data.module.css';

/** Above a list of children: whose data is to be deleted, and when. Nothing where nobody's is. */
export function DeletionsNotice({ of }: { of: 'educator' | 'parent' }) {
  const { t } = useTranslation();
  const { id } = useUser();
  const changes = useTableChanges();
  const { data } = useQuery({
    queryKey: ['child-deletions', id, changes],
    queryFn: ({ signal }) => call(listDeletions[of], {}, { signal, quiet: true }),
    placeholderData: (before) => before,
    retry: false,
  });
  const open = data?.data ?? [];
  if (open.length === 0) return null;
  return (
    <Banner tone="warning" title={t('child-data.deletion.list-title', { count: open.length })}>
      <ul className={styles.names}>
        {open.map(({ student_id: student, name, state, due_at: due, zone }) => (
          <li key={student}>
            <Link to={`/${of}/students/${student}/data`}>{name}</Link>{' '}
            {t(`child-data.deletion.list-${state}`, { day: shownDate(dayIn(zone, new Date(due))) })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
