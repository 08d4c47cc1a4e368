import { useTranslation } from 'react-i18next';
import { Page } from '#ui/navigation/page.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { openReset } from '../session/open-dialogs.ts';
import { SetPassword } from './set-password-form.tsx';
import { useLinkInPath } from './use-mailed-link.ts';

export function SetPasswordPage() {
  const { t } = useTranslation();
  const link = useLinkInPath();
  return (
    <Page title={t('accounts.set-password.title')} width="narrow">
      <SetPassword
        link={link}
        frame={(form) => <Card>{form}</Card>}
        instead={
          <>
            <Button onClick={openReset}>{t('accounts.set-password.request-new')}</Button>
            <ButtonLink to="/" variant="outline">
              {t('accounts.set-password.go-home')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
