import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { pageConfig } from '#platform/web/page.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { closeModal } from '#ui/modals.ts';
import { accountRequestLink } from '../rules/login-page.ts';
import styles from './login.module.css';
import { switchDialog } from './open-dialogs.ts';

/** Where a brand does without the footer, an adult who forgot the password is still not left outside. */
export function ForgotPassword() {
  const { t } = useTranslation();
  return (
    <div className={styles.forgot}>
      <Button variant="subtle" size="sm" onClick={() => switchDialog('login', 'reset')}>
        {t('accounts.login.forgot-password')}
      </Button>
    </div>
  );
}

/** Section 2, login footer. A brand may do without it. */
export function LoginFooter() {
  const { t } = useTranslation();
  const brand = useBrand();
  const { site, dashboardUrl } = pageConfig();
  if (!brand.loginFooter) return null;
  const isStudent = site === 'student';
  return (
    <div className={styles.footer}>
      {isStudent && <p className={styles.ask}>{t('accounts.login.student.ask')}</p>}
      <Button variant="subtle" size="sm" onClick={() => switchDialog('login', 'reset')}>
        {t(isStudent ? 'accounts.login.student.forgot-password' : 'accounts.login.forgot-password')}
      </Button>
      <ButtonLink
        variant="light"
        size="sm"
        {...accountRequestLink(site, dashboardUrl)}
        onClick={() => closeModal('login')}
      >
        {t(isStudent ? 'accounts.login.student.request-account' : 'accounts.login.request-account')}
      </ButtonLink>
    </div>
  );
}
