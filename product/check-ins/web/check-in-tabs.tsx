import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './check-in-tabs.module.css';

/** The pages about feelings, each with an address of its own. */
const TABS = [
  { path: '/educator/emotion-check-ins', label: 'check-ins.tabs.week' },
  { path: '/educator/emotion-check-ins/sel', label: 'check-ins.tabs.sel' },
] as const;

/** From one of them to the others. */
export function CheckInTabs() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('check-ins.tabs.label')} className={styles.tabs}>
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
