import { useTranslation } from 'react-i18next';
import type { LicenseState } from '#product/rosters/rules/license-states.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Badge } from '#ui/parts/badge.tsx';

const TONES = {
  ok: 'success',
  expiring: 'warning',
  expired: 'error',
  trial: 'info',
  waiting: 'info',
  none: 'neutral',
} as const;

/** How soon a license ends is said in words, not by the color alone. */
export function LicenseEnd({ day, state }: { day: string | null; state: LicenseState | null }) {
  const { t } = useTranslation();
  const shown = state ?? 'none';
  return (
    <Badge tone={TONES[shown]}>
      {t(`licensing.expiry.${shown}`, { day: day === null ? '' : shownDate(day) })}
    </Badge>
  );
}
