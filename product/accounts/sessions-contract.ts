import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, text } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { table } from '#platform/contract/table.ts';
import { uber } from '#product/access/rules/policies.ts';

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
