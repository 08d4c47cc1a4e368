import { of, type Registry } from './columns.ts';

export const platform = {
  audit: {
    plain: [
      'id',
      'at',
      'actor_id',
      'actor_scope',
      'acting_as_by',
      'subject_type',
      'subject_id',
      'request_id',
    ],
    personal: {
      action: of('shows who saw or changed a record', 'evidence', 'Action'),
      details: of('ids, counts and keys of the action, never a name', 'evidence', null),
    },
  },
  mails: {
    plain: ['id', 'operation_id', 'kind', 'status', 'attempts', 'created_at', 'sent_at', 'refused_at'],
    personal: {
      recipient: of('sends the letter', 'ninety-days', 'Letters to'),
      letter_sealed: of('sends the letter', 'ninety-days', null),
      last_error: of('finds out why a letter did not go', 'ninety-days', null),
    },
  },
  events: { plain: ['id', 'position', 'channel', 'type', 'data', 'at'] },
  file_store: { plain: ['the_one', 'prefix', 'swept_at'] },
  last_backup: { plain: ['the_one', 'made_at'] },
  stored_files: { plain: ['id', 'size', 'kept_at', 'dropped_at'] },
  throttles: { plain: ['key_hash', 'failures', 'blocked_until', 'touched_at'] },
} satisfies Partial<Registry>;
