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
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { applicable } from '#platform/web/applicable.ts';
import { openAction } from '#ui/action.ts';
import { Button } from '#ui/button.tsx';
import { displayName } from '../rules/names.ts';
import { openLoginInformation } from './login-information.ts';
import {
  childActions,
  factsOf,
  type Named,
  staffActions,
  studentActions,
  type Word,
} from './student-actions.ts';
import type { Viewer } from './student-menu.tsx';

type Selected<Row extends Named = Named> = { ids: readonly number[]; rows: readonly Row[] };
type KeptRow = Named & { has_badge: boolean };
type SharedRow = KeptRow & { shared_with_me: boolean; ruled: boolean; school_id: number | null };
type StaffRow = Named & { school_id: number | null };

function MassButton(props: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <Button size="sm" variant="light" icon={props.icon} onClick={props.onClick}>
      {props.children}
    </Button>
  );
}

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

/** How they sign in: for those who know the children. */
function SignInButtons({ selection, word }: { selection: Selected<KeptRow>; word: Word }) {
  const { t } = useTranslation();
  const ids = [...selection.ids];
  const facts = factsOf(ids, selection.rows);
  const actions = word === 'student' ? studentActions : childActions;
  const badged = given(selection, (row) => row.has_badge, 'rosters.skipped.no-badge');
  return (
    <>
      <MassButton icon={<KeyRound />} onClick={() => openLoginInformation(word, ids)}>
        {t('rosters.menu.login-information')}
      </MassButton>
      <MassButton
        icon={<RotateCcwKey />}
        onClick={() => openAction(actions.newPasswords, { values: { ids }, facts })}
      >
        {t('rosters.menu.new-passwords')}
      </MassButton>
      <MassButton
        icon={<QrCode />}
        onClick={() => openAction(actions.makeBadges, { values: { ids }, facts })}
      >
        {t('rosters.menu.make-badges')}
      </MassButton>
      {badged && (
        <MassButton icon={<Ban />} onClick={() => openAction(actions.revokeBadges, badged)}>
          {t('rosters.menu.revoke-badges')}
        </MassButton>
      )}
    </>
  );
}

/** Section 5, mass actions on students: what holds for some of them is offered, and says whom it leaves out. */
export function StudentMassActions(props: { selection: Selected<SharedRow>; viewer: Viewer }) {
  const { t } = useTranslation();
  const { selection, viewer } = props;
  const ids = [...selection.ids];
  const facts = factsOf(ids, selection.rows);
  const ruled = given(selection, (row) => row.ruled, 'rosters.skipped.guests');
  const moved = given(selection, (row) => row.ruled && row.school_id !== null, 'rosters.skipped.not-moved');
  const left = given(selection, (row) => row.shared_with_me, 'rosters.skipped.own');
  if (viewer.archived) {
    return (
      <MassButton
        icon={<ArchiveRestore />}
        onClick={() => openAction(studentActions.unarchive, { values: { ids }, facts })}
      >
        {t('rosters.menu.unarchive')}
      </MassButton>
    );
  }
  return (
    <>
      {!viewer.isActedAs && <SignInButtons selection={selection} word="student" />}
      {ruled && (
        <MassButton icon={<Share2 />} onClick={() => openAction(studentActions.share, ruled)}>
          {t('rosters.menu.share')}
        </MassButton>
      )}
      {moved && (
        <MassButton icon={<ArrowRightLeft />} onClick={() => openAction(studentActions.transfer, moved)}>
          {t('rosters.menu.transfer')}
        </MassButton>
      )}
      {left && (
        <MassButton
          icon={<UserMinus />}
          onClick={() =>
            openAction(studentActions.leave, { ...left, values: { ...left.values, educator_id: viewer.id } })
          }
        >
          {t('rosters.menu.leave')}
        </MassButton>
      )}
      <MassButton
        icon={<Archive />}
        onClick={() => openAction(studentActions.archive, { values: { ids }, facts })}
      >
        {t('rosters.menu.archive')}
      </MassButton>
    </>
  );
}

export function ChildMassActions(props: {
  selection: Selected<KeptRow>;
  viewer: Pick<Viewer, 'isActedAs' | 'archived'>;
}) {
  const { t } = useTranslation();
  const { selection, viewer } = props;
  const ids = [...selection.ids];
  const facts = factsOf(ids, selection.rows);
  if (viewer.archived) {
    return (
      <MassButton
        icon={<ArchiveRestore />}
        onClick={() => openAction(childActions.unarchive, { values: { ids }, facts })}
      >
        {t('rosters.menu.unarchive')}
      </MassButton>
    );
  }
  return (
    <>
      {!viewer.isActedAs && <SignInButtons selection={selection} word="child" />}
      <MassButton
        icon={<Archive />}
        onClick={() => openAction(childActions.archive, { values: { ids }, facts })}
      >
        {t('rosters.menu.archive')}
      </MassButton>
    </>
  );
}

export function StaffMassActions(props: { selection: Selected<StaffRow>; archived: boolean }) {
  const { t } = useTranslation();
  const { selection, archived } = props;
  const ids = [...selection.ids];
  const facts = factsOf(ids, selection.rows);
  // They move inside one school: that of the first who has one.
  const school = selection.rows.find((row) => row.school_id !== null)?.school_id ?? null;
  const moved = given(
    selection,
    (row) => row.school_id !== null && row.school_id === school,
    'rosters.skipped.other-school',
  );
  return (
    <>
      {moved && (
        <MassButton
          icon={<ArrowRightLeft />}
          onClick={() =>
            openAction(staffActions.transfer, {
              ...moved,
              facts: { ...moved.facts, ...(school === null ? {} : { school_id: school }) },
            })
          }
        >
          {t('rosters.menu.transfer')}
        </MassButton>
      )}
      {archived ? (
        <MassButton
          icon={<ArchiveRestore />}
          onClick={() => openAction(staffActions.unarchive, { values: { ids }, facts })}
        >
          {t('rosters.menu.unarchive')}
        </MassButton>
      ) : (
        <MassButton
          icon={<Archive />}
          onClick={() => openAction(staffActions.archive, { values: { ids }, facts })}
        >
          {t('rosters.menu.archive')}
        </MassButton>
      )}
    </>
  );
}
