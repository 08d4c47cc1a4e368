import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { retentionTable } from '../contract.ts';

const { name } = retentionTable;
type Line = RowOf<typeof retentionTable>;

/** For `TableTabs`: how long everything is kept, and whether that is held. */
export function retentionTab(t: TFunction) {
  return {
    id: name,
    label: t('retention.tab'),
    content: <Retention />,
    stateKey: name,
    list: { table: retentionTable },
  };
}

const TONES = { 'in-time': 'success', late: 'error', 'not-run': 'warning', failed: 'error' } as const;

function Retention() {
  const { t } = useTranslation();
  return (
    <TablePage
      table={retentionTable}
      lead={t('retention.lead')}
      cells={{
        kept: (row) => keptWords(t, row),
        standing: ({ standing, days_late: count }) =>
          standing === null ? null : (
            <Badge tone={TONES[standing]}>
              {standing === 'late' && (count ?? 0) > 0
                ? t('retention.late', { count: count ?? 0 })
                : t(`retention.standings.${standing}`)}
            </Badge>
          ),
      }}
      describeRow={({ rule }) => (rule === null ? '' : t(`retention.rules.${rule}`))}
      empty={{ title: t('retention.empty-title'), text: t('retention.empty-text') }}
    />
  );
}

function keptWords(t: TFunction, { days, years, year_from: from }: Line): string {
  if (years !== null && from === '07-01') return t('retention.kept.school-years', { count: years });
  if (years !== null) return t('retention.kept.years', { count: years });
  return days === 0 ? t('retention.kept.to-its-end') : t('retention.kept.days', { count: days ?? 0 });
}
