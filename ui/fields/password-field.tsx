import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../parts/icon-button.tsx';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { type FieldProps, useField } from './use-field.ts';

type PasswordFieldProps = FieldProps & {
  autoComplete: 'current-password' | 'new-password';
  onFocus?: () => void;
  onLeave?: () => void;
};

export function PasswordField(props: PasswordFieldProps) {
  const { autoComplete, onFocus, onLeave } = props;
  const { t } = useTranslation();
  const { field, value, frame, control } = useField(props);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      <div className={styles['with-mark']}>
        <input
          {...control}
          type={shown ? 'text' : 'password'}
          className={styles.input}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => field.onChange(event.target.value)}
          onFocus={onFocus}
          onBlur={onLeave}
        />
        <IconButton
          label={t(shown ? 'ui.field.hide-password' : 'ui.field.show-password')}
          icon={shown ? <EyeOff /> : <Eye />}
          className={styles['mark-button'] ?? ''}
          aria-controls={frame.id}
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldFrame>
  );
}
