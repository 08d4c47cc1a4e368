import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './check-in-tabs.module.css';

const TABS = [{ path: '/educator/emotion-check-ins/sel', label: 'observations.tab' }] as const;

/** The pages about check-ins: links, because each has an address of its own. */
export function CheckInTabs() {
  const { t } = useTranslation();
  return (
    <nav className={styles.tabs} aria-label={t('observations.tabs')}>
      {TABS.map(({ path, label }) => (
        <Link key={path} to={path} className={styles.tab} activeOptions={{ exact: true }}>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
