import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ProgramId } from '#brands/brand.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { contentVersionsTable, normCellsTable } from '../content-contract.ts';

/** For `TableTabs`: which scenes are served, and what was played of those before. */
export function contentVersionsTab(t: TFunction) {
  const { name } = contentVersionsTable;
  return {
    id: name,
    label: t('metrics.content.tab'),
    content: <Versions />,
    stateKey: name,
    list: { table: contentVersionsTable },
  };
}

/** For `TableTabs`: how far norms are. */
export function normCellsTab(t: TFunction) {
  const { name } = normCellsTable;
  return {
    id: name,
    label: t('metrics.cells.tab'),
    content: <Cells />,
    stateKey: name,
    list: { table: normCellsTable },
  };
}

function ProgramLink({ program, tab }: { program: ProgramId | null; tab: string }) {
  const nameOf = useProgramName();
  if (program === null) return null;
  return (
    <Link to={`/uber/programs/${program}`} search={{ tab }}>
      {nameOf(program)}
    </Link>
  );
}

function Versions() {
  const { t } = useTranslation();
  return (
    <TablePage
      table={contentVersionsTable}
      lead={t('metrics.content.lead')}
      cells={{
        program: ({ program }) => <ProgramLink program={program} tab="scenes" />,
        served: ({ served }) => (
          <Badge tone={served ? 'success' : 'neutral'}>
            {t(served ? 'metrics.content.is-served' : 'metrics.content.is-earlier')}
          </Badge>
        ),
      }}
      describeRow={({ scene }) => scene ?? ''}
      empty={{ title: t('metrics.content.empty-title'), text: t('metrics.content.empty-text') }}
    />
  );
}

function Cells() {
  const { t } = useTranslation();
  return (
    <TablePage
      table={normCellsTable}
      lead={t('metrics.cells.lead')}
      cells={{
        program: ({ program }) => <ProgramLink program={program} tab="norms" />,
        is_full: ({ is_full: full }) => (
          <Badge tone={full ? 'success' : 'neutral'}>
            {t(full ? 'metrics.cells.is-full' : 'metrics.cells.is-collecting')}
          </Badge>
        ),
      }}
      empty={{ title: t('metrics.cells.empty-title'), text: t('metrics.cells.empty-text') }}
    />
  );
}
