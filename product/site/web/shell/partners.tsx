import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import styles from './partners.module.css';

const MARKS = [
  { name: 'COPPA', text: 'site.footer.coppa' },
  { name: 'FERPA', text: 'site.footer.ferpa' },
  { name: 'WCAG 2.2 AA', text: 'site.footer.wcag' },
] as const;

/** The marks below the account request: the standards we hold our work to, since there are no partners to name. */
export function Partners() {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  return (
    <section className={styles.partners}>
      <h2 className={styles.heading}>{t('site.footer.partners')}</h2>
      <ul className={styles.marks}>
        {MARKS.map(({ name, text }) => (
          <li key={name} className={styles.mark}>
            <span className={styles.name}>{name}</span>
            <span className={styles.text}>{t(text)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('site.footer.partners-text', { brand })}</p>
    </section>
  );
}
