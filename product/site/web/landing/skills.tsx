import { Ear, Hand, Handshake, Heart, type LucideIcon, MessageCircle, Waves } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './reading.module.css';
import { Section } from './section.tsx';

/** The six skills, by their short names. */
const SKILLS: readonly { id: 'ic' | 'com' | 'coop' | 'ini' | 'emp' | 'er'; Icon: LucideIcon }[] = [
  { id: 'ic', Icon: Hand },
  { id: 'com', Icon: Ear },
  { id: 'coop', Icon: Handshake },
  { id: 'ini', Icon: MessageCircle },
  { id: 'emp', Icon: Heart },
  { id: 'er', Icon: Waves },
];

export function Skills() {
  const { t } = useTranslation();
  return (
    <Section id="skills" tone="deep" title={t('landing.skills.title')} lead={t('landing.skills.lead')}>
      <ul className={styles.skills}>
        {SKILLS.map(({ id, Icon }) => (
          <li key={id} className={styles.skill}>
            <span className={styles.skillIcon}>
              <Icon aria-hidden="true" />
            </span>
            <h3 className={styles.skillName}>{t(`landing.skills.${id}.name`)}</h3>
            <p className={styles.soft}>{t(`landing.skills.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
