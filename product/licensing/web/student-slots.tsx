import type { TFunction } from 'i18next';
import { CalendarPlus, KeySquare, Shuffle, Undo2 } from 'lucide-react';
import { paidLeft } from '#product/accounts/rules/ecommerce.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { runsNow } from '#product/rosters/rules/license-states.ts';
import { factsOf } from '#product/rosters/web/actions/student-actions.ts';
import type { SlotRow, StudentSlots } from '#product/rosters/web/slots.ts';
import { openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { DEFAULT_PROGRAM } from '../contract.ts';
import { LicenseEnd } from './license-end.tsx';
import {
  educatorActions,
  giveOneLicense,
  type LicenseActions,
  parentActions,
  staffActions,
} from './student-license-actions.tsx';

const isLicensed = ({ license }: SlotRow): boolean => runsNow(license);

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
    onSelect: () =>
      openAction(actions.assign, { values: { ids, program: DEFAULT_PROGRAM, from: 'any' }, facts }),
  };
  if (!isLicensed(row)) return [assign];
  const extend: MenuEntry = {
    id: 'extend-license',
    label: t('licensing.menu.extend'),
    icon: <CalendarPlus />,
    divided: true,
    onSelect: () => openAction(actions.extend, { values: { ids }, facts }),
  };
  return [
    // On a trial the first paid license is assigned, on a paid one the next follows.
    row.license === 'trial' ? assign : extend,
    {
      id: 'switch-program',
      label: t('licensing.menu.switch'),
      icon: <Shuffle />,
      onSelect: () => openAction(actions.switchProgram, { values: { ids }, facts }),
    },
    rollback,
  ];
}

const grouped = (group: string, entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.map((entry) => ({ ...entry, group }));

function massEntries(
  actions: LicenseActions,
  t: TFunction,
  { ids: chosen, rows }: { ids: readonly number[]; rows: readonly SlotRow[] },
  archived: boolean,
): MenuEntry[] {
  const ids = [...chosen];
  const facts = factsOf(ids, rows);
  const rollback: MenuEntry = {
    id: 'rollback-license',
    label: t('licensing.menu.rollback'),
    icon: <Undo2 />,
    onSelect: () => openAction(actions.rollback, { values: { ids }, facts }),
  };
  if (archived) return [rollback];
  return [
    {
      id: 'assign-license',
      label: t('licensing.menu.assign'),
      icon: <KeySquare />,
      prominent: true,
      onSelect: () =>
        openAction(actions.assign, { values: { ids, program: DEFAULT_PROGRAM, from: 'any' }, facts }),
    },
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

function slots(actions: LicenseActions): StudentSlots {
  return {
    entries: (t, row, archived) => grouped(t('licensing.menu.group'), entriesFor(actions, t, row, archived)),
    massActions: (t, selection, archived) => massEntries(actions, t, selection, archived),
    cells: {
      license_ends_on: ({ license_ends_on: day, license }) => <LicenseEnd day={day} state={license} />,
    },
  };
}

/** For the lists of students: their licenses, and what is done with them. */
export const educatorSlots = slots(educatorActions);
export const parentSlots: StudentSlots = {
  ...slots(parentActions),
  added: (ids, name) => {
    const count = paidLeft(useSession.getState().ecommerce);
    if (count === 0) return null;
    openAction(giveOneLicense, { values: { ids, program: DEFAULT_PROGRAM }, facts: { count, name } });
    return giveOneLicense.name;
  },
};
export const staffSlots = slots(staffActions);
