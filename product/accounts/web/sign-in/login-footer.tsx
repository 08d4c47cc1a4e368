import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { pageConfig } from '#platform/web/page.ts';
import { closeModal } from '#ui/layers/modals.ts';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { accountRequestLink } from '../../rules/sign-in/login-page.ts';
import { switchDialog } from '../session/open-dialogs.ts';
import styles from './login.module.css';

/** Where a brand does without the footer, an adult who forgot the password is still not left outside. */
export function ForgotPassword() {
  const { t } = useTranslation();
  return (
    <div className={styles.forgot}>
      <Button variant="subtle" size="sm" onClick={() => switchDialog('login', 'reset')}>
        {t('accounts-login.forgot-password')}
      </Button>
    </div>
  );
}

/** A brand may do without it. */
export function LoginFooter() {
  const { t } = useTranslation();
  const brand = useBrand();
  const { site, dashboardUrl } = pageConfig();
  if (!brand.loginFooter) return null;
  const isStudent = site === 'student';
  return (
    <div className={styles.footer}>
      {isStudent && <p className={styles.ask}>{t('accounts-login.student.ask')}</p>}
      <Button variant="subtle" size="sm" onClick={() => switchDialog('login', 'reset')}>
        {t(isStudent ? 'accounts-login.student.forgot-password' : 'accounts-login.forgot-password')}
      </Button>
      <ButtonLink
        variant="light"
        size="sm"
        {...accountRequestLink(site, dashboardUrl)}
        onClick={() => closeModal('login')}
      >
        {t(isStudent ? 'accounts-login.student.request-account' : 'accounts-login.request-account')}
      </ButtonLink>
    </div>
  );
}
