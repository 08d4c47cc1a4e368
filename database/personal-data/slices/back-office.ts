import { adult, type Registry } from './columns.ts';

export const backOffice = {
  staff_notes: {
    plain: ['id', 'account_id', 'school_id', 'author_id'],
    personal: {
      text: adult('keeps what staff agreed on with a person, or know of a school', 'Note of staff'),
      created_at: adult('shows when it was written', 'Note of staff written at'),
    },
  },
} satisfies Partial<Registry>;
