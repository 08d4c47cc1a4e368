import type { TFunction } from 'i18next';
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
import { applicable } from '#platform/web/tables/applicable.ts';
import { openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { type OfferedAction, offeredActions } from '../../rules/people/offered-actions.ts';
import type { AccountRow } from './account-menu.tsx';
import * as actions from './actions.ts';
import { openVerification } from './verify-dialog.tsx';

type Selected = { ids: readonly number[]; rows: readonly AccountRow[] };

type OfferedMenu =
  | 'verify'
  | 'hold'
  | 'release'
  | 'resend'
  | 'reach-out'
  | 'priority-on'
  | 'priority-off'
  | 'delete';

/** The same actions on a selection: offered when they hold for somebody in it; the others are named and skipped. */
export function massActions(t: TFunction, { ids, rows }: Selected): MenuEntry[] {
  const count = ids.length;
  const only = count === 1 ? rows[0]?.spoken_name : undefined;
  const facts = { count, who: only ?? t('accounts-people.accounts', { count }) };
  const given = (applies: (row: AccountRow) => boolean, why: string) => {
    const { ids: some, skipped } = applicable(ids, rows, applies);
    if (some.length === 0) return null;
    // All are sent: the server judges again, and its answer counts whom it left as they were.
    const names = skipped.map((row) => row.spoken_name ?? '');
    return { values: { ids: [...ids] }, facts, skipped: { names, why } };
  };
  const offered = (action: OfferedAction, why: string) =>
    given((row) => offeredActions(row).includes(action), why);

  const mayVerify = (row: AccountRow) => offeredActions(row).includes('verify');
  const verify = given(
    (row) => mayVerify(row) && row.lacks_school !== true,
    rows.some((row) => mayVerify(row) && row.lacks_school)
      ? 'accounts-people.refused.lacks-school'
      : 'accounts-people.refused.verify',
  );
  // Where that is all of them, one is asked about after the other.
  const asked = verify === null ? (rows.find((row) => mayVerify(row) && row.lacks_school) ?? null) : null;
  const hold = offered('hold', 'accounts-people.refused.hold');
  const release = offered('release', 'accounts-people.refused.release');
  const resend = offered('resend', 'accounts-people.refused.resend');
  const priorityOn = given((row) => row.high_priority !== true, 'accounts-people.refused.priority-on');
  const priorityOff = given((row) => row.high_priority === true, 'accounts-people.refused.priority-off');
  const remove = offered('delete', 'accounts-people.refused.delete');
  const reachOut = { values: { ids: [...ids] }, facts };
  const entry = (
    id: OfferedMenu,
    icon: ReactNode,
    onSelect: () => void,
    more: { prominent?: true; danger?: true; divided?: true } = {},
  ): MenuEntry => ({ id, label: t(`accounts-people.menu.${id}`), icon, onSelect, ...more });
  return [
    verify && entry('verify', <CircleCheck />, () => openAction(actions.verify, verify), { prominent: true }),
    asked && entry('verify', <CircleCheck />, () => openVerification(asked.id), { prominent: true }),
    hold && entry('hold', <CirclePause />, () => openAction(actions.hold, hold), { prominent: true }),
    release && entry('release', <CirclePlay />, () => openAction(actions.release, release)),
    resend && entry('resend', <MailPlus />, () => openAction(actions.resend, resend), { prominent: true }),
    entry('reach-out', <MessageCircle />, () => openAction(actions.reachOut, reachOut)),
    priorityOn &&
      entry('priority-on', <Flag />, () =>
        openAction(actions.priorityOn, { ...priorityOn, values: { ids: [...ids], on: true } }),
      ),
    priorityOff &&
      entry('priority-off', <FlagOff />, () =>
        openAction(actions.priorityOff, { ...priorityOff, values: { ids: [...ids], on: false } }),
      ),
    remove &&
      entry('delete', <Trash2 />, () => openAction(actions.remove, remove), { danger: true, divided: true }),
  ].filter((one) => one !== null);
}
