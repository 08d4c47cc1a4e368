import { useId } from 'react';
import type { Message } from '#platform/contract/message.ts';
import { useSay } from '#platform/web/say.ts';
import { useFieldOfForm } from '../forms/form-context.tsx';
import { labelInSentence } from '../forms/form-errors.ts';
import { useFieldError, useFormValue, useSetFormValue } from '../forms/form-values.ts';

/** What every field has. */
export type FieldProps = {
  /** A name of the contract's input. */
  name: string;
  label: string;
  hint?: string;
  /** What the field is called inside a message, where the label does not fit a sentence. */
  subject?: string;
  /** For a field that the schema leaves open and another rule requires. */
  required?: boolean;
  disabled?: boolean;
};

/** Ties a field to the form around it: value, message, and the ids that tie them together for a screen reader. */
export function useField(props: FieldProps, problem?: Message | null) {
  const { name, label, hint, subject, required, disabled = false } = props;
  const say = useSay();
  const id = useId();
  const { optional } = useFieldOfForm(name, subject ?? label);
  const value = useFormValue(name);
  const found = useFieldError(name);
  const set = useSetFormValue();
  const isRequired = required ?? !optional;

  // What the field itself noticed comes before what the form says.
  const message = problem ?? found;
  const error =
    message && say({ ...message, values: { field: labelInSentence(subject ?? label), ...message.values } });
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;

  return {
    field: { value, onChange: (next: unknown) => set(name, next) },
    value: typeof value === 'string' ? value : '',
    frame: { id, label, hint, hintId, error, errorId, optional: !isRequired },
    /** For the element that takes the input. */
    control: {
      id,
      name,
      disabled,
      'aria-required': isRequired || undefined,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    },
  };
}

export type FieldFrameFacts = ReturnType<typeof useField>['frame'];
