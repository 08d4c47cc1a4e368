import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '#brands/brand.ts';
import type { SentTo } from '#platform/contract/endpoint.ts';
import { EXPORT_FORMATS } from '#platform/contract/table.ts';
import { call } from '#platform/web/api.ts';
import { saveDocument } from '#platform/web/files/save-document.ts';
import { shownMoment } from '#ui/formats/dates.ts';
import { ActionMenu } from '#ui/layers/menu.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { downloadMetrics, getMetrics, type Metrics } from '../contract.ts';
import { AskedBar } from './asked-bar.tsx';
import styles from './metrics.module.css';
import { RowsTable } from './rows-table.tsx';
import { Tiles } from './tiles.tsx';
import { type Asked, useAsked } from './use-asked.ts';

/** What happened in a time, and in as much time before it. */
export function Overview() {
  const { t } = useTranslation();
  const { asked, ask } = useAsked();
  const { period, from, to, program, district, school } = asked;
  const isWhole = period !== 'custom' || (from !== '' && to !== '');
  const input = {
    _period: period,
    _program: program,
    ...(from === '' ? {} : { _from: from }),
    ...(to === '' ? {} : { _to: to }),
    ...(district === '' ? {} : { _district: district }),
    ...(school === '' ? {} : { _school: school }),
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
      <AskedBar asked={asked} shown={shown} onAsk={ask}>
        <Files input={input} disabled={shown === undefined} />
      </AskedBar>
      {isWhole && (
        <Loaded query={query} failed={t('metrics.failed')} bones={<Skeleton lines={8} />}>
          {({ data }) => <Shown metrics={data} asked={asked} />}
        </Loaded>
      )}
    </div>
  );
}

type FilesProps = { input: SentTo<typeof getMetrics>; disabled: boolean };

function Files({ input, disabled }: FilesProps) {
  const { t, i18n } = useTranslation();
  const locale = LOCALES.find((one) => one === i18n.language) ?? 'en';
  return (
    <span className={styles.files}>
      <ActionMenu
        trigger={
          <Button variant="outline" size="sm" icon={<Download />} disabled={disabled}>
            {t('metrics.download')}
          </Button>
        }
        entries={EXPORT_FORMATS.map((format) => ({
          id: format,
          label: t(`metrics.${format}`),
          onSelect: () => void saveDocument(downloadMetrics, { ...input, _format: format, _locale: locale }),
        }))}
      />
    </span>
  );
}

function Shown({ metrics, asked }: { metrics: Metrics; asked: Asked }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.note} role="status">
        {metrics.counted_at === null
          ? t('metrics.not-counted')
          : t('metrics.as-of', { moment: shownMoment(metrics.counted_at) })}
      </p>
      <Tiles metrics={metrics} place={asked} />
      <RowsTable metrics={metrics} asked={asked} />
    </>
  );
}
