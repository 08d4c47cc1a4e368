import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, id, linkCode, text } from '#platform/contract/fields.ts';
import { adults, anyone, uber } from '#product/access/rules/policies.ts';
import { SCOPES } from '#product/access/rules/scopes.ts';
import { sidebarItem } from '#product/notifications/rules/sidebar.ts';
import { ecommerceState } from './rules/ecommerce.ts';
import { SUBDOMAINS } from './rules/sign-in/acting.ts';
import { sessionReply, userProfile } from './sign-in-contract.ts';

export const startActing = endpoint({
  method: 'POST',
  path: '/uber/acting-as',
  summary:
    'Act as an educator, a parent or a student for an hour, with a reason that the customer can read. Ends what was open before.',
  access: uber,
  input: z.strictObject({ user_id: id(), reason: text({ min: 3 }) }),
  output: z.object({
    data: z.object({
      user_id: z.number(),
      scope: z.enum(SCOPES),
      ends_at: z.string(),
      /** For a student: the address that carries the acting over to the student site, once and within a minute. */
      student_url: z.nullable(z.string()),
    }),
  }),
  audit: 'acting-as.start',
  stepUp: true,
});

export const getActing = endpoint({
  method: 'GET',
  path: '/uber/acting-as',
  summary: 'The user that the actor is acting as, while that is allowed.',
  access: uber,
  input: z.strictObject({ user: id(), subdomain: choice(SUBDOMAINS) }),
  output: z.object({
    data: z.object({
      user: userProfile,
      ecommerce: ecommerceState,
      notifications: z.array(sidebarItem),
      ends_at: z.string(),
    }),
  }),
});

export const endActing = endpoint({
  method: 'DELETE',
  path: '/uber/acting-as',
  summary: 'Stop acting as anybody. Answers the same when nothing was open.',
  access: uber,
  input: z.strictObject({}),
  output: z.void(),
  status: 204,
  audit: 'acting-as.end',
});

export const takeOverActing = endpoint({
  method: 'POST',
  path: '/acting-as/handover',
  summary: 'Take up the acting as a student on the student site with the one-time code; opens a session.',
  access: anyone,
  input: z.strictObject({ code: linkCode() }),
  output: z.extend(sessionReply, { ends_at: z.string() }),
  audit: 'acting-as.take-over',
});

export const staffAccess = endpoint({
  method: 'GET',
  path: '/account/staff-access',
  summary:
    'Who of staff acted as the signed-in user or as one of their students, when, for how long and why.',
  access: adults,
  input: z.strictObject({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        /** First name and last initial. */
        staff: z.string(),
        /** Null where it was the user's own account. */
        student: z.nullable(z.string()),
        started_at: z.string(),
        /** Null while it lasts. */
        ended_at: z.nullable(z.string()),
        minutes: z.number(),
        reason: z.string(),
      }),
    ),
  }),
});
