import { useTranslation } from 'react-i18next';
import styles from './week-chart.module.css';
import { useMinutes } from './words.ts';

/** Minutes by day, for the eye; the table says the same to screen readers. */
export function WeekChart({ days }: { days: readonly { day: string; seconds: number; minutes: number }[] }) {
  const { t, i18n } = useTranslation();
  const said = useMinutes();
  const most = Math.max(...days.map(({ minutes }) => minutes), 1);
  const nameOf = (day: string, weekday: 'short' | 'long'): string =>
    new Intl.DateTimeFormat(i18n.language, { weekday, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
  return (
    <div className={styles.chart}>
      <div className={styles.bars} aria-hidden="true">
        {days.map(({ day, minutes }) => (
          <div key={day} className={styles.day}>
            <span className={styles.minutes}>{minutes > 0 ? minutes : ''}</span>
            <span className={styles.bar} style={{ height: `${Math.max(2, (minutes / most) * 36)}px` }} />
            <span className={styles.name}>{nameOf(day, 'short')}</span>
          </div>
        ))}
      </div>
      <table className="visually-hidden">
        <caption>{t('insight.week.by-day')}</caption>
        <tbody>
          {days.map(({ day, seconds, minutes }) => (
            <tr key={day}>
              <th scope="row">{nameOf(day, 'long')}</th>
              <td>{said(minutes, seconds > 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
