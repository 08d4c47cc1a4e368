import type { FilterValue } from '#platform/contract/table-filters.ts';
import type { Bind } from '#platform/server/database/bindings.ts';
import { listedNameSql } from '#platform/server/database/name-sql.ts';
import { condition, wordsIn } from '#platform/server/tables/conditions.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { leftOf, poolsLeft } from '#product/schools/server/drawable-lots.ts';
import type { groupOverviewTable, purchaseOverviewTable } from '../../tables-contract.ts';

const LAST_GRANT = "max(lot.created_at) filter (where lot.plan <> 'free-trial')";
const sumOf = (what: string, plan: string): string =>
  `coalesce(sum(${what}) filter (where lot.plan = '${plan}'), 0)::bigint`;

/** All sums of an owner in one look at the owner's lots. For the rows of a page only: nothing sorts by them. */
const sums = (owner: string): string => `
  cross join lateral (
    select ${sumOf('lot.quantity - lot.expired', 'individual')} as individual_quantity,
      ${sumOf('lot.used', 'individual')} as individual_used,
      ${sumOf('lot.remaining', 'individual')} as individual_remaining,
      ${sumOf('lot.quantity - lot.expired', 'site')} as site_quantity,
      ${sumOf('lot.used', 'site')} as site_used, ${sumOf('lot.remaining', 'site')} as site_remaining,
      ${LAST_GRANT} as last_grant_at
    from license_lots lot where lot.${owner}
  ) sums`;

const sum = (name: string) => ({ sql: `sums.${name}`, join: 'sums' });
const balances = {
  individual_quantity: sum('individual_quantity'),
  individual_used: sum('individual_used'),
  individual_remaining: sum('individual_remaining'),
  site_quantity: sum('site_quantity'),
  site_used: sum('site_used'),
  site_remaining: sum('site_remaining'),
  last_grant_at: sum('last_grant_at'),
} as const;

function filters(owner: string) {
  const lots = `select from license_lots held where held.${owner}`;
  return {
    holds: (value: FilterValue, bind: Bind) =>
      `exists (${lots} and held.quantity > 0 and ${condition('held.plan', value, 'choice', bind)})`,
    available: (value: FilterValue) =>
      `${value.kind === 'yes-no' && value.yes ? '' : 'not '}exists (${lots} and held.remaining > 0
        and held.plan <> 'free-trial')`,
  };
}

const HOLDERS =
  "a.scope <> 'uber' and exists (select from license_lots any_lot where any_lot.account_id = a.id)";

/** Literally, so that the index by scope and name serves. */
const scopeOf = (value: FilterValue): string => {
  if (value.kind !== 'choices') return 'true';
  return `a.scope = '${value.values.includes('parent') ? 'parent' : 'educator'}'`;
};

export const purchaseOverview: TableSource<typeof purchaseOverviewTable> = {
  from: 'accounts a',
  id: 'a.id',
  scope: () => HOLDERS,
  joins: {
    school: 'left join schools sc on sc.id = a.school_id',
    sums: sums('account_id = a.id'),
  },
  columns: {
    name: listedNameSql('a'),
    username: 'a.username',
    school: { sql: 'sc.name', join: 'school' },
    ...balances,
    own_left: leftOf('a.id', 'own'),
    shared_left: leftOf('a.id', 'shared'),
    site_pools_left: poolsLeft('a.id', 'site'),
    individual_pools_left: poolsLeft('a.id', 'individual'),
    free_trial_ends_on: 'a.free_trial_ends_on',
  },
  sorts: {
    name: ['a.last_name', 'a.first_name'],
    free_trial_ends_on: ["coalesce(a.free_trial_ends_on, date '-infinity')"],
  },
  filters: {
    ...filters('account_id = a.id'),
    name: wordsIn('a.search'),
    school_id: 'a.school_id',
    scope: (value) => scopeOf(value),
  },
  wide: true,
};

export const groupOverview: TableSource<typeof groupOverviewTable> = {
  from: 'groups g',
  id: 'g.id',
  scope: () => 'exists (select from license_lots any_lot where any_lot.group_id = g.id)',
  joins: { sums: sums('group_id = g.id') },
  columns: { name: 'g.name', kind: 'g.kind', ...balances },
  filters: filters('group_id = g.id'),
};
