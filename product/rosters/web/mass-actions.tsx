import {
  Archive,
  ArchiveRestore,
  ArrowRightLeft,
  KeyRound,
  RotateCcwKey,
  Share2,
  UserMinus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openAction } from '#ui/action.ts';
import { Button } from '#ui/button.tsx';
import { guestsIn } from '../rules/guests.ts';
import { openLoginInformation } from './login-information.ts';
import { childActions, factsOf, type Named, staffActions, studentActions } from './student-actions.ts';
import type { Viewer } from './student-menu.tsx';

type Selected<Row extends Named = Named> = { ids: readonly number[]; rows: readonly Row[] };
type SharedRow = Named & { shared_with_me: boolean };

function MassButton(props: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <Button size="sm" variant="light" icon={props.icon} onClick={props.onClick}>
      {props.children}
    </Button>
  );
}

/** Section 5, mass actions on students. What a selection does not allow, the server says. */
export function StudentMassActions(props: { selection: Selected<SharedRow>; viewer: Viewer }) {
  const { t } = useTranslation();
  const { selection, viewer } = props;
  const ids = [...selection.ids];
  const guests = guestsIn(ids, selection.rows);
  const facts = factsOf(ids, selection.rows);
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
      {!viewer.isActedAs && (
        <>
          <MassButton icon={<KeyRound />} onClick={() => openLoginInformation('student', ids)}>
            {t('rosters.menu.login-information')}
          </MassButton>
          <MassButton
            icon={<RotateCcwKey />}
            onClick={() => openAction(studentActions.newPasswords, { values: { ids }, facts })}
          >
            {t('rosters.menu.new-passwords')}
          </MassButton>
        </>
      )}
      <MassButton
        icon={<Share2 />}
        onClick={() => openAction(studentActions.share, { values: { ids }, facts })}
      >
        {t('rosters.menu.share')}
      </MassButton>
      <MassButton
        icon={<ArrowRightLeft />}
        onClick={() => openAction(studentActions.transfer, { values: { ids }, facts })}
      >
        {t('rosters.menu.transfer')}
      </MassButton>
      {guests.length > 0 && (
        <MassButton
          icon={<UserMinus />}
          onClick={() =>
            openAction(studentActions.leave, {
              values: { ids: guests, educator_id: viewer.id },
              facts: factsOf(guests, selection.rows),
            })
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
  selection: Selected;
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
      {!viewer.isActedAs && (
        <>
          <MassButton icon={<KeyRound />} onClick={() => openLoginInformation('child', ids)}>
            {t('rosters.menu.login-information')}
          </MassButton>
          <MassButton
            icon={<RotateCcwKey />}
            onClick={() => openAction(childActions.newPasswords, { values: { ids }, facts })}
          >
            {t('rosters.menu.new-passwords')}
          </MassButton>
        </>
      )}
      <MassButton
        icon={<Archive />}
        onClick={() => openAction(childActions.archive, { values: { ids }, facts })}
      >
        {t('rosters.menu.archive')}
      </MassButton>
    </>
  );
}

export function StaffMassActions({ selection, archived }: { selection: Selected; archived: boolean }) {
  const { t } = useTranslation();
  const ids = [...selection.ids];
  const facts = factsOf(ids, selection.rows);
  return (
    <>
      <MassButton
        icon={<ArrowRightLeft />}
        onClick={() => openAction(staffActions.transfer, { values: { ids }, facts })}
      >
        {t('rosters.menu.transfer')}
      </MassButton>
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
