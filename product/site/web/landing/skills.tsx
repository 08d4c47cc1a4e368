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
    <Section
      id="skills"
      tone="deep"
      title={t('site-landing.skills.title')}
      lead={t('site-landing.skills.lead')}
    >
      <ul className={styles.skills}>
        {SKILLS.map(({ id, Icon }) => (
          <li key={id} className={styles.skill}>
            <span className={styles.skillIcon}>
              <Icon aria-hidden="true" />
            </span>
            <h3 className={styles.skillName}>{t(`site-landing.skills.${id}.name`)}</h3>
            <p className={styles.soft}>{t(`site-landing.skills.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
