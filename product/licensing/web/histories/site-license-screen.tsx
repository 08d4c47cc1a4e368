import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { FileText } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import { ApiError, call, callFor } from '#platform/web/api.ts';
import { fileName, save } from '#platform/web/files/save.ts';
import { useSay } from '#platform/web/say.ts';
import { requestOf } from '#platform/web/tables/table-query.ts';
import { useTableChanges, useTableState } from '#platform/web/tables/tables.ts';
import { readersZone } from '#platform/web/zone.ts';
import { schoolYearName, schoolYearOf } from '#product/schools/rules/school-years.ts';
import { useNumbers } from '#ui/formats/numbers.ts';
import { Segments } from '#ui/navigation/segments.tsx';
import { Button } from '#ui/parts/button.tsx';
import type { SummaryRow } from '#ui/table/model/table-types.ts';
import { type TableTab, TableTabs } from '#ui/table/table-tabs.tsx';
import { balanceLines } from '../../rules/site-balance.ts';
import {
  siteAccessTable,
  siteBalanceOf,
  siteLotsTable,
  siteUsagePdf,
  siteUsageTable,
  siteUsageTotals,
  USAGE_SUMS,
} from '../../site-contract.ts';
import styles from './histories.module.css';
import { Reading, readingTab } from './tab.tsx';

/** For those who run a site license. */
export function SiteLicenseScreen() {
  const { t } = useTranslation();
  const asked: Record<string, unknown> = useSearch({ strict: false });
  const [year, setYear] = useState(() => shownYear(asked['year']));
  return (
    <TableTabs
      id="site-license"
      title={t('licensing-histories.site.title')}
      lead={t('licensing-histories.site.lead')}
      tabs={[
        usageTab(t, year, setYear),
        readingTab(
          siteAccessTable,
          t('licensing-histories.tabs.site-access'),
          <Reading table={siteAccessTable} empty="site" />,
        ),
        readingTab(
          siteLotsTable,
          t('licensing-histories.tabs.site-lots'),
          <Reading table={siteLotsTable} empty="licenses" />,
        ),
      ]}
    />
  );
}

const thisYear = (): number => schoolYearOf(dayIn(DEFAULT_TIME_ZONE, new Date()));

/** The year of the report that a notice speaks of, which may be the last one. */
function shownYear(asked: unknown): number {
  const last = thisYear();
  const year = Number(asked);
  return year < last && year >= last - 2 ? year : last;
}

function usageTab(t: TFunction, year: number, setYear: (year: number) => void): TableTab {
  const stateKey = `${siteUsageTable.name}:${year}`;
  return {
    id: 'usage',
    label: t('licensing-histories.tabs.site-usage'),
    stateKey,
    content: (
      <>
        <Balance year={year} />
        <div className={styles.usage}>
          <Usage stateKey={stateKey} year={year} toolbar={<Period year={year} onChange={setYear} />} />
        </div>
      </>
    ),
  };
}

type UsageProps = { stateKey: string; year: number; toolbar: ReactNode };

/** A line for each educator, above them what they come to. */
function Usage({ stateKey, year, toolbar }: UsageProps) {
  const { t } = useTranslation();
  const segment = useMemo(() => ({ school_year: `${year}..${year}` }), [year]);
  return (
    <Reading
      table={siteUsageTable}
      segment={segment}
      stateKey={stateKey}
      empty="usage"
      toolbar={toolbar}
      between={
        <div className={styles.note}>
          <p>{t('licensing-histories.report.elsewhere')}</p>
          <p>{t('licensing-histories.report.programs')}</p>
        </div>
      }
      summary={useTotals(stateKey, segment)}
    />
  );
}

/** Of all lines as the list is narrowed, not of the page. */
function useTotals(stateKey: string, segment: Record<string, string>): SummaryRow | undefined {
  const { t } = useTranslation();
  const say = useSay();
  const number = useNumbers();
  const state = useTableState(stateKey);
  const changes = useTableChanges();
  const filters = { ...(state === undefined ? {} : requestOf(siteUsageTable, state).filters), ...segment };
  const { data } = useQuery({
    queryKey: ['site-license-totals', changes, filters],
    queryFn: async ({ signal }) => {
      const { _zone: _, ...asked }: Record<string, string> = { ...filters };
      return (await call(siteUsageTotals, asked, { signal, quiet: true })).data;
    },
  });
  if (data === undefined) return undefined;
  const sums = USAGE_SUMS.map((name) => ({ name, sum: number(data[name]) }));
  return {
    label: t('licensing-histories.report.total'),
    cells: Object.fromEntries(
      sums.map(({ name, sum }) => [
        name,
        <span key={name} className={styles.sum}>
          {sum}
        </span>,
      ]),
    ),
    card: (
      <>
        <strong>{t('licensing-histories.report.total')}</strong>
        <dl className={styles.totals}>
          {sums.map(({ name, sum }) => (
            <div key={name}>
              <dt>{say({ i18n: siteUsageTable.columns[name].label })}</dt>
              <dd>{sum}</dd>
            </div>
          ))}
        </dl>
      </>
    ),
  };
}

/** What the printed report says, too. */
function Balance({ year }: { year: number }) {
  const say = useSay();
  const { data } = useQuery({
    queryKey: ['site-license-balance', year],
    queryFn: ({ signal }) => call(siteBalanceOf, { school_year: String(year) }, { signal, quiet: true }),
  });
  if (data === undefined) return null;
  return (
    <div className={styles.balance}>
      {balanceLines(data.data).map((line) => (
        <p key={line.i18n}>{say(line)}</p>
      ))}
    </div>
  );
}

/** This school year and the two before: who needs an older one asks us. */
function Period({ year, onChange }: { year: number; onChange: (year: number) => void }) {
  const { t, i18n } = useTranslation();
  const [isPrinting, setPrinting] = useState(false);
  const last = thisYear();
  const years = [last, last - 1, last - 2];
  const print = async () => {
    setPrinting(true);
    try {
      await printReport(year, i18n.language);
    } catch (error) {
      // Told already, as any failed call is.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setPrinting(false);
    }
  };
  return (
    <>
      <Segments
        label={t('licensing-histories.report.year')}
        options={years.map((one) => ({ value: String(one), label: schoolYearName(one) }))}
        value={String(year)}
        onChange={(chosen) => onChange(Number(chosen))}
      />
      <Button variant="light" icon={<FileText />} loading={isPrinting} onClick={() => void print()}>
        {t('licensing-histories.report.print')}
      </Button>
    </>
  );
}

async function printReport(year: number, locale: string): Promise<void> {
  const read = async (response: Response) => ({
    name: fileName(response.headers.get('Content-Disposition')) ?? 'site-license-usage.pdf',
    blob: await response.blob(),
  });
  const { blob, name } = await callFor(
    siteUsagePdf,
    { school_year: String(year), locale, zone: readersZone() },
    read,
  );
  save(blob, name);
}
