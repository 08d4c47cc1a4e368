import { of, type Registry } from './columns.ts';

export const site = {
  client_events: {
    plain: ['id', 'at', 'kind', 'site', 'actor_id'],
    personal: { path: of('finds broken and refused pages', 'ninety-days', null) },
  },
} satisfies Partial<Registry>;
