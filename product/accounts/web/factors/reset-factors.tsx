import type { TFunction } from 'i18next';
import { ShieldOff } from 'lucide-react';
import { loadTexts } from '#platform/web/texts.ts';
import { action, openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { resetFactors } from '../../factors-contract.ts';
import type { AccountStatus } from '../../rules/people/status.ts';

export const resetAction = (onDone: () => void) =>
  action({
    name: 'reset-factors',
    endpoint: resetFactors,
    title: 'accounts-factors.reset.title',
    text: 'accounts-factors.reset.text',
    submit: 'accounts-factors.reset.submit',
    danger: true,
    fields: [{ name: 'reason', kind: 'text', label: 'accounts-factors.reset.reason' }],
    onDone,
  });

type Person = { id: number; spoken_name: string | null; status: AccountStatus | null };

/** For who lost their phone and their recovery codes, and was recognized. */
export function resetFactorsEntry(t: TFunction, { id, spoken_name: name, status }: Person): MenuEntry[] {
  if (status === null || status === 'not-activated' || status === 'deactivated') return [];
  return [
    {
      id: 'reset-factors',
      label: t('accounts-people.menu.reset-factors'),
      icon: <ShieldOff />,
      onSelect: () => {
        void loadTexts(['accounts-factors']).then(() =>
          openAction(
            resetAction(() => undefined),
            { values: { id }, facts: { name: name ?? '' } },
          ),
        );
      },
    },
  ];
}
