import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/parts/banner.tsx';
import { keepFlag, useUiState } from '../opening/ui-state.ts';
import styles from './first-report.module.css';

const PIECES = Array.from({ length: 36 }, (_, at) => at);

/** Said to everybody; paper rains once, and never for who wants less motion (the style sheet sees to that). */
export function FirstReport() {
  const { t } = useTranslation();
  const [isFirstTime] = useState(() => !useUiState.getState().flags.confetti);
  useEffect(() => keepFlag('confetti', true), []);
  return (
    <div className={styles.first}>
      <Banner tone="success" title={t('site-dashboard.first-report.title')}>
        {t('site-dashboard.first-report.text')}
      </Banner>
      {isFirstTime && (
        <div className={styles.confetti} data-confetti="" aria-hidden="true">
          {PIECES.map((piece) => (
            <i key={piece} />
          ))}
        </div>
      )}
    </div>
  );
}
