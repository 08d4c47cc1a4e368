import { child, of, type Registry } from './columns.ts';

export const licensing = {
  license_operations: { plain: ['id', 'kind', 'actor_id', 'acting_as_by', 'at', 'result'] },
  license_lots: {
    plain: [
      ...([
        'id',
        'root_id',
        'account_id',
        'group_id',
        'plan',
        'term',
        'starts_on',
        'ends_on',
        'issuer',
      ] as const),
      ...(['by_staff', 'origin', 'price_cents', 'purchase_order_number', 'purchase_order_date'] as const),
      ...(['quantity', 'used', 'expired', 'remaining', 'created_at'] as const),
      ...(['refunded_in_use', 'refund_reference'] as const),
    ],
  },
  license_uses: {
    plain: ['id', 'lot_id', 'student_id', 'returned_at'],
    personal: {
      program: child('says what the license was given for', 'Licensed program'),
      starts_on: child('says from when the child may play', 'License start'),
      ends_on: child('says until when the child may play', 'License end'),
      assigned_at: child('shows when the license was given', 'Licensed at'),
      first_played_at: child('keeps a license that was used from being taken back', 'First played on it'),
    },
  },
  license_entries: {
    plain: [
      ...(['id', 'operation_id', 'lot_id', 'kind', 'quantity', 'used', 'expired', 'use_id'] as const),
      ...(['student_id', 'at'] as const),
    ],
    personal: {
      program: of('shows which program was assigned', 'evidence', 'Assigned program'),
      program_before: of('shows which program was assigned before', 'evidence', 'Program before'),
    },
  },
  site_access: { plain: ['id', 'account_id', 'group_id', 'educator_id', 'granted_by', 'created_at'] },
  gifts: { plain: ['invitee_id', 'inviter_id', 'inviter_quantity', 'invitee_quantity', 'given_at'] },
  unlicensed_logins: {
    plain: ['student_id', 'owner_id'],
    personal: {
      on_day: child('tells the educator that a license is missing', 'Came without a license on'),
      times: child('tells the educator that a license is missing', null),
      last_at: child('tells the educator that a license is missing', null),
    },
  },
  ecommerce_history: {
    plain: [
      ...([
        'id',
        'at',
        'type',
        'operation_id',
        'account_id',
        'group_id',
        'to_account_id',
        'to_group_id',
      ] as const),
      ...(['actor_id', 'acting_as_by', 'issuer', 'plan', 'quantity', 'program', 'price_cents'] as const),
      ...(['purchase_order_number', 'reference'] as const),
    ],
  },
} satisfies Partial<Registry>;
