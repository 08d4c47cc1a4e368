import { PROGRAM_IDS } from '#brands/brand.ts';
import { type Column, table } from '#platform/contract/table.ts';
import { educators, parents, uber } from '#product/access/rules/policies.ts';
import { findEducators, findSchools } from '#product/schools/contract.ts';
import { GROUP_KINDS } from '#product/schools/rules/groups.ts';
import { HISTORY_GROUPS, HISTORY_TYPES } from './rules/history.ts';
import { PLANS } from './rules/plans.ts';
import { HELD, ORIGINS, SHOWN_ISSUERS, TRANSFER_TYPES } from './rules/shown.ts';

/** What people read about licenses: who holds how many, where they came from and where they went. */
export const text = (label: string) => ({ label, kind: 'text' }) as const satisfies Column;
export const number = (label: string) => ({ label, kind: 'number' }) as const satisfies Column;
export const day = (label: string) => ({ label, kind: 'day', filter: 'day-range' }) as const satisfies Column;
export const newestFirst = (label: string) =>
  ({ label, kind: 'moment', filter: 'day-range', sort: true }) as const satisfies Column;

/** Offered among the columns: a list has as many as fit a screen. */
const onDemand = { hidden: true } as const;
/** What happened at a moment is told with the time of day. */
const at = { ...newestFirst('licensing-histories.columns.at'), time: true } as const;
const plan = {
  label: 'licensing-histories.columns.plan',
  kind: 'choice',
  choices: PLANS,
  labels: 'licensing-histories.plans',
  filter: 'choices',
} as const;

/** Quantity, used and remaining of what an owner ever held, without what expired unused. */
const balances = {
  individual_quantity: number('licensing-histories.columns.individual-quantity'),
  individual_used: number('licensing-histories.columns.individual-used'),
  individual_remaining: number('licensing-histories.columns.individual-remaining'),
  site_quantity: number('licensing-histories.columns.site-quantity'),
  site_used: number('licensing-histories.columns.site-used'),
  site_remaining: number('licensing-histories.columns.site-remaining'),
} as const;
/** What a person can draw on beyond what is in their own hands. */
const lent = {
  own_left: { ...number('licensing-histories.columns.own-left'), hidden: true },
  shared_left: { ...number('licensing-histories.columns.shared-left'), hidden: true },
  site_pools_left: text('licensing-histories.columns.site-pools-left'),
  individual_pools_left: { ...text('licensing-histories.columns.individual-pools-left'), hidden: true },
} as const;
const lastGrant = { label: 'licensing-histories.columns.last-grant', kind: 'moment' } as const;
const holds = {
  kind: 'choices',
  label: 'licensing-histories.filters.holds',
  choices: PLANS,
  labels: 'licensing-histories.plans',
} as const;
const available = { kind: 'yes-no', label: 'licensing-histories.filters.available' } as const;

/** Sums are made for the rows of a page: nothing is sorted by them. */
export const purchaseOverviewTable = table({
  name: 'purchase-overview',
  path: '/uber/purchase-overview',
  summary: 'Educators or parents who hold or held licenses, with how many of each plan are used and left.',
  access: uber,
  columns: {
    name: { ...text('licensing-histories.columns.owner'), filter: 'text', sort: true },
    username: text('licensing-histories.columns.username'),
    school: text('licensing-histories.columns.school'),
    ...balances,
    ...lent,
    free_trial_ends_on: { ...day('licensing-histories.columns.trial-end'), sort: true },
    last_grant_at: lastGrant,
  },
  filters: {
    scope: {
      kind: 'choice',
      label: 'licensing-histories.filters.scope',
      choices: ['educator', 'parent'],
      labels: 'licensing-histories.scopes',
      segment: true,
    },
    school_id: { kind: 'id', label: 'licensing-histories.columns.school', find: findSchools },
    holds,
    available,
  },
  sort: 'name',
});

export const groupOverviewTable = table({
  name: 'group-purchase-overview',
  path: '/uber/group-purchase-overview',
  summary: 'Groups that hold or held licenses, with how many of each plan are used and left.',
  access: uber,
  columns: {
    name: { ...text('licensing-histories.columns.group'), filter: 'text', sort: true },
    kind: {
      label: 'licensing-histories.columns.kind',
      kind: 'choice',
      choices: GROUP_KINDS,
      labels: 'schools.kinds',
      filter: 'choices',
      sort: true,
    },
    ...balances,
    last_grant_at: lastGrant,
  },
  filters: { holds, available },
  sort: 'name',
});

/**
 * `quantity` is what was granted or received, once and for all: it belongs to the price. What is gone since then, moved to
 * others, taken back or ended unused, is a number of its own, and each move a line of the transfers: received and gone,
 * less what is used, is what is left.
 */
