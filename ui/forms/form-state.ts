import { createStore, type StoreApi } from 'zustand';
import type { FieldErrors, Message } from '#platform/contract/message.ts';

type Values = Readonly<Record<string, unknown>>;
type Check = (values: Values) => FieldErrors;
/** `tries`: how often it was sent off, or kept back because of what is wrong. */
export type FormState = { values: Values; errors: FieldErrors; tries: number };

/** What a form holds, and what is wrong with it. Each field listens to its own part. */
export type FormStore = {
  store: StoreApi<FormState>;
  /** What is wrong with values is said by this from now on. */
  checkWith: (check: Check) => void;
  set: (name: string, value: unknown) => void;
  /** What the server found; a field's message goes when the field is changed. */
  show: (errors: FieldErrors) => void;
  /** Checks everything. Sends what is right, and says what is not. */
  submit: (send: (values: Values) => Promise<void>) => Promise<FieldErrors>;
};

/** `beforeFaults`: what has to be there before anything is said to be wrong. */
export function createFormStore(
  initial: Values,
  beforeFaults: () => Promise<void> = () => Promise.resolve(),
): FormStore {
  let check: Check = () => ({});
  const store = createStore<FormState>(() => ({ values: { ...initial }, errors: {}, tries: 0 }));
  return {
    store,
    checkWith: (rules) => {
      check = rules;
    },
    set: (name, value) =>
      store.setState(({ values, errors, tries }) => {
        const next = { ...values, [name]: value };
        // Nobody is told of mistakes before having tried; from then on a field says at once that it is right.
        return { values: next, errors: tries === 0 ? errors : withOne(errors, name, check(next)[name]) };
      }),
    show: (found) => store.setState(({ errors }) => ({ errors: { ...errors, ...found } })),
    submit: async (send) => {
      const { values } = store.getState();
      const errors = check(values);
      if (Object.keys(errors).length > 0) await beforeFaults();
      store.setState({ errors });
      try {
        if (Object.keys(errors).length === 0) await send(values);
      } finally {
        store.setState(({ tries }) => ({ tries: tries + 1 }));
      }
      return errors;
    },
  };
}

function withOne(errors: FieldErrors, name: string, message: Message | undefined): FieldErrors {
  const { [name]: _before, ...others } = errors;
  return message === undefined ? others : { ...others, [name]: message };
}
