import type { Registry } from './columns.ts';

export const retention = {
  retention_runs: {
    plain: [
      ...([
        'id',
        'rule',
        'table_name',
        'every',
        'days',
        'years',
        'year_from',
        'at',
        'took_ms',
        'gone',
      ] as const),
      ...(['oldest_at', 'due_at', 'failed'] as const),
    ],
  },
} satisfies Partial<Registry>;
