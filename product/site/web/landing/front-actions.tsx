import { useTranslation } from 'react-i18next';
import { homePath } from '#product/access/rules/scopes.ts';
import { preloadDialogs } from '#product/accounts/web/dialogs/dialogs.tsx';
import { openLogin } from '#product/accounts/web/session/open-dialogs.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { Button, ButtonLink } from '#ui/parts/button.tsx';

/** The way in; for whoever is in already, the way home. */
export function FrontActions() {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  if (user !== null) {
    return (
      <ButtonLink to={homePath(user.scope)} size="lg">
        {t('site.landing.cta-home')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink to="/account/request" size="lg">
        {t('site.landing.cta-request')}
      </ButtonLink>
      <Button variant="outline" size="lg" onPointerEnter={preloadDialogs} onClick={openLogin}>
        {t('site.landing.cta-login')}
      </Button>
    </>
  );
}
