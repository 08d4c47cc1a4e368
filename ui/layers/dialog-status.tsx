import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#platform/contract/message.ts';
import { useSay } from '#platform/web/say.ts';
import { Button } from '../parts/button.tsx';
import { MODAL_SPINNER_SIZE, Spinner } from '../parts/spinner.tsx';
import { classNames } from '../style/class-names.ts';
import { type Tone, ToneIcon } from '../style/tone.tsx';
import styles from './dialog.module.css';
import type { ModalStatus } from './modal-state.ts';
import { setModalStatus } from './modals.ts';

const TONES: Record<Exclude<ModalStatus, 'open' | 'processing'>, Tone> = {
  success: 'success',
  failed: 'error',
  warning: 'warning',
};

type DialogStatusProps = {
  name: string;
  status: Exclude<ModalStatus, 'open'>;
  message: Message | null;
  processingText: string | undefined;
  onLeave: () => void;
};

/** What a dialog shows in place of its content while it works and when it is done. */
export function DialogStatus({ name, status, message, processingText, onLeave }: DialogStatusProps) {
  const { t } = useTranslation();
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);

  // The button that had the focus has just gone out of sight.
  useEffect(() => {
    place.current?.focus();
  }, [status]);

  if (status === 'processing') {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold a paragraph
      <div ref={place} className={styles.status} role="status" tabIndex={-1}>
        <Spinner size={MODAL_SPINNER_SIZE} className={styles.spinner ?? ''} />
        <p>{processingText ?? t('ui.processing')}</p>
      </div>
    );
  }
  const tone = TONES[status];
  return (
    <div ref={place} className={styles.status} role={tone === 'success' ? 'status' : 'alert'} tabIndex={-1}>
      <span className={classNames(styles.sign, styles[tone])}>
        <ToneIcon tone={tone} size={40} />
      </span>
      <p className={styles.message}>{message === null ? t(`ui.dialog.${status}`) : say(message)}</p>
      <div className={styles.choices}>
        {status !== 'success' && (
          <Button variant="outline" onClick={() => setModalStatus(name, 'open')}>
            {t('ui.back')}
          </Button>
        )}
        <Button variant={status === 'success' ? 'filled' : 'subtle'} onClick={onLeave}>
          {t('ui.close')}
        </Button>
      </div>
    </div>
  );
}
