import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { FilterValue } from '#platform/contract/table-filters.ts';
import { listedNameSql } from '#platform/server/database/name-sql.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { wordsIn } from '#platform/server/tables/conditions.ts';
import type { Asker, FilterExpression, Filters, TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { dollars, ownerJoin, ownerName } from '#product/licensing/server/tables/sql.ts';
import {
  countedAccountsTable,
  countedChildrenTable,
  countedPaymentsTable,
  countedPlansTable,
} from '../rows-contract.ts';
import { METRIC_PROGRAMS } from '../rules/figures.ts';
import { OF_ACCOUNT, OF_PLAN, PAYMENT_ROWS } from './metric-sql.ts';
import { type Within, withinPlace } from './place-sql.ts';

const todayOf = ({ now }: Asker): string => `date '${dayIn(DEFAULT_TIME_ZONE, now)}'`;
const in_ = (join: string) => (sql: string) => ({ sql, join }) as const;

/** By district and by school, as the figures of a place are counted. */
function placeFilters(condition: (within: Within) => string): Record<string, FilterExpression> {
  const idOf = (value: FilterValue): number => (value.kind === 'id' ? value.id : 0);
  return {
    district_id: (value, bind) => condition(withinPlace(`${bind(idOf(value))}::bigint`, 'null::bigint')),
    school_id: (value, bind) => condition(withinPlace('null::bigint', `${bind(idOf(value))}::bigint`)),
  };
}

const ofSchool = in_('school');
const ofTrial = in_('trial');
const ASKED_ON = `case when ${OF_ACCOUNT.isRequest} then ${OF_ACCOUNT.askedOn} end`;
const accounts: TableSource<typeof countedAccountsTable> = {
  from: 'accounts a',
  id: 'a.id',
  scope: () => OF_ACCOUNT.scope,
  joins: {
    school: 'left join schools sc on sc.id = a.school_id left join districts di on di.id = sc.district_id',
    trial: (_, asker) => `cross join lateral (
      select case when a.free_trial_ends_on < ${todayOf(asker)} then a.free_trial_ends_on end as ended_on) trial`,
  },
  columns: {
    name: listedNameSql('a'),
    username: 'a.username',
    school: ofSchool('sc.name'),
    district: ofSchool('di.name'),
    status: 'a.status',
    asked_on: ASKED_ON,
    activated: OF_ACCOUNT.activated,
    verified: OF_ACCOUNT.verified,
    has_students: OF_ACCOUNT.hasStudents,
    trial_ended_on: ofTrial('trial.ended_on'),
    paid: `coalesce(${OF_ACCOUNT.paid}, false)`,
  },
  sorts: {
    name: ['a.last_name', 'a.first_name'],
    // Who did not ask comes last, where the newest come first.
    asked_on: [`coalesce(${ASKED_ON}, '-infinity'::date)`],
    trial_ended_on: [ofTrial("coalesce(trial.ended_on, '-infinity'::date)")],
  },
  filters: { name: wordsIn('a.search'), ...placeFilters(({ account }) => account) },
};

const ofOwner = in_('owner');
const ofEnd = in_('end');
const OWNER = ownerName('oa', 'og');

const plans: TableSource<typeof countedPlansTable> = {
  from: 'license_lots l',
  id: 'l.id',
  scope: () => OF_PLAN.scope,
  joins: {
    owner: ownerJoin('l'),
    end: (_, asker) => `cross join lateral (
      select case when l.ends_on < ${todayOf(asker)} then l.ends_on end as ended_on) plan_end`,
  },
  columns: {
    owner: ofOwner(OWNER),
    plan: 'l.plan',
    starts_on: 'l.starts_on',
    ended_on: ofEnd('plan_end.ended_on'),
    renewed: OF_PLAN.renewed,
  },
  sorts: { ended_on: [ofEnd("coalesce(plan_end.ended_on, '-infinity'::date)")] },
  filters: placeFilters(({ owner }) => owner('l.account_id', 'l.group_id')),
};

const payments: TableSource<typeof countedPaymentsTable> = {
  from: `(${PAYMENT_ROWS}) p`,
  id: 'p.id',
  scope: () => 'true',
  joins: { owner: ownerJoin('p') },
  columns: {
    on_day: 'p.on_day',
    kind: 'p.kind',
    amount: dollars('p.cents'),
    cents: 'p.cents',
    payer: ofOwner(OWNER),
    number: 'p.number',
  },
  filters: placeFilters(({ owner }) => owner('p.account_id', 'p.group_id')),
};

/** Who played in the time and program that are asked for; both were checked by the contract. */
function playedIn(filters: Filters): { days: string; area: string; of: string } {
  const [range, program] = [filters['played_on'], filters['program']];
  const chosen = program?.kind === 'choices' ? String(program.values[0]) : 'all';
  const area = METRIC_PROGRAMS.find((one) => one === chosen) ?? 'all';
  const { from, to } = range?.kind === 'day-range' ? range : { from: null, to: null };
  const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);
  const between = (column: string): string =>
    [
      isDay(from) ? `${column} >= date '${from}'` : 'true',
      isDay(to) ? `${column} <= date '${to}'` : 'true',
    ].join(' and ');
  return {
    days: `${between('d.on_day')} ${area === 'all' ? '' : `and d.area = '${area}'`}`,
    area,
    of: `${between('f.finished_on')} ${area === 'all' ? '' : `and f.program = '${area}'`}`,
  };
}

const children: TableSource<typeof countedChildrenTable> = {
  from: 'students s',
  id: 's.id',
  scope: () => 'not s.is_sandbox and exists (select from play_days ever where ever.student_id = s.id)',
  joins: {
    school: 'left join schools sc on sc.id = s.school_id',
    played: (filters) => `join (
      select d.student_id from play_days d where ${playedIn(filters).days} group by d.student_id
    ) played on played.student_id = s.id`,
  },
  late: {
    time: (row, filters) => `left join lateral (
      select count(distinct d.on_day) as days, (sum(d.seconds) + 30) / 60 as minutes
      from play_days d where d.student_id = ${row}.id and ${playedIn(filters).days}
    ) playing on true`,
    scenes: (row, filters) => `left join lateral (
      select count(*) as count from scene_plays f where f.student_id = ${row}.id and ${playedIn(filters).of}
    ) finished on true`,
  },
  columns: {
    name: listedNameSql('s'),
    school: ofSchool('sc.name'),
    grade: 's.grade',
    days: { sql: 'playing.days', late: 'time' },
    minutes: { sql: 'playing.minutes', late: 'time' },
    scenes: { sql: 'finished.count', late: 'scenes' },
  },
  sorts: { name: ['s.last_name', 's.first_name'] },
  filters: {
    played_on: { where: () => 'true', join: 'played' },
    program: { where: () => 'true', join: 'played' },
    ...placeFilters(({ student }) => student('s.school_id')),
  },
};

export function rowTableRoutes(serve: Serve): void {
  tableRoutes(serve, countedAccountsTable, accounts);
  tableRoutes(serve, countedPlansTable, plans);
  tableRoutes(serve, countedPaymentsTable, payments);
  tableRoutes(serve, countedChildrenTable, children);
}
