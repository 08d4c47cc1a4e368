import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { shownMoment } from '#ui/formats/dates.ts';
import { Loaded } from '#ui/parts/loaded.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { getMetrics, type Metrics } from '../contract.ts';
import { AskedBar } from './asked-bar.tsx';
import styles from './metrics.module.css';
import { RowsTable } from './rows-table.tsx';
import { Tiles } from './tiles.tsx';
import { useAsked } from './use-asked.ts';

/** What happened in a time, and in as much time before it. */
export function Overview() {
  const { t } = useTranslation();
  const { asked, ask } = useAsked();
  const { period, from, to, program } = asked;
  const isWhole = period !== 'custom' || (from !== '' && to !== '');
  const input = {
    _period: period,
    _program: program,
    ...(from === '' ? {} : { _from: from }),
    ...(to === '' ? {} : { _to: to }),
  };
  const query = useQuery({
    queryKey: ['metrics', input],
    queryFn: ({ signal }) => call(getMetrics, input, { signal, quiet: true }),
    enabled: isWhole,
    placeholderData: (before) => before,
    retry: false,
  });
  const shown = query.data?.data;
  return (
    <div className={styles.page}>
      <AskedBar asked={asked} shown={shown} onAsk={ask} />
      {isWhole && (
        <Loaded query={query} failed={t('metrics.failed')} bones={<Skeleton lines={8} />}>
          {({ data }) => <Shown metrics={data} />}
        </Loaded>
      )}
    </div>
  );
}

function Shown({ metrics }: { metrics: Metrics }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.note} role="status">
        {metrics.counted_at === null
          ? t('metrics.not-counted')
          : t('metrics.as-of', { moment: shownMoment(metrics.counted_at) })}
      </p>
      <Tiles metrics={metrics} />
      <RowsTable metrics={metrics} />
    </>
  );
}
