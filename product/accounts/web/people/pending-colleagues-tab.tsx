import type { TFunction } from 'i18next';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { pendingColleaguesTable } from '../../people-contract.ts';
import { groupStudentsToTransfer } from '../../staff-contract.ts';
import { AccountStatusBadge } from './account-status.tsx';
import { approveColleague, declineColleague } from './colleague-actions.ts';
import { hasStudents, StudentsFirstDialog, useStudentsFirst } from './students-first-dialog.tsx';

const { name } = pendingColleaguesTable;
type Pending = RowOf<typeof pendingColleaguesTable>;
/** What gives an educator's students to somebody else, which comes before leaving. */
export type Handover = (
  t: TFunction,
  row: { id: number; spoken_name: string | null; students_total: number | null },
) => MenuEntry[];

/** Colleagues whom somebody invited to the admin's school, until the admin approves or declines. */
export function pendingColleaguesTab(t: TFunction, handover?: Handover) {
  return {
    id: name,
    label: t('accounts-people.tabs.pending'),
    content: <PendingColleagues handover={handover} />,
    stateKey: name,
    list: { table: pendingColleaguesTable },
  };
}

function PendingColleagues({ handover = () => [] }: { handover?: Handover | undefined }) {
  const { t } = useTranslation();
  const [leaving, showStudents] = useStudentsFirst<Pending>();
  return (
    <>
      <TablePage
        table={pendingColleaguesTable}
        cells={{
          status: (row) => <AccountStatusBadge status={row.status} lettersComeBack={row.letters_come_back} />,
        }}
        rowActions={(row) => entries(t, row, () => showStudents(row))}
        describeRow={(row) => row.name ?? ''}
        empty={{
          title: t('accounts-people.pending.empty-title'),
          text: t('accounts-people.pending.empty-text'),
        }}
      />
      <StudentsFirstDialog
        educator={leaving}
        find={groupStudentsToTransfer}
        entries={leaving === null ? [] : handover(t, leaving)}
      />
    </>
  );
}

function entries(t: TFunction, row: Pending, showStudents: () => void): MenuEntry[] {
  const given = { values: { id: row.id }, facts: { name: row.spoken_name ?? '' } };
  return [
    {
      id: 'approve',
      label: t('accounts-people.approve.submit'),
      icon: <CircleCheck />,
      prominent: true,
      onSelect: () => openAction(approveColleague, given),
    },
    {
      id: 'decline',
      label: t('accounts-people.decline.submit'),
      icon: <CircleX />,
      danger: true,
      onSelect: () => {
        if (hasStudents(row)) showStudents();
        else openAction(declineColleague, given);
      },
    },
  ];
}
