import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/parts/badge.tsx';
import type { FollowUpCounts } from '../contract.ts';
import styles from './counts-card.module.css';

/** Late, open or off, of one school: the figures of the page of follow-ups. */
export function SchoolStanding({ school: { on, counts } }: { school: FollowUpCounts[number] }) {
  const { t } = useTranslation();
  if (counts === null) {
    return <span className={styles.small}>{t(on ? 'follow-ups.counts.few' : 'follow-ups.counts.off')}</span>;
  }
  const { open, late } = counts;
  // What is open stays open where nobody watches any more: late is told before off.
  return (
    <span className={styles.standing}>
      {late > 0 && <Badge tone="warning">{t('follow-ups.counts.late', { count: late })}</Badge>}
      {!on && <Badge>{t('follow-ups.counts.off')}</Badge>}
      {open > 0 && <SchoolParts {...counts} />}
      {on && open === 0 && <span className={styles.small}>{t('follow-ups.counts.none')}</span>}
    </span>
  );
}

type Counts = NonNullable<FollowUpCounts[number]['counts']>;

/** How many are open, and whether somebody has them. */
export function SchoolParts({ open, waits, taken }: Pick<Counts, 'open' | 'waits' | 'taken'>) {
  const { t } = useTranslation();
  if (open === 0) return <span>{t('follow-ups.counts.none')}</span>;
  const parts = [
    ...(taken > 0 ? [t('follow-ups.counts.taken', { count: taken })] : []),
    ...(waits > 0 ? [t('follow-ups.counts.waits', { count: waits })] : []),
  ];
  return <OpenParts open={open} parts={parts} />;
}

/** 2 open: 1 taken, 1 waits. */
export function OpenParts({ open, parts }: { open: number; parts: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <span>{t('follow-ups.counts.open', { count: open, parts: parts.join(t('follow-ups.counts.and')) })}</span>
  );
}
