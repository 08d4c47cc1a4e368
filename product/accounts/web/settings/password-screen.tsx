import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Card } from '#ui/parts/card.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { changePassword } from '../../contract.ts';
import { newPasswordFaults } from '../../rules/people/confirmations.ts';
import { NewPasswordFields } from '../passwords/new-password.tsx';
import { useUser } from '../session/session.ts';

export function PasswordScreen() {
  const { t } = useTranslation();
  const { username } = useUser();
  const [changes, setChanges] = useState(0);
  return (
    <Page
      title={t('accounts.settings.password.title')}
      lead={t('accounts.settings.password.intro')}
      width="narrow"
    >
      <Card>
        <ContractForm
          // A new form after each change: no password stays in a field.
          key={changes}
          endpoint={changePassword}
          initial={{ current_password: '', new_password: '', new_password_confirmation: '' }}
          check={newPasswordFaults}
          onDone={({ notification }) => {
            showSnackbar(notification);
            setChanges(changes + 1);
          }}
          submitLabel={t('accounts.settings.password.submit')}
        >
          <PasswordField
            name="current_password"
            label={t('accounts.settings.password.current_password')}
            autoComplete="current-password"
          />
          <NewPasswordFields username={username} />
        </ContractForm>
      </Card>
    </Page>
  );
}
