import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import type { Table } from '#platform/contract/table.ts';
import { useAskedTotal } from '#platform/web/tables/asked-total.ts';
import { mostFirst } from '#platform/web/tables/most-first.ts';
import { runsGroup } from '#product/accounts/rules/people/traits.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { type TableTab, TableTabs } from '#ui/table/table-tabs.tsx';
import { checkedTables, comicsTable, playedTables } from '../tables-contract.ts';
import { DownloadDialog } from './many/download-dialog.tsx';
import { CheckedReports, ComicReports, keyOf, PlayedReports } from './program-reports.tsx';
import styles from './reports.module.css';
import { segmentOf, type View } from './views.tsx';

/** One tab a program; what most of the children play comes first. */
export function ReportsScreen() {
  const { t } = useTranslation();
  const user = useUser();
  const nameOf = useProgramName();
  // Who has no own students comes for those of the school or district.
  const reach = runsGroup(user) && user.students_count === 0 ? 'all' : 'mine';
  const first: View = { reach, archived: false, kind: 'assessment' };
  const [views, setViews] = useState<Partial<Record<ProgramId, View>>>({});
  const tabs = usePlayedFirst(first).map((program): TableTab => {
    const view = views[program] ?? first;
    const choose = (next: View) => setViews({ ...views, [program]: next });
    return {
      id: program,
      label: nameOf(program),
      content: <div className={styles.list}>{listOf(program, view, choose)}</div>,
      stateKey: keyOf(program, view),
      list: { table: tableOf(program), segment: segmentOf(view) },
    };
  });
  return (
    <>
      <TableTabs id="educator-reports" title={t('reports.title')} lead={t('reports.lead')} tabs={tabs} />
      <DownloadDialog />
    </>
  );
}

function tableOf(program: ProgramId): Table {
  switch (program) {
    case 'zoou':
    case 'hoh':
      return checkedTables[program];
    case 'academy':
    case 'ssgrin':
      return playedTables[program];
    case 'sim':
      return comicsTable;
  }
}

function listOf(program: ProgramId, view: View, onView: (view: View) => void): ReactNode {
  switch (program) {
    case 'zoou':
    case 'hoh':
      return <CheckedReports key={program} program={program} view={view} onView={onView} />;
    case 'academy':
    case 'ssgrin':
      return <PlayedReports key={program} program={program} view={view} onView={onView} />;
    case 'sim':
      return <ComicReports key={program} view={view} onView={onView} />;
  }
}

/** What most of the children play comes first. */
function usePlayedFirst(view: View): readonly ProgramId[] {
  const totals: Record<ProgramId, number | null> = {
    academy: useTotal('academy', view),
    zoou: useTotal('zoou', view),
    ssgrin: useTotal('ssgrin', view),
    hoh: useTotal('hoh', view),
    sim: useTotal('sim', view),
  };
  return mostFirst(PROGRAM_IDS, totals);
}

function useTotal(program: ProgramId, view: View): number | null {
  const list = { table: tableOf(program), segment: segmentOf(view) };
  return useAskedTotal(list, keyOf(program, view), true)?.total ?? null;
}
