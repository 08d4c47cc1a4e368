import { Eraser } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '#platform/contract/message.ts';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { loadTexts } from '#platform/web/texts.ts';
import { teachesAtHome } from '#product/accounts/rules/people/traits.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { notificationOf } from '#ui/actions/action-values.ts';
import { fieldWords } from '#ui/forms/form-errors.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal, hideModal, modalState, openModal, showModal, useModal } from '#ui/layers/modals.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { addSeveralStudents, type Duplicate, type DuplicatesForm } from '../../contract.ts';
import { SIMPLE_FORM_RECOMMENDED, SIMPLE_FORM_ROWS } from '../../rules/limits.ts';
import {
  blankLines,
  filledLines,
  placeRowErrors,
  rowErrors,
  SIMPLE_COLUMNS,
  type SimpleLine,
} from '../../rules/simple-form/simple-form.ts';
import { DuplicatesList } from '../actions/duplicates-dialog.tsx';
import { showAdded } from '../actions/student-actions.ts';
import styles from './simple-form.module.css';
import { SimpleFormGrid } from './simple-form-grid.tsx';

const NAME = 'simple-form';

/** What was typed before the dialog was left is still there. */
export function openSimpleForm(): void {
  void loadTexts(['validation']);
  if (modalState(NAME) === undefined) openModal(NAME);
  else showModal(NAME);
}

export function SimpleFormDialog() {
  const { t } = useTranslation();
  return (
    <Dialog name={NAME} title={t('rosters.simple.title')} size="lg" onLeave={() => hideModal(NAME)}>
      <SimpleForm />
    </Dialog>
  );
}

/** The reply or refusal that the form speaks of itself. */
const isOurs = ({ status }: ApiError): boolean =>
  status === ERROR_STATUS['validation-failed'] || status === ERROR_STATUS.refused;

type Problems = { cells: FieldErrors; others: FieldErrors };
const NO_PROBLEMS: Problems = { cells: {}, others: {} };

/** Lines that were not typed just now, or are not there any more: said, so that nothing is mixed or lost unseen. */
type Earlier = { kind: 'kept' } | { kind: 'cleared'; lines: readonly SimpleLine[] };

/** Who is there already, and in which lines of the form. */
type Found = { duplicates: Duplicate[]; places: ReadonlySet<number>; left: number };

