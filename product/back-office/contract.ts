import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { SELECT_LIMIT, table } from '#platform/contract/table.ts';
import { uber } from '#product/access/rules/policies.ts';

/** Background work that was given up. What went wrong is told by its code: messages may quote somebody's data. */
export const failedJobsTable = table({
  name: 'failed-jobs',
  path: '/uber/failed-jobs',
  summary: 'Background work and letters that failed for good.',
  access: uber,
  columns: {
    name: { label: 'back-office.columns.name', kind: 'text', filter: 'text', sort: true },
    failed_at: {
      label: 'back-office.columns.failed-at',
      kind: 'moment',
      time: true,
      filter: 'day-range',
      sort: true,
    },
    attempts: { label: 'back-office.columns.attempts', kind: 'number', sort: true },
    letter: { label: 'back-office.columns.letter', kind: 'text', filter: 'text' },
    error: { label: 'back-office.columns.error', kind: 'text', filter: 'text' },
  },
  sort: '-failed_at',
});

export const retryJobs = endpoint({
  method: 'POST',
  path: '/uber/failed-jobs/retry',
  summary: 'Try failed work once more.',
  access: uber,
  input: z.strictObject({
    ids: z
      .array(id())
      .check(z.minLength(1, 'validation.required'), z.maxLength(SELECT_LIMIT, 'validation.in')),
  }),
  output: notificationReply,
  audit: 'job.retry',
});
