import type { TFunction } from 'i18next';
import {
  Archive,
  ArchiveRestore,
  ArrowRightLeft,
  Ban,
  KeyRound,
  QrCode,
  RotateCcwKey,
  Share2,
  UserMinus,
} from 'lucide-react';
import { applicable } from '#platform/web/tables/applicable.ts';
import { openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { displayName } from '../rules/names.ts';
import { may, type StudentDeed, type StudentRights } from '../rules/student-rights.ts';
import {
  childActions,
  factsOf,
  type Named,
  staffActions,
  studentActions,
  type Word,
} from './actions/student-actions.ts';
import { openLoginInformation } from './login-cards/login-information.ts';
import type { Viewer } from './student-menu.tsx';

type Selected<Row extends Named = Named> = { ids: readonly number[]; rows: readonly Row[] };
type KeptRow = Named & { has_badge: boolean; badges_on: boolean };
type SharedRow = KeptRow & StudentRights & { school_id: number | null };
type StaffRow = Named & { school_id: number | null };

/** Whom an action is for, as its dialog is opened; null where it is for nobody of the selection. */
function given<Row extends Named>(
  { ids: all, rows }: Selected<Row>,
  applies: (row: Row) => boolean,
  why: string,
) {
  const { ids, skipped } = applicable(all, rows, applies);
  if (ids.length === 0) return null;
  const names = skipped.map((row) =>
    displayName({ first_name: row.first_name ?? '', last_name: row.last_name ?? '' }),
  );
  return { values: { ids }, facts: factsOf(ids, rows), skipped: { names, why } };
}

const toAll = ({ ids, rows }: Selected) => ({ values: { ids: [...ids] }, facts: factsOf(ids, rows) });

function archiveEntry(t: TFunction, onSelect: () => void): MenuEntry {
  return {
    id: 'archive',
    label: t('rosters.menu.archive'),
    icon: <Archive />,
    divided: true,
    prominent: true,
    onSelect,
  };
}

function unarchiveEntry(t: TFunction, onSelect: () => void): MenuEntry {
  return {
    id: 'unarchive',
    label: t('rosters.menu.unarchive'),
    icon: <ArchiveRestore />,
    prominent: true,
    onSelect,
  };
}

function transferEntry(t: TFunction, onSelect: () => void): MenuEntry {
  return { id: 'transfer', label: t('rosters.menu.transfer'), icon: <ArrowRightLeft />, onSelect };
}

/** How they sign in: for those who know the children. */
function signInEntries(
  t: TFunction,
  selection: Selected<KeptRow & Partial<StudentRights>>,
  word: Word,
  shown: readonly number[] = selection.ids,
): (MenuEntry | false)[] {
  const actions = word === 'student' ? studentActions : childActions;
  // A parent's children are all the parent's own.
  const isOwn = ({ ruled = true }: Partial<StudentRights>): boolean => ruled;
  const own = given(selection, isOwn, 'rosters.skipped.guests');
  const areOff = selection.rows.some((row) => isOwn(row) && !row.badges_on);
  const badged = given(selection, (row) => isOwn(row) && row.has_badge, 'rosters.skipped.no-badge');
  return [
    {
      id: 'login-information',
      label: t('rosters.menu.login-information'),
      icon: <KeyRound />,
      divided: true,
      prominent: true,
      onSelect: () => openLoginInformation(word, shown),
    },
    own !== null && {
      id: 'new-passwords',
      label: t('rosters.menu.new-passwords'),
      icon: <RotateCcwKey />,
      onSelect: () => openAction(actions.newPasswords, own),
    },
    own !== null && {
      id: 'make-badges',
      label: t('rosters.menu.make-badges'),
      icon: <QrCode />,
      onSelect: () =>
        areOff
          ? openAction(actions.firstBadges, { ...own, values: { ...own.values, turn_on: true } })
          : openAction(actions.makeBadges, own),
    },
    badged !== null && {
      id: 'revoke-badges',
      label: t('rosters.menu.revoke-badges'),
      icon: <Ban />,
      onSelect: () => openAction(actions.revokeBadges, badged),
    },
  ];
}

/** They move inside one school, and educators are offered of it: that of the first who has one. */
function schoolOf(rows: readonly { school_id: number | null }[]): { school_id?: number } {
  const found = rows.find((row) => row.school_id !== null)?.school_id ?? null;
  return found === null ? {} : { school_id: found };
}

/** What can be done to a selection of students: what holds for some of them is offered, and says whom it leaves out. */
export function studentMassActions(
  t: TFunction,
  selection: Selected<SharedRow>,
  viewer: Viewer,
): MenuEntry[] {
  const to = (deed: StudentDeed) => given(selection, (row) => may(deed, row), 'rosters.skipped.guests');
  const ruled = to('share');
  const archived = viewer.archived ? to('unarchive') : to('archive');
  const moved = given(selection, (row) => row.ruled && row.school_id !== null, 'rosters.skipped.not-moved');
  const school = schoolOf(selection.rows.filter((row) => row.ruled));
  const left = given(selection, (row) => row.shared_with_me, 'rosters.skipped.own');
  if (viewer.archived) {
    return archived === null ? [] : [unarchiveEntry(t, () => openAction(studentActions.unarchive, archived))];
  }
  const shown = to('login-card');
  return [
    ...(viewer.isActedAs || shown === null ? [] : signInEntries(t, selection, 'student', shown.values.ids)),
    ruled !== null && {
      id: 'share',
      label: t('rosters.menu.share'),
      icon: <Share2 />,
      divided: true,
      onSelect: () => openAction(studentActions.share, ruled),
    },
    moved !== null &&
      transferEntry(t, () =>
        openAction(studentActions.transfer, { ...moved, facts: { ...moved.facts, ...school } }),
      ),
    left !== null && {
      id: 'leave',
      label: t('rosters.menu.leave'),
      icon: <UserMinus />,
      onSelect: () =>
        openAction(studentActions.leave, { ...left, values: { ...left.values, educator_id: viewer.id } }),
    },
    archived !== null && archiveEntry(t, () => openAction(studentActions.archive, archived)),
  ].filter((entry) => entry !== false);
}

export function childMassActions(
  t: TFunction,
  selection: Selected<KeptRow>,
  viewer: Pick<Viewer, 'isActedAs' | 'archived'>,
): MenuEntry[] {
  const all = toAll(selection);
  if (viewer.archived) return [unarchiveEntry(t, () => openAction(childActions.unarchive, all))];
  return [
    ...(viewer.isActedAs ? [] : signInEntries(t, selection, 'child')),
    archiveEntry(t, () => openAction(childActions.archive, all)),
  ].filter((entry) => entry !== false);
}

export function staffMassActions(
  t: TFunction,
  selection: Selected<StaffRow>,
  archived: boolean,
): MenuEntry[] {
  const all = toAll(selection);
  const school = schoolOf(selection.rows);
  const moved = given(
    selection,
    (row) => row.school_id !== null && row.school_id === school.school_id,
    'rosters.skipped.other-school',
  );
  return [
    moved !== null &&
      transferEntry(t, () =>
        openAction(staffActions.transfer, {
          ...moved,
          facts: { ...moved.facts, ...school },
        }),
      ),
    archived
      ? unarchiveEntry(t, () => openAction(staffActions.unarchive, all))
      : archiveEntry(t, () => openAction(staffActions.archive, all)),
  ].filter((entry) => entry !== false);
}
