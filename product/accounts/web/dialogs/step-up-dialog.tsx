import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal, openModal } from '#ui/layers/modals.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { FocusFirst } from '#ui/parts/loaded.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { stepUp } from '../../contract.ts';
import { askStepUp, stepUpByCode, stepUpByPasskey } from '../../factors-contract.ts';
import { FRESH_PROOF_MINUTES } from '../../rules/sessions/doors.ts';
import factorStyles from '../factors/factors.module.css';
import { PasskeyButton } from '../factors/passkey-button.tsx';
import { canUsePasskeys } from '../factors/passkey-support.ts';
import { CodeField } from '../factors/second-step.tsx';
import { useSession } from '../session/session.ts';
import { giveProof } from '../session/step-up.ts';
import styles from '../sign-in/login.module.css';

/** Staff who act as somebody prove that they are themselves. */
const IN_PERSON = { 'X-Acting-As': '' };

type Ways = OutputOf<typeof askStepUp>['data'];

/** Asks whoever is signed in for a proof, above whatever was refused; that goes on when it fits. */
export function StepUpDialog() {
  const { t } = useTranslation();
  return (
    <Dialog name="step-up" size="sm" compact forgetful title={t('accounts-sign-in.step-up.title')}>
      <StepUp />
    </Dialog>
  );
}

function StepUp() {
  const { t } = useTranslation();
  const [ways, setWays] = useState<Ways | 'asking' | 'failed'>('asking');
  useEffect(() => {
    if (ways !== 'asking') return;
    let isGone = false;
    const ask = async () => {
      const found = await askForWays();
      if (!isGone) setWays(found ?? 'failed');
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [ways]);
  if (ways === 'asking') return <Skeleton lines={4} />;
  if (ways === 'failed') {
    return (
      <Banner
        tone="error"
        live
        title={t('accounts-factors.step-up.failed')}
        actions={
          <Button size="sm" variant="outline" onClick={() => setWays('asking')}>
            {t('ui.try-again')}
          </Button>
        }
      />
    );
  }
  return <FocusFirst>{ways.password ? <ByPassword /> : <ByFactor ways={ways} />}</FocusFirst>;
}

async function askForWays(): Promise<Ways | null> {
  try {
    return (await call(askStepUp, {}, { quiet: true, headers: IN_PERSON })).data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

const useOwnUsername = (): string =>
  useSession(({ user, actingAs }) => actingAs?.staff ?? user?.username ?? '');

function ByPassword() {
  const { t } = useTranslation();
  const username = useOwnUsername();
  const forgot = () => {
    closeModal('step-up');
    openModal('reset', { id: username });
  };
  return (
    <>
      <p className={styles.intro}>
        {t('accounts-sign-in.step-up.intro', { username, count: FRESH_PROOF_MINUTES })}
      </p>
      <ContractForm
        endpoint={stepUp}
        initial={{ password: '' }}
        modal="step-up"
        send={(values, options) => call(stepUp, values, { ...options, headers: IN_PERSON })}
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
    </>
  );
}

/** Who has set something up proves by that. */
function ByFactor({ ways }: { ways: Ways }) {
  const { t } = useTranslation();
  const username = useOwnUsername();
  const usesPasskey = ways.passkey !== null && canUsePasskeys();
  // The question that came along may be minutes old, and is good for one answer.
  const ask = async () => {
    const { data } = await call(askStepUp, {}, { headers: IN_PERSON });
    if (data.passkey === null) throw new ApiError(409, null);
    return data.passkey;
  };
  return (
    <div className={factorStyles.step}>
      <p className={factorStyles.line}>
        {t('accounts-factors.step-up.intro', { username, count: FRESH_PROOF_MINUTES })}
      </p>
      {usesPasskey && (
        <>
          <PasskeyButton
            label={t('accounts-factors.sign-in.use-passkey')}
            cancelled={t('accounts-factors.sign-in.cancelled')}
            ask={ask}
            answer={async (signed) => {
              await call(stepUpByPasskey, signed, { headers: IN_PERSON });
              giveProof();
            }}
          />
          <p className={factorStyles.or}>{t('accounts-factors.sign-in.or')}</p>
        </>
      )}
      <ContractForm
        endpoint={stepUpByCode}
        initial={{ code: '' }}
        modal="step-up"
        send={(values, options) => call(stepUpByCode, values, { ...options, headers: IN_PERSON })}
        onDone={giveProof}
        submitLabel={t('accounts-factors.step-up.submit')}
      >
        <CodeField app={ways.app} />
      </ContractForm>
    </div>
  );
}
