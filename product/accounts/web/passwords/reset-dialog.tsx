import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { setModalStatus } from '#ui/layers/modals.ts';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { resetMyPassword } from '../../contract.ts';
import { switchDialog, useGivenAddress } from '../session/open-dialogs.ts';
import { DialogFooter } from '../sign-in/dialog-footer.tsx';
import styles from '../sign-in/login.module.css';
import { AddressNote } from '../sign-in/login-form.tsx';

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
    <DialogFooter>
      <div className={styles['reset-footer']}>
        <Button variant="subtle" size="sm" onClick={() => switchDialog('reset', 'login')}>
          {t('accounts.reset.back')}
        </Button>
        <ButtonLink variant="subtle" size="sm" href={`mailto:${links.supportEmail}`}>
          {t('accounts.reset.support')}
        </ButtonLink>
      </div>
    </DialogFooter>
  );
}
