import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/parts/badge.tsx';
import type { AccountStatus } from '../../rules/people/status.ts';

const TONES = {
  'not-activated': 'neutral',
  'not-verified': 'warning',
  'on-hold': 'info',
  verified: 'success',
  deactivated: 'error',
} as const satisfies Record<AccountStatus, string>;

type Shown = { status: AccountStatus | null; lettersComeBack?: boolean | null };

export function AccountStatusBadge({ status, lettersComeBack = false }: Shown) {
  const { t } = useTranslation();
  if (status === null) return null;
  return (
    <>
      <Badge tone={TONES[status]}>{t(`accounts-people.statuses.${status}`)}</Badge>
      {lettersComeBack === true && (
        <>
          {' '}
          <Badge tone="error">{t('accounts-people.letters-come-back')}</Badge>
        </>
      )}
    </>
  );
}
