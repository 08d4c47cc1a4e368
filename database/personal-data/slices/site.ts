import { of, type Registry } from './columns.ts';

export const site = {
  client_events: {
    plain: [
      'id',
      'at',
      'first_at',
      'times',
      'kind',
      'site',
      'actor_id',
      'call',
      'status',
      'fault',
      'frames',
      'build',
      'mark',
    ],
    personal: { path: of('finds broken and refused pages', 'ninety-days', null) },
  },
} satisfies Partial<Registry>;
