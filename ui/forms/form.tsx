import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Endpoint, OutputOf, SentTo } from '#platform/contract/endpoint.ts';
import type { FieldErrors, Message } from '#platform/contract/message.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { useLeaveGuard } from '../layers/leave-guard.ts';
import { modalState, setModalStatus } from '../layers/modals.ts';
import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { dismissMessage } from '../snackbars/snackbars.tsx';
import { loadFaultTexts } from './fault-texts.ts';
import styles from './form.module.css';
import { isChanged } from './form-changes.ts';
import { FormFactsProvider, useFieldLabels, useGiven } from './form-context.tsx';
import { fieldWords, isAtFields, placeErrors, schemaErrors } from './form-errors.ts';
import { createFormStore } from './form-state.ts';
import { useFormErrors, useSetFormValue } from './form-values.ts';

type ContractFormProps<E extends Endpoint> = {
  endpoint: E;
  /** Values of fields, and of what is sent along without being a field. */
  initial: Partial<SentTo<E>>;
  onDone: (reply: OutputOf<E>, values: SentTo<E>) => void | Promise<void>;
  /** Rules beyond the schema; asked together with it. */
  check?: (values: Partial<SentTo<E>>) => FieldErrors;
  /** After the general reaction to a failed call. What it returns is shown at the fields. */
  onFail?: (error: ApiError) => FieldErrors | undefined;
  /** Sends in another way than as the endpoint's JSON call: a file, say. What the form says itself is `quiet`. */
  send?: (values: SentTo<E>, options: { quiet: (error: ApiError) => boolean }) => Promise<OutputOf<E>>;
  /** The caller says what went wrong: no general snackbar. */
  quiet?: boolean;
  /** The dialog around the form, which shows that it is processing while the form is sent. */
  modal?: string;
  submitLabel: string;
  /** Cannot be undone, or hurts. */
  danger?: boolean;
  /** Beside the submit button. */
  actions?: ReactNode;
  /** The button is as wide as the form. */
  wide?: boolean;
  children: ReactNode;
};

