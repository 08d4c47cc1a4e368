import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { ContractForm } from '#ui/form.tsx';
import { Page } from '#ui/page.tsx';
import { showSnackbar } from '#ui/snackbars.tsx';
import { changePassword } from '../../contract.ts';
import { newPasswordFaults } from '../../rules/confirmations.ts';
import { NewPasswordFields } from '../new-password.tsx';
import { useUser } from '../session.ts';

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
