import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { text } from '#platform/contract/fields.ts';
import { uber } from '#product/access/rules/policies.ts';
import { ROLES } from '#product/access/rules/scopes.ts';
import { ACCOUNT_STATUSES } from '#product/accounts/rules/people/status.ts';
import { PAID_PLANS } from '#product/licensing/rules/plans.ts';
import { ORDER_STATUSES } from '#product/purchasing/rules/orders.ts';
import { QUOTE_STATUSES } from '#product/purchasing/rules/quotes.ts';
import { LICENSE_STATES } from '#product/rosters/rules/license-states.ts';
import { GROUP_KINDS } from '#product/schools/rules/groups.ts';
import { PAGES, SEARCH_MAX, SEARCH_MIN } from './rules/search.ts';

const PAGE_NAMES = PAGES.map(({ page }) => page);

const person = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  scope: z.enum(['educator', 'parent']),
  role: z.nullable(z.enum(ROLES)),
  status: z.enum(ACCOUNT_STATUSES),
  /** The school, or the family; of a request what was typed. */
  place: z.nullable(z.string()),
});

/** A name and how it stands with the license: nothing else of a child is for staff. */
const child = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  grade: z.number(),
  place: z.nullable(z.string()),
  program: z.nullable(z.enum(PROGRAM_IDS)),
  license: z.enum(LICENSE_STATES),
  archived: z.boolean(),
  /** On whose page the child is. */
  owner_id: z.number(),
});

const place = z.object({
  id: z.number(),
  kind: z.enum(['district', 'school', 'group', 'family']),
  name: z.string(),
  /** What a group is the group of. */
  group_kind: z.nullable(z.enum(GROUP_KINDS)),
  where: z.nullable(z.string()),
  children: z.nullable(z.number()),
  /** The school of a group, or somebody of a group or a family: whose page shows it. */
  school_id: z.nullable(z.number()),
  person_id: z.nullable(z.number()),
});

const purchase = {
  id: z.number(),
  number: z.string(),
  buyer: z.nullable(z.string()),
  /** None before a newcomer's payment has made the account. */
  buyer_id: z.nullable(z.number()),
  plan: z.enum(PAID_PLANS),
  quantity: z.number(),
  total_cents: z.number(),
};
const order = z.discriminatedUnion('kind', [
  z.object({
    ...purchase,
    kind: z.literal('order'),
    status: z.enum(ORDER_STATUSES),
    /** Somebody has to decide about a payment of it. */
    attention: z.boolean(),
  }),
  z.object({ ...purchase, kind: z.literal('quote'), status: z.enum(QUOTE_STATUSES) }),
]);

const deed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), page: z.enum(PAGE_NAMES), path: z.string() }),
  z.object({ kind: z.literal('act-as'), id: z.number(), name: z.string() }),
]);

const everything = z.object({
  people: z.array(person),
  children: z.array(child),
  places: z.array(place),
  orders: z.array(order),
  actions: z.array(deed),
});
export type Everything = z.infer<typeof everything>;

export const searchEverything = endpoint({
  method: 'GET',
  path: '/uber/search',
  summary:
    'People, children (name and license only), places, orders and quotes by a few letters of a name, an address or a number, without regard to accents; and pages to go to. A few of each, the best first.',
  access: uber,
  input: z.strictObject({ q: text({ min: SEARCH_MIN, max: SEARCH_MAX }) }),
  output: z.object({ data: everything }),
  audit: 'staff.search',
});
