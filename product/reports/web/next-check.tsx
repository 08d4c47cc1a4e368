import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProgramId } from '#brands/brand.ts';
import { applicable } from '#platform/web/tables/applicable.ts';
import { fetchRow } from '#platform/web/tables/neighbors.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { MOST_ITERATIONS } from '#product/play/rules/results/progress.ts';
import { educatorActions } from '#product/play/web/staff/student-actions.ts';
import { may } from '#product/rosters/rules/student-rights.ts';
import { studentsTable } from '#product/rosters/tables-contract.ts';
import { factsOf } from '#product/rosters/web/actions/student-actions.ts';
import { action, openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import type { NextCheck } from '../rules/next-check.ts';
import { checkedTables } from '../tables-contract.ts';
import type { CheckedRow } from './cells.tsx';

const LISTS = Object.values(checkedTables).map(({ name }) => name);
const unlock = action({
  ...educatorActions.unlock,
  refreshes: [...(educatorActions.unlock.refreshes ?? []), ...LISTS],
});
const restart = action({
  ...educatorActions.restart,
  refreshes: [...(educatorActions.restart.refreshes ?? []), ...LISTS],
});

type AsidesProps = {
  student: number;
  program: ProgramId;
  asides: readonly string[];
  offers: NextCheck;
};

/** For the educator beside the page: what it does not say, and what may be done about it by who may do so. */
export function Asides({ student: id, program, asides, offers }: AsidesProps) {
  const { t } = useTranslation();
  const changes = useTableChanges();
  const { data: row = null } = useQuery({
    queryKey: ['student-row', id, changes],
    queryFn: ({ signal }) => fetchRow(studentsTable, id, signal),
    enabled: offers.unlock || offers.restart !== null,
    retry: false,
  });
  const mayUnlock =
    row !== null && offers.unlock && row.active_program === program && may('unlock-assessment', row);
  const mayRestart = row !== null && offers.restart !== null && may('restart', row);
  const facts = row === null ? {} : factsOf([id], [row]);
  const words = { name: row?.first_name ?? '' };
  const lines = [
    ...asides,
    ...(mayUnlock ? [t('reports.next.unlock', words)] : []),
    ...(mayRestart && offers.restart === 'last-check' ? [t('reports.next.last-check', words)] : []),
    ...(mayRestart && offers.restart === 'guessing' ? [t('reports.next.guessing', words)] : []),
  ];
  if (lines.length === 0) return null;
  const buttons = [
    mayUnlock && (
      <Button
        key="unlock"
        size="sm"
        variant="light"
        onClick={() => openAction(unlock, { values: { ids: [id] }, facts })}
      >
        {t('play-progress.menu.unlock')}
      </Button>
    ),
    mayRestart && (
      <Button
        key="restart"
        size="sm"
        variant="outline"
        onClick={() => openAction(restart, { values: { id, program }, facts })}
      >
        {t('play-progress.menu.restart')}
      </Button>
    ),
  ].filter((button) => button !== false);
  return (
    <Banner title={t('reports.report.for-educators')} actions={buttons.length > 0 && buttons}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Banner>
  );
}

/** Its newest check is done, and there is one left. Whether the program is still the child's, the server knows. */
const mayCheckAgain = ({ reads, iteration, report_iteration: newest }: CheckedRow): boolean =>
  reads === 'report' && newest !== null && newest === iteration && newest < MOST_ITERATIONS;

type Selected = { ids: readonly number[]; rows: readonly CheckedRow[] };

/** Of several in Zoo U together; who has no check to follow is left out by name. */
export function unlockTogether(t: TFunction, { ids: all, rows }: Selected): MenuEntry[] {
  const { ids, skipped } = applicable(all, rows, mayCheckAgain);
  if (ids.length === 0) return [];
  const names = skipped.map(({ name }) => name ?? '');
  const given = {
    values: { ids: [...ids] },
    facts: factsOf(ids, rows),
    skipped: { names, why: 'reports.next.none' },
  };
  return [
    {
      id: 'unlock-assessment',
      label: t('play-progress.menu.unlock'),
      icon: <ClipboardCheck />,
      prominent: true,
      onSelect: () => openAction(unlock, given),
    },
  ];
}
