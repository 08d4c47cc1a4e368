import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Button } from '#ui/parts/button.tsx';
import { askPasskey, codeLogin, passkeyLogin } from '../../factors-contract.ts';
import type { SecondStepFacts } from '../../rules/factors/second-step.ts';
import type { SessionReply } from '../../sign-in-contract.ts';
import styles from './factors.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { canUsePasskeys } from './passkey-support.ts';

type SecondStepProps = {
  facts: SecondStepFacts;
  onEnter: (reply: SessionReply) => void;
  onBack: () => void;
};

/** The password was right: a passkey, a code of the app or a recovery code shows the rest. */
export function SecondStep({ facts: { ticket, passkeys, app }, onEnter, onBack }: SecondStepProps) {
  const { t } = useTranslation();
  const { links } = useBrand();
  const heading = useRef<HTMLHeadingElement>(null);
  const usesPasskey = passkeys && canUsePasskeys();
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.step}>
      <h3 ref={heading} tabIndex={-1}>
        {t('accounts-factors.sign-in.second-title')}
      </h3>
      <p className={styles.line}>{t('accounts-factors.sign-in.second-intro')}</p>
      {usesPasskey && (
        <>
          <PasskeyButton
            label={t('accounts-factors.sign-in.use-passkey')}
            cancelled={t('accounts-factors.sign-in.cancelled')}
            ask={async () => (await call(askPasskey, { ticket })).data}
            answer={async (signed) => onEnter(await call(passkeyLogin, signed))}
          />
          <p className={styles.or}>{t('accounts-factors.sign-in.or')}</p>
        </>
      )}
      <ContractForm
        endpoint={codeLogin}
        initial={{ ticket, code: '' }}
        modal="login"
        onDone={onEnter}
        submitLabel={t('accounts-factors.sign-in.submit')}
        wide
      >
        <CodeField app={app} />
      </ContractForm>
      <Button variant="subtle" size="sm" onClick={onBack}>
        {t('accounts-factors.sign-in.back')}
      </Button>
      <p className={styles.note}>{t('accounts-factors.sign-in.lost', { support: links.supportEmail })}</p>
    </div>
  );
}

/** One field for both kinds of code: they cannot be taken for one another. */
export function CodeField({ app }: { app: boolean }) {
  const { t } = useTranslation();
  return (
    <TextField
      name="code"
      label={t('accounts-factors.sign-in.code')}
      hint={t(app ? 'accounts-factors.sign-in.code-hint' : 'accounts-factors.sign-in.recovery-hint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