const lots = {
  created_at: newestFirst('licensing-histories.columns.granted'),
  plan,
  held: {
    label: 'licensing-histories.columns.held',
    kind: 'choice',
    choices: HELD,
    labels: 'licensing-histories.held',
    filter: 'choices',
  },
  quantity: number('licensing-histories.columns.received'),
  gone: number('licensing-histories.columns.gone'),
  moved: { ...number('licensing-histories.columns.moved'), ...onDemand },
  taken_back: { ...number('licensing-histories.columns.taken-back'), ...onDemand },
  expired: { ...number('licensing-histories.columns.expired'), ...onDemand },
  used: number('licensing-histories.columns.used'),
  remaining: number('licensing-histories.columns.remaining'),
  starts_on: { ...day('licensing-histories.columns.starts'), ...onDemand },
  ends_on: day('licensing-histories.columns.ends'),
  origin: {
    label: 'licensing-histories.columns.origin',
    kind: 'choice',
    choices: ORIGINS,
    labels: 'licensing-histories.origins',
    filter: 'choices',
    ...onDemand,
  },
  issuer: {
    label: 'licensing-histories.columns.issuer',
    kind: 'choice',
    choices: SHOWN_ISSUERS,
    labels: 'licensing-histories.issuers',
    ...onDemand,
  },
  purchase_order_number: { ...text('licensing-histories.columns.po-number'), ...onDemand },
  purchase_order_date: { label: 'licensing-histories.columns.po-date', kind: 'day', ...onDemand },
  price: { ...text('licensing-histories.columns.price'), money: true, ...onDemand },
} as const;
const planOwner = { ...text('licensing-histories.columns.plan-owner'), filter: 'text' } as const;

export const staffLicenseHistoryTable = table({
  name: 'uber-license-history',
  path: '/uber/license-history',
  summary: 'All licenses ever granted, by owner, with where they came from.',
  access: uber,
  columns: { owner: planOwner, ...lots },
  filters: {
    educator_id: { kind: 'id', label: 'licensing-histories.columns.educator', find: findEducators },
  },
  sort: '-created_at',
});

export const licenseHistoryTable = table({
  name: 'license-history',
  path: '/educator/license-history',
  summary:
    'The licenses an educator was granted or handed, and those of groups: the ones the educator runs or draws on.',
  access: educators,
  columns: { owner: planOwner, ...lots },
  sort: '-created_at',
});

export const familyLicenseHistoryTable = table({
  name: 'family-license-history',
  path: '/parent/license-history',
  summary: 'The licenses a parent was granted.',
  access: parents,
  columns: lots,
  sort: '-created_at',
});

const transfers = {
  at,
  from: text('licensing-histories.columns.from'),
  to: text('licensing-histories.columns.to'),
  quantity: number('licensing-histories.columns.count'),
  plan,
  type: {
    label: 'licensing-histories.columns.what',
    kind: 'choice',
    choices: TRANSFER_TYPES,
    labels: 'licensing-histories.transfers',
    filter: 'choices',
  },
  by: text('licensing-histories.columns.by'),
} as const;

export const staffTransferHistoryTable = table({
  name: 'uber-transfer-history',
  path: '/uber/transfer-history',
  summary: 'All licenses that went from one owner to another.',
  access: uber,
  columns: transfers,
  sort: '-at',
});

export const transferHistoryTable = table({
  name: 'transfer-history',
  path: '/educator/transfer-history',
  summary: 'Licenses that came to or went from an educator, or a group the educator runs.',
  access: educators,
  columns: transfers,
  sort: '-at',
});

const PROGRAM_DEEDS = ['assign', 'extend', 'switch', 'rollback'] as const;
const program = (label: string) =>
  ({ label, kind: 'choice', choices: PROGRAM_IDS, labels: 'rosters.programs' }) as const;
const programs = {
  at,
  student: { ...text('licensing-histories.columns.student'), filter: 'text' },
  deed: {
    label: 'licensing-histories.columns.what',
    kind: 'choice',
    choices: PROGRAM_DEEDS,
    labels: 'licensing-histories.deeds',
    filter: 'choices',
  },
  program_before: program('licensing-histories.columns.program-before'),
  program: program('licensing-histories.columns.program'),
  ends_on: { label: 'licensing-histories.columns.until', kind: 'day' },
  issuer: text('licensing-histories.columns.by'),
  uber_issuer: text('licensing-histories.columns.uber-issuer'),
} as const;

export const staffProgramHistoryTable = table({
  name: 'uber-program-history',
  guarded: true,
  path: '/uber/assign-program-history',
  summary: 'Which programs all students were given, moved to and rolled back from, and by whom.',
  access: uber,
  columns: programs,
  sort: '-at',
});

export const programHistoryTable = table({
  name: 'program-history',
  guarded: true,
  path: '/educator/assign-program-history',
  summary: 'The same of the students an educator looks after.',
  access: educators,
  columns: programs,
  /** Whose page the name leads to. */
  fields: { child_id: 'number' },
  sort: '-at',
});

/** A line is told as a sentence, which the screen makes of its fields. */
export const ecommerceHistoryTable = table({
  name: 'ecommerce-history',
  path: '/uber/ecommerce-history',
  summary: 'Everything that happened to licenses, purchases, orders and quotes.',
  access: uber,
  columns: {
    at,
    type: {
      label: 'licensing-histories.columns.what',
      kind: 'choice',
      choices: HISTORY_TYPES,
      labels: 'licensing-histories.types',
      filter: 'choices',
    },
    owner: { ...text('licensing-histories.columns.plan-owner'), filter: 'text' },
    to: text('licensing-histories.columns.to'),
    quantity: number('licensing-histories.columns.quantity'),
    plan,
    program: program('licensing-histories.columns.program'),
    price: { ...text('licensing-histories.columns.price'), money: true },
    purchase_order_number: text('licensing-histories.columns.po-number'),
    reference: text('licensing-histories.columns.reference'),
    by: text('licensing-histories.columns.by'),
    uber_issuer: text('licensing-histories.columns.uber-issuer'),
  },
  filters: {
    group: {
      kind: 'choice',
      label: 'licensing-histories.filters.group',
      choices: HISTORY_GROUPS,
      labels: 'licensing-histories.groups',
    },
  },
  sort: '-at',
});
