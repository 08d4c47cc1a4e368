import { CircleAlert } from 'lucide-react';
import type { AriaAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';
import type { FieldFrameFacts } from './use-field.ts';

type FrameProps = FieldFrameFacts & { children: ReactNode };

/** Label above, message and hint below, so that fields side by side stand in line. */
export function FieldFrame({ children, ...facts }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={facts.id}>
        <LabelText {...facts} />
      </label>
      {children}
      <ErrorText {...facts} />
      <Hint {...facts} />
    </div>
  );
}

type GroupProps = FrameProps & Pick<AriaAttributes, 'aria-required' | 'aria-invalid' | 'aria-describedby'>;

/** The same around several radio buttons that are one field. */
export function RadioFrame({ children, ...facts }: GroupProps) {
  const { 'aria-required': required, 'aria-invalid': invalid, 'aria-describedby': describedBy } = facts;
  return (
    <div
      className={styles.field}
      role="radiogroup"
      aria-labelledby={facts.id}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
    >
      <span id={facts.id} className={styles.label}>
        <LabelText {...facts} />
      </span>
      {children}
      <ErrorText {...facts} />
      <Hint {...facts} />
    </div>
  );
}

function LabelText({ label, optional }: FieldFrameFacts) {
  const { t } = useTranslation();
  return (
    <>
      {label}
      {optional && <span className={styles.optional}> {t('ui.field.optional')}</span>}
    </>
  );
}

export function Hint({ hint, hintId }: Pick<FieldFrameFacts, 'hint' | 'hintId'>) {
  return hint === undefined ? null : (
    <p id={hintId} className={styles.hint}>
      {hint}
    </p>
  );
}

export function ErrorText({ error, errorId }: Pick<FieldFrameFacts, 'error' | 'errorId'>) {
  return error === undefined ? null : (
    <p id={errorId} className={styles.error}>
      <CircleAlert aria-hidden="true" />
      {error}
    </p>
  );
}
