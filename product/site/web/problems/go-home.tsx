import { useTranslation } from 'react-i18next';
import { homePath } from '#product/access/rules/scopes.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { ButtonLink } from '#ui/parts/button.tsx';

/** To the own home path, or to the front page for a visitor. */
export function GoHome() {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  return <ButtonLink to={user === null ? '/' : homePath(user.scope)}>{t('site.go-home')}</ButtonLink>;
}
