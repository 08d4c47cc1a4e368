import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '#ui/parts/spinner.tsx';
import { withReturnPath } from '../../rules/sign-in/login-page.ts';
import styles from '../account-page.module.css';
import { goTo, queryParameter } from '../session/navigation.ts';
import { signOut } from '../session/session.ts';

/** Signs out, then goes to the front page, keeping the return path. */
export function LogoutPage() {
  const { t } = useTranslation();
  useEffect(() => {
    const wayBack = queryParameter('r');
    const target = withReturnPath('/', wayBack);
    // With a way back the visitor was sent here by a page that needs an account, and did not ask to log out.
    void signOut({ ofBrowser: wayBack === null }).then(() => goTo(target, { replace: true }));
  }, []);
  return (
    <main className={styles.loading}>
      <Spinner size={48} />
      <span>{t('accounts.logout.leaving')}</span>
    </main>
  );
}
