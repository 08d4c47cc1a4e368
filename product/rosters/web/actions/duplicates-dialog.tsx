import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { notificationOf } from '#ui/actions/action-values.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal, setModalStatus, useModal } from '#ui/layers/modals.ts';
import { Button } from '#ui/parts/button.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { askToShare, type Duplicate } from '../../contract.ts';
import styles from './duplicates.module.css';
import { DUPLICATES, forgetDuplicates, type PossibleDuplicate, usePossibleDuplicate } from './duplicates.ts';

/** On the roster already, or in school with somebody to ask. */
export function DuplicatesDialog() {
  const { t } = useTranslation();
  const pending = usePossibleDuplicate();
  const isOpen = useModal(DUPLICATES) !== undefined;
  useEffect(() => {
    if (!isOpen) forgetDuplicates();
  }, [isOpen]);
  return (
    <Dialog name={DUPLICATES} title={t('rosters.duplicates.title')} size="md">
      {pending && <Question pending={pending} />}
    </Dialog>
  );
}

function Question({ pending }: { pending: PossibleDuplicate }) {
  const { t } = useTranslation();
  const { kind, duplicates } = pending.duplicates;
  const createAnyway = async () => {
    setModalStatus(DUPLICATES, 'processing');
    try {
      const reply = await call(pending.endpoint, { ...pending.values, create_duplicate: true });
      closeModal(DUPLICATES);
      const notification = notificationOf(reply);
      if (notification !== null) showSnackbar(notification);
      pending.onDone(reply);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setModalStatus(DUPLICATES, 'failed', error.reply ?? undefined);
    }
  };
  return (
    <div className={styles.question}>
      <p>
        {kind === 'school'
          ? t('rosters.duplicates.in-school')
          : t(`rosters.duplicates.on-roster-${pending.word}`)}
      </p>
      <DuplicatesList duplicates={duplicates} />
      <div className={styles.choices}>
        <Button variant="outline" data-autofocus onClick={() => closeModal(DUPLICATES)}>
          {t('rosters.duplicates.back')}
        </Button>
        <Button variant="subtle" onClick={() => void createAnyway()}>
          {t('rosters.duplicates.anyway')}
        </Button>
      </div>
    </div>
  );
}

type ListProps = {
  duplicates: readonly Duplicate[];
  /** They stand in rows that have numbers. */
  numbered?: boolean;
};

/** Each with what tells them apart; of a colleague's student only whom to ask. */
export function DuplicatesList({ duplicates, numbered = false }: ListProps) {
  return (
    <ul className={styles.list}>
      {duplicates.map((duplicate) => (
        <li key={`${duplicate.row} ${duplicate.id ?? ''}`} className={styles.duplicate}>
          <Facts duplicate={duplicate} numbered={numbered} />
          {duplicate.kind === 'school' && duplicate.id !== null && <Ask id={duplicate.id} />}
        </li>
      ))}
    </ul>
  );
}

function Facts({ duplicate, numbered }: { duplicate: Duplicate; numbered: boolean }) {
  const { t } = useTranslation();
  const say = useSay();
  const { name, grade, username, archived, educator } = duplicate;
  const facts = [
    grade === null ? null : say({ i18n: `rosters.grade-names.${grade}` }),
    username,
    archived ? t('rosters.duplicates.archived') : null,
    educator === null ? null : t('rosters.duplicates.educator', { name: educator }),
    duplicate.kind === 'rows' ? t('rosters.duplicates.twice') : null,
  ];
  return (
    <div>
      <p className={styles.name}>
        {numbered ? t('rosters.simple.wrong-row', { row: duplicate.row + 1, message: name }) : name}
      </p>
      <p className={styles.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
    </div>
  );
}

function Ask({ id }: { id: number }) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'asking' | 'asked'>('idle');
  const ask = async () => {
    setState('asking');
    try {
      const { notification } = await call(askToShare, { id });
      showSnackbar(notification);
      setState('asked');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState('idle');
    }
  };
  return (
    <Button
      variant="light"
      size="sm"
      loading={state === 'asking'}
      disabled={state === 'asked'}
      onClick={() => void ask()}
    >
      {state === 'asked' ? t('rosters.duplicates.asked') : t('rosters.duplicates.ask')}
    </Button>
  );
}
