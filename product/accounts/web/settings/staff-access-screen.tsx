import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { shownMoment } from '#ui/formats/dates.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { staffAccess } from '../../acting-contract.ts';
import { useUser } from '../session/session.ts';
import styles from './staff-access.module.css';

/** For the customer to see: who of staff acted as them or their students, when, how long and why. */
export function StaffAccessScreen() {
  const { t } = useTranslation();
  const { id } = useUser();
  const { data, isError, refetch } = useQuery({
    queryKey: ['staff-access', id],
    queryFn: ({ signal }) => call(staffAccess, {}, { signal, quiet: true }),
  });
  return (
    <Page title={t('accounts-people.staff-access.title')} lead={t('accounts-people.staff-access.intro')}>
      {isError ? (
        <Banner
          tone="error"
          live
          title={t('accounts-people.staff-access.failed')}
          actions={
            <Button size="sm" variant="outline" onClick={() => void refetch()}>
              {t('ui.try-again')}
            </Button>
          }
        />
      ) : (
        <Card>{data === undefined ? <Skeleton lines={4} /> : <Entries entries={data.data} />}</Card>
      )}
    </Page>
  );
}

type Entry = {
  id: number;
  staff: string;
  student: string | null;
  started_at: string;
  ended_at: string | null;
  minutes: number;
  reason: string;
};

function Entries({ entries }: { entries: Entry[] }) {
  const { t, i18n } = useTranslation();
  if (entries.length === 0) {
    return (
      <EmptyState
        title={t('accounts-people.staff-access.empty-title')}
        text={t('accounts-people.staff-access.empty-text')}
      />
    );
  }
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <p className={styles.who}>
            {entry.student === null
              ? t('accounts-people.staff-access.as-you', { staff: entry.staff })
              : t('accounts-people.staff-access.as-student', { staff: entry.staff, student: entry.student })}
          </p>
          <Line>
            <time dateTime={entry.started_at}>{shownMoment(entry.started_at, i18n.language)}</time>
            {' · '}
            {entry.ended_at === null
              ? t('accounts-people.staff-access.still')
              : t('accounts-people.staff-access.minutes', { count: entry.minutes })}
          </Line>
          <Line>{t('accounts-people.staff-access.reason', { reason: entry.reason })}</Line>
        </li>
      ))}
    </ul>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}
