import { useTranslation } from 'react-i18next';
import { Button } from '../parts/button.tsx';
import { Example, Section } from './section.tsx';
import styles from './showcase.module.css';

const COLORS = [
  'paper',
  'paper-deep',
  'surface',
  'surface-raised',
  'surface-hover',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'primary',
  'primary-hover',
  'primary-soft',
  'accent',
  'accent-soft',
  'danger',
  'danger-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'info',
  'info-soft',
];
const SIZES = ['3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'];
/** Sizes from here up are for headings. */
const weightOf = (size: string) => (size.endsWith('xl') ? 'var(--weight-heading)' : 'var(--weight)');
const CORNERS = ['radius-sm', 'radius', 'radius-lg'];
const SHADOWS = ['shadow-sm', 'shadow', 'shadow-lg'];

export function Foundations() {
  const { t } = useTranslation();
  return (
    <Section id="foundations">
      <Example label={t('design.foundations.colors')}>
        <div className={styles.swatches}>
          {COLORS.map((name) => (
            <div key={name} className={styles.swatch}>
              <span className={styles.chip} style={{ background: `var(--${name})` }} />
              <span>{name}</span>
            </div>
          ))}
        </div>
      </Example>
      <Example label={t('design.foundations.type')}>
        <div className={styles.sizes}>
          {SIZES.map((size) => (
            <p key={size} style={{ fontSize: `var(--text-${size})`, fontWeight: weightOf(size) }}>
              {t('design.foundations.sample')}
            </p>
          ))}
        </div>
      </Example>
      <Example label={t('design.foundations.corners')}>
        <div className={styles.boxes}>
          {CORNERS.map((name) => (
            <span
              key={name}
              className={styles.box}
              style={{ borderRadius: `var(--${name})`, border: '1px solid var(--line-strong)' }}
            >
              {name}
            </span>
          ))}
          {SHADOWS.map((name) => (
            <span
              key={name}
              className={styles.box}
              style={{ borderRadius: 'var(--radius)', boxShadow: `var(--${name})` }}
            >
              {name}
            </span>
          ))}
        </div>
      </Example>
      <Example label={t('design.foundations.roomy')}>
        <div className={styles.roomy} data-density="roomy">
          <span>{t('design.foundations.sample')}</span>
          <Button>{t('design.actions.save')}</Button>
          <Button variant="outline" size="sm">
            {t('design.actions.later')}
          </Button>
        </div>
      </Example>
    </Section>
  );
}
