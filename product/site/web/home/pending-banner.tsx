import { useTranslation } from 'react-i18next';
import { VERIFICATION_DAYS } from '#product/accounts/rules/free-trial.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { Banner } from '#ui/parts/banner.tsx';

/** Says it once, for the whole home: no card repeats it. */
export function PendingBanner() {
  const { t } = useTranslation();
  const { verified, role } = useUser();
  if (verified) return null;
  return (
    <Banner tone="warning" title={t('site-dashboard.home.pending-title')}>
      {t(role === 'home' ? 'site-dashboard.home.pending-text-home' : 'site-dashboard.home.pending-text', {
        days: VERIFICATION_DAYS,
      })}
    </Banner>
  );
}
