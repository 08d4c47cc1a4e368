import { of, type Registry } from './columns.ts';

export const childData = {
  child_deletions: {
    plain: [
      ...(['id', 'reference', 'student_id', 'state', 'asked_by', 'asked_as', 'brand', 'asked_at'] as const),
      ...(['decide_by', 'reminded_at', 'escalated_at', 'decided_at', 'decided_by', 'runs_at'] as const),
      ...(['ended_at', 'deleted'] as const),
    ],
  },
  child_exports: {
    plain: [
      ...(['id', 'uuid', 'account_id', 'asked_by', 'asked_uuid', 'kind', 'language', 'brand'] as const),
      ...(['state', 'total', 'created_at', 'ends_at'] as const),
    ],
  },
  child_export_parts: {
    plain: ['export_id', 'place', 'student_id', 'state'],
    personal: {
      content_sealed: of("holds a child's data until who answers for the child fetches it", 'two-days', null),
    },
  },
} satisfies Partial<Registry>;
