import { Link, useLocation } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { pageConfig } from '#platform/web/page.ts';
import { isDoor } from '#product/accounts/rules/sign-in/sign-on.ts';
import { ActingBanner } from '#product/accounts/web/session/acting-banner.tsx';
import { useSession } from '#product/accounts/web/session/session.ts';
import { LanguageSwitch } from '#ui/navigation/language-switch.tsx';
import { SkipLink } from '#ui/navigation/skip-link.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { classNames } from '#ui/style/class-names.ts';
import { lazyPart } from '../opening/lazy-part.tsx';
import { Logo } from '../shell/logo.tsx';
import styles from './student-layout.module.css';

const LeaveQuestion = lazyPart(async () => (await import('./leave-question.tsx')).LeaveQuestion, ['play']);

const FRONT_DOOR = ['/', '/student'];

/** Around every page of the student site. Nothing in it is smaller than a child's finger. */
export function StudentLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { name: brand, header } = useBrand();
  const user = useSession((session) => session.user);
  const [isLeaving, setLeaving] = useState(false);
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div className={styles.page}>
      <SkipLink />
      <ActingBanner />
      <header className={classNames(styles.header, header.layout === 'banded' && styles.banded)}>
        <Link to="/" className={styles.home} aria-label={t('site.header.home', { brand })}>
          <Logo brief={user !== null} />
        </Link>
        <div className={styles.tools}>
          <LanguageSwitch />
          {user !== null && (
            <Button variant="outline" icon={<LogOut />} onClick={() => setLeaving(true)}>
              {t('site-student.header.logout')}
            </Button>
          )}
          {user === null && !FRONT_DOOR.includes(path) && !isDoor(path, pageConfig()) && (
            <ButtonLink to="/">{t('site-student.header.login')}</ButtonLink>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <StudentFooter />
      {isLeaving && user !== null && (
        <Suspense fallback={null}>
          <LeaveQuestion onStay={() => setLeaving(false)} />
        </Suspense>
      )}
    </div>
  );
}

function StudentFooter() {
  const { t } = useTranslation();
  const { dashboardUrl } = pageConfig();
  return (
    <footer className={styles.footer}>
      {/* Apart: a child's own page stays where it was. */}
      <a href={dashboardUrl} target="_blank" rel="noreferrer">
        {t('site-student.footer.dashboard')}
      </a>
      <a href={`${dashboardUrl}/terms`} target="_blank" rel="noreferrer">
        {t('site-student.footer.terms')}
      </a>
      <a href={`${dashboardUrl}/privacy`} target="_blank" rel="noreferrer">
        {t('site-student.footer.privacy')}
      </a>
    </footer>
  );
}
