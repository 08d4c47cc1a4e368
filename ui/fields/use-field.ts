import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Message } from '#platform/contract/message.ts';
import { useSay } from '#platform/web/say.ts';
import { useFieldOfForm } from '../forms/form-context.tsx';
import { asMessage, labelInSentence } from '../forms/form-errors.ts';

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
  const { field, fieldState } = useController({ name });
  const isRequired = required ?? !optional;

  // What the field itself noticed comes before what the form says.
  const message = problem ?? (fieldState.error && asMessage(fieldState.error));
  const error =
    message && say({ ...message, values: { field: labelInSentence(subject ?? label), ...message.values } });
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;

  return {
    field,
    value: typeof field.value === 'string' ? field.value : '',
    frame: { id, label, hint, hintId, error, errorId, optional: !isRequired },
    /** For the element that takes the input. */
    control: {
      id,
      name: field.name,
      ref: field.ref,
      onBlur: field.onBlur,
      disabled,
      'aria-required': isRequired || undefined,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    },
  };
}

export type FieldFrameFacts = ReturnType<typeof useField>['frame'];
