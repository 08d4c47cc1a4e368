import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import styles from './reading.module.css';
import { Section } from './section.tsx';

const PARTS = ['basis', 'measure', 'claim'] as const;

export function Evidence() {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  return (
    <Section
      id="evidence"
      title={t('site-landing.evidence.title')}
      lead={t('site-landing.evidence.lead', { brand })}
    >
      <ul className={styles.parts}>
        {PARTS.map((part) => (
          <li key={part} className={styles.part}>
            <h3>{t(`site-landing.evidence.${part}.name`)}</h3>
            <p className={styles.soft}>{t(`site-landing.evidence.${part}.text`, { brand })}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
