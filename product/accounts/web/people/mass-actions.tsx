import {
  CircleCheck,
  CirclePause,
  CirclePlay,
  Flag,
  FlagOff,
  MailPlus,
  MessageCircle,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { applicable } from '#platform/web/applicable.ts';
import { openAction } from '#ui/action.ts';
import { Button } from '#ui/button.tsx';
import { type OfferedAction, offeredActions } from '../../rules/offered-actions.ts';
import type { AccountRow } from './account-menu.tsx';
import * as actions from './actions.ts';

type Selected = { ids: readonly number[]; rows: readonly AccountRow[] };

/** The same actions on a selection: offered when they hold for somebody in it; the others are named and skipped. */
export function MassActions({ ids, rows }: Selected) {
  const { t } = useTranslation();
  const count = ids.length;
  const only = count === 1 ? rows[0]?.spoken_name : undefined;
  const facts = { count, who: only ?? t('people.accounts', { count }) };
  const given = (applies: (row: AccountRow) => boolean, why: string) => {
    const { ids: some, skipped } = applicable(ids, rows, applies);
    if (some.length === 0) return null;
    // All are sent: the server judges again, and its answer counts whom it left as they were.
    const names = skipped.map((row) => row.spoken_name ?? '');
    return { values: { ids: [...ids] }, facts, skipped: { names, why } };
  };
  const offered = (action: OfferedAction, why: string) =>
    given((row) => offeredActions(row).includes(action), why);

  const verify = offered('verify', 'people.refused.verify');
  const hold = offered('hold', 'people.refused.hold');
  const release = offered('release', 'people.refused.release');
  const resend = offered('resend', 'people.refused.resend');
  const priorityOn = given((row) => row.high_priority !== true, 'people.refused.priority-on');
  const priorityOff = given((row) => row.high_priority === true, 'people.refused.priority-off');
  const remove = offered('delete', 'people.refused.delete');
  return (
    <>
      {verify && (
        <MassButton icon={<CircleCheck />} onClick={() => openAction(actions.verify, verify)}>
          {t('people.menu.verify')}
        </MassButton>
      )}
      {hold && (
        <MassButton icon={<CirclePause />} onClick={() => openAction(actions.hold, hold)}>
          {t('people.menu.hold')}
        </MassButton>
      )}
      {release && (
        <MassButton icon={<CirclePlay />} onClick={() => openAction(actions.release, release)}>
          {t('people.menu.release')}
        </MassButton>
      )}
      {resend && (
        <MassButton icon={<MailPlus />} onClick={() => openAction(actions.resend, resend)}>
          {t('people.menu.resend')}
        </MassButton>
      )}
      <MassButton
        icon={<MessageCircle />}
        onClick={() => openAction(actions.reachOut, { values: { ids: [...ids] }, facts })}
      >
        {t('people.menu.reach-out')}
      </MassButton>
      {priorityOn && (
        <MassButton
          icon={<Flag />}
          onClick={() =>
            openAction(actions.priorityOn, { ...priorityOn, values: { ids: [...ids], on: true } })
          }
        >
          {t('people.menu.priority-on')}
        </MassButton>
      )}
      {priorityOff && (
        <MassButton
          icon={<FlagOff />}
          onClick={() =>
            openAction(actions.priorityOff, { ...priorityOff, values: { ids: [...ids], on: false } })
          }
        >
          {t('people.menu.priority-off')}
        </MassButton>
      )}
      {remove && (
        <Button
          size="sm"
          variant="danger"
          icon={<Trash2 />}
          onClick={() => openAction(actions.remove, remove)}
        >
          {t('people.menu.delete')}
        </Button>
      )}
    </>
  );
}

function MassButton(props: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <Button size="sm" variant="light" icon={props.icon} onClick={props.onClick}>
      {props.children}
    </Button>
  );
}
