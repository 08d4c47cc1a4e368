import { useTranslation } from 'react-i18next';
import { Drawing } from '../drawings/drawing.tsx';
import styles from './closing.module.css';
import { FrontActions } from './front-actions.tsx';

export function Closing() {
  const { t } = useTranslation();
  return (
    <section className={styles.closing}>
      <Drawing name="hello" className={styles.figure} />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('site.landing.closing.title')}</h2>
        <p className={styles.text}>{t('site.landing.closing.text')}</p>
        <div className={styles.actions}>
          <FrontActions />
        </div>
      </div>
      <Drawing name="cheer" className={styles.figure} />
    </section>
  );
}
