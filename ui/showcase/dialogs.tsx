import { useTranslation } from 'react-i18next';
import { Confirm } from '../layers/confirm.tsx';
import { Dialog } from '../layers/dialog.tsx';
import type { ModalStatus } from '../layers/modal-state.ts';
import {
  closeModal,
  hideModal,
  openModal,
  setModalStatus,
  setModalTitle,
  showModal,
} from '../layers/modals.ts';
import { Button } from '../parts/button.tsx';
import { showSnackbar } from '../snackbars/snackbars.tsx';
import { DemoForm } from './forms.tsx';
import { Example, Section } from './section.tsx';
import styles from './showcase.module.css';

const NAME = 'design-dialog';
const FORM = 'design-form-dialog';
const CONFIRM = 'design-confirm';
const STATUSES: readonly Exclude<ModalStatus, 'open'>[] = ['processing', 'success', 'failed', 'warning'];

export function Dialogs() {
  const { t } = useTranslation();
  const open = (status?: ModalStatus) => {
    openModal(NAME);
    if (status === undefined) return;
    setModalStatus(NAME, status);
    // A processing dialog cannot be left; this one has nothing to do, so it ends by itself.
    if (status === 'processing') setTimeout(() => setModalStatus(NAME, 'success'), 4000);
  };
  const hideForAWhile = () => {
    hideModal(NAME);
    setTimeout(() => showModal(NAME), 1500);
  };
  return (
    <Section id="dialogs">
      <Example label={t('design.dialogs.states')}>
        <Button onClick={() => open()}>{t('design.dialogs.open')}</Button>
        {STATUSES.map((status) => (
          <Button key={status} variant="outline" onClick={() => open(status)}>
            {t(`design.dialogs.${status}`)}
          </Button>
        ))}
        <Button variant="outline" onClick={() => openModal(FORM)}>
          {t('design.dialogs.form')}
        </Button>
        <Button variant="danger" onClick={() => openModal(CONFIRM)}>
          {t('design.dialogs.confirm')}
        </Button>
      </Example>

      <Dialog name={NAME} title={t('design.dialogs.title')} footer={<p>{t('design.dialogs.footer')}</p>}>
        <div className={styles.stack}>
          <p>{t('design.messages.text')}</p>
          <div className={styles.row}>
            <Button variant="outline" onClick={() => setModalTitle(NAME, t('design.dialogs.renamed'))}>
              {t('design.dialogs.rename')}
            </Button>
            <Button variant="outline" onClick={hideForAWhile}>
              {t('design.dialogs.hide')}
            </Button>
            <Button
              variant="outline"
              onClick={() => showSnackbar({ type: 'info', i18n: 'design.messages.snackbar-info' })}
            >
              {t('design.messages.snackbars')}
            </Button>
            <Button variant="outline" onClick={() => openModal(CONFIRM)}>
              {t('design.dialogs.confirm')}
            </Button>
          </div>
        </div>
      </Dialog>

      <Dialog name={FORM} title={t('design.dialogs.form')} size="lg">
        <DemoForm modal={FORM} onDone={() => closeModal(FORM)} />
      </Dialog>

      <Confirm
        name={CONFIRM}
        title={t('design.dialogs.confirm-title')}
        confirmLabel={t('design.actions.delete')}
        danger
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 1200))}
      >
        <p>{t('design.dialogs.confirm-text')}</p>
      </Confirm>
    </Section>
  );
}
