import type { ComponentProps } from 'react';
import { classNames } from '../style/class-names.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { type FieldProps, useField } from './use-field.ts';

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'maxLength'
  | 'spellCheck'
  | 'onFocus'
  | 'autoCapitalize'
>;

type TextFieldProps = FieldProps & InputProps & { onLeave?: () => void };

export function TextField(props: TextFieldProps) {
  const { field, value, frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        type={props.type ?? 'text'}
        className={styles.input}
        autoComplete={props.autoComplete}
        autoCapitalize={props.autoCapitalize}
        inputMode={props.inputMode}
        spellCheck={props.spellCheck}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        value={value}
        onChange={(event) => field.onChange(event.target.value)}
        onFocus={props.onFocus}
        onBlur={props.onLeave}
      />
    </FieldFrame>
  );
}

type TextareaFieldProps = FieldProps & Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder' | 'maxLength'>;

export function TextareaField(props: TextareaFieldProps) {
  const { field, value, frame, control } = useField(props);
  const { rows = 4, placeholder, maxLength } = props;
  return (
    <FieldFrame {...frame}>
      <textarea
        {...control}
        className={classNames(styles.input, styles.area)}
        rows={rows}
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => field.onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
