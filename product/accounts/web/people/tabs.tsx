import type { TFunction } from 'i18next';
import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { educatorsTable, parentsTable } from '../../people-contract.ts';
import { studentsToTransfer } from '../../staff-contract.ts';
import { accountMenu } from './account-menu.tsx';
import { AccountStatusBadge } from './account-status.tsx';
import { renameFamily } from './actions.ts';
import { AddEducatorButton } from './add-educator-button.tsx';
import { PersonLink, SchoolCell } from './page-links.tsx';
import { StudentsFirstDialog, useStudentsFirst } from './students-first-dialog.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

/** Tabs of the staff's screens, for `TableTabs`: educators beside schools, parents beside children. */
export function educatorsTab(t: TFunction, more?: MoreEntries, further?: FurtherEntries) {
  const { name } = educatorsTable;
  return {
    id: name,
    label: t('accounts-people.tabs.educators'),
    content: <Educators more={more} further={further} />,
    stateKey: name,
    list: { table: educatorsTable },
  };
}

/** What later slices can do with an educator. */
type MoreEntries = (t: TFunction, row: EducatorRow) => MenuEntry[];
type EducatorRow = RowOf<typeof educatorsTable>;
/** The same, and nothing that has to come before an educator leaves. */
type FurtherEntries = (
  t: TFunction,
  row: { id: number; spoken_name: string | null; game_debug_mode: boolean },
) => MenuEntry[];

export function parentsTab(t: TFunction, further?: FurtherEntries) {
  const { name } = parentsTable;
  return {
    id: name,
    label: t('accounts-people.tabs.parents'),
    content: <Parents further={further} />,
    stateKey: name,
    list: { table: parentsTable },
  };
}

type EducatorsProps = { more: MoreEntries | undefined; further: FurtherEntries | undefined };

function Educators({ more = () => [], further = () => [] }: EducatorsProps) {
  const { t } = useTranslation();
  const [leaving, showStudents] = useStudentsFirst<EducatorRow>();
  return (
    <>
      <TablePage
        table={educatorsTable}
        toolbar={<AddEducatorButton />}
        cells={{
          name: (row) => <PersonLink {...row} />,
          status: (row) => <AccountStatusBadge status={row.status} lettersComeBack={row.letters_come_back} />,
          school: (row) => <SchoolCell row={row} />,
        }}
        rowActions={(row) => [
          ...further(t, row),
          ...more(t, row),
          ...accountMenu(t, row, () => showStudents(row)),
        ]}
        describeRow={({ name }) => name ?? ''}
        empty={{
          title: t('accounts-people.educators.empty-title'),
          text: t('accounts-people.educators.empty-text'),
        }}
      />
      <VerifyDialog />
      <StudentsFirstDialog
        educator={leaving}
        find={studentsToTransfer}
        entries={leaving === null ? [] : more(t, leaving)}
      />
    </>
  );
}

function Parents({ further = () => [] }: { further: FurtherEntries | undefined }) {
  const { t } = useTranslation();
  return (
    <TablePage
      table={parentsTable}
      cells={{
        name: (row) => <PersonLink {...row} />,
        status: (row) => <AccountStatusBadge status={row.status} lettersComeBack={row.letters_come_back} />,
      }}
      rowActions={(row) => [...further(t, row), ...parentMenu(t, row)]}
      describeRow={({ name }) => name ?? ''}
      empty={{
        title: t('accounts-people.parents.empty-title'),
        text: t('accounts-people.parents.empty-text'),
      }}
    />
  );
}

/** All that staff can do with a parent's account and family. */
export function parentMenu(t: TFunction, row: RowOf<typeof parentsTable>): MenuEntry[] {
  return [...familyEntries(t, row.family_id), ...accountMenu(t, row)];
}

/** A family is founded with its first child: before that there is none to name. */
function familyEntries(t: TFunction, id: number | null): MenuEntry[] {
  if (id === null) return [];
  return [
    {
      id: 'rename-family',
      label: t('accounts-people.menu.rename-family'),
      icon: <House />,
      onSelect: () => openAction(renameFamily, { values: { id } }),
    },
  ];
}
