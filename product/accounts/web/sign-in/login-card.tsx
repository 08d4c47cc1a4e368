import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { LoginMascot } from '#ui/art/login-mascot.tsx';
import { Spinner } from '#ui/parts/spinner.tsx';
import { PROVIDER_NAMES } from '../../rules/sign-in/sign-on.ts';
import { hasCameraAccess } from '../sign-on/camera-access.ts';
import { BadgeWay, OtherWays, offeredProviders } from '../sign-on/other-ways.tsx';
import { ReadAloud } from '../sign-on/read-aloud.tsx';
import styles from './login.module.css';
import { LoginFooter } from './login-footer.tsx';
import { LoginForm } from './login-form.tsx';
import { useMascot } from './use-mascot.ts';

/** Few children have a badge: the camera's part comes when one is used. */
const BadgeScanner = lazy(async () => {
  const { BadgeScanner: Scanner } = await import('../sign-on/badge-scanner.tsx');
  return { default: Scanner };
});

/** The login as part of a page: what the student site greets a child with. `scan`: with the camera open for a card. */
export function LoginCard({ level = 1, scan = false }: { level?: 1 | 2; scan?: boolean }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const Heading = `h${level}` as const;
  const { mascot, watcher } = useMascot();
  const [scanning, setScanning] = useState(scan && hasCameraAccess());
  const hasCamera = hasCameraAccess();
  // All ways in, the one without letters first.
  const instructions = [
    t('accounts-login.student.title'),
    ...(hasCamera ? [t('accounts-sign-on.providers.badge'), t('accounts-sign-on.providers.badge-said')] : []),
    ...(['username', 'password', 'password-hint', 'submit'] as const).map((part) =>
      t(`accounts-login.student.${part}`),
    ),
    ...offeredProviders().map((provider) =>
      t('accounts-sign-on.providers.login', { provider: PROVIDER_NAMES[provider] }),
    ),
  ];
  const badgeButton = useRef<HTMLButtonElement>(null);
  const putBadgeAway = () => {
    flushSync(() => setScanning(false));
    badgeButton.current?.focus();
  };
  return (
    <section className={styles.frame} aria-labelledby="login-title">
      <div className={styles.card}>
        <div className={styles.picture}>
          <LoginMascot {...mascot} />
        </div>
        <div className={styles.inside}>
          <div className={styles.head}>
            <Heading id="login-title">{t('accounts-login.student.title')}</Heading>
            {!scanning && <ReadAloud texts={instructions} />}
          </div>
          {scanning ? (
            <div className={styles.scanner}>
              <Suspense fallback={<Spinner size={48} />}>
                <BadgeScanner onCancel={putBadgeAway} />
              </Suspense>
            </div>
          ) : (
            <>
              {hasCamera && (
                <div className={styles.badge}>
                  <BadgeWay ref={badgeButton} onBadge={() => setScanning(true)} />
                </div>
              )}
              <div className={styles.form}>
                <LoginForm watcher={watcher} />
              </div>
              <div className={styles.ways}>
                <OtherWays />
              </div>
            </>
          )}
        </div>
        {brand.loginFooter && (
          <div className={styles.below}>
            <LoginFooter />
          </div>
        )}
      </div>
    </section>
  );
}
