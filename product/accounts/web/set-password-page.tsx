import { useTranslation } from 'react-i18next';
import { ApiError, call } from '#platform/web/api.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { ContractForm } from '#ui/form.tsx';
import { Page } from '#ui/page.tsx';
import { showSnackbar } from '#ui/snackbars.tsx';
import { findPasswordLink, setNewPassword } from '../contract.ts';
import { passwordConfirmation } from '../rules/confirmations.ts';
import { isLinkRefused, type MailedLinkParts } from '../rules/mailed-links.ts';
import styles from './account-page.module.css';
import { openReset } from './dialogs.tsx';
import { MailedLink } from './mailed-link.tsx';
import { goTo } from './navigation.ts';
import { recheckSession } from './session.ts';
import { useMailedLink } from './use-mailed-link.ts';

export function SetPasswordPage() {
  const { t } = useTranslation();
  const { link, query } = useMailedLink('password', async ({ id, code, signal }) => {
    const { valid } = await call(findPasswordLink, { id, code }, { signal, quiet: true });
    if (!valid) throw new ApiError(404, null);
    return valid;
  });
  return (
    <Page title={t('accounts.set-password.title')} width="narrow">
      <MailedLink
        query={query}
        loading={t('accounts.set-password.loading')}
        invalid={{
          title: t('accounts.set-password.invalid-title'),
          message: { i18n: 'notification.on-page.reset-password-link-invalid' },
          actions: (
            <>
              <Button onClick={openReset}>{t('accounts.set-password.request-new')}</Button>
              <ButtonLink to="/" variant="outline">
                {t('accounts.set-password.go-home')}
              </ButtonLink>
            </>
          ),
        }}
      >
        {() => <SetPasswordForm link={link} onRefused={() => void query.refetch()} />}
      </MailedLink>
    </Page>
  );
}

function SetPasswordForm({ link, onRefused }: { link: MailedLinkParts; onRefused: () => void }) {
  const { t } = useTranslation();
  return (
    <Card>
      <p className={styles.hint}>{t('accounts.set-password.intro')}</p>
      <ContractForm
        endpoint={setNewPassword}
        initial={{ ...link, new_password: '', new_password_confirmation: '' }}
        check={({ new_password: value, new_password_confirmation: confirmation }) =>
          passwordConfirmation('new_password_confirmation', { value, confirmation })
        }
        onDone={async ({ notification }) => {
          // Every session of the account has just ended, perhaps this browser's own.
          await recheckSession();
          await goTo('/', { replace: true });
          showSnackbar(notification);
        }}
        onFail={({ status, reply }) => {
          if (isLinkRefused(status) && reply?.errors === undefined) onRefused();
          return undefined;
        }}
        submitLabel={t('accounts.set-password.submit')}
      >
        <PasswordField
          name="new_password"
          label={t('accounts.set-password.new_password')}
          hint={t('accounts.set-password.new_password-hint')}
          autoComplete="new-password"
        />
        <PasswordField
          name="new_password_confirmation"
          label={t('accounts.set-password.new_password_confirmation')}
          autoComplete="new-password"
        />
      </ContractForm>
    </Card>
  );
}
