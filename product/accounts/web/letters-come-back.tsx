import { useTranslation } from 'react-i18next';
import { homePath } from '#product/access/rules/scopes.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { useSession, useUser } from './session/session.ts';

/** For whoever our letters do not reach: what that means, and where the address is changed. */
export function LettersComeBack() {
  const { t } = useTranslation();
  const { username: email, letters_come_back: isReturned, scope } = useUser();
  const isActedAs = useSession((session) => session.actingAs !== null);
  if (!isReturned) return null;
  return (
    <Banner
      tone="warning"
      title={t('accounts.returned.title')}
      actions={
        !isActedAs && (
          <ButtonLink to={`${homePath(scope)}/account/username`} size="sm" variant="outline">
            {t('accounts.returned.change')}
          </ButtonLink>
        )
      }
    >
      {t('accounts.returned.text', { email })}
    </Banner>
  );
}
