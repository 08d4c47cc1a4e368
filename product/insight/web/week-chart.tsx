import { useTranslation } from 'react-i18next';
import type { Week } from '../contract.ts';
import { inMinutes } from '../rules/minutes.ts';
import styles from './week-chart.module.css';

/** Minutes by day, for the eye; the table says the same to screen readers. */
export function WeekChart({ days }: { days: Week['days'] }) {
  const { t, i18n } = useTranslation();
  const most = Math.max(...days.map(({ seconds }) => seconds), 1);
  const minutesOf = (seconds: number): number => {
    const { hours, minutes } = inMinutes(seconds);
    return hours * 60 + minutes;
  };
  const nameOf = (day: string, weekday: 'short' | 'long'): string =>
    new Intl.DateTimeFormat(i18n.language, { weekday, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
  return (
    <div className={styles.chart}>
      <div className={styles.bars} aria-hidden="true">
        {days.map(({ day, seconds }) => (
          <div key={day} className={styles.day}>
            <span className={styles.minutes}>{seconds > 0 ? minutesOf(seconds) : ''}</span>
            <span className={styles.bar} style={{ height: `${Math.max(2, (seconds / most) * 36)}px` }} />
            <span className={styles.name}>{nameOf(day, 'short')}</span>
          </div>
        ))}
      </div>
      <table className="visually-hidden">
        <caption>{t('insight.week.by-day')}</caption>
        <tbody>
          {days.map(({ day, seconds }) => (
            <tr key={day}>
              <th scope="row">{nameOf(day, 'long')}</th>
              <td>{t('insight.week.minutes', { minutes: minutesOf(seconds) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
