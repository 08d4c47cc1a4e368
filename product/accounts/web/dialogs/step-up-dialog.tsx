import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal, openModal } from '#ui/layers/modals.ts';
import { Button } from '#ui/parts/button.tsx';
import { stepUp } from '../../contract.ts';
import { FRESH_PROOF_MINUTES } from '../../rules/sessions/doors.ts';
import { useSession } from '../session/session.ts';
import { giveProof } from '../session/step-up.ts';
import styles from '../sign-in/login.module.css';

/** Asks for the password of whoever is signed in, above whatever was refused; that goes on when it fits. */
export function StepUpDialog() {
  const { t } = useTranslation();
  // Staff who act as somebody prove that they are themselves.
  const username = useSession(({ user, actingAs }) => actingAs?.staff ?? user?.username ?? '');
  const forgot = () => {
    closeModal('step-up');
    openModal('reset', { id: username });
  };
  return (
    <Dialog name="step-up" size="sm" compact forgetful title={t('accounts-sign-in.step-up.title')}>
      <p className={styles.intro}>
        {t('accounts-sign-in.step-up.intro', { username, count: FRESH_PROOF_MINUTES })}
      </p>
      <ContractForm
        endpoint={stepUp}
        initial={{ password: '' }}
        modal="step-up"
        send={(values, options) => call(stepUp, values, { ...options, headers: { 'X-Acting-As': '' } })}
        onDone={giveProof}
        submitLabel={t('accounts-sign-in.step-up.submit')}
        actions={
          <Button variant="subtle" onClick={forgot}>
            {t('accounts-sign-in.step-up.forgot')}
          </Button>
        }
      >
        <PasswordField
          name="password"
          label={t('accounts-sign-in.step-up.password')}
          autoComplete="current-password"
        />
      </ContractForm>
    </Dialog>
  );
}
