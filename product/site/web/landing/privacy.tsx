import { Link } from '@tanstack/react-router';
import { BadgeX, Feather, type LucideIcon, Radar, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './reading.module.css';
import { Section } from './section.tsx';

const PROMISES: readonly { id: 'ads' | 'third' | 'little' | 'yours'; Icon: LucideIcon }[] = [
  { id: 'ads', Icon: BadgeX },
  { id: 'third', Icon: Radar },
  { id: 'little', Icon: Feather },
  { id: 'yours', Icon: ShieldCheck },
];

export function Privacy() {
  const { t } = useTranslation();
  return (
    <Section
      id="privacy"
      tone="night"
      title={t('site-landing.privacy.title')}
      lead={t('site-landing.privacy.lead')}
    >
      <ul className={styles.promises}>
        {PROMISES.map(({ id, Icon }) => (
          <li key={id} className={styles.promise}>
            <Icon aria-hidden="true" />
            <h3>{t(`site-landing.privacy.${id}.name`)}</h3>
            <p>{t(`site-landing.privacy.${id}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className={styles.promiseLinks}>
        <Link to="/privacy" className={styles.promiseLink}>
          {t('site-landing.privacy.link')}
        </Link>
        <Link to="/agreement" className={styles.promiseLink}>
          {t('site-landing.privacy.agreement')}
        </Link>
        <Link to="/security" className={styles.promiseLink}>
          {t('site-landing.privacy.security')}
        </Link>
      </p>
    </Section>
  );
}
