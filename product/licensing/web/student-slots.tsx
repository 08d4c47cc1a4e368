import type { TFunction } from 'i18next';
import { CalendarPlus, KeySquare, Shuffle, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SlotRow, StudentSlots } from '#product/rosters/web/slots.ts';
import { factsOf } from '#product/rosters/web/student-actions.ts';
import { openAction } from '#ui/action.ts';
import { Button } from '#ui/button.tsx';
import type { MenuEntry } from '#ui/menu.tsx';
import { DEFAULT_PROGRAM } from '../contract.ts';
import { LicenseEnd, todayHere } from './license-end.tsx';
import {
  educatorActions,
  type LicenseActions,
  parentActions,
  staffActions,
} from './student-license-actions.tsx';

const isLicensed = ({ license_ends_on: day }: SlotRow): boolean => day !== null && day >= todayHere();

/** Archived students get nothing new; an unused license of theirs can still come back. */
function entriesFor(actions: LicenseActions, t: TFunction, row: SlotRow, archived: boolean): MenuEntry[] {
  const ids = [row.id];
  const facts = factsOf(ids, [row]);
  const rollback: MenuEntry = {
    id: 'rollback-license',
    label: t('licensing.menu.rollback'),
    icon: <Undo2 />,
    onSelect: () => openAction(actions.rollback, { values: { ids }, facts }),
  };
  if (archived) return isLicensed(row) ? [rollback] : [];
  const assign: MenuEntry = {
    id: 'assign-license',
    label: t('licensing.menu.assign'),
    icon: <KeySquare />,
    divided: true,
    onSelect: () => openAction(actions.assign, { values: { ids, program: DEFAULT_PROGRAM }, facts }),
  };
  if (!isLicensed(row)) return [assign];
  return [
    assign,
    {
      id: 'extend-license',
      label: t('licensing.menu.extend'),
      icon: <CalendarPlus />,
      onSelect: () => openAction(actions.extend, { values: { ids }, facts }),
    },
    {
      id: 'switch-program',
      label: t('licensing.menu.switch'),
      icon: <Shuffle />,
      onSelect: () => openAction(actions.switchProgram, { values: { ids }, facts }),
    },
    rollback,
  ];
}

type MassProps = {
  actions: LicenseActions;
  selection: { ids: readonly number[]; rows: readonly SlotRow[] };
  archived: boolean;
};

function MassLicenseActions({ actions, selection, archived }: MassProps) {
  const { t } = useTranslation();
  const ids = [...selection.ids];
  const facts = factsOf(ids, selection.rows);
  const look = { size: 'sm', variant: 'light' } as const;
  const rollback = (
    <Button
      {...look}
      icon={<Undo2 />}
      onClick={() => openAction(actions.rollback, { values: { ids }, facts })}
    >
      {t('licensing.menu.rollback')}
    </Button>
  );
  if (archived) return rollback;
  return (
    <>
      <Button
        {...look}
        icon={<KeySquare />}
        onClick={() => openAction(actions.assign, { values: { ids, program: DEFAULT_PROGRAM }, facts })}
      >
        {t('licensing.menu.assign')}
      </Button>
      <Button
        {...look}
        icon={<CalendarPlus />}
        onClick={() => openAction(actions.extend, { values: { ids }, facts })}
      >
        {t('licensing.menu.extend')}
      </Button>
      <Button
        {...look}
        icon={<Shuffle />}
        onClick={() => openAction(actions.switchProgram, { values: { ids }, facts })}
      >
        {t('licensing.menu.switch')}
      </Button>
      {rollback}
    </>
  );
}

function slots(actions: LicenseActions): StudentSlots {
  return {
    entries: (t, row, archived) => entriesFor(actions, t, row, archived),
    massActions: (selection, archived) => (
      <MassLicenseActions actions={actions} selection={selection} archived={archived} />
    ),
    cells: { license_ends_on: ({ license_ends_on: day }) => <LicenseEnd day={day} /> },
  };
}

/** For the lists of students: their licenses, and what is done with them. */
export const educatorSlots = slots(educatorActions);
export const parentSlots = slots(parentActions);
export const staffSlots = slots(staffActions);
