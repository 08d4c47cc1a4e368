import { Link } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { homePath } from '#product/access/rules/scopes.ts';
import { ActingBanner } from '#product/accounts/web/session/acting-banner.tsx';
import { LanguageChoice } from '#product/accounts/web/session/language-choice.tsx';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { HELP_PANEL, HelpButton } from '#product/lessons/web/guides/help.tsx';
import { SidebarNews } from '#product/notifications/web/sidebar-items.tsx';
import { useModal } from '#ui/layers/modals.ts';
import { ColorSchemeSwitch } from '#ui/navigation/color-scheme-switch.tsx';
import { SkipLink } from '#ui/navigation/skip-link.tsx';
import { IconButton } from '#ui/parts/icon-button.tsx';
import { classNames } from '#ui/style/class-names.ts';
import type { ScreenFacts } from '../../rules/shell/sidebar.ts';
import { type Finder, FinderButton, FinderDialog } from '../finder/finder.tsx';
import { lazyPart } from '../opening/lazy-part.tsx';
import { useRememberedScreen } from '../support/last-screen.ts';
import { AccountMenu } from './account-menu.tsx';
import { Footer } from './footer.tsx';
import { LiveChannel } from './live-channel.tsx';
import { Logo } from './logo.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';

/** Fetched when somebody asks: its texts and its calls are no part of the frame. */
const HelpPanel = lazyPart(
  async () => (await import('#product/lessons/web/guides/help-panel.tsx')).HelpPanel,
  ['lessons-guides'],
);

type ShellProps = {
  screens: readonly ScreenFacts[];
  /** What this scope looks for from everywhere. */
  finder?: Finder | undefined;
  children: ReactNode;
};

/** The frame of the signed-in areas: bar above, menu beside, on a phone the menu in a drawer. */
export function Shell({ screens, finder, children }: ShellProps) {
  const { t } = useTranslation();
  const { name: brand, header } = useBrand();
  const { scope } = useUser();
  const isActing = useSession(({ actingAs }) => actingAs !== null);
  const drawer = useDrawer();
  useRememberedScreen(screens);
  // Guides are for customers; staff have none of their own.
  const hasHelp = scope !== 'uber';
  return (
    <div className={classNames(styles.shell, isActing && styles.acting)}>
      <SkipLink />
      <LiveChannel />
      <SidebarNews />
      {isActing && (
        <div className={styles.notice}>
          <ActingBanner />
        </div>
      )}
      <header className={classNames(styles.bar, header.layout === 'banded' && styles.banded)}>
        <IconButton
          label={t('site-dashboard.sidebar.open')}
          icon={<Menu />}
          className={styles.opener}
          aria-haspopup="dialog"
          onClick={() => drawer.current?.showModal()}
        />
        <Link to={homePath(scope)} className={styles.home} aria-label={t('site.header.home', { brand })}>
          <Logo />
        </Link>
        {finder !== undefined && <FinderButton finder={finder} />}
        <div className={styles.tools}>
          {header.languageSwitch && (
            <div className={styles.wide}>
              <LanguageChoice />
            </div>
          )}
          {hasHelp && <HelpButton label={t('site-dashboard.help')} className={styles.help ?? ''} />}
          <AccountMenu />
        </div>
      </header>
      <div className={styles.side}>
        <Sidebar screens={screens} />
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <div className={styles.footer}>
        <Footer kind="light" />
      </div>
      {finder !== undefined && <FinderDialog finder={finder} />}
      {hasHelp && <OpenHelp />}
      <dialog ref={drawer} className={styles.drawer} aria-label={t('site-dashboard.sidebar.label')}>
        <div className={styles.panel}>
          <div className={styles.head}>
            <Logo />
            <IconButton
              label={t('site-dashboard.sidebar.close')}
              icon={<X />}
              onClick={() => drawer.current?.close()}
            />
          </div>
          <Sidebar screens={screens} />
          <div className={styles.settings}>
            {header.languageSwitch && (
              <div className={styles.narrow}>
                <LanguageChoice />
              </div>
            )}
            <ColorSchemeSwitch />
          </div>
        </div>
      </dialog>
    </div>
  );
}

function OpenHelp() {
  const isOpen = useModal(HELP_PANEL) !== undefined;
  return (
    isOpen && (
      <Suspense fallback={null}>
        <HelpPanel />
      </Suspense>
    )
  );
}

/** A click on a link leads to its page, one beside the drawer closes it; Escape is the browser's own. */
function useDrawer(): RefObject<HTMLDialogElement | null> {
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = drawer.current;
    const close = ({ target }: MouseEvent) => {
      const leadsAway = target instanceof Element && target.closest('a') !== null;
      if (target === element || leadsAway) element?.close();
    };
    element?.addEventListener('click', close);
    return () => element?.removeEventListener('click', close);
  }, []);
  return drawer;
}
