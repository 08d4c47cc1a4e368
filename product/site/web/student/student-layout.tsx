import { Link, useLocation } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { pageConfig } from '#platform/web/page.ts';
import { isDoor } from '#product/accounts/rules/sign-on.ts';
import { ActingBanner } from '#product/accounts/web/acting/acting-banner.tsx';
import { useSession } from '#product/accounts/web/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { LanguageSwitch } from '#ui/language-switch.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { Logo } from '../logo.tsx';
import styles from './student-layout.module.css';

const FRONT_DOOR = ['/', '/student'];

/** Around every page of the student site. Nothing in it is smaller than a child's finger. */
export function StudentLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { name: brand, header } = useBrand();
  const user = useSession((session) => session.user);
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div className={styles.page}>
      <SkipLink />
      <ActingBanner />
      <header className={classNames(styles.header, header.layout === 'banded' && styles.banded)}>
        <Link to="/" className={styles.home} aria-label={t('site.header.home', { brand })}>
          <Logo />
        </Link>
        <div className={styles.tools}>
          <LanguageSwitch />
          {user !== null && (
            <ButtonLink to="/logout" variant="outline" icon={<LogOut />}>
              {t('student.header.logout')}
            </ButtonLink>
          )}
          {user === null && !FRONT_DOOR.includes(path) && !isDoor(path, pageConfig()) && (
            <ButtonLink to="/">{t('student.header.login')}</ButtonLink>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <StudentFooter />
    </div>
  );
}

function StudentFooter() {
  const { t } = useTranslation();
  const { dashboardUrl } = pageConfig();
  return (
    <footer className={styles.footer}>
      <a href={dashboardUrl}>{t('student.footer.dashboard')}</a>
      <a href={`${dashboardUrl}/terms`}>{t('student.footer.terms')}</a>
      <a href={`${dashboardUrl}/privacy`}>{t('student.footer.privacy')}</a>
    </footer>
  );
}
