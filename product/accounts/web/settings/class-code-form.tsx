import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#platform/contract/message.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { useSetFormValue } from '#ui/forms/form-values.ts';
import { Button } from '#ui/parts/button.tsx';
import { setClassCode } from '../../contract.ts';
import { suggestClassCode } from '../../rules/sign-in/class-code.ts';

type ClassCodeFormProps = {
  label: string;
  submitLabel: string;
  onDone: (notification: Notification) => Promise<void>;
  onCancel?: () => void;
};

export function ClassCodeForm({ label, submitLabel, onDone, onCancel }: ClassCodeFormProps) {
  const { t } = useTranslation();
  const [suggestion] = useState(suggest);
  const place = useRef<HTMLDivElement>(null);
  const opensOnDemand = onCancel !== undefined;

  useEffect(() => {
    if (opensOnDemand) place.current?.querySelector('input')?.focus();
  }, [opensOnDemand]);

  return (
    <ContractForm
      endpoint={setClassCode}
      initial={{ class_code: suggestion }}
      onDone={({ notification }) => onDone(notification)}
      submitLabel={submitLabel}
      actions={
        <>
          <SuggestButton />
          {onCancel && (
            <Button variant="subtle" onClick={onCancel}>
              {t('accounts.settings.class-code.cancel')}
            </Button>
          )}
        </>
      }
    >
      <div ref={place}>
        <TextField
          name="class_code"
          label={label}
          hint={t('accounts.settings.class-code.class_code-hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    </ContractForm>
  );
}

function SuggestButton() {
  const { t } = useTranslation();
  const setValue = useSetFormValue();
  return (
    <Button variant="outline" onClick={() => setValue('class_code', suggest())}>
      {t('accounts.settings.class-code.suggest')}
    </Button>
  );
}

function suggest(): string {
  return suggestClassCode((below) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below);
}
