import { useTranslation } from 'react-i18next';
import type { SentTo } from '#platform/contract/endpoint.ts';
import type { decideForSchool } from '../contract.ts';
import { ACTIVITIES } from '../rules/activities.ts';
import { ActivityText } from './activity-text.tsx';
import styles from './consents.module.css';

type Values = Partial<SentTo<typeof decideForSchool>>;

/** What is decided about, read before it is said. */
export function SchoolText({ values }: { values: Values }) {
  const activity = values.decisions?.[0]?.activity;
  return activity === undefined ? null : <ActivityText activity={activity} open />;
}

export function RenewTexts() {
  const { t } = useTranslation();
  return (
    <ul className={styles.renewed}>
      {ACTIVITIES.map((activity) => (
        <li key={activity}>
          <strong>{t(`consents.activities.${activity}`)}</strong>
          <ActivityText activity={activity} />
        </li>
      ))}
    </ul>
  );
}
