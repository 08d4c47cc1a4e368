import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../parts/button.tsx';
import styles from './confirm.module.css';
import { Dialog } from './dialog.tsx';
import { closeModal, modalState, setModalStatus } from './modals.ts';

type ConfirmProps = {
  name: string;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** Cannot be undone, or hurts. */
  danger?: boolean;
  /** The dialog works until this is done, then closes; if it fails, it says so and can be tried again. */
  onConfirm: () => Promise<void> | void;
};

/** Asks before something happens. Opened like any dialog: `openModal(name)`. */
export function Confirm({ name, title, children, confirmLabel, danger = false, onConfirm }: ConfirmProps) {
  const { t } = useTranslation();
  const confirm = async () => {
    if (modalState(name)?.status !== 'open') return;
    setModalStatus(name, 'processing');
    try {
      await onConfirm();
    } catch {
      setModalStatus(name, 'failed');
      return;
    }
    // A status of the caller's own, such as a success with a message, stays.
    if (modalState(name)?.status === 'processing') closeModal(name);
  };
  return (
    <Dialog name={name} title={title} size="sm" compact>
      <div className={styles.confirm}>
        <div>{children}</div>
        <div className={styles.choices}>
          <Button variant="outline" data-autofocus onClick={() => closeModal(name)}>
            {t('ui.cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'filled'} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