function SimpleForm() {
  const { t } = useTranslation();
  const say = useSay();
  const [lines, setLines] = useState<readonly SimpleLine[]>(() => blankLines());
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [duplicates, setDuplicates] = useState<Found | null>(null);
  const [leftOut, setLeftOut] = useState(0);
  const [sending, setSending] = useState(false);
  const [earlier, setEarlier] = useState<Earlier | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const isOpen = useModal(NAME)?.isOpen ?? false;
  const isCustomer = useSession(({ ecommerce }) => ecommerce?.is_active_customer ?? false);
  const mayUploadMany = !teachesAtHome(useUser()) && isCustomer;

  const filled = filledLines(lines).rows.length;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current && filled > 0) setEarlier({ kind: 'kept' });
    wasOpen.current = isOpen;
  }, [isOpen, filled]);

  // What appears in answer to a click is in sight, however long the form is.
  useEffect(() => {
    if (duplicates !== null || Object.keys(problems.others).length > 0) {
      answer.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [duplicates, problems]);

  const change = (next: readonly SimpleLine[], tooMany = 0) => {
    setLines(next);
    setLeftOut(tooMany);
    setDuplicates(null);
    setEarlier(null);
    setProblems(({ cells }) => ({ cells, others: {} }));
  };
  const startAnew = () => {
    change(blankLines());
    setProblems(NO_PROBLEMS);
    setEarlier({ kind: 'cleared', lines });
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  };
  const show = (found: Problems) => {
    // Once the messages are on the screen, and before the next key.
    flushSync(() => setProblems(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const send = async (anyway: boolean, skipped: ReadonlySet<number> = new Set()) => {
    if (sending) return;
    const { rows, places } = filledLines(lines, skipped);
    const wrong = rows.length === 0 ? { rows: { i18n: 'rosters.simple.nothing' } } : rowErrors(rows);
    if (Object.keys(wrong).length > 0) return show(placeRowErrors(wrong, places));
    setProblems(NO_PROBLEMS);
    setSending(true);
    try {
      const reply = await call(addSeveralStudents, { rows, create_duplicate: anyway }, { quiet: isOurs });
      if (reply.type === 'form') return setDuplicates(foundIn(reply.data, places, skipped));
      closeModal(NAME);
      refreshTables(['students']);
      const notification = notificationOf(reply);
      if (notification !== null) showSnackbar(notification);
      showAdded(reply, 'student');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isOurs(error)) show(placeRowErrors(errorsOf(error), places));
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(false);
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <p>{t('rosters.simple.text', { count: SIMPLE_FORM_ROWS })}</p>
      {earlier?.kind === 'kept' && (
        <Banner live actions={<SmallButton onClick={startAnew} label={t('rosters.simple.anew')} />}>
          {t('rosters.simple.kept', { count: filled })}
        </Banner>
      )}
      {earlier?.kind === 'cleared' && (
        <Banner live actions={<SmallButton onClick={() => change(earlier.lines)} label={t('ui.undo')} />}>
          {t('rosters.simple.cleared', { count: filledLines(earlier.lines).rows.length })}
        </Banner>
      )}
      {leftOut > 0 && (
        <Banner tone="warning" live>
          {t('rosters.simple.left-out', { count: leftOut, allowed: SIMPLE_FORM_ROWS })}
        </Banner>
      )}
      <WrongRows errors={problems.cells} />
      <SimpleFormGrid lines={lines} errors={problems.cells} onChange={change} />
      {filled > SIMPLE_FORM_RECOMMENDED && mayUploadMany && (
        <Banner
          actions={
            <ButtonLink variant="outline" size="sm" to="/educator/students/uploads/new">
              {t('rosters.simple.upload')}
            </ButtonLink>
          }
        >
          {t('rosters.simple.many', { count: SIMPLE_FORM_RECOMMENDED })}
        </Banner>
      )}
      <div ref={answer} className={styles.answer}>
        {Object.entries(problems.others).map(([name, message]) => (
          <Banner key={name} tone="error" live>
            {say({ ...message, values: { ...fieldWords(t('rosters.simple.rows')), ...message.values } })}
          </Banner>
        ))}
        {duplicates && (
          <Banner
            tone="warning"
            live
            title={t('rosters.duplicates.title')}
            actions={
              <>
                {duplicates.left > 0 && (
                  <Button size="sm" loading={sending} onClick={() => void send(false, duplicates.places)}>
                    {t('rosters.simple.skip', { count: duplicates.left })}
                  </Button>
                )}
                <Button variant="outline" size="sm" loading={sending} onClick={() => void send(true)}>
                  {t('rosters.duplicates.anyway')}
                </Button>
              </>
            }
          >
            <p>{t('rosters.simple.duplicates')}</p>
            <DuplicatesList duplicates={duplicates.duplicates} numbered />
          </Banner>
        )}
      </div>
      <div className={styles.choices}>
        <Button type="submit" loading={sending}>
          {t('rosters.simple.submit', { count: filled })}
        </Button>
        <Button variant="outline" onClick={() => hideModal(NAME)}>
          {t('ui.cancel')}
        </Button>
        {filled > 0 && (
          <Button variant="subtle" icon={<Eraser />} onClick={startAnew}>
            {t('rosters.simple.clear')}
          </Button>
        )}
      </div>
    </form>
  );
}

function SmallButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="outline" size="sm" onClick={onClick}>
      {label}
    </Button>
  );
}

/** A refusal is about the form as a whole. */
function errorsOf({ reply }: ApiError): FieldErrors {
  if (reply === null) return {};
  return reply.errors ?? { rows: { i18n: reply.i18n, values: reply.values } };
}

/** Rows as the form numbers them; whoever was skipped before stays skipped. */
function foundIn(
  { duplicates }: DuplicatesForm['data'],
  places: readonly number[],
  skipped: ReadonlySet<number>,
): Found {
  const placed = duplicates.map((one) => ({ ...one, row: places[one.row] ?? one.row }));
  const taken = new Set([...skipped, ...placed.map(({ row }) => row)]);
  return { duplicates: placed, places: taken, left: places.filter((place) => !taken.has(place)).length };
}

const NAMED = 6;

/** What is wrong, row by row: of forty rows the wrong one may be out of sight. */
function WrongRows({ errors }: { errors: FieldErrors }) {
  const { t } = useTranslation();
  const say = useSay();
  const wrong = Object.entries(errors);
  if (wrong.length < 2) return null;
  const message = ([cell, { i18n, values }]: (typeof wrong)[number]): string => {
    const [row = '', name = ''] = cell.split('.');
    const column = SIMPLE_COLUMNS.find((one) => one === name);
    const field = column === undefined ? name : t(`rosters.simple.columns.${column}`).toLowerCase();
    const text = say({ i18n, values: { field, ...values } });
    return t('rosters.simple.wrong-row', { row: Number(row) + 1, message: text });
  };
  return (
    <Banner tone="error" live title={t('rosters.simple.wrong', { count: wrong.length })}>
      <ul>
        {wrong.slice(0, NAMED).map((one) => (
          <li key={one[0]}>{message(one)}</li>
        ))}
      </ul>
    </Banner>
  );
}
