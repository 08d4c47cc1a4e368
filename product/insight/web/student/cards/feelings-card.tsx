import { useTranslation } from 'react-i18next';
import { NOT_NOW } from '#product/check-ins/rules/said.ts';
import { NOT_ASKED } from '#product/check-ins/rules/week.ts';
import { useShortDay, useWeekday } from '#product/check-ins/web/day-words.ts';
import { Mark, SaidSign } from '#product/check-ins/web/faces/mark.tsx';
import { CHECK_INS } from '#product/play/rules/results/events.ts';
import { Card } from '#ui/parts/card.tsx';
import { calendarOf } from '../../../rules/student/feeling-weeks.ts';
import type { StudentFeelings } from '../../../rules/student/page-shape.ts';
import styles from './feelings-card.module.css';

type FeelingsProps = { feelings: StudentFeelings; name: string };

/** Six weeks as the child told them: a column a day, no average, no line between them. */
export function FeelingsCard({ feelings, name }: FeelingsProps) {
  const { t } = useTranslation();
  const isSilent = feelings.told + feelings.not_now === 0;
  return (
    <Card
      title={t('insight-student.feelings.title')}
      aside={<span className={styles.aside}>{t('insight-student.feelings.aside', { name })}</span>}
    >
      {isSilent ? (
        <p>
          {t(feelings.asked ? 'insight-student.feelings.nothing' : 'insight-student.feelings.off', { name })}
        </p>
      ) : (
        <>
          <Spread feelings={feelings} />
          <Weeks feelings={feelings} name={name} />
          <Key feelings={feelings} name={name} />
        </>
      )}
    </Card>
  );
}

function Key({ feelings: { told, not_now: notNow, asked }, name }: FeelingsProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.key}>
      <span>
        {t('insight-student.feelings.told', { count: told })}
        {notNow > 0 && <> {t('insight-student.feelings.not-now', { count: notNow })}</>}
        {!asked && <> {t('insight-student.feelings.off', { name })}</>}
      </span>
      <span aria-hidden="true">
        <Mark said={NOT_ASKED} /> {t('insight-student.feelings.key-not-asked')}
        <Mark said={NOT_NOW} /> {t('insight-student.feelings.key-not-now')}
      </span>
    </p>
  );
}

type Said = StudentFeelings['weeks'][number]['days'][number]['said'];

const HAPPIEST_FIRST = [...CHECK_INS].reverse();

/** Faces stand at their feeling, everything else below all of them. */
function rowOf(said: Said | undefined): number {
  const row = HAPPIEST_FIRST.findIndex((feeling) => feeling === said);
  return row < 0 ? CHECK_INS.length + 1 : row + 1;
}

/** For wide windows and the eye: the weeks below say the same. */
function Spread({ feelings: { weeks } }: Pick<FeelingsProps, 'feelings'>) {
  const { t } = useTranslation();
  const shortDay = useShortDay();
  const { days } = calendarOf(weeks);
  return (
    <div className={styles.spread} aria-hidden="true">
      <div className={styles.words}>
        {HAPPIEST_FIRST.map((feeling) => (
          <span key={feeling}>{t(`insight-student.feelings.words.${feeling}`)}</span>
        ))}
      </div>
      {days.map(({ day, said, isMonday }) => (
        <div key={day} className={styles.day} data-monday={isMonday || undefined}>
          <span style={{ gridRow: rowOf(said) }}>
            <SaidSign said={said} />
          </span>
          {isMonday && <span className={styles.monday}>{shortDay(day)}</span>}
        </div>
      ))}
    </div>
  );
}

/** On a phone, the weeks; everywhere else for those who hear them. */
function Weeks({ feelings: { weeks }, name }: FeelingsProps) {
  const { t } = useTranslation();
  const shortDay = useShortDay();
  const [longName, shortName] = [useWeekday('long'), useWeekday('narrow')];
  const { days, columns } = calendarOf(weeks);
  const rows = Array.from({ length: weeks.length }, (_, at) => days.slice(at * columns, (at + 1) * columns));
  return (
    <table className={styles.weeks}>
      <caption className="visually-hidden">{t('insight-student.feelings.table', { name })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('insight-student.feelings.week-of')}</span>
          </th>
          {rows[0]?.map(({ day }) => (
            <th key={day} scope="col">
              <span aria-hidden="true">{shortName(day)}</span>
              <span className="visually-hidden">{longName(day)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((own) => (
          <tr key={own[0]?.day}>
            <th scope="row">{shortDay(own[0]?.day ?? '')}</th>
            {own.map(({ day, said }) => (
              <td key={day}>
                <SaidSign said={said} />
                {said !== undefined && (
                  <span className="visually-hidden">
                    {t(`insight-student.feelings.words.${said ?? 'not-asked'}`)}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
