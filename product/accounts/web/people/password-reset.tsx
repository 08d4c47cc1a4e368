import type { TFunction } from 'i18next';
import { KeyRound } from 'lucide-react';
import { action, openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import type { AccountStatus } from '../../rules/people/status.ts';
import { sendPasswordReset } from '../../staff-contract.ts';

const sendReset = action({
  name: 'send-password-reset',
  endpoint: sendPasswordReset,
  title: 'accounts-people.password-reset.title',
  text: 'accounts-people.password-reset.text',
  submit: 'accounts-people.password-reset.submit',
});

type Person = { id: number; spoken_name: string | null; status: AccountStatus | null };

/** For who can sign in: others have an activation to use, or no account any more. */
export function passwordResetEntry(t: TFunction, { id, spoken_name: name, status }: Person): MenuEntry[] {
  if (status === null || status === 'not-activated' || status === 'deactivated') return [];
  return [
    {
      id: 'password-reset',
      label: t('accounts-people.menu.password-reset'),
      icon: <KeyRound />,
      onSelect: () => openAction(sendReset, { values: { id }, facts: { name: name ?? '' } }),
    },
  ];
}
