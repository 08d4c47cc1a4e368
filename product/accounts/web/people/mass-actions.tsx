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
import { useTranslation } from 'react-i18next';
import { openAction } from '#ui/action.ts';
import { Button } from '#ui/button.tsx';
import * as actions from './actions.ts';

type Selected = { ids: readonly number[]; rows: readonly { spoken_name: string | null }[] };

/** The same actions on a selection: what an account's status does not allow is left out and counted. */
export function MassActions({ ids, rows }: Selected) {
  const { t } = useTranslation();
  const count = ids.length;
  const only = count === 1 ? rows[0]?.spoken_name : undefined;
  const given = { values: { ids: [...ids] }, facts: { count, who: only ?? t('people.accounts', { count }) } };
  return (
    <>
      <Button
        size="sm"
        variant="light"
        icon={<CircleCheck />}
        onClick={() => openAction(actions.verify, given)}
      >
        {t('people.menu.verify')}
      </Button>
      <Button
        size="sm"
        variant="light"
        icon={<CirclePause />}
        onClick={() => openAction(actions.hold, given)}
      >
        {t('people.menu.hold')}
      </Button>
      <Button
        size="sm"
        variant="light"
        icon={<CirclePlay />}
        onClick={() => openAction(actions.release, given)}
      >
        {t('people.menu.release')}
      </Button>
      <Button size="sm" variant="light" icon={<MailPlus />} onClick={() => openAction(actions.resend, given)}>
        {t('people.menu.resend')}
      </Button>
      <Button
        size="sm"
        variant="light"
        icon={<MessageCircle />}
        onClick={() => openAction(actions.reachOut, given)}
      >
        {t('people.menu.reach-out')}
      </Button>
      <Button
        size="sm"
        variant="light"
        icon={<Flag />}
        onClick={() => openAction(actions.priorityOn, { ...given, values: { ids: [...ids], on: true } })}
      >
        {t('people.menu.priority-on')}
      </Button>
      <Button
        size="sm"
        variant="light"
        icon={<FlagOff />}
        onClick={() => openAction(actions.priorityOff, { ...given, values: { ids: [...ids], on: false } })}
      >
        {t('people.menu.priority-off')}
      </Button>
      <Button size="sm" variant="danger" icon={<Trash2 />} onClick={() => openAction(actions.remove, given)}>
        {t('people.menu.delete')}
      </Button>
    </>
  );
}
