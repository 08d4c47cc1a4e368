import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, text } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { table } from '#platform/contract/table.ts';
import { adultsInPerson, uber } from '#product/access/rules/policies.ts';
import { ADULT_DOORS } from './rules/sessions/doors.ts';

const ADULTS = ['educator', 'parent', 'uber'] as const;

/** Who is signed in. A row's number stands for the session, and opens nothing: its token is known to its browser alone. */
export const sessionsTable = table({
  name: 'sessions',
  path: '/uber/sessions',
  summary: 'Adults who are signed in, each browser a row. Children are not listed.',
  access: uber,
  columns: {
    name: { label: 'accounts-sessions.columns.name', kind: 'text', filter: 'text', sort: true },
    username: { label: 'accounts-sessions.columns.username', kind: 'text', filter: 'text', sort: true },
    scope: {
      label: 'accounts-sessions.columns.scope',
      kind: 'choice',
      choices: ADULTS,
      labels: 'accounts-sessions.scopes',
      filter: 'choices',
    },
    created_at: {
      label: 'accounts-sessions.columns.created-at',
      kind: 'moment',
      time: true,
      filter: 'day-range',
      sort: true,
    },
    active_at: { label: 'accounts-sessions.columns.active-at', kind: 'moment', time: true, sort: true },
    browser: { label: 'accounts-sessions.columns.browser', kind: 'text', filter: 'text' },
    system: { label: 'accounts-sessions.columns.system', kind: 'text', filter: 'text' },
    ends_at: { label: 'accounts-sessions.columns.ends-at', kind: 'moment', time: true, hidden: true },
    of_person: { label: 'accounts-sessions.columns.of-person', kind: 'number' },
  },
  fields: { account_id: 'number', spoken_name: 'text', own: 'yes-no' },
  sort: '-active_at',
  freshSeconds: 30,
});

const ending = z.strictObject({ id: id(), reason: text({ max: 200 }) });

export const endOneSession = endpoint({
  method: 'POST',
  path: '/uber/sessions/end',
  summary: 'Sign one browser of somebody else out.',
  access: uber,
  input: ending,
  output: notificationReply,
  audit: 'session.end-one',
});

export const endAllSessions = endpoint({
  method: 'POST',
  path: '/uber/sessions/end-all',
  summary: 'Sign somebody else out everywhere. `id` is one of the sessions.',
  access: uber,
  input: ending,
  output: notificationReply,
  audit: 'session.end-all',
});

export const ownSessions = endpoint({
  method: 'GET',
  path: '/sessions',
  summary:
    'Where the actor is signed in: each browser with its kind, its system and the network it came from.',
  access: adultsInPerson,
  input: z.strictObject({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        /** The one that asks. */
        current: z.boolean(),
        signed_in_at: z.string(),
        signed_in_by: z.enum(ADULT_DOORS),
        active_at: z.string(),
        /** Null where it is none that we know. */
        browser: z.nullable(z.string()),
        system: z.nullable(z.string()),
        /** The address cut to a /24, or to a /48. */
        network: z.nullable(z.string()),
      }),
    ),
  }),
});
export type OwnSession = z.infer<typeof ownSessions.output>['data'][number];

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/sessions/:id',
  summary: 'Sign one of the own browsers out. The one that asks is signed out like any other.',
  access: adultsInPerson,
  input: z.strictObject({ id: id() }),
  output: notificationReply,
  audit: 'session.end-own',
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/sessions',
  summary: 'Sign all the own browsers out but the one that asks. No other one stays known.',
  access: adultsInPerson,
  input: z.strictObject({}),
  output: notificationReply,
  audit: 'session.end-others',
});
