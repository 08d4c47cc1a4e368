import type { TFunction } from 'i18next';
import { Bug, BugOff, ClipboardCheck, FlaskConical, RotateCcw, Smile, SmilePlus } from 'lucide-react';
import { factsOf } from '#product/rosters/web/actions/student-actions.ts';
import type { SlotRow, StudentSlots } from '#product/rosters/web/slots.ts';
import { openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { accountActions, educatorActions, parentActions, staffActions } from './student-actions.ts';

const factsOfRow = (row: SlotRow) => factsOf([row.id], [row]);

type Unlock = typeof educatorActions.unlock;
type Restart = typeof educatorActions.restart;
type CheckIns = Pick<typeof educatorActions, 'checkInsOn' | 'checkInsOff'>;

/** Only these programs begin with an assessment. */
const isAssessed = ({ active_program: program }: SlotRow): boolean => program === 'zoou' || program === 'hoh';

function unlockEntry(t: TFunction, unlock: Unlock, row: SlotRow): MenuEntry[] {
  if (!isAssessed(row)) return [];
  const onSelect = () => openAction(unlock, { values: { ids: [row.id] }, facts: factsOfRow(row) });
  return [
    { id: 'unlock-assessment', label: t('play-progress.menu.unlock'), icon: <ClipboardCheck />, onSelect },
  ];
}

function restartEntry(t: TFunction, restart: Restart, row: SlotRow): MenuEntry {
  const { id, active_program: program } = row;
  const values = program === null ? { id } : { id, program };
  const onSelect = () => openAction(restart, { values, facts: factsOfRow(row) });
  return { id: 'restart', label: t('play-progress.menu.restart'), icon: <RotateCcw />, onSelect };
}

function checkInEntry(t: TFunction, { checkInsOn, checkInsOff }: CheckIns, row: SlotRow): MenuEntry {
  const on = !row.check_ins;
  const values = { ids: [row.id], on };
  return {
    id: 'check-ins',
    label: t(on ? 'play-progress.menu.check-ins-on' : 'play-progress.menu.check-ins-off'),
    icon: on ? <SmilePlus /> : <Smile />,
    onSelect: () => openAction(on ? checkInsOn : checkInsOff, { values, facts: factsOfRow(row) }),
  };
}

function debugEntry(t: TFunction, row: SlotRow): MenuEntry {
  const on = row.game_debug !== true;
  const values = { ids: [row.id], on };
  const turn = on ? staffActions.debugOn : staffActions.debugOff;
  return {
    id: 'debug',
    label: t(on ? 'play-progress.menu.debug-on' : 'play-progress.menu.debug-off'),
    icon: on ? <Bug /> : <BugOff />,
    onSelect: () => openAction(turn, { values, facts: factsOfRow(row) }),
  };
}

function cloneEntry(t: TFunction, row: SlotRow): MenuEntry {
  const onSelect = () => openAction(staffActions.clone, { values: { id: row.id }, facts: factsOfRow(row) });
  return { id: 'clone', label: t('play-progress.menu.clone'), icon: <FlaskConical />, onSelect };
}

/** A part of the menu of its own. */
const apart = (t: TFunction, entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.map((entry, index) => ({ ...entry, divided: index === 0, group: t('play-progress.menu.group') }));

const unlockTogether =
  (unlock: Unlock): StudentSlots['massActions'] =>
  (t, { ids, rows }, archived) => {
    const given = { values: { ids: [...ids] }, facts: factsOf(ids, rows) };
    const onSelect = () => openAction(unlock, given);
    const label = t('play-progress.menu.unlock');
    return archived ? [] : [{ id: 'unlock-assessment', label, icon: <ClipboardCheck />, onSelect }];
  };

/** For the lists of students: what is done about their play. Archived students do not play. */
export const educatorPlaySlots: StudentSlots = {
  entries: (t, row, archived) =>
    archived
      ? []
      : apart(t, [
          ...unlockEntry(t, educatorActions.unlock, row),
          restartEntry(t, educatorActions.restart, row),
          checkInEntry(t, educatorActions, row),
        ]),
  massActions: unlockTogether(educatorActions.unlock),
};

export const parentPlaySlots: StudentSlots = {
  entries: (t, row, archived) =>
    archived
      ? []
      : apart(t, [restartEntry(t, parentActions.restart, row), checkInEntry(t, parentActions, row)]),
  massActions: () => [],
};

export const staffPlaySlots: StudentSlots = {
  entries: (t, row, archived) =>
    apart(t, [
      ...(archived
        ? []
        : [
            ...unlockEntry(t, staffActions.unlock, row),
            restartEntry(t, staffActions.restart, row),
            debugEntry(t, row),
          ]),
      cloneEntry(t, row),
    ]),
  massActions: unlockTogether(staffActions.unlock),
};

type Tryer = { id: number; spoken_name: string | null; game_debug_mode: boolean };

/** For the rows of the staff's lists of adults. */
export function accountDebugEntry(t: TFunction, row: Tryer): MenuEntry[] {
  const on = !row.game_debug_mode;
  const values = { ids: [row.id], on };
  const turn = on ? accountActions.debugOn : accountActions.debugOff;
  const facts = { name: row.spoken_name ?? '' };
  return [
    {
      id: 'debug',
      label: t(on ? 'play-progress.menu.debug-on' : 'play-progress.menu.debug-off'),
      icon: on ? <Bug /> : <BugOff />,
      onSelect: () => openAction(turn, { values, facts }),
    },
  ];
}
