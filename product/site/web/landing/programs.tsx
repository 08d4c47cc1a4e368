import { useTranslation } from 'react-i18next';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { usePrograms } from '#platform/web/brand.tsx';
import { Drawing } from '../drawings/drawing.tsx';
import styles from './reading.module.css';
import { Section } from './section.tsx';

const EXTRAS = [
  { name: 'corner', drawing: 'calm' },
  { name: 'check-in', drawing: 'glad' },
] as const;

export function Programs() {
  const { t } = useTranslation();
  const programs = usePrograms();
  return (
    <Section id="programs" title={t('site-landing.programs.title')} lead={t('site-landing.programs.lead')}>
      <ul className={styles.programs}>
        {PROGRAM_IDS.map((id) => (
          <li key={id} className={styles.program}>
            <Drawing name={id} className={styles.picture} />
            <div className={styles.programWords}>
              <p className={styles.grades}>{t(`site-landing.programs.${id}.grades`)}</p>
              <h3 className={styles.programName}>{programs[id]}</h3>
              <p className={styles.world}>{t(`site-landing.programs.${id}.world`)}</p>
              <p className={styles.soft}>{t(`site-landing.programs.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <h3 className={styles.both}>{t('site-landing.programs.extras-title')}</h3>
        <ul className={styles.extras}>
          {EXTRAS.map(({ name, drawing }) => (
            <li key={name} className={styles.extra}>
              <Drawing name={drawing} className={styles.face} />
              <div>
                <h4>{t(`site-landing.programs.${name}.name`)}</h4>
                <p className={styles.soft}>{t(`site-landing.programs.${name}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
