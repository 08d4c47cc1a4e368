import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { readUserAgent } from '#platform/contract/user-agent.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal } from '#ui/layers/modals.ts';
import { addPasskey, askNewPasskey } from '../../factors-contract.ts';
import styles from './factors.module.css';

export const NEW_PASSKEY_MODAL = 'new-passkey';

/** What is typed is the name; the rest comes from the browser. */
const named = { ...addPasskey, input: z.strictObject({ name: addPasskey.input.shape.name }) };

type NewPasskeyProps = { onMade: (codes: readonly string[] | null) => void };

export function NewPasskeyDialog({ onMade }: NewPasskeyProps) {
  const { t } = useTranslation();
  const { browser, system } = readUserAgent(navigator.userAgent);
  const name =
    browser === null || system === null
      ? ''
      : t('accounts-factors.new-passkey.default-name', { browser: browser.name, system });
  return (
    <Dialog name={NEW_PASSKEY_MODAL} size="sm" forgetful title={t('accounts-factors.new-passkey.title')}>
      <div className={styles.step}>
        <p className={styles.line}>{t('accounts-factors.new-passkey.text')}</p>
        <ContractForm
          endpoint={named}
          initial={{ name }}
          send={(values, options) => makeAndKeep(values.name, options)}
          onDone={({ data }) => {
            closeModal(NEW_PASSKEY_MODAL);
            onMade(data.recovery_codes);
          }}
          submitLabel={t('accounts-factors.new-passkey.submit')}
        >
          <TextField
            name="name"
            label={t('accounts-factors.new-passkey.name')}
            hint={t('accounts-factors.new-passkey.name-hint')}
            maxLength={60}
          />
        </ContractForm>
      </div>
    </Dialog>
  );
}

async function makeAndKeep(name: string, options: { quiet: (error: ApiError) => boolean }) {
  const { makePasskey } = await import('./passkeys.ts');
  const made = await makePasskey((await call(askNewPasskey, {})).data);
  if (made === null) {
    const cancelled = { name: { i18n: 'accounts-factors.new-passkey.cancelled' } };
    throw new ApiError(409, { type: 'refused', i18n: 'error.refused', errors: cancelled });
  }
  return call(addPasskey, { ...made, name }, options);
}
