import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { LoginCard } from '#product/accounts/web/sign-in/login-card.tsx';
import { Drawing } from '../drawings/drawing.tsx';
import styles from './student-front.module.css';

/** The children's front door: friends on one side, the login on the other. */
export function StudentFront() {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  return (
    <div className={styles.front}>
      <title>{`${t('site-student.title')} · ${brand}`}</title>
      <Drawing first name="landing" className={styles.scene} label={t('site-student.front.scene')} />
      <div className={styles.login}>
        <LoginCard />
      </div>
    </div>
  );
}
