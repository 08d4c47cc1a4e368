import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/parts/badge.tsx';
import type { FollowUpCounts } from '../contract.ts';
import styles from './counts-card.module.css';

/** Late, on time or off, of one school: the figures of the page of follow-ups. */
export function SchoolStanding({ school: { on, counts } }: { school: FollowUpCounts[number] }) {
  const { t } = useTranslation();
  if (counts === null) {
    return <span className={styles.small}>{t(on ? 'follow-ups.counts.few' : 'follow-ups.counts.off')}</span>;
  }
  const { on_time: onTime, late } = counts;
  // What is open stays open where nobody watches any more: late is told before off.
  return (
    <span className={styles.standing}>
      {late > 0 && <Badge tone="warning">{t('follow-ups.counts.late', { count: late })}</Badge>}
      {!on && <Badge>{t('follow-ups.counts.off')}</Badge>}
      {onTime > 0 && <span>{t('follow-ups.counts.on-time', { count: onTime })}</span>}
      {on && late === 0 && onTime === 0 && (
        <span className={styles.small}>{t('follow-ups.counts.none')}</span>
      )}
    </span>
  );
}
