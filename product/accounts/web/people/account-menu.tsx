import type { TFunction } from 'i18next';
import {
  ArrowRightLeft,
  Ban,
  CircleCheck,
  CirclePause,
  CirclePlay,
  Flag,
  FlagOff,
  MailPlus,
  MessageCircle,
  Pencil,
  RotateCcw,
  Trash2,
  UserRoundCog,
} from 'lucide-react';
import { openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { type AccountFacts, type OfferedAction, offeredActions } from '../../rules/people/offered-actions.ts';
import * as actions from './actions.ts';
import { hasStudents } from './students-first-dialog.tsx';
import { openVerification } from './verify-dialog.tsx';

export type AccountRow = AccountFacts & {
  id: number;
  spoken_name: string | null;
  /** Only educators have any. */
  students_total?: number | null;
  high_priority?: boolean;
  /** Asked for before the account is verified; parents need none. */
  lacks_school?: boolean;
  free_trial_ends_on: string | null;
  deactivated_by_admin: boolean;
};

/**
 * What staff can do with the account of a row: only what its status allows. Who still has students is not asked about
 * but shown them.
 */
export function accountMenu(t: TFunction, row: AccountRow, showStudents?: () => void): MenuEntry[] {
  const { id } = row;
  const name = row.spoken_name ?? '';
  const isParent = row.scope === 'parent';
  const one = { values: { ids: [id] }, facts: { who: name, count: 1 } };
  const self = { values: { id }, facts: { name } };
  const entries: Record<OfferedAction, MenuEntry> = {
    verify: {
      id: 'verify',
      label: t('accounts-people.menu.verify'),
      icon: <CircleCheck />,
      onSelect: () => (row.lacks_school ? openVerification(id) : openAction(actions.verify, one)),
    },
    hold: {
      id: 'hold',
      label: t('accounts-people.menu.hold'),
      icon: <CirclePause />,
      onSelect: () => openAction(actions.hold, one),
    },
    release: {
      id: 'release',
      label: t('accounts-people.menu.release'),
      icon: <CirclePlay />,
      onSelect: () => openAction(actions.release, one),
    },
    resend: {
      id: 'resend',
      label: t('accounts-people.menu.resend'),
      icon: <MailPlus />,
      onSelect: () => openAction(actions.resend, one),
    },
    'reach-out': {
      id: 'reach-out',
      label: t('accounts-people.menu.reach-out'),
      icon: <MessageCircle />,
      group: t('accounts-people.menu.group-marks'),
      onSelect: () => openAction(actions.reachOut, one),
    },
    'act-as': {
      id: 'act-as',
      label: t('accounts-people.menu.act-as'),
      icon: <UserRoundCog />,
      onSelect: () => openAction(actions.actAs, { values: { user_id: id }, facts: { name } }),
    },
    edit: {
      id: 'edit',
      label: t('accounts-people.menu.edit'),
      icon: <Pencil />,
      onSelect: () =>
        isParent ? openAction(actions.editParent, self) : openAction(actions.editEducator, self),
    },
    convert: {
      id: 'convert',
      label: isParent ? t('accounts-people.menu.convert-parent') : t('accounts-people.menu.convert-educator'),
      icon: <ArrowRightLeft />,
      onSelect: () =>
        isParent ? openAction(actions.convertParent, self) : openAction(actions.convertEducator, self),
    },
    rollback: {
      id: 'rollback',
      label: t('accounts-people.menu.rollback'),
      icon: <RotateCcw />,
      onSelect: () =>
        openAction(actions.rollback, {
          values: { id, free_trial_ends_on: row.free_trial_ends_on ?? '' },
          facts: {
            name,
            by_admin: row.deactivated_by_admin ? 1 : 0,
            on_trial: row.free_trial_ends_on === null ? 0 : 1,
          },
        }),
    },
    deactivate: {
      id: 'deactivate',
      label: t('accounts-people.menu.deactivate'),
      icon: <Ban />,
      danger: true,
      divided: true,
      onSelect: () => {
        if (showStudents !== undefined && hasStudents(row)) showStudents();
        else openAction(actions.deactivate, self);
      },
    },
    delete: {
      id: 'delete',
      label: t('accounts-people.menu.delete'),
      icon: <Trash2 />,
      danger: true,
      divided: true,
      onSelect: () => openAction(actions.remove, one),
    },
  };
  const offered = offeredActions(row);
  const shown = ORDER.filter((name) => offered.includes(name)).map((name) => entries[name]);
  const ending = shown.findIndex(({ divided }) => divided);
  return ending < 0
    ? [...shown, ...priority(t, row)]
    : [...shown.slice(0, ending), ...priority(t, row), ...shown.slice(ending)];
}

const ORDER: readonly OfferedAction[] = [
  'verify',
  'hold',
  'release',
  'resend',
  'rollback',
  'act-as',
  'edit',
  'convert',
  'reach-out',
  'deactivate',
  'delete',
];

/** Only where the table shows who matters most. */
function priority(t: TFunction, { id, spoken_name: name, high_priority: on }: AccountRow): MenuEntry[] {
  if (on === undefined) return [];
  const facts = { who: name ?? '', count: 1 };
  return [
    on
      ? {
          id: 'priority-off',
          label: t('accounts-people.menu.priority-off'),
          icon: <FlagOff />,
          group: t('accounts-people.menu.group-marks'),
          onSelect: () => openAction(actions.priorityOff, { values: { ids: [id], on: false }, facts }),
        }
      : {
          id: 'priority-on',
          label: t('accounts-people.menu.priority-on'),
          icon: <Flag />,
          group: t('accounts-people.menu.group-marks'),
          onSelect: () => openAction(actions.priorityOn, { values: { ids: [id], on: true }, facts }),
        },
  ];
}
