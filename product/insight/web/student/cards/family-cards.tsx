import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { MarkIcon } from '#product/reports/web/skill-marks.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { StudentPage } from '../../../rules/student/page-shape.ts';
import { skillsReport } from '../../../rules/student/reports.ts';
import { needsOf } from '../../tonight/needs.ts';
import { TonightCard, type TonightSlots } from '../../tonight/tonight-card.tsx';
import styles from './family-cards.module.css';
import { MomentDay, MomentWords } from './moments-card.tsx';
import { reportPath } from './side-cards.tsx';

const MARKS = { 'goes-well': 'proficient', growing: 'improving', new: 'emerging' } as const;

/** A moment that went well, and skills in words that families use. */
export function FamilyCards({ page, report }: { page: StudentPage; report?: ReactNode }) {
  if (page.family === null) return null;
  return (
    <div className={styles.cards}>
      <StoryCard page={page} />
      <FamilySkills page={page} report={report} />
    </div>
  );
}

/** On the child's own page the same one thing for tonight as on home; nothing of who is archived. */
export function Tonight({ page, slots }: { page: StudentPage; slots: TonightSlots }) {
  const { family, lesson, grade, archived } = page;
  if (family === null || archived) return null;
  return (
    <TonightCard
      child={{ grade, home: family.home }}
      planned={slots.planned}
      more={slots.more(needsOf(page, lesson ?? { skill: null, scene: null }))}
    />
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

/** `report` leads to the letter that says more. */
export function FamilySkills({ page: { family }, report }: { page: StudentPage; report?: ReactNode }) {
  const { t } = useTranslation();
  if (family === null) return null;
  return (
    <Card title={t('insight-student.family.skills')} aside={report}>
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

/** To the report that the skills are from; nothing while there is none. */
export function FamilyReportLink({ page: { id, reports } }: { page: StudentPage }) {
  const { t } = useTranslation();
  const report = skillsReport(reports);
  if (report === null) return null;
  return (
    <Link to={reportPath(id, report, 'parent')} search={{ iteration: String(report.iteration) }}>
      {t('insight-student.report')}
    </Link>
  );
}
