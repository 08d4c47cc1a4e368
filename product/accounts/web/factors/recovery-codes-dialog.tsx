import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal } from '#ui/layers/modals.ts';
import { Button } from '#ui/parts/button.tsx';
import { CopyButton } from '#ui/parts/copy-button.tsx';
import styles from './factors.module.css';

export const RECOVERY_CODES_MODAL = 'recovery-codes';

/** Shown this once: the server keeps no more than their hashes. */
export function RecoveryCodesDialog({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation();
  const text = codes.join('\n');
  return (
    <Dialog name={RECOVERY_CODES_MODAL} title={t('accounts-factors.codes.dialog-title')}>
      <div className={styles.step}>
        <p>{t('accounts-factors.codes.dialog-text')}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <CopyButton text={text} label={t('accounts-factors.codes.copy')} />
          <Button
            variant="light"
            icon={<Download />}
            onClick={() => saveText(t('accounts-factors.codes.file-name'), text)}
          >
            {t('accounts-factors.codes.save')}
          </Button>
        </div>
        <Button onClick={() => closeModal(RECOVERY_CODES_MODAL)}>{t('accounts-factors.codes.done')}</Button>
      </div>
    </Dialog>
  );
}

function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
