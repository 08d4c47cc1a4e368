import { useState } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { numberOf } from './number-rules.ts';
import { type FieldProps, useField } from './use-field.ts';

/** The form holds the number, or what was typed until it is one: then the schema says so. */
export function NumberField(props: FieldProps & { placeholder?: string }) {
  const { field, frame, control } = useField(props);
  const [text, setText] = useState(() => (typeof field.value === 'number' ? String(field.value) : ''));
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        type="text"
        inputMode="numeric"
        className={styles.input}
        autoComplete="off"
        placeholder={props.placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          field.onChange(numberOf(event.target.value));
        }}
      />
    </FieldFrame>
  );
}
