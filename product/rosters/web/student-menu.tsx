import type { TFunction } from 'i18next';
import {
  Archive,
  ArchiveRestore,
  ArrowRightLeft,
  Ban,
  House,
  KeyRound,
  Pencil,
  QrCode,
  RotateCw,
  School,
  Share2,
  UserMinus,
  UserRoundCog,
  Users,
} from 'lucide-react';
import type { RowOf } from '#platform/contract/table.ts';
import { actAs } from '#product/accounts/web/people/actions.ts';
import { openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import type { childrenTable, staffStudentsTable, studentsTable } from '../tables-contract.ts';
import {
  actionsFor,
  childActions,
  factsOf,
  type Named,
  staffActions,
  studentActions,
  type Word,
} from './actions/student-actions.ts';
import { openLoginInformation } from './login-cards/login-information.ts';
import { openShares } from './shares-dialog.tsx';

type Student = RowOf<typeof studentsTable>;
type Child = RowOf<typeof childrenTable>;
type AnyStudent = RowOf<typeof staffStudentsTable>;

/** Who looks at the list, and which part of it. */
export type Viewer = {
  id: number;
  /** Staff acting as the viewer see no passwords. */
  isActedAs: boolean;
  /** In words of home, and asked for nothing that only a school knows. */
  atHome: boolean;
  archived: boolean;
};

const factsOfRow = (row: Named) => factsOf([row.id], [row]);

type Changes = { edit: () => void; archive: () => void; unarchive: () => void };

/** The ends of every student's menu: who is archived can be changed and brought back, and nothing else. */
function around(
  t: TFunction,
  archived: boolean,
  { edit, archive, unarchive }: Changes,
  between: (MenuEntry | false)[],
): MenuEntry[] {
  const first: MenuEntry = { id: 'edit', label: t('rosters.menu.edit'), icon: <Pencil />, onSelect: edit };
  if (archived) return [first, unarchiveEntry(t, unarchive)];
  return [first, ...between.filter((entry) => entry !== false), archiveEntry(t, archive)];
}

function changesOf(
  actions: typeof studentActions | typeof childActions | typeof staffActions,
  row: Named & { school_id: number | null },
): Changes {
  const facts = factsOfRow(row);
  const ids = [row.id];
  const edit = row.school_id === null ? actions.edit : actions.editAtSchool;
  return {
    edit: () => openAction(edit, { values: { id: row.id }, facts }),
    archive: () => openAction(actions.archive, { values: { ids }, facts }),
    unarchive: () => openAction(actions.unarchive, { values: { ids }, facts }),
  };
}

export function studentMenu(t: TFunction, row: Student, viewer: Viewer): MenuEntry[] {
  const { ruled } = row;
  const ids = [row.id];
  const facts = factsOfRow(row);
  return around(t, viewer.archived, changesOf(actionsFor(viewer.atHome), row), [
    ...(viewer.isActedAs ? [] : signInEntries(t, row, 'student')),
    ruled && {
      id: 'share',
      label: t('rosters.menu.share'),
      icon: <Share2 />,
      onSelect: () => openAction(studentActions.share, { values: { ids }, facts }),
    },
    ruled &&
      row.shared && {
        id: 'shares',
        label: t('rosters.menu.shares'),
        icon: <Users />,
        onSelect: () => openShares(row.id, t('rosters.shares.title', facts)),
      },
    row.shared_with_me && {
      id: 'leave',
      label: t('rosters.menu.leave'),
      icon: <UserMinus />,
      onSelect: () => openAction(studentActions.leave, { values: { ids, educator_id: viewer.id }, facts }),
    },
    ruled &&
      row.school_id !== null &&
      transferEntry(t, () =>
        openAction(studentActions.transfer, {
          values: { ids },
          facts: { ...facts, school_id: row.school_id ?? 0 },
        }),
      ),
  ]);
}

export function childMenu(
  t: TFunction,
  row: Child,
  viewer: Pick<Viewer, 'isActedAs' | 'archived'>,
): MenuEntry[] {
  return around(t, viewer.archived, changesOf(childActions, row), [
    ...(viewer.isActedAs ? [] : signInEntries(t, row, 'child')),
  ]);
}

export function staffMenu(t: TFunction, row: AnyStudent, archived: boolean): MenuEntry[] {
  const facts = factsOfRow(row);
  const { school_id: school } = row;
  const transfer =
    school !== null &&
    transferEntry(t, () =>
      openAction(staffActions.transfer, {
        values: { ids: [row.id] },
        facts: { ...facts, school_id: school },
      }),
    );
  const act: MenuEntry = {
    id: 'act-as',
    label: t('accounts-people.menu.act-as'),
    icon: <UserRoundCog />,
    onSelect: () => openAction(actAs, { values: { user_id: row.id }, facts }),
  };
  const move: MenuEntry =
    school === null
      ? {
          id: 'to-school',
          label: t('rosters.menu.to-school'),
          icon: <School />,
          onSelect: () => openAction(staffActions.toSchool, { values: { ids: [row.id] }, facts }),
        }
      : {
          id: 'to-family',
          label: t('rosters.menu.to-family'),
          icon: <House />,
          onSelect: () => openAction(staffActions.toFamily, { values: { ids: [row.id] }, facts }),
        };
  const entries = around(t, archived, changesOf(staffActions, row), [transfer, move]);
  if (!archived) return [act, ...entries];
  const [edit, ...others] = entries;
  return [edit, transfer, move, ...others].filter((entry) => entry !== undefined && entry !== false);
}

const KEEPERS = { student: studentActions, child: childActions };

/** How a student signs in: for those who know the child. */
function signInEntries(
  t: TFunction,
  row: Named & { has_badge: boolean; badges_on: boolean },
  word: Word,
): MenuEntry[] {
  const { makeBadges, firstBadges, renewBadge, revokeBadges } = KEEPERS[word];
  const given = { values: { ids: [row.id] }, facts: factsOfRow(row) };
  const login: MenuEntry = {
    id: 'login-information',
    label: t('rosters.menu.login-information'),
    icon: <KeyRound />,
    onSelect: () => openLoginInformation(word, [row.id]),
  };
  if (!row.has_badge) {
    const make = () =>
      row.badges_on
        ? openAction({ ...makeBadges, fields: [] }, given)
        : openAction(firstBadges, { ...given, values: { ...given.values, turn_on: true } });
    return [login, { id: 'badge', label: t('rosters.menu.make-badge'), icon: <QrCode />, onSelect: make }];
  }
  const renewed = { ...given, values: { ...given.values, renew: true } };
  return [
    login,
    {
      id: 'renew-badge',
      label: t('rosters.menu.renew-badge'),
      icon: <RotateCw />,
      group: t('rosters.menu.group-badge'),
      onSelect: () => openAction(renewBadge, renewed),
    },
    {
      id: 'revoke-badge',
      label: t('rosters.menu.revoke-badge'),
      icon: <Ban />,
      group: t('rosters.menu.group-badge'),
      onSelect: () => openAction(revokeBadges, given),
    },
  ];
}
const transferEntry = (t: TFunction, onSelect: () => void): MenuEntry => ({
  id: 'transfer',
  label: t('rosters.menu.transfer'),
  icon: <ArrowRightLeft />,
  onSelect,
});
const archiveEntry = (t: TFunction, onSelect: () => void): MenuEntry => ({
  id: 'archive',
  label: t('rosters.menu.archive'),
  icon: <Archive />,
  divided: true,
  onSelect,
});
const unarchiveEntry = (t: TFunction, onSelect: () => void): MenuEntry => ({
  id: 'unarchive',
  label: t('rosters.menu.unarchive'),
  icon: <ArchiveRestore />,
  onSelect,
});
