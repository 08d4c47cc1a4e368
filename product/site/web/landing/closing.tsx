import { useTranslation } from 'react-i18next';
import { openLogin, preloadDialogs } from '#product/accounts/web/dialogs.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Drawing } from '../drawing.tsx';
import styles from './closing.module.css';

export function Closing() {
  const { t } = useTranslation();
  return (
    <section className={styles.closing}>
      <Drawing name="hello" className={styles.figure} />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('site.landing.closing.title')}</h2>
        <p className={styles.text}>{t('site.landing.closing.text')}</p>
        <div className={styles.actions}>
          <ButtonLink to="/account/request" size="lg">
            {t('site.landing.cta-request')}
          </ButtonLink>
          <Button variant="outline" size="lg" onPointerEnter={preloadDialogs} onClick={openLogin}>
            {t('site.landing.cta-login')}
          </Button>
        </div>
      </div>
      <Drawing name="cheer" className={styles.figure} />
    </section>
  );
}
