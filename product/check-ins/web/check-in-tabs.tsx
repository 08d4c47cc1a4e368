import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './check-in-tabs.module.css';

/** The pages about feelings, each with an address of its own. */
const TABS = [
  { path: '/educator/emotion-check-ins/follow-ups', label: 'follow-ups.tabs.follow-ups' },
  { path: '/educator/emotion-check-ins/responders', label: 'follow-ups.tabs.responders' },
] as const;

/** From one of them to the others. Where there is only one there is nowhere to go, and nothing to show. */
export function CheckInTabs() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('follow-ups.tabs.label')} className={styles.tabs}>
      {TABS.map(({ path, label }) => (
        <Link
          key={path}
          to={path}
          activeOptions={{ exact: true, includeSearch: false }}
          className={styles.tab}
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
