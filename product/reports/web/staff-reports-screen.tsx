import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import type { RowOf } from '#platform/contract/table.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { Segments } from '#ui/navigation/segments.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { type TableTab, TableTabs } from '#ui/table/table-tabs.tsx';
import { KINDS_OF } from '../rules/availability.ts';
import { staffTables } from '../tables-contract.ts';
import { Comics, Done, PlainStatus } from './cells.tsx';

type Archive = 'active' | 'archived';
const ARCHIVES: readonly Archive[] = ['active', 'archived'];
const keyOf = (program: ProgramId, archive: Archive): string => `uber-reports-${program}:${archive}`;
const segmentOf = (archive: Archive) => ({ archived: archive === 'archived' ? 'yes' : 'no' });

/** For a page about one program: its list, and what its tab has to know of it. */
export function StaffProgress({ program }: { program: ProgramId }) {
  const [archive, setArchive] = useState<Archive>('active');
  return <Progress program={program} archive={archive} onArchive={setArchive} />;
}

export function staffProgressTab(program: ProgramId): Pick<TableTab, 'stateKey' | 'list'> {
  return {
    stateKey: keyOf(program, 'active'),
    list: { table: staffTables[program], segment: segmentOf('active') },
  };
}

/** How far children are in each program. What play says of them is not for staff, unless they act as somebody. */
export function StaffReportsScreen() {
  const { t } = useTranslation();
  const nameOf = useProgramName();
  const [archives, setArchives] = useState<Partial<Record<ProgramId, Archive>>>({});
  const tabs = PROGRAM_IDS.map((program): TableTab => {
    const archive = archives[program] ?? 'active';
    const choose = (next: Archive) => setArchives({ ...archives, [program]: next });
    return {
      id: program,
      label: nameOf(program),
      content: <Progress key={program} program={program} archive={archive} onArchive={choose} />,
      stateKey: keyOf(program, archive),
      list: { table: staffTables[program], segment: segmentOf(archive) },
    };
  });
  return (
    <TableTabs id="uber-reports" title={t('reports.title')} lead={t('reports.staff-lead')} tabs={tabs} />
  );
}

type ProgressProps = { program: ProgramId; archive: Archive; onArchive: (archive: Archive) => void };
type StaffRow = RowOf<(typeof staffTables)['zoou']>;

const nameOf = (row: { name: string | null }): string => row.name ?? '';

function Progress({ program, archive, onArchive }: ProgressProps) {
  const { t } = useTranslation();
  const kind = KINDS_OF[program][0] ?? 'progress';
  const values = { program: useProgramName()(program) };
  const cells = useMemo(
    () => ({
      done: (row: StaffRow) =>
        kind === 'library' ? <Comics row={row} /> : <Done row={row} program={program} kind={kind} />,
      ready: (row: StaffRow) => <PlainStatus row={row} program={program} kind={kind} />,
    }),
    [program, kind],
  );
  return (
    <TablePage
      table={staffTables[program]}
      stateKey={keyOf(program, archive)}
      segment={segmentOf(archive)}
      cells={cells}
      describeRow={nameOf}
      toolbar={
        <Segments
          label={t('reports.views.archive')}
          value={archive}
          options={ARCHIVES.map((one) => ({ value: one, label: t(`reports.views.${one}`) }))}
          onChange={onArchive}
        />
      }
      empty={
        archive === 'archived'
          ? { title: t('reports.empty.archived-title', values) }
          : { title: t('reports.empty.title', values), text: t('reports.empty.text', values) }
      }
    />
  );
}
