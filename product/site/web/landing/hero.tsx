import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { Drawing } from '../drawings/drawing.tsx';
import { FrontActions } from './front-actions.tsx';
import styles from './hero.module.css';

const FACTS = ['trial', 'ads', 'email', 'chromebook'] as const;

export function Hero() {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{t('site.landing.eyebrow')}</p>
        <h1 className={styles.headline} tabIndex={-1}>
          {t('site.landing.headline')}
        </h1>
        <p className={styles.lead}>{t('site.landing.lead', { brand })}</p>
        <div className={styles.actions}>
          <FrontActions />
        </div>
        <p className={styles.student}>
          {t('site.landing.student-question')} <a href="/student">{t('site.landing.student-link')}</a>
        </p>
      </div>
      <Drawing first name="landing" className={styles.scene} label={t('site.landing.scene')} />
      <ul className={styles.facts}>
        {FACTS.map((fact) => (
          <li key={fact}>
            <Check aria-hidden="true" />
            {t(`site.landing.facts.${fact}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
