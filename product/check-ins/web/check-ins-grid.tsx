import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type Day, daysBetween } from '#platform/contract/days.ts';
import { narrowed } from '#platform/contract/table.ts';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import { SCHOOL_DAYS } from '#product/schools/rules/school-days.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { openModal } from '#ui/layers/modals.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import type { SummaryRow } from '#ui/table/model/table-types.ts';
import { TablePage } from '#ui/table/table-page.tsx';
import { NOT_NOW } from '../rules/said.ts';
import type { CheckInsSummary } from '../rules/shapes.ts';
import { NO_SCHOOL, NOT_ASKED, WEEKDAYS, WEEKEND, type Weekday } from '../rules/week.ts';
import { checkInsTable } from '../tables-contract.ts';
import {
  type AskedMoment,
  type CheckInRow,
  NoticeCell,
  SaidCell,
  type ShownDay,
  WeekCard,
} from './cells.tsx';
import styles from './check-ins.module.css';
import { useWeekday } from './day-words.ts';
import { Mark } from './faces/mark.tsx';
import { SmallFace } from './faces/small-face.tsx';
import { MOMENT, MomentDialog } from './moment-dialog.tsx';
import { MoodBars } from './mood-bars.tsx';
import { useSummary } from './use-summary.ts';
import { WeeksBefore } from './weeks-before.tsx';

/** Who needs a look stands first on the screen; what is sent in files goes on by name where nobody says otherwise. */
const withoutDays = (without: readonly Weekday[]) => ({
  ...narrowed(checkInsTable, { without }),
  sort: 'notice',
});
const TABLES = {
  week: withoutDays(WEEKEND),
  saturday: withoutDays(['sun']),
  sunday: withoutDays(['sat']),
  weekend: withoutDays([]),
} as const;

function tableOf(days: readonly Weekday[]) {
  if (days.includes('sat')) return days.includes('sun') ? TABLES.weekend : TABLES.saturday;
  return days.includes('sun') ? TABLES.sunday : TABLES.week;
}

/** Which week a file is of, and what its words count. */
const ALWAYS_IN_FILES = ['week', 'notice_days', 'notice_of'] as const;
/** Who sees the own students knows their school. */
const OWN_ONLY = ['educator_id', 'school_id', 'group_id'];
const nameOf = (row: CheckInRow): string => row.name ?? '';

type GridProps = {
  /** Monday of the week that is shown. */
  monday: Day;
  archived: boolean;
  /** The own class, not all whom the reader answers for. */
  isOwn: boolean;
  stateKey: string;
  segment: Record<string, string>;
  toolbar: ReactNode;
};

/** A row a child, a column a day; above all of them the class, and below it the weeks before. */
export function CheckInsGrid({ monday, archived, isOwn, stateKey, segment, toolbar }: GridProps) {
  const { t } = useTranslation();
  const summary = useSummary(stateKey, segment);
  // While another week is on its way, the figures of the one before are not its own.
  const isOfWeek = segment['_week'] === undefined || summary.data?.monday === monday;
  const data = isOfWeek ? summary.data : undefined;
  const days = useDays(data, monday);
  const [asked, setAsked] = useState<AskedMoment | null>(null);
  const onMoment = useCallback((moment: AskedMoment) => {
    setAsked(moment);
    openModal(MOMENT);
  }, []);
  const asks = segment['_week'];
  const from = asks === undefined ? stateKey : `${stateKey}:${asks}`;
  const look = useMemo(
    () => ({
      cells: {
        name: (row: CheckInRow) => (
          <StudentLink id={row.id} from={from}>
            {row.name}
          </StudentLink>
        ),
        notice: (row: CheckInRow) => <NoticeCell row={row} />,
        ...Object.fromEntries(
          days.map((at) => [
            at.name,
            (row: CheckInRow) => <SaidCell row={row} at={at} onMoment={onMoment} />,
          ]),
        ),
      },
      card: (row: CheckInRow) => <WeekCard row={row} days={days} onMoment={onMoment} />,
    }),
    [days, onMoment, from],
  );
  const isSomebody = data !== undefined && data.children > 0;
  const classRow = useClassRow(data, days, isOwn);
  if (data?.covered === true) return <Banner>{t('check-ins.covered')}</Banner>;
  return (
    <>
      {summary.isError && (
        <Banner
          tone="error"
          title={t('check-ins.class.failed')}
          actions={
            <Button
              size="sm"
              variant="outline"
              loading={summary.isFetching}
              onClick={() => void summary.refetch()}
            >
              {t('ui.try-again')}
            </Button>
          }
        />
      )}
      <div className={styles.grid}>
        <TablePage
          table={tableOf(days.map(({ name }) => name))}
          label={t('check-ins.title')}
          stateKey={stateKey}
          segment={segment}
          toolbar={toolbar}
          withoutFilters={OWN_ONLY}
          alwaysInFiles={ALWAYS_IN_FILES}
          describeRow={nameOf}
          empty={
            archived
              ? { title: t('check-ins.empty.archived-title'), text: t('check-ins.empty.archived-text') }
              : {
                  title: t('check-ins.empty.title'),
                  text: t('check-ins.empty.text'),
                  actions: <ButtonLink to="/educator/students">{t('check-ins.empty.action')}</ButtonLink>,
                }
          }
          {...look}
          summary={classRow}
        />
      </div>
      {isSomebody && <Key />}
      {isSomebody && data.untold !== null && <Untold untold={data.untold} />}
      {isSomebody && !archived && <WeeksBefore key={monday} weeks={data.weeks} untold={data.untold} />}
      <MomentDialog asked={asked} />
    </>
  );
}

