import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint, OutputOf, SentTo } from '#platform/contract/endpoint.ts';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import { type ApiError, call } from '#platform/web/api.ts';
import { newOperationId } from '#platform/web/operation-id.ts';
import { useSay } from '#platform/web/say.ts';
import { clearSelectionsOf, refreshTables } from '#platform/web/tables/tables.ts';
import { ContractForm } from '../forms/form.tsx';
import { Dialog } from '../layers/dialog.tsx';
import { closeModal, setModalStatus } from '../layers/modals.ts';
import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { FocusFirst, Loaded } from '../parts/loaded.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import type { SnackbarAction } from '../snackbars/snackbar-state.ts';
import { showSnackbar } from '../snackbars/snackbars.tsx';
import styles from './action.module.css';
import {
  type Action,
  type ActionGiven,
  forgetAction,
  openAction,
  type Skipped,
  useOpenAction,
} from './action.ts';
import { ActionFields } from './action-fields.tsx';
import {
  hasForm,
  initialValues,
  loadedValues,
  notificationOf,
  pathOf,
  undoIdOf,
  valuesFor,
} from './action-values.ts';

/** Once an area: shows whichever action is open. */
export function ActionModal() {
  const open = useOpenAction();
  useEffect(() => forgetAction, []);
  return open?.with((action, given) => <ActionDialog key={open.id} action={action} given={given} />) ?? null;
}

type ActionProps<E extends Endpoint> = { action: Action<E>; given: ActionGiven<E> };

function ActionDialog<E extends Endpoint>({ action, given }: ActionProps<E>) {
  const say = useSay();
  const isQuestion = action.fields === undefined && action.content === undefined;
  return (
    <Dialog
      name={action.name}
      title={say({ i18n: action.title, values: given.facts })}
      size={action.size ?? (isQuestion ? 'sm' : 'md')}
      compact={isQuestion}
    >
      {action.load === undefined ? (
        <ActionForm action={action} given={given} loaded={{}} />
      ) : (
        <LoadedForm action={action} given={given} load={action.load} />
      )}
    </Dialog>
  );
}

