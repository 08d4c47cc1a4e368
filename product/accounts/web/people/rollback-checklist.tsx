import { useTranslation } from 'react-i18next';
import type { Facts } from '#ui/action.ts';
import styles from './people.module.css';

/** Section 4, rollback: what else to think of, told for this very account. */
export function RollbackChecklist({ facts }: { facts: Facts }) {
  const { t } = useTranslation();
  const isByAdmin = facts['by_admin'] === 1;
  return (
    <div className={styles.checklist}>
      <p>{t('people.rollback.checklist')}</p>
      <ul>
        <li>{t('people.rollback.resend')}</li>
        <li>{t('people.rollback.trial')}</li>
        <li>
          {t('people.rollback.licenses')} {isByAdmin && <strong>{t('people.rollback.by-admin')}</strong>}
        </li>
      </ul>
    </div>
  );
}
