import { type Column, table } from '#platform/contract/table.ts';
import { uber } from '#product/access/rules/policies.ts';
import { ACCOUNT_STATUSES } from '#product/accounts/rules/people/status.ts';
import { findDistricts, findSchools } from '#product/schools/contract.ts';
import { METRIC_PROGRAMS } from './rules/figures.ts';

/** The rows that figures are counted from: each of the page opens one of these, filtered to exactly what it counts. */

const text = (label: string) => ({ label, kind: 'text' }) as const satisfies Column;
const number = (label: string) => ({ label, kind: 'number' }) as const satisfies Column;
const day = (label: string) =>
  ({ label, kind: 'day', filter: 'day-range', sort: true }) as const satisfies Column;
const yesNo = (label: string) => ({ label, kind: 'yes-no', filter: 'yes-no' }) as const satisfies Column;
const school = text('accounts-people.columns.school');
const district = { ...text('metrics.columns.district'), hidden: true } as const;
const places = {
  school_id: { kind: 'id', label: 'accounts-people.columns.school', find: findSchools },
  district_id: { kind: 'id', label: 'metrics.columns.district', find: findDistricts },
} as const;

export const countedAccountsTable = table({
  name: 'metrics-accounts',
  path: '/uber/metrics/accounts',
  summary: 'The accounts behind requests, activations, verifications, first students and trials.',
  access: uber,
  columns: {
    name: { label: 'accounts-people.columns.name', kind: 'text', filter: 'text', sort: true },
    /** Where the account was asked for; those that came otherwise have none. */
    asked_on: day('metrics.columns.asked-on'),
    activated: yesNo('metrics.columns.activated'),
    verified: yesNo('metrics.columns.verified'),
    has_students: yesNo('metrics.columns.has-students'),
    /** Of a trial that is over. */
    trial_ended_on: day('metrics.columns.trial-ended-on'),
    paid: yesNo('metrics.columns.paid'),
    school,
    district,
    status: {
      label: 'accounts-people.columns.status',
      kind: 'choice',
      choices: ACCOUNT_STATUSES,
      labels: 'accounts-people.statuses',
    },
    username: { ...text('accounts-people.columns.username'), hidden: true },
  },
  filters: places,
  sort: '-asked_on',
});

export const countedPlansTable = table({
  name: 'metrics-plans',
  path: '/uber/metrics/plans',
  summary: 'Bought plans that are over, and whether there is a successor.',
  access: uber,
  columns: {
    owner: text('metrics.columns.owner'),
    plan: text('metrics.columns.plan'),
    starts_on: { label: 'metrics.columns.starts-on', kind: 'day' },
    ended_on: day('metrics.columns.ended-on'),
    renewed: yesNo('metrics.columns.renewed'),
  },
  filters: places,
  sort: '-ended_on',
});

const PAYMENTS = ['card', 'check', 'refund'] as const;

export const countedPaymentsTable = table({
  name: 'metrics-payments',
  path: '/uber/metrics/payments',
  summary: 'What was paid, by card and by check, and what went back: each on its own day.',
  access: uber,
  columns: {
    on_day: day('metrics.columns.on-day'),
    kind: {
      label: 'metrics.columns.payment',
      kind: 'choice',
      choices: PAYMENTS,
      labels: 'metrics.payments',
      filter: 'choices',
    },
    amount: { label: 'metrics.columns.amount', kind: 'text', money: true },
    payer: text('metrics.columns.payer'),
    number: text('metrics.columns.order'),
  },
  fields: { cents: 'number' },
  filters: places,
  sort: '-on_day',
});

export const countedChildrenTable = table({
  name: 'metrics-children',
  path: '/uber/metrics/children',
  summary: 'Children who played in a time, with how much; nothing of skills and feelings.',
  access: uber,
  columns: {
    name: { label: 'accounts-people.columns.name', kind: 'text', sort: true },
    school,
    grade: number('metrics.columns.grade'),
    days: number('metrics.columns.days'),
    minutes: number('metrics.columns.minutes-then'),
    scenes: number('metrics.columns.scenes-then'),
  },
  filters: {
    played_on: { kind: 'day-range', label: 'metrics.columns.played-on' },
    program: {
      kind: 'choice',
      label: 'metrics.program',
      choices: METRIC_PROGRAMS,
      labels: 'metrics.programs',
    },
    ...places,
  },
  sort: 'name',
  guarded: true,
});
