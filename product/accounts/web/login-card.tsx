import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { LoginMascot } from '#ui/art/login-mascot.tsx';
import styles from './login.module.css';
import { LoginFooter } from './login-footer.tsx';
import { LoginForm } from './login-form.tsx';
import { useMascot } from './use-mascot.ts';

/** The login as part of a page: what the student site greets a child with. */
export function LoginCard({ level = 1 }: { level?: 1 | 2 }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const Heading = `h${level}` as const;
  const { mascot, watcher } = useMascot();
  return (
    <section className={styles.card} aria-labelledby="login-title">
      <div className={styles.picture}>
        <LoginMascot {...mascot} />
      </div>
      <div className={styles.inside}>
        <Heading id="login-title">{t('accounts.login.student.title')}</Heading>
        <LoginForm watcher={watcher} />
      </div>
      {brand.loginFooter && (
        <div className={styles.below}>
          <LoginFooter />
        </div>
      )}
    </section>
  );
}