/** The days that have a column: Monday to Friday, and those of the weekend that somebody answered on. */
function useDays(data: CheckInsSummary | undefined, monday: Day): readonly ShownDay[] {
  return useMemo(() => {
    const first = data?.monday ?? monday;
    const days = data?.days.map(({ day }) => day) ?? SCHOOL_WEEK.map((at) => addDays(monday, at));
    return days.flatMap((day) => {
      const name = WEEKDAYS[daysBetween(first, day)];
      return name === undefined ? [] : [{ name, day, isToday: day === data?.today }];
    });
  }, [data, monday]);
}

const SCHOOL_WEEK = Array.from({ length: SCHOOL_DAYS }, (_, at) => at);

/** Above all children: how many said what, each day. */
function useClassRow(
  data: CheckInsSummary | undefined,
  days: readonly ShownDay[],
  isOwn: boolean,
): SummaryRow | undefined {
  const { t } = useTranslation();
  const weekday = useWeekday('short');
  if (data === undefined || data.children === 0) return undefined;
  const told = data.days.filter((day) => day.told > 0);
  const most = Math.max(1, ...told.flatMap(({ counts }) => Object.values(counts)));
  const today = data.days.find(({ day }) => day === data.today);
  const label = (
    <span className={styles.class}>
      {t(isOwn ? 'check-ins.class.mine' : 'check-ins.class.answers')}
      <span>
        {today === undefined
          ? t('check-ins.class.told-week', { count: told.reduce((sum, day) => sum + day.told, 0) })
          : t('check-ins.class.told-today', { told: today.told, all: data.children })}
      </span>
    </span>
  );
  const bars = days.flatMap((at) => {
    const day = told.find((one) => one.day === at.day);
    return day === undefined ? [] : [{ ...at, bars: <MoodBars counts={day.counts} most={most} /> }];
  });
  return {
    label,
    cells: {
      ...Object.fromEntries(
        bars.map(({ name, isToday, bars: drawn }) => [
          name,
          <span key={name} className={styles.mood} data-today={isToday || undefined}>
            {drawn}
          </span>,
        ]),
      ),
      notice: <span className={styles.about}>{t('check-ins.class.about')}</span>,
    },
    card: (
      <>
        <h2 className={styles.heading}>{label}</h2>
        <dl className={styles.days}>
          {bars.map(({ name, day, bars: drawn }) => (
            <div key={name}>
              <dt>{weekday(day)}</dt>
              <dd>{drawn}</dd>
            </div>
          ))}
        </dl>
      </>
    ),
  };
}

/** Why there is less to see than was said. */
function Untold({ untold: { before } }: { untold: NonNullable<CheckInsSummary['untold']> }) {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      {before === null
        ? t('check-ins.untold.some')
        : t('check-ins.untold.before', { date: shownDate(before) })}
    </p>
  );
}

/** What the marks mean. */
function Key() {
  const { t } = useTranslation();
  return (
    <ul className={styles.key}>
      <li>
        <span className={styles.mark}>
          <SmallFace feeling="happy" />
        </span>
        {t('check-ins.key.face')}
      </li>
      <li>
        <span className={styles.mark}>
          <Mark said={NOT_NOW} />
        </span>
        {t('check-ins.key.not-now')}
      </li>
      <li>
        <span className={styles.mark}>
          <Mark said={NO_SCHOOL} />
        </span>
        {t('check-ins.key.no-school')}
      </li>
      <li>
        <span className={styles.mark}>
          <Mark said={NOT_ASKED} />
        </span>
        {t('check-ins.key.not-asked')}
      </li>
    </ul>
  );
}
