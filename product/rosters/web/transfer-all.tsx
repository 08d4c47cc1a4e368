import type { TFunction } from 'i18next';
import { ArrowRightLeft } from 'lucide-react';
import { action, openAction } from '#ui/action.ts';
import type { MenuEntry } from '#ui/menu.tsx';
import { transferAllStudents, uberTransferAllStudents, undoStep } from '../contract.ts';
import { anyReceiver, receiver, STAFF_TABLES, TABLES } from './student-actions.ts';

const transferAll = action({
  name: 'transfer-all-students',
  endpoint: transferAllStudents,
  title: 'rosters.transfer-all.title',
  text: 'rosters.transfer-all.text',
  submit: 'rosters.transfer-all.submit',
  fields: [{ ...receiver, beside: 'id' }],
  refreshes: TABLES.student,
  undo: undoStep,
});

const staffTransferAll = action({
  name: 'uber-transfer-all-students',
  endpoint: uberTransferAllStudents,
  title: 'rosters.transfer-all.title',
  text: 'rosters.transfer-all.text',
  submit: 'rosters.transfer-all.submit',
  fields: [{ ...anyReceiver, beside: 'id' }],
  refreshes: STAFF_TABLES,
  undo: undoStep,
});

/** The total has the archived, too. */
type Educator = { id: number; spoken_name: string | null; students_total: number | null };

/** What a later slice asks once the students have gone to somebody. */
export type AfterTransfer = (
  educator: Educator & { individual_remaining?: number | null },
  receiverId: number,
) => void;

/** For the lists of educators: before one leaves, somebody else takes the students. */
export function transferAllEntries(t: TFunction, educator: Educator, after?: AfterTransfer): MenuEntry[] {
  const done = {
    onDone: (_: unknown, sent: { educator_id: number | string }) =>
      after?.(educator, Number(sent.educator_id)),
  };
  return entries(t, educator, (given) => openAction({ ...transferAll, ...done }, given));
}

export function staffTransferAllEntries(t: TFunction, educator: Educator): MenuEntry[] {
  return entries(t, educator, (given) => openAction(staffTransferAll, given));
}

type Given = { values: { id: number }; facts: { name: string } };

function entries(t: TFunction, educator: Educator, open: (given: Given) => void): MenuEntry[] {
  const { id, spoken_name: name, students_total: count } = educator;
  if (count === 0) return [];
  return [
    {
      id: 'transfer-students',
      label: t('rosters.menu.transfer-all'),
      icon: <ArrowRightLeft />,
      onSelect: () => open({ values: { id }, facts: { name: name ?? '' } }),
    },
  ];
}
