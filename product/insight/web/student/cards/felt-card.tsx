import { useTranslation } from 'react-i18next';
import { useWeekday } from '#product/check-ins/web/day-words.ts';
import { SaidSign } from '#product/check-ins/web/faces/mark.tsx';
import { Card } from '#ui/parts/card.tsx';
import { calendarOf, hardDay } from '../../../rules/student/feeling-weeks.ts';
import type { StudentFeelings } from '../../../rules/student/page-shape.ts';
import styles from './family-cards.module.css';
import marks from './feelings-card.module.css';

/** This week's feelings for the family, and one thing to ask. */
export function FeltCard({ feelings, name }: { feelings: StudentFeelings; name: string }) {
  const { t } = useTranslation();
  const [short, long] = [useWeekday('short'), useWeekday('long')];
  const days = feelings.weeks.at(-1)?.days ?? [];
  // The days to come stand there, too: a week is a week.
  const { days: week } = calendarOf(feelings.weeks.slice(-1));
  const hasTold = days.some(({ said }) => said !== null);
  const hard = hardDay(days);
  return (
    <Card
      title={t('insight-student.family.felt', { name })}
      aside={<span className={marks.aside}>{t('insight-student.feelings.aside-week', { name })}</span>}
    >
      {!feelings.asked && <p>{t('insight-student.feelings.off', { name })}</p>}
      {feelings.asked && !hasTold && <p>{t('insight-student.family.not-told', { name })}</p>}
      {hasTold && (
        <>
          <ul className={styles.felt}>
            {week.map(({ day, said }) => (
              <li key={day}>
                <span>
                  <SaidSign said={said} />
                </span>
                <span>
                  {short(day)}
                  <br />
                  {said !== undefined && t(`insight-student.feelings.words.${said ?? 'not-asked'}`)}
                </span>
              </li>
            ))}
          </ul>
          <p className={marks.aside}>
            {hard === null
              ? t('insight-student.family.all-fine')
              : t('insight-student.family.ask', { day: long(hard) })}
          </p>
        </>
      )}
    </Card>
  );
}
