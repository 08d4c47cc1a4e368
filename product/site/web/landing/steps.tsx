import { useTranslation } from 'react-i18next';
import styles from './reading.module.css';
import { Section } from './section.tsx';

const STEPS = ['one', 'two', 'three', 'four'] as const;

export function Steps() {
  const { t } = useTranslation();
  return (
    <Section id="how" tone="deep" title={t('site-landing.steps.title')}>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            <h3>{t(`site-landing.steps.${step}.name`)}</h3>
            <p className={styles.soft}>{t(`site-landing.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
