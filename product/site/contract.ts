import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, longText } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { operationId } from '#platform/contract/operation-id.ts';
import { adults, educators, groupAdmins, keepersInPerson } from '#product/access/rules/policies.ts';
import { stateCounts } from '#product/licensing/site-contract.ts';
import { GROUP_KINDS } from '#product/schools/rules/groups.ts';
import { doing } from './rules/doing.ts';
import { SUPPORT_MESSAGE_MAX, SUPPORT_TOPICS } from './rules/support.ts';

export const askSupport = endpoint({
  method: 'POST',
  path: '/support',
  summary:
    'Write to support: a letter with who asks and, if they like, on which screen, which support answers by email.',
  access: keepersInPerson,
  input: z.strictObject({
    topic: choice(SUPPORT_TOPICS),
    message: longText({ max: SUPPORT_MESSAGE_MAX }),
    /** Null: the person leaves it out. */
    doing: z._default(z.nullable(doing), null),
    operation_id: operationId(),
  }),
  output: notificationReply,
  audit: 'support.ask',
});

export const adminOverview = endpoint({
  method: 'GET',
  path: '/educator/overview',
  summary:
    'What the actor runs: its name, how many educators, students by how it stands with their licenses, and invited colleagues to approve. The same numbers as the lists.',
  access: groupAdmins,
  input: z.strictObject({}),
  output: z.object({
    /** The widest first: districts, schools, teams. */
    places: z.array(z.object({ kind: z.enum(GROUP_KINDS), name: z.string() })),
    schools: z.number(),
    /** Deactivated ones left out; the actor is one of them. */
    educators: z.number(),
    pending: z.number(),
    students: stateCounts,
  }),
});

export const homeFacts = endpoint({
  method: 'GET',
  path: '/educator/home',
  summary:
    'What decides which cards a home shows: the day at the school, and whether children played in an earlier school year.',
  access: educators,
  input: z.strictObject({}),
  output: z.object({ data: z.object({ today: z.string(), is_returning: z.boolean() }) }),
});

const classNumbers = z.object({
  children: z.number(),
  /** Null while staff act as somebody: feelings are not theirs to see. */
  feelings: z.nullable(z.object({ told: z.number(), not_now: z.number(), not_asked: z.number() })),
  /** Of this week. */
  finished: z.number(),
  started: z.number(),
  not_yet: z.number(),
  seconds: z.number(),
});
/** Of a counselor, whose home is the caseload. */
const caseloadNumbers = z.object({
  own: z.number(),
  shared: z.number(),
  /** Children with a hard feeling today, and those without a note for 30 days; null while staff act as somebody. */
  hard_today: z.nullable(z.number()),
  groups: z.number(),
  without_note: z.nullable(z.number()),
});
const placeNumbers = z.object({
  schools: z.number(),
  educators: z.number(),
  pending: z.number(),
  students: stateCounts,
  /** Of places with ten children and more. */
  children: z.number(),
  played: z.number(),
  /** Of those who could have a first check. */
  checkable: z.number(),
  checked: z.number(),
});

export const dashboardMetrics = endpoint({
  method: 'GET',
  path: '/dashboard-metrics',
  summary: "The numbers of one's own home, as its cards show them. What is not on it is null.",
  access: adults,
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      scope: z.enum(['uber', 'educator', 'parent']),
      staff: z.nullable(
        z.object({
          account_requests: z.number(),
          purchase_orders: z.number(),
          quotes: z.number(),
          payments: z.number(),
        }),
      ),
      class: z.nullable(classNumbers),
      caseload: z.nullable(caseloadNumbers),
      places: z.nullable(placeNumbers),
      /** Own children and those a school lets one read of; play of the last 30 days. */
      family: z.nullable(z.object({ children: z.number(), seconds: z.number(), days_played: z.number() })),
    }),
  }),
  audit: 'dashboard.read',
});
export type DashboardMetrics = z.infer<typeof dashboardMetrics.output>['data'];
