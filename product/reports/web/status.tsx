import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/parts/badge.tsx';
import type { GROWTH } from '../rules/growth.ts';
import styles from './reports.module.css';

type StatusProps = {
  isReady: boolean;
  done: number;
  required: number;
  /** Which check it is, where there are several. */
  check?: string;
  /** It waits for a house, not for a number of scenes. */
  needsHouse?: boolean;
  playedFast?: boolean;
  /** What is still missing to the next check, where one is under way. */
  next?: string | undefined;
  /** Beside the check before; null where nothing is compared. */
  growth?: (typeof GROWTH)[number] | null;
};

/** Whether there is a report, or what is missing to it. */
export function Status({
  isReady,
  done,
  required,
  check,
  needsHouse,
  playedFast,
  next,
  growth,
}: StatusProps) {
  const { t } = useTranslation();
  const missing = needsHouse
    ? t('reports.opens-with-house')
    : t('reports.opens-after', { count: required - done });
  return (
    <span className={styles.status}>
      {isReady ? (check ?? t('reports.ready')) : <span className={styles.missing}>{missing}</span>}
      {growth && <span className={styles.missing}>{t(`reports.growth.${growth}`)}</span>}
      {next !== undefined && <span className={styles.missing}>{next}</span>}
      {playedFast && <Badge tone="warning">{t('reports.care.played-fast')}</Badge>}
    </span>
  );
}
