import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { fetchRow } from '#platform/web/tables/neighbors.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { educatorsTable, parentsTable } from '#product/accounts/people-contract.ts';
import { studentsToTransfer } from '#product/accounts/staff-contract.ts';
import { resetFactorsEntry } from '#product/accounts/web/factors/reset-factors.tsx';
import { accountMenu } from '#product/accounts/web/people/account-menu.tsx';
import { passwordResetEntry } from '#product/accounts/web/people/password-reset.tsx';
import {
  StudentsFirstDialog,
  useStudentsFirst,
} from '#product/accounts/web/people/students-first-dialog.tsx';
import { parentMenu } from '#product/accounts/web/people/tabs.tsx';
import { VerifyDialog } from '#product/accounts/web/people/verify-dialog.tsx';
import { StaffLicensesDialog } from '#product/licensing/web/staff-licenses-dialog.tsx';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import type { PersonPage } from '../../pages-contract.ts';
import { educatorEntries, parentEntries, transferEntries } from '../entries.ts';

/** The same as on the person's row in the lists, and the dialogs it opens. */
export function usePersonMenu({ id, scope }: Pick<PersonPage, 'id' | 'scope'>): {
  entries: readonly MenuEntry[];
  dialogs: ReactNode;
} {
  const { t } = useTranslation();
  const changes = useTableChanges();
  const educator = useQuery({
    queryKey: ['staff-row', educatorsTable.name, id, changes],
    queryFn: ({ signal }) => fetchRow(educatorsTable, id, signal),
    enabled: scope === 'educator',
    retry: false,
    placeholderData: (before) => before,
  });
  const parent = useQuery({
    queryKey: ['staff-row', parentsTable.name, id, changes],
    queryFn: ({ signal }) => fetchRow(parentsTable, id, signal),
    enabled: scope === 'parent',
    retry: false,
    placeholderData: (before) => before,
  });
  const [leaving, showStudents] = useStudentsFirst<RowOf<typeof educatorsTable>>();
  const dialogs = (
    <>
      <VerifyDialog />
      <StudentsFirstDialog
        educator={leaving}
        find={studentsToTransfer}
        entries={leaving === null ? [] : transferEntries(t, leaving)}
      />
      <StaffLicensesDialog />
    </>
  );
  if (scope === 'parent') {
    const row = parent.data ?? null;
    return {
      entries:
        row === null
          ? []
          : [
              ...parentEntries(t, row),
              ...passwordResetEntry(t, row),
              ...resetFactorsEntry(t, row),
              ...parentMenu(t, row),
            ],
      dialogs,
    };
  }
  const row = educator.data ?? null;
  const entries =
    row === null
      ? []
      : [
          ...educatorEntries(t, row),
          ...transferEntries(t, row),
          ...passwordResetEntry(t, row),
          ...resetFactorsEntry(t, row),
          ...accountMenu(t, row, () => showStudents(row)),
        ];
  return { entries, dialogs };
}
