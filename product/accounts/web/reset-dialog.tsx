import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContractForm } from '#ui/form.tsx';
import { setModalStatus } from '#ui/modals.ts';
import { resetMyPassword } from '../contract.ts';
import styles from './login.module.css';
import { AddressNote } from './login-form.tsx';
import { switchDialog, useGivenAddress } from './open-dialogs.ts';

export function ResetDialog() {
  const { t } = useTranslation();
  const address = useGivenAddress('reset');
  return (
    <Dialog name="reset" size="sm" forgetful title={t('accounts.reset.title')} footer={<ResetFooter />}>
      <p className={styles.intro}>{t('accounts.reset.intro')}</p>
      <ContractForm
        endpoint={resetMyPassword}
        initial={{ username: address }}
        modal="reset"
        onDone={({ notification }) => setModalStatus('reset', 'success', notification)}
        submitLabel={t('accounts.reset.submit')}
        wide
      >
        <TextField
          name="username"
          label={t('accounts.reset.email')}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <AddressNote />
      </ContractForm>
    </Dialog>
  );
}

function ResetFooter() {
  const { t } = useTranslation();
  const { links } = useBrand();
  return (
    <div className={styles['reset-footer']}>
      <Button variant="subtle" size="sm" onClick={() => switchDialog('reset', 'login')}>
        {t('accounts.reset.back')}
      </Button>
      <ButtonLink variant="subtle" size="sm" href={`mailto:${links.supportEmail}`}>
        {t('accounts.reset.support')}
      </ButtonLink>
    </div>
  );
}
