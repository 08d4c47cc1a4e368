import { useContext } from 'react';
import { useStore } from 'zustand';
import type { FieldErrors, Message } from '#platform/contract/message.ts';
import { FormContext } from './form-context.tsx';
import type { FormState, FormStore } from './form-state.ts';

function useForm(): FormStore {
  const form = useContext(FormContext);
  if (form === null) throw new Error('this stands outside of a form');
  return form.store;
}

/** A part of what the form around holds. */
function useFormState<Part>(part: (state: FormState) => Part): Part {
  return useStore(useForm().store, part);
}

/** A value of the form around, as it is typed. */
export function useFormValue(name: string): unknown {
  return useFormState(({ values }) => values[name]);
}

export function useFieldError(name: string): Message | undefined {
  return useFormState(({ errors }) => errors[name]);
}

export function useFormErrors(): { errors: FieldErrors; tries: number } {
  const errors = useFormState((state) => state.errors);
  const tries = useFormState((state) => state.tries);
  return { errors, tries };
}

/** Sets a value of the form around, from its field or from outside of it. */
export function useSetFormValue(): (name: string, value: unknown) => void {
  return useForm().set;
}
