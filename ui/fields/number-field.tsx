import { useState } from 'react';
import type { Message } from '#platform/contract/message.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { numberOf } from './number-rules.ts';
import { type FieldProps, useField } from './use-field.ts';

type NumberFieldProps = {
  placeholder?: string;
  /** What is wrong with the number as it stands, before it is sent. */
  problem?: Message | null;
};

/** The form holds the number, or what was typed until it is one: then the schema says so. */
export function NumberField({ problem, ...props }: FieldProps & NumberFieldProps) {
  const { field, frame, control } = useField(props, problem);
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
