import { createContext, useContext, useEffect } from 'react';
import type { ObjectSchema } from '#platform/contract/endpoint.ts';
import { isOptionalField } from './form-errors.ts';
import type { FormStore } from './form-state.ts';

/** What the fields of a form know about it. */
type FormFacts = {
  store: FormStore;
  schema: ObjectSchema;
  /** Names and labels of the fields that are on the screen. */
  labels: Map<string, string>;
  /** What the form was shown with, and what it has filled in by itself since. */
  given: Map<string, unknown>;
};

export const FormContext = createContext<FormFacts | null>(null);

export const FormFactsProvider = FormContext.Provider;

/** Remembers that nobody typed a value: whoever leaves the form is not asked about it. */
export function useGiven(): (name: string, value: unknown) => void {
  const form = useContext(FormContext);
  return (name, value) => void form?.given.set(name, value);
}

/** The labels of the fields on the screen, by their names. */
export function useFieldLabels(): ReadonlyMap<string, string> {
  return useContext(FormContext)?.labels ?? new Map();
}

/** Makes a field known to its form. A name that the contract does not have is a mistake of ours: it throws. */
export function useFieldOfForm(name: string, label: string): { optional: boolean } {
  const form = useContext(FormContext);
  if (form === null) throw new Error(`the field ${name} stands outside of a form`);
  if (!Object.hasOwn(form.schema.shape, name)) throw new Error(`the form's contract has no field ${name}`);
  const { labels, schema } = form;
  useEffect(() => {
    labels.set(name, label);
    return () => {
      labels.delete(name);
    };
  }, [labels, name, label]);
  return { optional: isOptionalField(schema, name) };
}
