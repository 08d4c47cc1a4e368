import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { COOL_DOWN } from '#product/play/rules/results/active-time.ts';

/** What can be looked at alone: a program, or the Cool Down Corner. */
export const METRIC_PROGRAMS = ['all', ...PROGRAM_IDS, COOL_DOWN] as const;
export type MetricProgram = (typeof METRIC_PROGRAMS)[number];

/** Known of accounts and money, which belong to no program. */
export const OF_PEOPLE = ['requests', 'activated', 'verified', 'first-students'] as const;
export const OF_MONEY = [
  ...(['trials', 'trials-paid', 'plans', 'plans-renewed', 'paid-cents', 'refunded-cents'] as const),
  ...(['refunds', 'turned-away', 'gifts'] as const),
] as const;
export const OF_PLAY = ['seconds', 'scenes', 'check-ins'] as const;
export type Metric = (typeof OF_PEOPLE | typeof OF_MONEY | typeof OF_PLAY)[number];
export const METRICS: readonly Metric[] = [...OF_PEOPLE, ...OF_MONEY, ...OF_PLAY];

/** Null: not told of this program. */
const count = z.nullable(z.number());
export const figures = z.object({
  requests: count,
  /** Of those who asked for an account in this time, whenever it was. */
  activated: count,
  verified: count,
  first_students: count,
  active_children: z.number(),
  seconds: z.number(),
  scenes: count,
  check_ins: count,
  /** Trials that ended in this time, and who of them had paid up to thirty days later. */
  trials: count,
  trials_paid: count,
  /** Plans that ended in this time, and those with a successor. */
  plans: count,
  plans_renewed: count,
  paid_cents: count,
  refunded_cents: count,
  /** Paid less refunds. */
  revenue_cents: count,
  refunds: count,
  /** Children a day who came without a license. */
  turned_away: count,
  gifts: count,
});
export type Figures = z.infer<typeof figures>;

export type Sums = Partial<Record<Metric, number>>;

/** Nothing is told of a program that does not belong to it: a zero would be a claim. */
export function figuresOf(program: MetricProgram, children: number, sums: Sums): Figures {
  const of = (metric: Metric): number => sums[metric] ?? 0;
  const ofAll = (metric: Metric): number | null => (program === 'all' ? of(metric) : null);
  const ofStories = (metric: Metric): number | null => (program === COOL_DOWN ? null : of(metric));
  return {
    requests: ofAll('requests'),
    activated: ofAll('activated'),
    verified: ofAll('verified'),
    first_students: ofAll('first-students'),
    active_children: children,
    seconds: of('seconds'),
    scenes: ofStories('scenes'),
    check_ins: ofStories('check-ins'),
    trials: ofAll('trials'),
    trials_paid: ofAll('trials-paid'),
    plans: ofAll('plans'),
    plans_renewed: ofAll('plans-renewed'),
    paid_cents: ofAll('paid-cents'),
    refunded_cents: ofAll('refunded-cents'),
    revenue_cents: program === 'all' ? of('paid-cents') - of('refunded-cents') : null,
    refunds: ofAll('refunds'),
    turned_away: ofAll('turned-away'),
    gifts: ofAll('gifts'),
  };
}
