import { useTranslation } from 'react-i18next';
import { dayIn } from '#platform/contract/days.ts';
import { Badge } from '#ui/badge.tsx';
import { shownDate } from '#ui/dates.ts';
import { expiryClass } from '../rules/plans.ts';

const TONES = { ok: 'success', expiring: 'warning', expired: 'error' } as const;

/** The day it is where the browser is. */
export function todayHere(): string {
  return dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
}

/** Section 4, expiry classes: said in words, not by the colour alone. */
export function LicenseEnd({ day, onTrial = false }: { day: string | null; onTrial?: boolean | undefined }) {
  const { t } = useTranslation();
  if (day === null) return <Badge>{t('licensing.expiry.none')}</Badge>;
  const expiry = expiryClass(day, todayHere());
  if (onTrial && expiry !== 'expired') {
    return <Badge tone="info">{t('licensing.expiry.trial', { day: shownDate(day) })}</Badge>;
  }
  return <Badge tone={TONES[expiry]}>{t(`licensing.expiry.${expiry}`, { day: shownDate(day) })}</Badge>;
}
