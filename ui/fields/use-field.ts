import { useEffect, useId } from 'react';
import type { Message } from '#platform/contract/message.ts';
import { useSay } from '#platform/web/say.ts';
import { loadFaultTexts } from '../forms/fault-texts.ts';
import { useFieldOfForm } from '../forms/form-context.tsx';
import { fieldWords } from '../forms/form-errors.ts';
import { useFieldError, useFormValue, useSetFormValue } from '../forms/form-values.ts';

/** What every field has. */
export type FieldProps = {
  /** A name of the contract's input. */
  name: string;
  label: string;
  hint?: string;
  /** What the field is called as a word of a sentence, where the label is none. */
  subject?: string;
  /** For a field that the schema leaves open and another rule requires. */
  required?: boolean;
  disabled?: boolean;
};

const MISSING = 'validation.required';

/**
 * Ties a field to the form around it: value, message, and the ids that tie them together for a screen reader.
 * `missing` is what it says where it is needed and left blank.
 */
export function useField(props: FieldProps, problem?: Message | null, missing = MISSING) {
  const { name, label, hint, subject, required, disabled = false } = props;
  const say = useSay();
  const id = useId();
  const { optional } = useFieldOfForm(name, label);
  const value = useFormValue(name);
  const found = useFieldError(name);
  const set = useSetFormValue();
  const isRequired = required ?? !optional;

  // Such a field speaks before the form was tried.
  const noticesItself = problem !== undefined;
  useEffect(() => {
    if (noticesItself) void loadFaultTexts();
  }, [noticesItself]);

  // What the field itself noticed comes before what the form says.
  const message = problem ?? found;
  const error =
    message &&
    say({
      i18n: message.i18n === MISSING ? missing : message.i18n,
      values: { ...fieldWords(label, subject), ...message.values },
    });
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
