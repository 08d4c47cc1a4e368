import type { TFunction } from 'i18next';
import { ArrowRightLeft } from 'lucide-react';
import type { NotificationReply } from '#platform/contract/message.ts';
import { action, openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { staffTransferAllStudents, transferAllStudents, undoStep } from '../contract.ts';
import { anyReceiver, receiver, STAFF_TABLES, TABLES } from './actions/student-actions.ts';

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
  endpoint: staffTransferAllStudents,
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
export type AfterTransfer = (educator: Educator, receiver: { id: number; name: string }) => void;

/** For the lists of educators: before one leaves, somebody else takes the students. */
export function transferAllEntries(t: TFunction, educator: Educator, after?: AfterTransfer): MenuEntry[] {
  const opened = { ...transferAll, onDone: ask(educator, after) };
  return entries(t, educator, (given) => openAction(opened, given));
}

export function staffTransferAllEntries(
  t: TFunction,
  educator: Educator,
  after?: AfterTransfer,
): MenuEntry[] {
  const opened = { ...staffTransferAll, onDone: ask(educator, after) };
  return entries(t, educator, (given) => openAction(opened, given));
}

const ask =
  (educator: Educator, after: AfterTransfer | undefined) =>
  ({ notification }: NotificationReply, sent: { educator_id: number | string }): void =>
    after?.(educator, { id: Number(sent.educator_id), name: String(notification.values?.['name'] ?? '') });

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
