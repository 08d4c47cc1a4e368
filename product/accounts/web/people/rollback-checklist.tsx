import { useTranslation } from 'react-i18next';
import type { Facts } from '#ui/actions/action.ts';
import styles from './people.module.css';

/** What else to think of with this very account. Nobody awaiting activation is deactivated. */
export function RollbackChecklist({ facts }: { facts: Facts }) {
  const { t } = useTranslation();
  const isOnTrial = facts['on_trial'] === 1;
  const isByAdmin = facts['by_admin'] === 1;
  if (!isOnTrial && !isByAdmin) return null;
  return (
    <div className={styles.checklist}>
      <p>{t('accounts-people.rollback.checklist')}</p>
      <ul>
        {isOnTrial && <li>{t('accounts-people.rollback.trial')}</li>}
        {isByAdmin && <li>{t('accounts-people.rollback.licenses')}</li>}
      </ul>
    </div>
  );
}
