import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { SELECT_LIMIT, table } from '#platform/contract/table.ts';
import { uber } from '#product/access/rules/policies.ts';
import { LETTER_KINDS, LETTER_STATES } from './rules/letters.ts';

/** What was mailed to whom, and whether it went. What a letter says is sealed, and nobody's here to read. */
export const lettersTable = table({
  name: 'letters',
  path: '/uber/letters',
  summary: 'Letters by kind, day and recipient, and whether they went. Their words are not kept.',
  access: uber,
  columns: {
    created_at: {
      label: 'back-office-admin.letters.columns.created-at',
      kind: 'moment',
      time: true,
      filter: 'day-range',
      sort: true,
    },
    kind: {
      label: 'back-office-admin.letters.columns.kind',
      kind: 'choice',
      choices: LETTER_KINDS,
      labels: 'back-office-admin.letters.kinds',
      filter: 'choices',
    },
    recipient: { label: 'back-office-admin.letters.columns.recipient', kind: 'text', filter: 'text' },
    state: {
      label: 'back-office-admin.letters.columns.state',
      kind: 'choice',
      choices: LETTER_STATES,
      labels: 'back-office-admin.letters.states',
      filter: 'choices',
    },
    sent_at: { label: 'back-office-admin.letters.columns.sent-at', kind: 'moment', time: true },
    attempts: { label: 'back-office-admin.letters.columns.attempts', kind: 'number' },
    error: { label: 'back-office-admin.letters.columns.error', kind: 'text' },
  },
  /** Of an educator or a parent with that address. */
  fields: { account_id: 'number' },
  sort: '-created_at',
});

export const retryLetters = endpoint({
  method: 'POST',
  path: '/uber/letters/retry',
  summary: 'Send letters that were given up once more, as long as their words are kept.',
  access: uber,
  input: z.strictObject({
    ids: z
      .array(id())
      .check(z.minLength(1, 'validation.required'), z.maxLength(SELECT_LIMIT, 'validation.in')),
  }),
  output: notificationReply,
  audit: 'letter.retry',
});