function LoadedForm<E extends Endpoint>({ action, given, load }: ActionProps<E> & { load: Endpoint }) {
  const input = valuesFor(load, given.values ?? {});
  const query = useQuery({
    queryKey: ['action', action.name, input],
    queryFn: async ({ signal }) => loadedValues(await call(load, input, { signal, quiet: true })),
    // Asked when the dialog opens and never behind the back of somebody typing.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const bones = (
    <div className={styles.dialog}>
      {(action.fields ?? []).map((_, index) => (
        <Skeleton key={index} lines={2} />
      ))}
      <Skeleton shape="button" />
    </div>
  );
  return (
    <Loaded query={query} bones={bones}>
      {(data) => (
        <FocusFirst>
          <ActionForm action={action} given={given} loaded={data} />
        </FocusFirst>
      )}
    </Loaded>
  );
}

type ActionFormProps<E extends Endpoint> = ActionProps<E> & { loaded: Record<string, unknown> };

function ActionForm<E extends Endpoint>({ action, given, loaded }: ActionFormProps<E>) {
  const { t } = useTranslation();
  const say = useSay();
  const { history } = useRouter();
  const { name, endpoint, text, fields = [], content: Content, refreshes = [] } = action;
  const { facts = {}, values = {}, skipped } = given;
  // One opening is one deed, however often it is sent. Calls that name no operation do not get it.
  const [operationId] = useState(newOperationId);

  const isAgain = useRef(false);

  const done = (reply: OutputOf<E>, sent: SentTo<E>) => {
    if (hasForm(endpoint, reply)) {
      action.onForm?.(reply.data, sent);
      return;
    }
    if (isAgain.current && action.again !== undefined) {
      action.again.onDone?.(reply);
      openAction(action, { ...given, values: { ...values, ...kept(sent, action.again.keep) } });
    } else {
      action.onDone?.(reply, sent);
      closeModal(name);
    }
    refreshTables(refreshes);
    clearSelectionsOf(refreshes);
    const notification = notificationOf(reply);
    if (notification !== null) showSnackbar({ ...notification, ...undoing(action, reply) });
    const path = pathOf(reply);
    if (path !== null) history.push(path);
  };
  const fail = (error: ApiError) => {
    // The list that led here has been overtaken.
    if (isOvertaken(error)) refreshTables(refreshes);
    if (isRefusal(error)) setModalStatus(name, 'failed', error.reply ?? undefined);
    return undefined;
  };

  const form = (
    <ContractForm
      endpoint={endpoint}
      initial={initialValues(endpoint, { operation_id: operationId, ...values }, loaded, fields)}
      modal={name}
      // A refusal is a sentence about this very dialog: it is said in it.
      send={(sent, { quiet }) => {
        const options = { quiet: (error: ApiError) => isRefusal(error) || quiet(error) };
        return action.send?.(sent, options) ?? call(endpoint, sent, options);
      }}
      onDone={done}
      onFail={fail}
      submitLabel={say({ i18n: action.submit, values: facts })}
      danger={action.danger ?? false}
      actions={
        <>
          {action.again !== undefined && (
            <Button type="submit" variant="light" data-again>
              {say({ i18n: action.again.submit, values: facts })}
            </Button>
          )}
          <Button
            variant="outline"
            onClick={() => closeModal(name)}
            {...(fields.length === 0 ? { 'data-autofocus': true } : {})}
          >
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      {text !== undefined && <p className={styles.text}>{say({ i18n: text, values: facts })}</p>}
      {skipped !== undefined && skipped.names.length > 0 && <SkippedLine skipped={skipped} />}
      {Content && <Content facts={facts} values={values} />}
      {fields.length > 0 && <ActionFields endpoint={endpoint} fields={fields} facts={facts} />}
    </ContractForm>
  );
  if (action.again === undefined) return form;
  // Enter clicks the first button of a form: whichever way it is sent, a click tells which of the two was meant.
  const note = ({ target }: MouseEvent) => {
    isAgain.current = target instanceof Element && target.closest('[data-again]') !== null;
  };
  // biome-ignore lint/a11y: it only listens
  return <div onClickCapture={note}>{form}</div>;
}

function kept<Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  const left: Partial<Values> = {};
  for (const name of names) left[name] = values[name];
  return left;
}

/** The button of the message that says what was done. */
function undoing<E extends Endpoint>(
  { undo, refreshes = [], onUndone }: Action<E>,
  reply: OutputOf<E>,
): { action?: SnackbarAction } {
  const id = undoIdOf(reply);
  if (undo === undefined || id === null) return {};
  const run = async (): Promise<void> => {
    const notification = notificationOf(await call(undo, { id }));
    refreshTables(refreshes);
    onUndone?.();
    if (notification !== null) showSnackbar(notification);
  };
  // A refusal is told as that of any call; the rows are as they are.
  return { action: { i18n: 'ui.undo', run: () => void run().catch(() => refreshTables(refreshes)) } };
}

/** More names than this are counted. */
const NAMED = 5;

/** Said before it happens: who of the selection is left out, and why. */
function SkippedLine({ skipped: { names, why } }: { skipped: Skipped }) {
  const { t } = useTranslation();
  const say = useSay();
  const more = names.length - NAMED;
  const named = names.slice(0, NAMED).join('; ');
  return (
    <Banner tone="warning" title={t('ui.action.skipped', { count: names.length })}>
      <p>{more > 0 ? t('ui.action.and-more', { names: named, count: more }) : named}</p>
      <p>{say({ i18n: why })}</p>
    </Banner>
  );
}

function isRefusal({ status, reply }: ApiError): boolean {
  return status === ERROR_STATUS.refused && reply !== null && reply.errors === undefined;
}

function isOvertaken({ status }: ApiError): boolean {
  return status === ERROR_STATUS['not-found'] || status === ERROR_STATUS.refused;
}
