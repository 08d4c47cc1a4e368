import { Link } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { homePath } from '#product/access/rules/scopes.ts';
import { useUser } from '#product/accounts/web/session.ts';
import { classNames } from '#ui/class-names.ts';
import { ColorSchemeSwitch } from '#ui/color-scheme-switch.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LanguageSwitch } from '#ui/language-switch.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Footer } from './footer.tsx';
import { Logo } from './logo.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';

/** The frame of the signed-in areas: bar above, menu beside, on a phone the menu in a drawer. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { name: brand, header } = useBrand();
  const { scope } = useUser();
  const drawer = useRef<HTMLDialogElement>(null);
  const closeDrawer = () => drawer.current?.close();
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={classNames(styles.bar, header.layout === 'banded' && styles.banded)}>
        <IconButton
          label={t('dashboard.sidebar.open')}
          icon={<Menu />}
          className={styles.opener}
          aria-haspopup="dialog"
          onClick={() => drawer.current?.showModal()}
        />
        <Link to={homePath(scope)} className={styles.home} aria-label={t('site.header.home', { brand })}>
          <Logo />
        </Link>
        <div className={styles.tools}>
          {header.languageSwitch && <LanguageSwitch />}
          <AccountMenu />
        </div>
      </header>
      <div className={styles.side}>
        <Sidebar scope={scope} />
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <div className={styles.footer}>
        <Footer kind="light" />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop belongs to the dialog */}
      <dialog
        ref={drawer}
        className={styles.drawer}
        aria-label={t('dashboard.sidebar.label')}
        onClick={(event) => event.target === event.currentTarget && closeDrawer()}
      >
        <div className={styles.panel}>
          <div className={styles.head}>
            <Logo />
            <IconButton label={t('dashboard.sidebar.close')} icon={<X />} onClick={closeDrawer} />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- follows the links inside */}
          <div onClick={(event) => leadsAway(event.target) && closeDrawer()}>
            <Sidebar scope={scope} />
          </div>
          <ColorSchemeSwitch />
        </div>
      </dialog>
    </div>
  );
}

function leadsAway(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null;
}
