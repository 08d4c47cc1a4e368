import { useTranslation } from 'react-i18next';
import type { UploadStatus } from '../rules/status.ts';
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

/** How far an upload is. */
export function Steps({ status }: { status: UploadStatus | null }) {
  const { t } = useTranslation();
  const names = STEPS.map((step) => t(`rosters-uploads.steps.${step}`));
  return <StepList names={names} current={STEPS.indexOf(status === null ? 'file' : STEP_OF[status])} />;
}

/** Steps in words and numbers. */
export function StepList({ names, current }: { names: readonly string[]; current: number }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.steps} aria-label={t('rosters-uploads.steps.label')}>
      {names.map((name, index) => (
        <li key={name} className={styles.step} aria-current={index === current ? 'step' : undefined}>
          <span className={styles.number}>{index + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  );
}
