import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { loadTexts } from '#platform/web/texts.ts';
import { Spinner } from '#ui/parts/spinner.tsx';
import { askPasskey, passkeyLogin } from '../../factors-contract.ts';
import type { SecondStepFacts } from '../../rules/factors/second-step.ts';
import { PasskeyButton } from '../factors/passkey-button.tsx';
import { canUsePasskeys } from '../factors/passkey-support.ts';
import styles from './login.module.css';
import { enterAs, LoginForm, type LoginWatcher } from './login-form.tsx';

/** Most adults have a password alone. */
const SecondStep = lazy(async () => {
  const [{ SecondStep: Second }] = await Promise.all([
    import('../factors/second-step.tsx'),
    loadTexts(['accounts-factors']),
  ]);
  return { default: Second };
});

/** How adults log in: a password, for who has more a second step after it; or a passkey and nothing else. */
export function LoginSteps({ watcher }: { watcher: LoginWatcher }) {
  const { t } = useTranslation();
  const [second, setSecond] = useState<SecondStepFacts | null>(null);
  if (second !== null) {
    return (
      <Suspense fallback={<Spinner size={48} />}>
        <SecondStep facts={second} onEnter={enterAs} onBack={() => setSecond(null)} />
      </Suspense>
    );
  }
  return (
    <>
      <LoginForm watcher={watcher} onSecondStep={setSecond} />
      {canUsePasskeys() && (
        <div className={styles.passkey}>
          <PasskeyButton
            variant="outline"
            label={t('accounts-login.passkey')}
            cancelled={t('accounts-login.passkey-cancelled')}
            ask={async () => (await call(askPasskey, {})).data}
            answer={async (signed) => enterAs(await call(passkeyLogin, signed))}
          />
        </div>
      )}
    </>
  );
}
