import { useTranslation } from 'react-i18next';
import { homePath } from '#product/access/rules/scopes.ts';
import { openLogin } from '#product/accounts/web/session/open-dialogs.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { Button, ButtonLink } from '#ui/parts/button.tsx';

/** Home for somebody who is signed in, the login for everybody else. */
export function WayOn({ quiet = false }: { quiet?: boolean }) {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  const variant = quiet ? 'outline' : 'filled';
  if (user === null)
    return (
      <Button onClick={openLogin} variant={variant}>
        {t('purchasing.completed.login')}
      </Button>
    );
  return (
    <ButtonLink to={homePath(user.scope)} variant={variant}>
      {t('purchasing.completed.go-home')}
    </ButtonLink>
  );
}
