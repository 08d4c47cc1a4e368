import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { Card } from '#ui/parts/card.tsx';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import { schoolConsentCounts } from '../contract.ts';
import styles from './consents.module.css';

/** On staff's page of a school: how it stands to each activity, in counts. */
export function StaffCounts({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: ['consents', 'counts', id],
    queryFn: ({ signal }) => call(schoolConsentCounts, { id }, { signal, quiet: true }),
    retry: false,
  });
  return (
    <LoadedPart query={query} failed={t('consents.failed')}>
      {({ data }) => (
        <Card title={t('consents.staff.title')}>
          <p className={styles.quiet}>{t('consents.staff.text')}</p>
          <ul className={styles.activities}>
            {data.activities.map(({ activity, standing, is_on: isOn, children_off: off }) => (
              <li key={activity} className={styles.activity}>
                <div className={styles.head}>
                  <h3>{t(`consents.activities.${activity}`)}</h3>
                  <Badge tone={isOn ? 'success' : 'neutral'}>
                    {isOn ? t('consents.staff.on') : t('consents.staff.is-off')}
                  </Badge>
                </div>
                <p className={styles.said}>
                  {t(`consents.standings.${standing}`)}
                  {off > 0 && ` · ${t('consents.staff.off', { count: off })}`}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </LoadedPart>
  );
}
