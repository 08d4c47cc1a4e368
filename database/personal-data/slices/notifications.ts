import { of, type Registry, TIMES } from './columns.ts';

export const notifications = {
  sidebar_tasks: {
    plain: ['uuid', 'account_id', 'type', 'done', 'total', 'failed', 'path', 'program', 'kind', ...TIMES],
    personal: {
      name: of('tells uploads apart to those who made them', 'two-weeks', null),
    },
  },
  dashboard_notifications: {
    plain: [
      ...(['id', 'account_id', 'kind', 'data', 'at', 'dismissed_at', 'digested_at', 'operation_id'] as const),
    ],
  },
  notices: {
    plain: [
      ...([
        'id',
        'title_en',
        'title_zh',
        'text_en',
        'text_zh',
        'audience',
        'page',
        'first_day',
        'last_day',
      ] as const),
      ...(['created_by', 'created_at', 'published_at', 'ended_at'] as const),
    ],
  },
} satisfies Partial<Registry>;
