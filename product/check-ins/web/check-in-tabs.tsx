import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { teachesAtSchool } from '#product/accounts/rules/people/traits.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import styles from './check-in-tabs.module.css';

/** The pages about feelings, each with an address of its own. */
const TABS = [
  { path: '/educator/emotion-check-ins', label: 'check-ins.tabs.week' },
  { path: '/educator/emotion-check-ins/follow-ups', label: 'check-ins.tabs.follow-ups' },
  { path: '/educator/emotion-check-ins/sel', label: 'check-ins.tabs.sel' },
  { path: '/educator/emotion-check-ins/responders', label: 'check-ins.tabs.responders' },
] as const;

/** From one of them to the others. At home there is only the week. */
export function CheckInTabs() {
  const { t } = useTranslation();
  const user = useUser();
  if (!teachesAtSchool(user)) return null;
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
