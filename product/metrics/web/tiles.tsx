import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dayForFilter, rangeText } from '#platform/contract/table-filters.ts';
import { STAFF_TABS } from '#product/purchasing/rules/staff-tabs.ts';
import { money } from '#product/purchasing/web/shared/money.ts';
import { useNumbers } from '#ui/formats/numbers.ts';
import type { Metrics } from '../contract.ts';
import {
  countedAccountsTable,
  countedChildrenTable,
  countedPaymentsTable,
  countedPlansTable,
} from '../rows-contract.ts';
import type { Figures } from '../rules/figures.ts';
import styles from './metrics.module.css';
import type { Asked } from './use-asked.ts';

/** `opens` says what is behind the link. */
type Rows = {
  opens: 'requests' | 'students' | 'trials' | 'plans' | 'payments' | 'refunds' | 'quotes';
  to: string;
  search: Record<string, string>;
};

type Tile = {
  name: TileName;
  /** What the line follows; null where nothing is told of the program. Of what is told of today alone there is none. */
  line?: (figures: Figures) => number | null;
  said: (figures: Figures) => string;
  note: (now: Figures, before: Figures) => string;
  /** The list that has its rows. */
  rows?: Rows;
};

const NAMES = [
  ...(['requests', 'activated', 'verified', 'first-students', 'active-children', 'minutes'] as const),
  ...(['scenes', 'check-ins', 'trials', 'plans', 'revenue', 'refunds', 'open-quotes'] as const),
] as const;
type TileName = (typeof NAMES)[number];

