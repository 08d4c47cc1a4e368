import { useTranslation } from 'react-i18next';
import { useLanguage, useShortDay } from '#product/check-ins/web/day-words.ts';
import { inARow } from '#product/reports/rules/words.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Card } from '#ui/parts/card.tsx';
import type { StudentPlay } from '../../../rules/student/page-shape.ts';
import { useMinutes } from '../../words.ts';
import styles from './play-card.module.css';

/** Minutes by day: in programs, and in the Cool Down Corner. */
export function PlayCard({ play }: { play: StudentPlay }) {
  const { t } = useTranslation();
  const said = useMinutes();
  const programName = useProgramName();
  const language = useLanguage();
  const last =
    play.last_on === null ? [] : [t('insight-student.play.last', { day: shownDate(play.last_on) })];
  if (play.seconds === 0) {
    return (
      <Card title={t('insight-student.play.title')}>
        <p>
          {inARow(
            [
              t(play.last_on === null ? 'insight-student.play.never' : 'insight-student.play.nothing'),
              ...last,
            ],
            language,
          )}
        </p>
      </Card>
    );
  }
  return (
    <Card
      title={t('insight-student.play.title')}
      aside={
        <ul className={styles.sums}>
          {play.areas.map(({ area, minutes }) => (
            <li key={area} data-calm={area === 'cdc' || undefined}>
              {area === 'cdc' ? t('insight-student.play.calm') : programName(area)}{' '}
              <strong>{said(minutes)}</strong>
            </li>
          ))}
          {play.areas.length > 1 && (
            <li data-total="">
              {t('insight-student.play.total')} <strong>{said(play.minutes)}</strong>
            </li>
          )}
        </ul>
      }
    >
      <Chart days={play.days} />
      <p className={styles.note}>
        {inARow([t('insight-student.play.days', { count: play.days_played }), ...last], language)}
      </p>
    </Card>
  );
}

const MINUTE = 60;

/** A line every ten minutes, or as far apart as three of them reach. */
function stepFor(most: number): number {
  return Math.max(10, 10 * Math.ceil(most / 30));
}

const LABELS_APART = 7;

function Chart({ days }: Pick<StudentPlay, 'days'>) {
  const { t } = useTranslation();
  const said = useMinutes();
  const shortDay = useShortDay();
  const most = Math.max(1, ...days.map(({ minutes }) => minutes.program + minutes.calm));
  const step = stepFor(most);
  const top = step * Math.ceil(most / step);
  const lines = Array.from({ length: top / step }, (_, at) => top - at * step);
  const share = (seconds: number): string => `${(100 * seconds) / MINUTE / top}%`;
  const played = days.filter(({ program, calm }) => program + calm > 0);
  return (
    <>
      <div className={styles.chart} aria-hidden="true">
        {lines.map((line) => (
          <span key={line} className={styles.line} style={{ insetBlockEnd: `${(100 * line) / top}%` }}>
            {line}
          </span>
        ))}
        <div className={styles.bars} data-chart-days="">
          {days.map(({ day, program, calm }) => (
            <span key={day} className={styles.day}>
              {program > 0 && <span className={styles.program} style={{ height: share(program) }} />}
              {calm > 0 && <span className={styles.calm} style={{ height: share(calm) }} />}
              {program + calm === 0 && <span className={styles.none} />}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.labels} data-chart-labels="" aria-hidden="true">
        {days.map(({ day }, at) => (
          <span key={day}>{(days.length - 1 - at) % LABELS_APART === 0 && <span>{shortDay(day)}</span>}</span>
        ))}
      </div>
      {/* A table keeps its width, however small it is told to be. */}
      <div className="visually-hidden">
        <table>
          <caption>{t('insight-student.play.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('insight-student.play.day')}</th>
              <th scope="col">{t('insight-student.play.programs')}</th>
              <th scope="col">{t('insight-student.play.calm')}</th>
              <th scope="col">{t('insight-student.play.total')}</th>
            </tr>
          </thead>
          <tbody>
            {played.map(({ day, program, calm, minutes }) => (
              <tr key={day}>
                <th scope="row">{shownDate(day)}</th>
                <td>{said(minutes.program, program > 0)}</td>
                <td>{said(minutes.calm, calm > 0)}</td>
                <td>{said(minutes.program + minutes.calm)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
