import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, mondayOf } from '#platform/contract/days.ts';
import { isAskedDay } from '#platform/contract/table-filters.ts';
import { call } from '#platform/web/api.ts';
import { runsGroup } from '#product/accounts/rules/people/traits.ts';
import { useToday, useUser } from '#product/accounts/web/session/session.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Segments } from '#ui/navigation/segments.tsx';
import { readPlaces } from '../contract.ts';
import { CheckInTabs } from './check-in-tabs.tsx';
import styles from './check-ins.module.css';
import { CheckInsGrid } from './check-ins-grid.tsx';
import { FeltPlaces } from './felt-places.tsx';
import { useSummary } from './use-summary.ts';
import { WeekStepper } from './week-stepper.tsx';

type CheckInsScreenProps = {
  /** The reader answers for all children of a school, and reads what they told. */
  answers?: boolean;
  /** True for the whole page, above the list. */
  above?: ReactNode;
  /** What somebody waits for: beside the list where there is room, and before it where there is none. */
  waiting?: ReactNode;
  /** What stands beside the list where there is room, and below it where there is none. */
  beside?: ReactNode;
};

/** The own and shared ones, all whom one answers for, or classes as shares. */
type Reach = 'mine' | 'answers' | 'all';
type View = { reach: Reach; archived: boolean };

/** How the children felt in one week, as they told it. The week is in the address. */
export function CheckInsScreen({ answers = false, above, waiting, beside }: CheckInsScreenProps) {
  const { t } = useTranslation();
  const user = useUser();
  const reaches: readonly Reach[] = [
    'mine',
    ...(answers ? (['answers'] as const) : []),
    ...(runsGroup(user) ? (['all'] as const) : []),
  ];
  const [chosen, setView] = useState<Partial<View>>({});
  // Who has no own students comes for those of the school or district.
  const first = (user.students_count === 0 ? reaches[1] : reaches[0]) ?? 'mine';
  const view: View = { reach: first, archived: false, ...chosen };
  const { week, setWeek } = useAskedWeek();
  // Until the school has said which day it is there.
  const today = useToday();
  const monday = week ?? mondayOf(today);
  const asked: Record<string, string> = week === null ? {} : { _week: week };
  const places = usePlaces(asked, view.reach === 'all').data?.data;
  const views = <Views view={view} onChange={setView} reaches={reaches} of={places?.of ?? 'classes'} />;
  return (
    <Page
      title={t('check-ins.title')}
      lead={t('check-ins.lead')}
      width="wide"
      actions={<Stepper monday={monday} today={today} view={view} asked={asked} onWeek={setWeek} />}
    >
      <CheckInTabs />
      {above}
      <div className={styles.page}>
        {waiting && <div className={styles.aside}>{waiting}</div>}
        <div className={styles.main}>
          {view.reach === 'all' ? (
            <>
              <div className={styles.toolbar}>{views}</div>
              <Places asked={asked} />
            </>
          ) : (
            <CheckInsGrid
              monday={monday}
              archived={view.archived}
              isOwn={view.reach === 'mine'}
              stateKey={keyOf(view)}
              segment={segmentOf(view, asked)}
              toolbar={views}
            />
          )}
        </div>
        {beside && <div className={styles.aside}>{beside}</div>}
      </div>
    </Page>
  );
}

const keyOf = ({ reach, archived }: View): string =>
  `emotion-check-ins:${reach === 'answers' ? 'answers-' : ''}${archived ? 'archived' : 'active'}`;

const segmentOf = ({ reach, archived }: View, asked: Record<string, string>): Record<string, string> => ({
  reach: reach === 'mine' ? 'mine' : 'all',
  archived: archived ? 'yes' : 'no',
  ...asked,
});

/** Any day of a week names it; without one, or with what is none, it is this week. */
function useAskedWeek(): { week: Day | null; setWeek: (monday: Day | null) => void } {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { week, ...rest } = search;
  return {
    week: typeof week === 'string' && isAskedDay(week) ? mondayOf(week) : null,
    setWeek: (monday) =>
      void navigate({
        to: '.',
        search: monday === null ? rest : { ...rest, week: monday },
        resetScroll: false,
      }),
  };
}

type AskedProps = { asked: Record<string, string> };

function usePlaces(asked: Record<string, string>, enabled: boolean) {
  return useQuery({
    queryKey: ['felt-places', asked],
    queryFn: ({ signal }) => call(readPlaces, asked, { signal, quiet: true }),
    enabled,
  });
}

function Places({ asked }: AskedProps) {
  return <FeltPlaces query={usePlaces(asked, true)} />;
}

type StepperProps = AskedProps & {
  monday: Day;
  today: Day;
  view: View;
  onWeek: (monday: Day | null) => void;
};

/** Which week it is, is the school's to say: as soon as it has, that counts. */
function Stepper({ monday, today, view, asked, onWeek }: StepperProps) {
  const isByName = view.reach !== 'all';
  const mine = useSummary(keyOf(view), segmentOf(view, asked), isByName).data;
  const places = usePlaces(asked, !isByName).data?.data;
  const latest = mondayOf((isByName ? mine?.today : places?.today) ?? today);
  return <WeekStepper monday={'_week' in asked ? monday : latest} latest={latest} onWeek={onWeek} />;
}

type ViewsProps = {
  view: View;
  onChange: (view: View) => void;
  reaches: readonly Reach[];
  /** What all of them are told by. */
  of: 'schools' | 'classes';
};

/** Whose children, and whether those who have left. */
function Views({ view, onChange, reaches, of }: ViewsProps) {
  const { t } = useTranslation();
  const labelOf = (reach: Reach): string =>
    t(reach === 'all' && of === 'schools' ? 'check-ins.views.schools' : `check-ins.views.${reach}`);
  return (
    <>
      {reaches.length > 1 && (
        <Segments
          label={t('check-ins.views.reach')}
          value={view.reach}
          options={reaches.map((value) => ({ value, label: labelOf(value) }))}
          onChange={(reach) => onChange({ ...view, reach })}
        />
      )}
      {view.reach !== 'all' && (
        <Segments
          label={t('check-ins.views.archive')}
          value={view.archived ? 'archived' : 'active'}
          options={[
            { value: 'active', label: t('check-ins.views.active') },
            { value: 'archived', label: t('check-ins.views.archived') },
          ]}
          onChange={(which) => onChange({ ...view, archived: which === 'archived' })}
        />
      )}
    </>
  );
}
