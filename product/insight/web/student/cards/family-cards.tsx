import { useTranslation } from 'react-i18next';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { MarkIcon } from '#product/reports/web/skill-marks.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { StudentPage } from '../../../rules/student/page-shape.ts';
import styles from './family-cards.module.css';
import { HomeLines } from './home-lines.tsx';
import { MomentDay, MomentWords } from './moments-card.tsx';

const MARKS = { 'goes-well': 'proficient', growing: 'improving', new: 'emerging' } as const;

/** A moment that went well, something to try at home, and skills in words that families use. */
export function FamilyCards({ page }: { page: StudentPage }) {
  const { t } = useTranslation();
  if (page.family === null) return null;
  return (
    <div className={styles.cards}>
      <StoryCard page={page} />
      <Card title={t('insight-student.family.home')}>
        <HomeLines lines={page.family.home} />
      </Card>
      <FamilySkills page={page} />
    </div>
  );
}

/** The last moment of a story that went well; nothing while there is none. */
export function StoryCard({ page: { family, moments, first_name: name } }: { page: StudentPage }) {
  const { t } = useTranslation();
  const [moment] = moments ?? [];
  if (family === null || moment === undefined) return null;
  return (
    <Card title={t('insight-student.family.moment')}>
      <p className={styles.story}>
        <strong>{moment.title}</strong>
        <MomentDay moment={moment} />
      </p>
      <p>{t('insight-student.family.moment-lead', { name })}</p>
      <MomentWords moment={moment} />
      <p>{t('insight-student.family.noticed')}</p>
    </Card>
  );
}

export function FamilySkills({ page: { family } }: { page: StudentPage }) {
  const { t } = useTranslation();
  if (family === null) return null;
  return (
    <Card title={t('insight-student.family.skills')}>
      {family.skills.length === 0 ? (
        <p>{t('insight-student.family.nothing')}</p>
      ) : (
        <>
          <ul className={styles.skills}>
            {family.skills.map(({ skill, name, says }) => (
              <li key={skill}>
                <MarkIcon mark={MARKS[says]} />
                <span>
                  <strong>{name}</strong> {t(`insight-student.family.says.${says}`)}
                </span>
              </li>
            ))}
          </ul>
          {family.skills.length < SKILLS.length && <p>{t('insight-student.family.more-play')}</p>}
        </>
      )}
    </Card>
  );
}
