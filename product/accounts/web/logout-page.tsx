import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '#ui/spinner.tsx';
import { withReturnPath } from '../rules/login-page.ts';
import styles from './account-page.module.css';
import { goTo, queryParameter } from './navigation.ts';
import { signOut } from './session.ts';

/** Signs out, then goes to the front page, keeping the return path. */
export function LogoutPage() {
  const { t } = useTranslation();
  useEffect(() => {
    const target = withReturnPath('/', queryParameter('r'));
    void signOut().then(() => goTo(target, { replace: true }));
  }, []);
  return (
    <main className={styles.loading}>
      <Spinner size={48} />
      <span>{t('accounts.logout.leaving')}</span>
    </main>
  );
}
