import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { shownMoment } from '#ui/formats/dates.ts';
import { Fold } from '#ui/navigation/fold.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { useMedia } from '#ui/style/use-media.ts';
import { getClass, type TeachNext, type Week } from '../contract.ts';
import { FeelingsCard, WEEK_GROUPS, WeekCard } from './class-cards.tsx';
import styles from './class-page.module.css';
import { ReportsCard, useReportsSaid } from './reports-card.tsx';
import { WorthCard } from './worth-card.tsx';

/** Feelings, and whom to look at, are for this morning; there the rest is opened by who looks for it. */
export const PHONE = '(width < 45rem)';
/** Room for two columns. */
const WIDE = '(width >= 72rem)';

export function useClass() {
  const changes = useTableChanges();
  return useQuery({
    queryKey: ['class', changes],
    queryFn: ({ signal }) => call(getClass, {}, { signal, quiet: true }),
    placeholderData: (before) => before,
    // Children come in all morning.
    refetchInterval: 60_000,
  });
}

type ClassPageProps = {
  beside: ReactNode;
  below: ReactNode;
  /** Lessons for what play says: they come later than this slice. */
  teachNext: (next: TeachNext) => ReactNode;
};

/** What the own class needs this morning; beside it and below it what is quiet. */
export function ClassPage({ beside, below, teachNext }: ClassPageProps) {
  const { t } = useTranslation();
  const query = useClass();
  const isFolded = useMedia(PHONE);
  const isWide = useMedia(WIDE);
  const sumOf = (week: Week): string =>
    WEEK_GROUPS.map((key) => t(`insight.week.${key}`, { count: week[key].length })).join(' · ');
  const data = query.data?.data;
  const asked = new Date(query.dataUpdatedAt).toISOString();
  const feelings = (
    <>
      {data !== undefined && query.isError && (
        <p className={styles.since}>{t('insight.since', { moment: shownMoment(asked) })}</p>
      )}
      <Loaded query={{ ...query, isError: query.isError && data === undefined }} failed={t('insight.failed')}>
        {({ data: { children, feelings: told } }) => <FeelingsCard feelings={told} total={children} />}
      </Loaded>
    </>
  );
  const worth = data !== undefined && <WorthCard worth={data.worth_a_look} />;
  const reportsSaid = useReportsSaid();
  const reports =
    data !== undefined &&
    data.reports.length > 0 &&
    (isFolded ? (
      <Fold one title={t('insight.reports.title')} sum={reportsSaid(data.reports).join(' · ')}>
        <ReportsCard reports={data.reports} />
      </Fold>
    ) : (
      <ReportsCard reports={data.reports} />
    ));
  const later = (
    <>
      {data !== undefined &&
        (isFolded ? (
          <Fold one title={t('insight.week.title')} sum={sumOf(data.week)}>
            <WeekCard week={data.week} />
          </Fold>
        ) : (
          <WeekCard week={data.week} />
        ))}
      {data !== undefined && teachNext(data.teach_next)}
      {below}
    </>
  );
  // What is read first stands first, for the eye, the keyboard and who hears the page: each width has its own order.
  if (!isWide) {
    return (
      <div className={styles.column}>
        {feelings}
        {worth}
        {later}
        {reports}
        {beside}
      </div>
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {feelings}
        {later}
      </div>
      <div className={styles.column}>
        {worth}
        {reports}
        {beside}
      </div>
    </div>
  );
}
