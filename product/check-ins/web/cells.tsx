import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { RowOf } from '#platform/contract/table.ts';
import { classNames } from '#ui/style/class-names.ts';
import { isLoud } from '../rules/notice.ts';
import { NOT_NOW } from '../rules/said.ts';
import { NO_SCHOOL, NOT_ASKED, WEEKDAYS, type Weekday } from '../rules/week.ts';
import type { checkInsTable } from '../tables-contract.ts';
import styles from './cells.module.css';
import { useWeekday } from './day-words.ts';
import { Mark } from './faces/mark.tsx';
import { SmallFace } from './faces/small-face.tsx';

export type CheckInRow = RowOf<typeof checkInsTable>;

export type ShownDay = { name: Weekday; day: Day; isToday: boolean };
/** A face that was pressed. */
export type AskedMoment = { id: number; name: string; day: Day };

type SaidCellProps = { row: CheckInRow; at: ShownDay; onMoment: (asked: AskedMoment) => void };

/** A face leads to its moment; "Not now" is a dashed ring, not asked a dot, and of days to come there is nothing. */
export const SaidCell = memo(function SaidCell({ row, at, onMoment }: SaidCellProps) {
  const { t } = useTranslation();
  const weekday = useWeekday('long');
  const said = row[at.name];
  const today = { 'data-today': at.isToday || undefined };
  if (said === null) return <span className={styles.none} {...today} />;
  if (said === NOT_NOW || said === NOT_ASKED || said === NO_SCHOOL) {
    return (
      <span className={styles.none} {...today}>
        <Mark said={said} />
        <span className="visually-hidden">{t(`check-ins.said.${said}`)}</span>
      </span>
    );
  }
  const name = row.name ?? '';
  // Of the row's own week, whichever the page is about to show.
  const day = addDays(row.week ?? at.day, WEEKDAYS.indexOf(at.name));
  const words = { name, day: weekday(day), said: t(`check-ins.said.${said}`) };
  return (
    <button
      type="button"
      className={styles.face}
      {...today}
      aria-label={t('check-ins.cell.open', words)}
      title={words.said}
      onClick={() => onMoment({ id: row.id, name, day })}
    >
      <SmallFace feeling={said} />
    </button>
  );
});

/** In words: who needs a look, and why. */
export function NoticeCell({ row }: { row: CheckInRow }) {
  const { t } = useTranslation();
  const { notice, notice_days: count, notice_of: of } = row;
  if (notice === null) return null;
  const isTwice = notice === 'not-now' && count === 2;
  const words = isTwice
    ? t('check-ins.noticed.not-now-twice')
    : t(`check-ins.noticed.${notice}`, { count: count ?? 0, of: of ?? 0 });
  return <span className={classNames(styles.notice, isLoud(notice) && styles.loud)}>{words}</span>;
}

type CardProps = { row: CheckInRow; days: readonly ShownDay[]; onMoment: SaidCellProps['onMoment'] };

/** The week where there is no room for columns. */
export function WeekCard({ row, days, onMoment }: CardProps) {
  const weekday = useWeekday('short');
  return (
    <>
      <ul className={styles.week}>
        {days.map((at) => (
          <li key={at.name}>
            <span className={styles.weekday}>{weekday(at.day)}</span>
            <SaidCell row={row} at={at} onMoment={onMoment} />
          </li>
        ))}
      </ul>
      <NoticeCell row={row} />
    </>
  );
}
