import { House, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { PaperLine } from '#product/reports/web/paper-line.tsx';
import { MarkIcon } from '#product/reports/web/skill-marks.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { StudentPage } from '../../../rules/student/page-shape.ts';
import styles from './family-cards.module.css';
import { MomentDay, MomentWords } from './moments-card.tsx';

const MARKS = { 'goes-well': 'proficient', growing: 'improving', new: 'emerging' } as const;
const ICONS = [House, MessageCircle];

/** A moment that went well, something to try at home, and skills in words that families use. */
export function FamilyCards({ page: { family, moments } }: { page: StudentPage }) {
  const { t } = useTranslation();
  const [moment] = moments ?? [];
  if (family === null) return null;
  return (
    <div className={styles.cards}>
      {moment !== undefined && (
        <Card title={t('insight-student.family.moment')}>
          <p className={styles.story}>
            <strong>{moment.title}</strong>
            <MomentDay moment={moment} />
          </p>
          <MomentWords moment={moment} />
          <p>{t('insight-student.family.noticed')}</p>
        </Card>
      )}
      <Card title={t('insight-student.family.home')}>
        <ul className={styles.home}>
          {family.home.map((line, at) => {
            const Icon = ICONS[at] ?? House;
            return (
              <li key={line.text}>
                <span className={styles.icon}>
                  <Icon aria-hidden="true" />
                </span>
                <span>
                  <PaperLine line={line} />
                </span>
              </li>
            );
          })}
        </ul>
      </Card>
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
    </div>
  );
}
