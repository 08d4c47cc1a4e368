import { useTranslation } from 'react-i18next';
import { addDays } from '#platform/contract/days.ts';
import type { CheckInsSummary } from '../rules/shapes.ts';
import { mayHide } from '../rules/untold.ts';
import styles from './check-ins.module.css';
import { useShortDay } from './day-words.ts';
import { MoodBars } from './mood-bars.tsx';

/** Whether this week is like the others: the same bars for each of them, and no line through them. */
export function WeeksBefore({ weeks, untold }: Pick<CheckInsSummary, 'weeks' | 'untold'>) {
  const { t } = useTranslation();
  const short = useShortDay();
  const most = Math.max(...weeks.flatMap(({ counts }) => Object.values(counts)));
  return (
    <section className={styles.before} aria-labelledby="weeks-before">
      <h2 id="weeks-before">{t('check-ins.before.title')}</h2>
      <p>{t('check-ins.before.text')}</p>
      <ul>
        {weeks.map(({ monday, counts, told }) => (
          <li key={monday}>
            <h3>{t('check-ins.before.week-of', { date: short(monday) })}</h3>
            {told > 0 ? (
              <MoodBars counts={counts} most={most} />
            ) : untold !== null && mayHide(untold, addDays(monday, 6)) ? (
              <p>{t('check-ins.untold.week')}</p>
            ) : (
              <p>{t('check-ins.class.nobody')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
