import { GraduationCap, QrCode } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { pageConfig } from '#platform/web/page.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PROVIDER_NAMES, SIGN_ON_PROVIDERS } from '../../rules/sign-on.ts';
import { hasCameraAccess } from './camera-access.ts';
import styles from './sign-on.module.css';

type OtherWaysProps = { badgeButton: Ref<HTMLButtonElement>; onBadge: () => void };

/** Below the login form: in through the school's own door, or with a badge. */
export function OtherWays({ badgeButton, onBadge }: OtherWaysProps) {
  const { t } = useTranslation();
  const offered = SIGN_ON_PROVIDERS.filter((provider) => pageConfig().signOn.includes(provider));
  const hasCamera = hasCameraAccess();
  if (offered.length === 0 && !hasCamera) return null;
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t('sign-on.providers.or')}</p>
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
            {t('sign-on.providers.login', { provider: PROVIDER_NAMES[provider] })}
          </ButtonLink>
        ))}
      </div>
      {hasCamera && (
        <Button ref={badgeButton} size="lg" variant="outline" wide icon={<QrCode />} onClick={onBadge}>
          {t('sign-on.providers.badge')}
        </Button>
      )}
    </div>
  );
}
