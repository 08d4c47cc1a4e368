import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#platform/contract/message.ts';
import { useSay } from '#platform/web/say.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Card } from '#ui/parts/card.tsx';
import { changeUsername } from '../../contract.ts';
import { usernameConfirmation } from '../../rules/people/confirmations.ts';
import styles from '../account-page.module.css';
import { useUser } from '../session/session.ts';

export function UsernameScreen() {
  const { t } = useTranslation();
  const say = useSay();
  const { username } = useUser();
  const [sent, setSent] = useState<Notification | null>(null);
  return (
    <Page
      title={t('accounts.settings.username.title')}
      lead={t('accounts.settings.username.intro')}
      width="narrow"
    >
      <p className={styles.username}>
        {t('accounts.settings.username.current')} <strong>{username}</strong>
      </p>
      {sent === null ? (
        <UsernameForm onSent={setSent} />
      ) : (
        <Banner tone={sent.type} live title={t('accounts.settings.username.sent-title')}>
          <p>{say(sent)}</p>
          <p>{t('accounts.settings.username.sent-next')}</p>
        </Banner>
      )}
    </Page>
  );
}

function UsernameForm({ onSent }: { onSent: (notification: Notification) => void }) {
  const { t } = useTranslation();
  const address = { autoCapitalize: 'none', inputMode: 'email', spellCheck: false } as const;
  return (
    <Card>
      <ContractForm
        endpoint={changeUsername}
        initial={{ new_username: '', new_username_confirmation: '', current_password: '' }}
        check={({ new_username: value, new_username_confirmation: confirmation }) =>
          usernameConfirmation('new_username_confirmation', { value, confirmation })
        }
        onDone={({ notification }) => onSent(notification)}
        submitLabel={t('accounts.settings.username.submit')}
      >
        <TextField
          name="new_username"
          label={t('accounts.settings.username.new_username')}
          autoComplete="email"
          {...address}
        />
        <TextField
          name="new_username_confirmation"
          label={t('accounts.settings.username.new_username_confirmation')}
          autoComplete="off"
          {...address}
        />
        <PasswordField
          name="current_password"
          label={t('accounts.settings.username.current_password')}
          autoComplete="current-password"
        />
      </ContractForm>
    </Card>
  );
}
