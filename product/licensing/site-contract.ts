import * as z from 'zod/mini';
import { isTimeZone } from '#platform/contract/days.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { filtersInput, table } from '#platform/contract/table.ts';
import { adults, siteLicenseAdmins } from '#product/access/rules/policies.ts';
import { isSchoolYear } from '#product/schools/rules/school-years.ts';
import { siteBalance } from './rules/site-balance.ts';
import { day, newestFirst, number, text } from './tables-contract.ts';

/** What those who run one see of their site license. */
const name = { ...text('licensing-histories.columns.educator'), filter: 'text', sort: true } as const;
const school = { ...text('licensing-histories.columns.school'), filter: 'text', sort: true } as const;

export const siteLotsTable = table({
  name: 'site-licenses',
  path: '/educator/site-licenses',
  summary: 'The site licenses of the actor and of the groups the actor runs, and where parts of them went.',
  access: siteLicenseAdmins,
  columns: {
    owner: { ...text('licensing-histories.columns.plan-owner'), filter: 'text' },
    quantity: number('licensing-histories.columns.quantity'),
    used: number('licensing-histories.columns.used'),
    remaining: number('licensing-histories.columns.remaining'),
    starts_on: { ...day('licensing-histories.columns.starts'), hidden: true },
    ends_on: { ...day('licensing-histories.columns.ends'), sort: true },
    shared_out: { label: 'licensing-histories.columns.shared-out', kind: 'yes-no', filter: 'yes-no' },
    purchase_order_number: text('licensing-histories.columns.po-number'),
    created_at: newestFirst('licensing-histories.columns.granted'),
  },
  sort: '-ends_on',
});

/** How somebody comes to draw on a site license. */
const SITE_WAYS = ['holder', 'member', 'granted'] as const;

export const siteAccessTable = table({
  name: 'site-access',
  path: '/educator/site-access',
  summary: 'Who can draw on the site licenses the actor runs, and by what right.',
  access: siteLicenseAdmins,
  columns: {
    name,
    username: { ...text('licensing-histories.columns.username'), hidden: true },
    school,
    way: {
      label: 'licensing-histories.columns.way',
      kind: 'choice',
      choices: SITE_WAYS,
      labels: 'licensing-histories.ways',
    },
    granted_by: text('licensing-histories.columns.granted-by'),
    granted_at: { label: 'licensing-histories.columns.granted-at', kind: 'moment' },
  },
  sort: 'name',
});

/** A line for each educator and school year: the screen asks for one year. */
export const siteUsageTable = table({
  name: 'site-license-usage-report',
  path: '/educator/site-license-usage',
  summary: 'How much of the site licenses each educator uses, by school year.',
  access: siteLicenseAdmins,
  columns: {
    name,
    /** In the printed report always; on a screen the programs take its room. */
    school: { ...school, hidden: true },
    students: number('licensing-histories.columns.students'),
    used: number('licensing-histories.columns.site-licenses-used'),
    /** Licenses that the children have from somewhere else: another pool, the educator's own. */
    elsewhere: number('licensing-histories.columns.elsewhere-used'),
    academy: number('rosters.programs.academy'),
    zoou: number('rosters.programs.zoou'),
    ssgrin: number('rosters.programs.ssgrin'),
    hoh: number('rosters.programs.hoh'),
    sim: number('rosters.programs.sim'),
    last_activity_at: { label: 'licensing-histories.columns.last-activity', kind: 'moment' },
  },
  filters: {
    /** By the year it begins in. */
    school_year: { kind: 'number-range', label: 'licensing-histories.filters.school-year', segment: true },
  },
  sort: 'name',
});

/** The columns that are added up: on the screen and in print. */
export const USAGE_SUMS = [
  'students',
  'used',
  'elsewhere',
  'academy',
  'zoou',
  'ssgrin',
  'hoh',
  'sim',
] as const;
export const usageTotals = z.record(z.enum(USAGE_SUMS), z.number());
export type UsageTotals = z.infer<typeof usageTotals>;

export const siteUsageTotals = endpoint({
  method: 'GET',
  path: '/educator/site-license-usage/totals',
  summary: 'The usage report added up, over all its lines. Takes the filters of the list.',
  access: siteLicenseAdmins,
  input: z.strictObject({ ...filtersInput(siteUsageTable) }),
  output: z.object({ data: usageTotals }),
});

function schoolYear() {
  return z
    .string({ error: 'validation.required' })
    .check(
      z.refine((text) => /^\d{4}$/.test(text) && isSchoolYear(Number(text)), { error: 'validation.in' }),
    );
}

export const siteUsagePdf = endpoint({
  method: 'GET',
  path: '/educator/site-license-usage/pdf',
  summary: 'The usage report of one school year, to print.',
  access: siteLicenseAdmins,
  input: z.strictObject({
    school_year: schoolYear(),
    locale: z.optional(z.string().check(z.regex(/^[a-zA-Z-]{2,10}$/, 'validation.in'))),
    zone: z.optional(z.string().check(z.refine(isTimeZone, 'validation.in'))),
  }),
  output: z.unknown(),
  audit: 'site-license-usage-report.print',
});

export const siteBalanceOf = endpoint({
  method: 'GET',
  path: '/educator/site-license-balance',
  summary:
    'How much of the site licenses the actor runs is used in a school year, and what can be drawn on besides.',
  access: siteLicenseAdmins,
  input: z.strictObject({ school_year: schoolYear() }),
  output: z.object({ data: siteBalance }),
});

/** For the home page: how long the licenses of the own students last. */
/** Students by how it stands with their licenses. */
export const stateCounts = z.object({
  ok: z.number(),
  expiring: z.number(),
  trial: z.number(),
  /** None yet: a running trial gives one at the first login. */
  waiting: z.number(),
  expired: z.number(),
  /** Never had one, and none is to come. */
  none: z.number(),
});

export const licenseExpiry = endpoint({
  method: 'GET',
  path: '/license-expiry',
  summary:
    'How many of the own students or children have a paid license for long or for under 30 days, are on a trial, or have none.',
  access: adults,
  input: z.strictObject({}),
  output: stateCounts,
});
