import { Camera, GraduationCap, QrCode } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { pageConfig } from '#platform/web/page.ts';
import { ButtonLink } from '#ui/parts/button.tsx';
import { PROVIDER_NAMES, SIGN_ON_PROVIDERS, type SignOnProvider } from '../../rules/sign-in/sign-on.ts';
import styles from './sign-on.module.css';

export const offeredProviders = (): SignOnProvider[] =>
  SIGN_ON_PROVIDERS.filter((provider) => pageConfig().signOn.includes(provider));

/** Above the login form, for who cannot read yet: a badge held to the camera. */
export function BadgeWay({ ref, onBadge }: { ref: Ref<HTMLButtonElement>; onBadge: () => void }) {
  const { t } = useTranslation();
  return (
    <button ref={ref} type="button" className={styles.badgeWay} onClick={onBadge}>
      <span className={styles.badgePicture} aria-hidden="true">
        <QrCode />
        <Camera />
      </span>
      {t('accounts-sign-on.providers.badge')}
    </button>
  );
}

/** Below the login form: in through the school's own door. */
export function OtherWays() {
  const { t } = useTranslation();
  const offered = offeredProviders();
  if (offered.length === 0) return null;
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t('accounts-sign-on.providers.or')}</p>
      <div className={styles.schools}>
        {/* The server answers with the way to the provider: no page of this app. */}
        {offered.map((provider) => (
          <ButtonLink
            key={provider}
            href={`/${provider}/login`}
            size="lg"
            variant="outline"
            wide
            icon={<GraduationCap />}
          >
            {t('accounts-sign-on.providers.login', { provider: PROVIDER_NAMES[provider] })}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
