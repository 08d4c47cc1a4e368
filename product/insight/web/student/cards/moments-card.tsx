import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useShortDay } from '#product/check-ins/web/day-words.ts';
import { quotation } from '#product/reports/rules/words.ts';
import { MarkIcon } from '#product/reports/web/skill-marks.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { StudentMoment } from '../../../rules/student/page-shape.ts';
import styles from './moments-card.module.css';

const MARKS = { 'not-yet': 'emerging', partly: 'improving', well: 'proficient' } as const;

/** As many as are read at a glance. */
const FEW_SCENES = 3;

/** What was chosen in stories, in the story's own words: one of each of the last scenes, and more for who asks. */
export function MomentsCard({ moments, name }: { moments: readonly StudentMoment[]; name: string }) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const scenes = [...Map.groupBy(moments, ({ scene }) => scene).values()];
  const hasMore = scenes.length > FEW_SCENES || scenes.some((own) => own.length > 1);
  return (
    <Card
      title={t('insight-student.moments.title')}
      aside={
        hasMore && (
          <Button size="sm" variant="subtle" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {t(showsAll ? 'insight-student.moments.fewer' : 'insight-student.moments.more')}
          </Button>
        )
      }
    >
      <p className={styles.lead}>
        {moments.length === 0
          ? t('insight-student.moments.nothing')
          : t('insight-student.moments.lead', { name })}
      </p>
      <ul className={styles.scenes}>
        {(showsAll ? scenes : scenes.slice(0, FEW_SCENES)).map((own) => (
          <li key={own[0]?.scene} className={styles.scene}>
            <p className={styles.title}>
              <strong>{own[0]?.title}</strong>
              {own[0] !== undefined && <MomentDay moment={own[0]} />}
            </p>
            <div className={styles.moments}>
              {(showsAll ? own : own.slice(0, 1)).map((moment, at) => (
                // The same words may be chosen twice in a scene.
                <Moment key={`${moment.choice} ${at}`} moment={moment} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** In its place, where the district of the school does not have them told. */
export function MomentsOff() {
  const { t } = useTranslation();
  return (
    <Card title={t('insight-student.moments.title')}>
      <p className={styles.lead}>{t('insight-student.moments.off')}</p>
    </Card>
  );
}

function Moment({ moment }: { moment: StudentMoment }) {
  const { t } = useTranslation();
  const { skill, level } = moment;
  return (
    <div className={styles.moment}>
      <MomentWords moment={moment} />
      <p className={styles.level}>
        <MarkIcon mark={MARKS[level]} />
        {t('insight-student.moments.said', {
          skill: t(`insight-student.skill-names.${skill}`),
          level: t(`insight-student.moments.levels.${level}`),
        })}
      </p>
    </div>
  );
}

/** When it was; and where the scene was left before its end, that it was begun. */
export function MomentDay({ moment: { day, finished } }: { moment: StudentMoment }) {
  const { t } = useTranslation();
  const shown = useShortDay()(day);
  return <span>{finished ? shown : t('insight-student.moments.begun', { day: shown })}</span>;
}

/** The situation, and the choice; how a game went is no quotation. */
export function MomentWords({ moment: { told, choice, game } }: { moment: StudentMoment }) {
  const language = useLanguage();
  return (
    <>
      <p className={styles.told}>
        {told.map(({ text, said }) => (said ? quotation(text, language) : text)).join(' ')}
      </p>
      <blockquote className={styles.choice}>{game ? choice : quotation(choice, language)}</blockquote>
    </>
  );
}
