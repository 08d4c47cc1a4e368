import { of, type Registry } from './columns.ts';

export const reports = {
  report_downloads: {
    plain: [
      ...(['id', 'uuid', 'account_id', 'program', 'kind', 'part', 'language', 'format', 'brand'] as const),
      ...(['state', 'total', 'created_at', 'ends_at'] as const),
    ],
  },
  report_download_parts: {
    plain: ['download_id', 'place', 'student_id', 'state'],
    personal: {
      content_sealed: of('holds a page to print until it is fetched with the others', 'two-days', null),
    },
  },
  report_links: {
    plain: [
      ...([
        'id',
        'student_id',
        'program',
        'kind',
        'iteration',
        'account_id',
        'created_at',
        'ends_at',
      ] as const),
      ...(['revoked_at', 'revoked_by'] as const),
    ],
    personal: {
      token_hash: of("opens the family's letter", 'two-days', null),
      opened: of('tells the educator whether the family has read it', 'two-days', null),
      opened_at: of('tells the educator whether the family has read it', 'two-days', null),
    },
  },
} satisfies Partial<Registry>;
