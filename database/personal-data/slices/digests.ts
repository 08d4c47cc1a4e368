import { adult, type Registry } from './columns.ts';

export const digests = {
  notification_preferences: {
    plain: ['account_id', 'updated_at'],
    personal: { digest: adult('mails the person as often as they want', 'Email digest') },
  },
} satisfies Partial<Registry>;
