import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { homePath } from '#product/access/rules/scopes.ts';
import { preloadDialogs } from '#product/accounts/web/dialogs/dialogs.tsx';
import { LanguageChoice } from '#product/accounts/web/session/language-choice.tsx';
import { openLogin } from '#product/accounts/web/session/open-dialogs.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { classNames } from '#ui/style/class-names.ts';
import { Logo } from './logo.tsx';
import styles from './public-header.module.css';

const PLACES = ['schools', 'families', 'programs', 'evidence', 'privacy'] as const;

/** A place on the front page is not a page of its own. */
const PLACE = { exact: true, includeHash: true } as const;

/** A way in when signed out, the way home and out when signed in. */
export function PublicHeader() {
  const { t } = useTranslation();
  const { name: brand, header } = useBrand();
  const user = useSession((session) => session.user);
  return (
    <header className={classNames(styles.header, header.layout === 'banded' && styles.banded)}>
      <div className={styles.row}>
        <Link to="/" className={styles.home} aria-label={t('site.header.home', { brand })}>
          <Logo />
        </Link>
        <nav className={styles.places} aria-label={t('site.header.label')}>
          {PLACES.map((place) => (
            <Link key={place} to="/" hash={place} activeOptions={PLACE} className={styles.place}>
              {t(`site.header.${place}`)}
            </Link>
          ))}
        </nav>
        <div className={styles.actions}>
          <LanguageChoice brief />
          {user === null ? (
            <>
              <Button variant="subtle" onPointerEnter={preloadDialogs} onClick={openLogin}>
                {t('site.header.login')}
              </Button>
              <ButtonLink to="/account/request" className={styles.request}>
                {t('site.header.request')}
              </ButtonLink>
            </>
          ) : (
            <>
              <Link to={homePath(user.scope)} className={styles.user}>
                {user.full_name}
              </Link>
              <ButtonLink to="/logout" variant="outline">
                {t('site.header.logout')}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
