import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { QrCode } from '#ui/codes/qr-code.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal } from '#ui/layers/modals.ts';
import { CopyButton } from '#ui/parts/copy-button.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { addApp, askNewApp } from '../../factors-contract.ts';
import styles from './factors.module.css';

export const NEW_APP_MODAL = 'new-app';

type NewAppProps = { onMade: (codes: readonly string[] | null) => void };

export function NewAppDialog(props: NewAppProps) {
  const { t } = useTranslation();
  return (
    <Dialog name={NEW_APP_MODAL} size="sm" forgetful title={t('accounts-factors.new-app.title')}>
      <NewApp {...props} />
    </Dialog>
  );
}

function NewApp({ onMade }: NewAppProps) {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: ['new-app'],
    queryFn: ({ signal }) => call(askNewApp, {}, { signal, quiet: true }),
    // A new secret each time it opens, and the same one for as long as it is open.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <Loaded query={query} failed={t('accounts-factors.new-app.failed')}>
      {({ data: { secret, uri } }) => (
        <div className={styles.step}>
          <p>{t('accounts-factors.new-app.scan')}</p>
          <QrCode text={uri} label={t('accounts-factors.new-app.qr')} className={styles.qr} />
          <p className={styles.line}>{t('accounts-factors.new-app.by-hand')}</p>
          <p className={styles.secret}>{inFours(secret)}</p>
          <div>
            <CopyButton text={secret} label={t('accounts-factors.new-app.copy')} />
          </div>
          <ContractForm
            endpoint={addApp}
            initial={{ code: '' }}
            modal={NEW_APP_MODAL}
            onDone={({ data }) => {
              closeModal(NEW_APP_MODAL);
              onMade(data.recovery_codes);
            }}
            submitLabel={t('accounts-factors.new-app.submit')}
          >
            <TextField
              name="code"
              label={t('accounts-factors.new-app.code')}
              autoComplete="one-time-code"
              inputMode="numeric"
            />
          </ContractForm>
        </div>
      )}
    </Loaded>
  );
}

/** Easier to type from one screen into another. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
