import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchRow } from '#platform/web/tables/neighbors.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { offeredFor } from '#product/rosters/rules/student-rights.ts';
import { childrenTable, studentsTable } from '#product/rosters/tables-contract.ts';
import { beforeLast, type StudentSlots } from '#product/rosters/web/slots.ts';
import { childMenu, studentMenu } from '#product/rosters/web/student-menu.tsx';
import type { MenuEntry } from '#ui/layers/menu.tsx';

type Shown = { id: number; archived: boolean };

/** The same as in the student's row of the list, by the same rules. */
export function useStudentMenu({ id, archived }: Shown, more: StudentSlots): MenuEntry[] {
  const { t } = useTranslation();
  const user = useUser();
  const isActedAs = useSession((session) => session.actingAs !== null);
  const changes = useTableChanges();
  const { data: row } = useQuery({
    queryKey: ['student-row', id, changes],
    queryFn: ({ signal }) => fetchRow(studentsTable, id, signal),
    retry: false,
  });
  if (row === undefined || row === null) return [];
  const viewer = { id: user.id, isActedAs, archived };
  return offeredFor(beforeLast(studentMenu(t, row, viewer), more.entries(t, row, archived)), [row]);
}

export function useChildMenu({ id, archived }: Shown, more: StudentSlots): MenuEntry[] {
  const { t } = useTranslation();
  const isActedAs = useSession((session) => session.actingAs !== null);
  const changes = useTableChanges();
  const { data: row } = useQuery({
    queryKey: ['child-row', id, changes],
    queryFn: ({ signal }) => fetchRow(childrenTable, id, signal),
    retry: false,
  });
  if (row === undefined || row === null) return [];
  return beforeLast(childMenu(t, row, { isActedAs, archived }), more.entries(t, row, archived));
}