/** Pictures with numbers on top: each names what it is of, and what it was before. */
export function Tiles({ metrics, place }: { metrics: Metrics; place: PlaceAsked }) {
  const { t } = useTranslation();
  const tiles = useTiles(metrics, place);
  const { total, before, rows } = metrics;
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ name, line, said, note, rows: list }) => (
        <li key={name} className={styles.tile}>
          <h2 className={styles.name}>{t(`metrics.figures.${name}`)}</h2>
          {line?.(total) === null || (line === undefined && metrics.open_quotes === null) ? (
            <p className={styles.note}>{t('metrics.not-by-program')}</p>
          ) : (
            <>
              <p className={styles.number}>{said(total)}</p>
              {line !== undefined && (
                <Line values={rows.map(({ figures }) => line(figures) ?? 0).toReversed()} />
              )}
              <p className={styles.note}>{note(total, before.total)}</p>
              {list !== undefined && (
                <Link to={list.to} search={list.search} className={styles.open}>
                  {t(`metrics.open.${list.opens}`)}
                </Link>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

type PlaceAsked = Pick<Asked, 'district' | 'school'>;

function useTiles(
  { from, to, program, open_quotes: quotes }: Metrics,
  { district, school }: PlaceAsked,
): readonly Tile[] {
  const { t } = useTranslation();
  const number = useNumbers();
  const days = rangeText(dayForFilter(from), dayForFilter(to));
  const place = {
    ...(district === '' ? {} : { district_id: district }),
    ...(school === '' ? {} : { school_id: school }),
  };
  const rowsOf = (opens: Rows['opens'], table: { name: string }, filters: Record<string, string>): Rows => ({
    opens,
    to: '/uber/metrics',
    search: { tab: table.name, ...filters, ...place },
  });
  const requests = (more = {}): Rows => rowsOf('requests', countedAccountsTable, { asked_on: days, ...more });
  const children = rowsOf('students', countedChildrenTable, {
    played_on: days,
    ...(program === 'all' ? {} : { program }),
  });
  const dollars = (cents: number | null): string => money(cents ?? 0);
  const count = (value: number | null): string => number(value ?? 0);
  const of = (part: number | null, whole: number | null): string =>
    t('metrics.of', { part: count(part), whole: count(whole) });
  const before = (said: string): string => t('metrics.before', { said });
  const aChild = (value: number, children: number): string =>
    children === 0 ? '' : t('metrics.a-child', { value: count(Math.round(value / children)) });
  const after = (first: string, second: string): string =>
    first === '' ? second : t('metrics.notes', { first, second });
  const minutes = ({ seconds }: Figures): number => Math.round(seconds / 60);

  const cohort = (
    name: 'activated' | 'verified' | 'first-students',
    key: 'activated' | 'verified' | 'first_students',
  ): Tile => ({
    name,
    line: (figures) => figures[key],
    said: (figures) => of(figures[key], figures.requests),
    note: (_, was) => after(t('metrics.of-requests'), before(of(was[key], was.requests))),
    rows: requests({ [COHORTS[name]]: 'yes' }),
  });
  return [
    {
      name: 'requests',
      line: (figures) => figures.requests,
      said: (figures) => count(figures.requests),
      note: (_, was) => before(count(was.requests)),
      rows: requests(),
    },
    cohort('activated', 'activated'),
    cohort('verified', 'verified'),
    cohort('first-students', 'first_students'),
    {
      name: 'active-children',
      line: (figures) => figures.active_children,
      said: (figures) => count(figures.active_children),
      note: (_, was) => after(t('metrics.once'), before(count(was.active_children))),
      rows: children,
    },
    {
      name: 'minutes',
      line: minutes,
      said: (figures) => count(minutes(figures)),
      note: (now, was) => after(aChild(minutes(now), now.active_children), before(count(minutes(was)))),
      rows: children,
    },
    {
      name: 'scenes',
      line: (figures) => figures.scenes,
      said: (figures) => count(figures.scenes),
      note: (now, was) => after(aChild(now.scenes ?? 0, now.active_children), before(count(was.scenes))),
      rows: children,
    },
    {
      name: 'check-ins',
      line: (figures) => figures.check_ins,
      said: (figures) => count(figures.check_ins),
      note: (_, was) => after(t('metrics.told'), before(count(was.check_ins))),
    },
    {
      name: 'trials',
      line: (figures) => figures.trials_paid,
      said: (figures) => of(figures.trials_paid, figures.trials),
      note: (_, was) => after(t('metrics.of-trials'), before(of(was.trials_paid, was.trials))),
      rows: rowsOf('trials', countedAccountsTable, { trial_ended_on: days }),
    },
    {
      name: 'plans',
      line: (figures) => figures.plans_renewed,
      said: (figures) => of(figures.plans_renewed, figures.plans),
      note: (_, was) => after(t('metrics.of-plans'), before(of(was.plans_renewed, was.plans))),
      rows: rowsOf('plans', countedPlansTable, { ended_on: days }),
    },
    {
      name: 'revenue',
      line: (figures) => figures.revenue_cents,
      said: (figures) => dollars(figures.revenue_cents),
      note: (now, was) =>
        after(
          t('metrics.less', { paid: dollars(now.paid_cents), refunded: dollars(now.refunded_cents) }),
          before(dollars(was.revenue_cents)),
        ),
      rows: rowsOf('payments', countedPaymentsTable, { on_day: days }),
    },
    {
      name: 'refunds',
      line: (figures) => figures.refunds,
      said: (figures) => count(figures.refunds),
      note: (now, was) => after(dollars(now.refunded_cents), before(count(was.refunds))),
      rows: rowsOf('refunds', countedPaymentsTable, { on_day: days, kind: 'refund' }),
    },
    {
      name: 'open-quotes',
      said: () => dollars(quotes?.cents ?? 0),
      note: () => t('metrics.quotes', { count: quotes?.quotes ?? 0, ending: quotes?.ending ?? 0 }),
      ...(district === '' && school === ''
        ? {
            rows: {
              opens: 'quotes',
              to: '/uber/purchasing',
              search: { tab: STAFF_TABS.quotes, status: 'requested,sent' },
            },
          }
        : {}),
    },
  ];
}

const COHORTS = {
  activated: 'activated',
  verified: 'verified',
  'first-students': 'has_students',
} as const;

const [WIDTH, HEIGHT] = [216, 28];

/** For the eye: the table below says the same. */
function Line({ values }: { values: readonly number[] }) {
  const [low, high] = [Math.min(...values, 0), Math.max(...values, 1)];
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.map((value, index) => {
    const y = HEIGHT - 2 - ((value - low) / (high - low)) * (HEIGHT - 4);
    return `${(index * step).toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
