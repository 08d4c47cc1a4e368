import { Link } from '@tanstack/react-router';
import { ChevronDown, LifeBuoy, LogOut, UserPen } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { homePath } from '#product/access/rules/scopes.ts';
import { LanguageChoice } from '#product/accounts/web/session/language-choice.tsx';
import { useUser } from '#product/accounts/web/session/session.ts';
import { ColorSchemeSwitch } from '#ui/navigation/color-scheme-switch.tsx';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { initials } from '../../rules/shell/initials.ts';
import { SiteLink } from '../site-link.tsx';
import { useSupportAddress } from '../support/support-address.ts';
import styles from './account-menu.module.css';

/** Who is signed in, and what concerns only them. A plain list of links that opens below a button. */
export function AccountMenu() {
  const { t } = useTranslation();
  const support = useSupportAddress();
  const user = useUser();
  const { header } = useBrand();
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  const close = () => setOpen(false);
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the list from anywhere inside
    <div ref={frame} className={styles.frame} onKeyDown={keyDown}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.initials} aria-hidden="true">
          {initials(user.first_name, user.last_name)}
        </span>
        <span className={styles.name}>{user.full_name}</span>
        <VisuallyHidden>{t('site-dashboard.account-menu.label')}</VisuallyHidden>
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={id} className={styles.menu} hidden={!open}>
        <p className={styles.who}>
          <strong>{user.full_name}</strong>
          <span>{user.username}</span>
        </p>
        <Link to={`${homePath(user.scope)}/account/profile`} className={styles.entry} onClick={close}>
          <UserPen aria-hidden="true" />
          {t('site-dashboard.account-menu.settings')}
        </Link>
        <SiteLink href={support} className={styles.entry} onClick={close}>
          <LifeBuoy aria-hidden="true" />
          {t('site-dashboard.account-menu.support')}
        </SiteLink>
        {!header.languageSwitch && (
          <div className={styles.scheme}>
            <LanguageChoice />
          </div>
        )}
        <div className={styles.scheme}>
          <ColorSchemeSwitch />
        </div>
        <Link to="/logout" className={styles.entry} onClick={close}>
          <LogOut aria-hidden="true" />
          {t('site-dashboard.account-menu.logout')}
        </Link>
      </div>
    </div>
  );
}
