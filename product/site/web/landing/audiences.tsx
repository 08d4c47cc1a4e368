import {
  ChartColumnBig,
  Home,
  Leaf,
  Lock,
  type LucideIcon,
  Rocket,
  Share2,
  Sparkles,
  Users,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/parts/button.tsx';
import { classNames } from '#ui/style/class-names.ts';
import { Drawing } from '../drawings/drawing.tsx';
import styles from './reading.module.css';

const SCHOOL: readonly { id: 'start' | 'reports' | 'group' | 'team'; Icon: LucideIcon }[] = [
  { id: 'start', Icon: Rocket },
  { id: 'reports', Icon: ChartColumnBig },
  { id: 'group', Icon: Users },
  { id: 'team', Icon: Share2 },
];

const FAMILY: readonly { id: 'together' | 'progress' | 'calm' | 'control'; Icon: LucideIcon }[] = [
  { id: 'together', Icon: Home },
  { id: 'progress', Icon: Sparkles },
  { id: 'calm', Icon: Leaf },
  { id: 'control', Icon: Lock },
];

/** The two kinds of people who decide, side by side. */
export function Audiences() {
  const { t } = useTranslation();
  return (
    <div className={styles.audiences}>
      <section id="schools" className={classNames(styles.panel, styles.schools)}>
        <Drawing name="school" className={styles.figure} />
        <h2 className={styles.panelTitle}>{t('site-landing.schools.title')}</h2>
        <p className={styles.panelLead}>{t('site-landing.schools.lead')}</p>
        <ul className={styles.points}>
          {SCHOOL.map(({ id, Icon }) => (
            <li key={id} className={styles.point}>
              <Icon aria-hidden="true" />
              <h3 className={styles.pointName}>{t(`site-landing.schools.points.${id}.name`)}</h3>
              <p>{t(`site-landing.schools.points.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section id="families" className={classNames(styles.panel, styles.families)}>
        <Drawing name="family" className={styles.figure} />
        <h2 className={styles.panelTitle}>{t('site-landing.families.title')}</h2>
        <p className={styles.panelLead}>{t('site-landing.families.lead')}</p>
        <ul className={styles.points}>
          {FAMILY.map(({ id, Icon }) => (
            <li key={id} className={styles.point}>
              <Icon aria-hidden="true" />
              <h3 className={styles.pointName}>{t(`site-landing.families.points.${id}.name`)}</h3>
              <p>{t(`site-landing.families.points.${id}.text`)}</p>
            </li>
          ))}
        </ul>
        <ButtonLink to="/payment-family-subscription" size="lg" className={styles.panelAction}>
          {t('site-landing.families.action')}
        </ButtonLink>
      </section>
    </div>
  );
}
