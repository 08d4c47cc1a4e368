import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { TablePage } from '#ui/table/table-page.tsx';
import { staffStudentsTable } from '../tables-contract.ts';
import { staffMassActions } from './mass-actions.tsx';
import { useProgramName } from './program-name.ts';
import { beforeLast, type StudentSlots } from './slots.ts';
import { staffMenu } from './student-menu.tsx';

type View = { archived: boolean; families: boolean };

const stateKeyOf = ({ archived, families }: View): string =>
  `${families ? 'uber-children' : 'uber-students'}:${archived ? 'archived' : 'active'}`;

const segmentOf = ({ archived, families }: View) => ({
  archived: archived ? 'yes' : 'no',
  ...(families ? { family: 'yes' } : {}),
});

/** Tabs of the staff's screens, for `TableTabs`: all students, active and archived. */
export function studentsTab(t: TFunction, more?: StudentSlots) {
  return tab(t('rosters.tabs.students'), { archived: false, families: false }, more);
}

export function archivedStudentsTab(t: TFunction, more?: StudentSlots) {
  return tab(t('rosters.tabs.archived-students'), { archived: true, families: false }, more);
}

/** The children of families alone. */
export function childrenTab(t: TFunction, more?: StudentSlots) {
  return tab(t('rosters.tabs.children'), { archived: false, families: true }, more);
}

export function archivedChildrenTab(t: TFunction, more?: StudentSlots) {
  return tab(t('rosters.tabs.archived-children'), { archived: true, families: true }, more);
}

function tab(label: string, view: View, more: StudentSlots | undefined) {
  const stateKey = stateKeyOf(view);
  return {
    id: stateKey.replace(':', '-'),
    label,
    content: <Everybody key={stateKey} {...view} more={more} />,
    passing: view.archived,
    stateKey,
    list: { table: staffStudentsTable, segment: segmentOf(view) },
  };
}

function Everybody({ archived, families, more }: View & { more: StudentSlots | undefined }) {
  const { t } = useTranslation();
  const programName = useProgramName();
  const kind = `${archived ? 'archived-' : ''}${families ? 'children' : 'students'}` as const;
  return (
    <TablePage
      table={staffStudentsTable}
      segment={segmentOf({ archived, families })}
      stateKey={stateKeyOf({ archived, families })}
      sharesWith={[stateKeyOf({ archived: !archived, families })]}
      rowActions={(row) => beforeLast(staffMenu(t, row, archived), more?.entries(t, row, archived))}
      massActions={(selection) => [
        ...(more?.massActions(t, selection, archived) ?? []),
        ...staffMassActions(t, selection, archived),
      ]}
      cells={{ active_program: ({ active_program: program }) => programName(program), ...more?.cells }}
      describeRow={(row) => row.name ?? ''}
      empty={{ title: t(`rosters.everybody.${kind}.title`), text: t(`rosters.everybody.${kind}.text`) }}
    />
  );
}
