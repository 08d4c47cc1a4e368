import { of, type Registry } from './columns.ts';

export const ownData = {
  own_exports: {
    plain: ['id', 'uuid', 'account_id', 'language', 'brand', 'state', 'total', 'created_at', 'ends_at'],
  },
  own_export_parts: {
    plain: ['export_id', 'place', 'state'],
    personal: {
      content_sealed: of("holds an adult's own data until they fetch it", 'two-days', null),
    },
  },
  account_deletions: {
    plain: [
      ...(['id', 'reference', 'account_id', 'state', 'brand', 'asked_at', 'runs_at'] as const),
      ...(['closed_at', 'ended_at'] as const),
    ],
  },
} satisfies Partial<Registry>;
