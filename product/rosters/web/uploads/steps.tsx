import { useTranslation } from 'react-i18next';
import type { UploadStatus } from '../../rules/uploads/status.ts';
import styles from './uploads.module.css';

const STEPS = ['file', 'columns', 'preview', 'result'] as const;
type StepName = (typeof STEPS)[number];

const STEP_OF: Readonly<Record<UploadStatus, StepName>> = {
  reading: 'file',
  mapping: 'columns',
  previewing: 'preview',
  ready: 'preview',
  applying: 'result',
  applied: 'result',
  undoing: 'result',
  undone: 'result',
  failed: 'file',
  canceled: 'file',
};

/** How far it is, in words and numbers. */
export function Steps({ status }: { status: UploadStatus | null }) {
  const { t } = useTranslation();
  const current = status === null ? 'file' : STEP_OF[status];
  return (
    <ol className={styles.steps} aria-label={t('uploads.steps.label')}>
      {STEPS.map((step, index) => (
        <li key={step} className={styles.step} aria-current={step === current ? 'step' : undefined}>
          <span className={styles.number}>{index + 1}</span>
          {t(`uploads.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
