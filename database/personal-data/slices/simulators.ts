import { of, type Registry } from './columns.ts';

export const simulators = {
  mailbox: {
    plain: ['id', 'received_at'],
    personal: {
      recipient: of('shows the letters of the demo', 'ninety-days', null),
      raw: of('shows the letters of the demo', 'ninety-days', null),
    },
  },
  payment_simulator: {
    plain: ['id', 'kind', 'due_at', 'attempts', 'created_at'],
    personal: { content: of('stands in for the payment service, in demo mode only', 'ninety-days', null) },
  },
  identity_simulator: {
    plain: ['key_hash', 'provider', 'kind', 'created_at'],
    personal: { content: of('stands in for Clever and ClassLink, in demo mode only', 'ninety-days', null) },
  },
} satisfies Partial<Registry>;
