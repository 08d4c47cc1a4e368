import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { rangeText } from '#platform/contract/table-filters.ts';
import { money } from '#product/purchasing/web/shared/money.ts';
import { useNumbers } from '#ui/formats/numbers.ts';
import type { Metrics } from '../contract.ts';
import type { Figures } from '../rules/figures.ts';
import styles from './metrics.module.css';

/** `opens` says what is behind the link. */
type Rows = {
  opens: 'requests' | 'students' | 'trials' | 'plans' | 'orders' | 'refunds';
  to: string;
  search: Record<string, string>;
};

type Tile = {
  name: TileName;
  /** What the line follows; null where nothing is told of the program. */
  line: (figures: Figures) => number | null;
  said: (figures: Figures) => string;
  note: (now: Figures, before: Figures) => string;
  /** The list that has its rows. */
  rows?: Rows;
};

const NAMES = [
  ...(['requests', 'activated', 'verified', 'first-students', 'active-children', 'minutes'] as const),
  ...(['scenes', 'check-ins', 'trials', 'plans', 'revenue', 'refunds'] as const),
] as const;
type TileName = (typeof NAMES)[number];

/** Pictures with numbers on top: each names what it is of, and what it was before. */
export function Tiles({ metrics }: { metrics: Metrics }) {
  const { t } = useTranslation();
  const tiles = useTiles(metrics);
  const { total, before, rows } = metrics;
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ name, line, said, note, rows: list }) => (
        <li key={name} className={styles.tile}>
          <h2 className={styles.name}>{t(`metrics.figures.${name}`)}</h2>
          {line(total) === null ? (
            <p className={styles.note}>{t('metrics.not-by-program')}</p>
          ) : (
            <>
              <p className={styles.number}>{said(total)}</p>
              <Line values={rows.map(({ figures }) => line(figures) ?? 0).toReversed()} />
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

function useTiles({ from, to, program }: Metrics): readonly Tile[] {
  const { t } = useTranslation();
  const number = useNumbers();
  const days = rangeText(from, to);
  const requests: Rows = { opens: 'requests', to: '/uber/account-requests', search: { created_at: days } };
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
    rows: requests,
  });
  const ofStories =
    program === 'all' || program === 'cdc'
      ? {}
      : { rows: { opens: 'students' as const, to: `/uber/programs/${program}`, search: {} } };
  return [
    {
      name: 'requests',
      line: (figures) => figures.requests,
      said: (figures) => count(figures.requests),
      note: (_, was) => before(count(was.requests)),
      rows: requests,
    },
    cohort('activated', 'activated'),
    cohort('verified', 'verified'),
    cohort('first-students', 'first_students'),
    {
      name: 'active-children',
      line: (figures) => figures.active_children,
      said: (figures) => count(figures.active_children),
      note: (_, was) => after(t('metrics.once'), before(count(was.active_children))),
      ...ofStories,
    },
    {
      name: 'minutes',
      line: minutes,
      said: (figures) => count(minutes(figures)),
      note: (now, was) => after(aChild(minutes(now), now.active_children), before(count(minutes(was)))),
    },
    {
      name: 'scenes',
      line: (figures) => figures.scenes,
      said: (figures) => count(figures.scenes),
      note: (now, was) => after(aChild(now.scenes ?? 0, now.active_children), before(count(was.scenes))),
      ...ofStories,
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
      rows: { opens: 'trials', to: '/uber/account-requests', search: { free_trial_ends_on: days } },
    },
    {
      name: 'plans',
      line: (figures) => figures.plans_renewed,
      said: (figures) => of(figures.plans_renewed, figures.plans),
      note: (_, was) => after(t('metrics.of-plans'), before(of(was.plans_renewed, was.plans))),
      rows: { opens: 'plans', to: '/uber/schools', search: { tab: 'uber-license-history', ends_on: days } },
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
      rows: { opens: 'orders', to: '/uber/purchasing', search: { tab: 'uber-orders' } },
    },
    {
      name: 'refunds',
      line: (figures) => figures.refunds,
      said: (figures) => count(figures.refunds),
      note: (now, was) => after(dollars(now.refunded_cents), before(count(was.refunds))),
      rows: {
        opens: 'refunds',
        to: '/uber/metrics',
        search: { tab: 'ecommerce-history', type: 'refund', at: days },
      },
    },
  ];
}

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
