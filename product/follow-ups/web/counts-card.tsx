import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/parts/badge.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import styles from './counts-card.module.css';
import { SchoolParts } from './school-standing.tsx';
import { useFollowUpCounts } from './use-follow-ups.ts';

/** On time or late, a row a school: no name, no feeling. */
export function CountsCard() {
  const { t } = useTranslation();
  const query = useFollowUpCounts();
  return (
    <Card title={t('follow-ups.counts.title')}>
      <Loaded query={query}>
        {({ data }) => (
          <ul className={styles.schools}>
            {data.map(({ id, name, on, counts }) => (
              <li key={id}>
                <span className={styles.name}>{name}</span>
                {!on && <Badge>{t('follow-ups.counts.off')}</Badge>}
                {counts === null ? (
                  <span className={styles.small}>{t('follow-ups.counts.few')}</span>
                ) : (
                  <>
                    <SchoolParts {...counts} />
                    <span>{t('follow-ups.counts.on-time', { count: counts.on_time })}</span>
                    {counts.late > 0 ? (
                      <Badge tone="warning">{t('follow-ups.counts.late', { count: counts.late })}</Badge>
                    ) : (
                      <span>{t('follow-ups.counts.late', { count: 0 })}</span>
                    )}
                    <span className={styles.small}>
                      {t('follow-ups.counts.closed', { count: counts.closed })}
                    </span>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