/** A form of one endpoint: its schema checks, its call sends, what the server finds shows at the fields. */
export function ContractForm<E extends Endpoint>(props: ContractFormProps<E>) {
  const {
    endpoint,
    initial,
    check,
    modal,
    submitLabel,
    danger = false,
    actions,
    wide = false,
    children,
  } = props;
  const [form] = useState(() => createFormStore({ ...initial }, loadFaultTexts));
  useEffect(() =>
    form.checkWith((values) => ({
      ...(check && isDraft(endpoint, values) ? check(values) : {}),
      ...schemaErrors(endpoint.input, values),
    })),
  );
  const [labels] = useState(() => new Map<string, string>());
  const [others, setOthers] = useState<FieldErrors>({});
  const [failures, setFailures] = useState(0);
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const lastFault = useRef<Message | null>(null);

  const [given] = useState(() => new Map<string, unknown>(Object.entries({ ...initial })));
  useLeaveGuard(() => isChanged(Object.fromEntries(given), form.store.getState().values));

  // Once the messages are on the screen, the first wrong field has the focus; what is about none of them is in sight.
  useEffect(() => {
    if (failures === 0) return;
    const wrong = firstWrong(element.current);
    if (wrong === null)
      element.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    else wrong.focus();
  }, [failures]);

  const show = (errors: FieldErrors) => {
    const placed = placeErrors(errors, [...labels.keys()]);
    form.show(placed.fields);
    setOthers(placed.others);
  };

  const send = async (values: Readonly<Record<string, unknown>>): Promise<boolean> => {
    if (!isSendable(endpoint, values)) throw new Error('the form holds what its contract does not know');
    setOthers({});
    setSending(true);
    // What was said about the last try is not true of this one.
    if (lastFault.current !== null) dismissMessage(lastFault.current);
    lastFault.current = null;
    if (modal) setModalStatus(modal, 'processing');
    try {
      const options = { quiet: (error: ApiError) => props.quiet === true || isAtFields(error) };
      const reply = await (props.send?.(values, options) ?? call(endpoint, values, options));
      await props.onDone(reply, values);
      return true;
    } catch (error) {
      // Anything but a reply of the server is a mistake of ours, and is reported as one.
      if (!(error instanceof ApiError)) throw error;
      lastFault.current = error.reply;
      const found = { ...error.reply?.errors, ...props.onFail?.(error) };
      if (Object.keys(found).length > 0) await loadFaultTexts();
      show(found);
      return false;
    } finally {
      setSending(false);
      if (modal && modalState(modal)?.status === 'processing') setModalStatus(modal, 'open');
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React draws the busy button a moment later; a double click is faster.
    if (underWay.current) return;
    underWay.current = true;
    let sent = false;
    try {
      const errors = await form.submit(async (values) => {
        sent = await send(values);
      });
      const unseen = Object.entries(errors).filter(([name]) => !labels.has(name));
      if (unseen.length > 0) setOthers(Object.fromEntries(unseen));
    } finally {
      underWay.current = false;
    }
    if (!sent) setFailures((count) => count + 1);
  };

  return (
    <FormFactsProvider value={{ store: form, schema: endpoint.input, labels, given }}>
      <form ref={element} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {children}
        <OtherErrors errors={others} />
        <div className={styles.actions}>
          <Button type="submit" variant={danger ? 'danger' : 'filled'} loading={sending} wide={wide}>
            {submitLabel}
          </Button>
          {actions}
        </div>
      </form>
    </FormFactsProvider>
  );
}

/** In the order of the page. A group of radio buttons is wrong as a whole; its first button takes the focus. */
function firstWrong(form: HTMLFormElement | null): HTMLElement | null {
  return (
    form?.querySelector<HTMLElement>(
      ':is(input, select, textarea, button)[aria-invalid="true"], [aria-invalid="true"] input',
    ) ?? null
  );
}

/** Errors about what no field on the form shows: beside the button that was pressed. */
function OtherErrors({ errors }: { errors: FieldErrors }) {
  const { t } = useTranslation();
  const say = useSay();
  const found = Object.entries(errors);
  if (found.length === 0) return null;
  return (
    <Banner tone="error" title={t('ui.form.not-sent')} live>
      {found.map(([name, { i18n, values }]) => (
        <p key={name}>{say({ i18n, values: { ...fieldWords(name.replaceAll(/[_.]/g, ' ')), ...values } })}</p>
      ))}
    </Banner>
  );
}

/** Checks a field's name against the contract while typing: `const field = fieldsOf(login)`, `name={field('username')}`. */
export function fieldsOf<E extends Endpoint>(
  _endpoint: E,
): <Name extends keyof SentTo<E> & string>(name: Name) => Name {
  return (name) => name;
}

/** What is wrong at the fields of the form around, in words, and how often it was tried. */
export function useFormFaults(): { texts: string[]; tries: number } {
  const say = useSay();
  const labels = useFieldLabels();
  const { errors, tries } = useFormErrors();
  const texts = Object.entries(errors).map(([name, { i18n, values }]) =>
    say({ i18n, values: { ...fieldWords(labels.get(name) ?? name), ...values } }),
  );
  return { texts, tries };
}

/** Sets a value where there was nothing to choose: the visitor did nothing that could be lost. */
export function useFillIn(): (name: string, value: unknown) => void {
  const set = useSetFormValue();
  const remember = useGiven();
  return (name, value) => {
    remember(name, value);
    set(name, value);
  };
}

/** Complete and right. */
function isSendable<E extends Endpoint>(endpoint: E, values: unknown): values is SentTo<E> {
  return z.safeParse(endpoint.input, values).success;
}

/** On the way: the names are the contract's, the values still anything. */
function isDraft<E extends Endpoint>(endpoint: E, values: object): values is Partial<SentTo<E>> {
  return Object.keys(values).every((name) => Object.hasOwn(endpoint.input.shape, name));
}
