import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fetchRow } from '#platform/web/tables/neighbors.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { teachesAtHome } from '#product/accounts/rules/people/traits.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { offeredFor } from '#product/rosters/rules/student-rights.ts';
import { childrenTable, studentsTable } from '#product/rosters/tables-contract.ts';
import { beforeLast, type StudentSlots } from '#product/rosters/web/slots.ts';
import { childMenu, studentMenu } from '#product/rosters/web/student-menu.tsx';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { isMissed, type PartQuery, useTryAgain } from '#ui/parts/loaded.tsx';

type Shown = { id: number; archived: boolean };

/** The same as in the student's row of the list, by the same rules. */
export function useStudentMenu({ id, archived }: Shown, more: StudentSlots): MenuEntry[] {
  const { t } = useTranslation();
  const user = useUser();
  const isActedAs = useSession((session) => session.actingAs !== null);
  const changes = useTableChanges();
  const query = useQuery({
    queryKey: ['student-row', id, changes],
    queryFn: ({ signal }) => fetchRow(studentsTable, id, signal),
    retry: false,
  });
  const missed = useMissedMenu(query);
  const row = query.data;
  if (row === undefined || row === null) return missed;
  const viewer = { id: user.id, isActedAs, atHome: teachesAtHome(user), archived };
  return offeredFor(beforeLast(studentMenu(t, row, viewer), more.entries(t, row, archived)), [row]);
}

export function useChildMenu({ id, archived }: Shown, more: StudentSlots): MenuEntry[] {
  const { t } = useTranslation();
  const isActedAs = useSession((session) => session.actingAs !== null);
  const changes = useTableChanges();
  const query = useQuery({
    queryKey: ['child-row', id, changes],
    queryFn: ({ signal }) => fetchRow(childrenTable, id, signal),
    retry: false,
  });
  const missed = useMissedMenu(query);
  const row = query.data;
  if (row === undefined || row === null) return missed;
  return beforeLast(childMenu(t, row, { isActedAs, archived }), more.entries(t, row, archived));
}

/** Without the row nobody knows what may be done: the menu says so, instead of being away. */
function useMissedMenu(query: PartQuery<unknown>): MenuEntry[] {
  const { t } = useTranslation();
  const tryAgain = useTryAgain();
  if (!isMissed(query)) return [];
  return [
    { id: 'try-again', label: t('insight-student.menu-failed'), icon: <RotateCw />, onSelect: tryAgain },
  ];
}
